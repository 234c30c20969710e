import type { ClientBase } from 'pg';

const ROWS = 1_000;

/** The rows of a query in batches, in constant memory. Needs a transaction; only one cursor at a time. */
export async function* readInBatches<Row extends object>(connection: ClientBase, select: string): AsyncGenerator<Row[]> {
  await connection.query(`declare batches no scroll cursor for ${select}`);
  for (;;) {
    const { rows } = await connection.query<Row>(`fetch ${ROWS} from batches`);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS) break;
  }
  await connection.query('close batches');
}
