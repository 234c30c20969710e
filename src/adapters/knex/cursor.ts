import type { ClientBase } from 'pg';

const ROWS = 1_000;
/** For wide rows, such as images of colleges: a thousand of them would keep a server from other requests for a tenth of a second. */
export const FEW_ROWS = 250;

/** The rows of a query in batches, in constant memory. Needs a transaction; only one cursor at a time. */
export async function* readInBatches<Row extends object>(connection: ClientBase, select: string, most = ROWS): AsyncGenerator<Row[]> {
  await connection.query(`declare batches no scroll cursor for ${select}`);
  for (;;) {
    const { rows } = await connection.query<Row>(`fetch ${Math.trunc(most)} from batches`);
    if (rows.length > 0) yield rows;
    if (rows.length < most) break;
  }
  await connection.query('close batches');
}
