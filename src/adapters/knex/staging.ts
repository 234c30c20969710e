import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { StagedTable } from '../../domain/data-sync/data-sync.ports.ts';
import { MAX_KEPT_REJECTS } from '../../domain/data-sync/import-run.ts';
import type { RejectedRow, SourceTable, SuppliedField, SuppliedRow } from '../../domain/data-sync/source-table.ts';
import { copyEncoderOf, type CopyEncoder } from './copy-text.ts';
import { createRowCheck, type RowFault } from './row-checks.ts';
import { STEERING } from './merge-sql.ts';
import { columnOf, COLUMN_TYPES, type ColumnType } from './rows.ts';

const OWN_COLUMNS: readonly { column: string; type: ColumnType }[] = [
  { column: 'line', type: 'integer' },
  { column: 'unitid', type: 'integer' },
  { column: 'statuses', type: 'text' },
];

/** Streams a table into the temporary table `name`, which lives until the end of the transaction. */
export async function stageTable(
  connection: ClientBase,
  name: string,
  table: SourceTable,
  onProgress: (bytesRead: number) => void,
): Promise<StagedTable> {
  const columns = table.fields.map(({ field }) => ({ column: columnOf(field), type: stagedType(field) }));
  const own = [...OWN_COLUMNS, ...columns];
  const absent = table.directory ? STEERING.filter((field) => !table.fields.some((supplied) => supplied.field === field)) : [];
  const all = [...own, ...absent.map((field) => ({ column: columnOf(field), type: stagedType(field) }))];
  await connection.query(`create temp table ${name} (${all.map(({ column, type }) => `${column} ${type}`).join(', ')}) on commit drop`);
  const outcome: StagedTable = { read: 0, rejected: 0, folded: 0, nobody: 0, rejects: [] };
  const encoders = columns.map(({ type }) => copyEncoderOf(type));
  await pipeline(
    Readable.from(copyLines(table, encoders, outcome, onProgress)),
    connection.query(copyFrom(`copy ${name} (${own.map(({ column }) => column).join(', ')}) from stdin`)),
  );
  await connection.query(`analyze ${name} (unitid)`);
  return outcome;
}

function stagedType(field: SuppliedField): ColumnType {
  const type = field === 'inUniverse' ? 'boolean' : COLUMN_TYPES.get(field);
  if (type === undefined) throw new Error(`A source cannot supply ${field}`);
  return type;
}

/** One text a batch: few large writes keep COPY busy. */
async function* copyLines(
  table: SourceTable,
  encoders: readonly CopyEncoder[],
  outcome: StagedTable,
  onProgress: (bytesRead: number) => void,
): AsyncGenerator<string> {
  const faultOf = createRowCheck(table);
  const reject = (rejected: RejectedRow): void => {
    outcome.rejected += 1;
    if (outcome.rejects.length < MAX_KEPT_REJECTS) outcome.rejects.push(rejected);
  };
  for await (const batch of table.batches()) {
    let text = '';
    for (const row of batch.rows) {
      const fault = faultOf(row);
      if (fault) reject(toReject(row, fault));
      else text += copyLine(row, encoders);
    }
    batch.rejects.forEach(reject);
    outcome.folded += batch.folded ?? 0;
    outcome.nobody += batch.nobody ?? 0;
    outcome.read += batch.rows.length + batch.rejects.length + (batch.folded ?? 0) + (batch.nobody ?? 0);
    onProgress(batch.bytesRead);
    if (text !== '') yield text;
  }
}

function copyLine(row: SuppliedRow, encoders: readonly CopyEncoder[]): string {
  let line = `${row.line}\t${row.unitId}\t${row.statuses}`;
  for (let index = 0; index < encoders.length; index += 1) line += `\t${encoders[index]?.(row.values[index]) ?? ''}`;
  return `${line}\n`;
}

function toReject(row: SuppliedRow, { code, message }: RowFault): RejectedRow {
  return { line: row.line, unitId: row.unitId, code, message, raw: JSON.stringify(row.values).slice(0, 1_000) };
}
