import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { blankFields } from '../../../domain/imports/rows/blank-fields.ts';
import { emptyTally, passedRows, type RowTally } from '../../../domain/imports/rows/row-stream.ts';
import { DIRECTORY_ONLY, type SourceTable, type SuppliedField, type SuppliedRow } from '../../../domain/imports/source-table.ts';
import { copyEncoderOf, type CopyEncoder } from './copy-text.ts';
import { createTempTable } from './temp-tables.ts';
import { columnOf, COLUMN_TYPES, type ColumnType } from '../college-rows.ts';

/** A table in staging, with the counts of its rows. */
export interface StagedTable {
  table: SourceTable;
  outcome: RowTally;
}

const OWN_COLUMNS: readonly { column: string; type: ColumnType }[] = [
  { column: 'line', type: 'integer' },
  { column: 'unitid', type: 'integer' },
  { column: 'statuses', type: 'text' },
  { column: 'alternatives', type: 'text' },
];

/** Streams a table into a new temporary table, `name`. */
export async function stageTable(
  connection: ClientBase,
  name: string,
  table: SourceTable,
  onProgress: (bytesRead: number) => void,
): Promise<RowTally> {
  const columns = table.fields.map(({ field }) => ({ column: columnOf(field), type: stagedType(field) }));
  const own = [...OWN_COLUMNS, ...columns];
  const absent = table.directory ? DIRECTORY_ONLY.filter((field) => !table.fields.some((supplied) => supplied.field === field)) : [];
  const all = [...own, ...absent.map((field) => ({ column: columnOf(field), type: stagedType(field) }))];
  await createTempTable(connection, name, all);
  const outcome = emptyTally(table);
  const encoders = columns.map(({ type }) => copyEncoderOf(type));
  await pipeline(
    Readable.from(copyLines(table, encoders, outcome, onProgress)),
    connection.query(copyFrom(`copy ${name} (${own.map(({ column }) => column).join(', ')}) from stdin`)),
  );
  if (outcome.withdrawn.size > 0) await connection.query(`delete from ${name} where unitid = any($1)`, [[...outcome.withdrawn]]);
  await connection.query(`analyze ${name} (unitid)`);
  return outcome;
}

/** The table without the fields that are blank in every row, and its staged rows without their letters and digits. */
export async function withoutBlankFields(connection: ClientBase, name: string, table: SourceTable, tally: RowTally): Promise<SourceTable> {
  const blank = blankFields(table, tally);
  if (blank.length === 0) return table;
  const places = table.fields.flatMap((supplied, at) => (blank.includes(supplied) ? [] : [at + 1]));
  await connection.query(
    `update ${name} set statuses = ${charactersAt('statuses', places)}, alternatives = ${charactersAt('alternatives', places)}`,
  );
  return { ...table, fields: table.fields.filter((supplied) => !blank.includes(supplied)) };
}

/** SQL: the characters of a text at some places, from 1. */
export const charactersAt = (text: string, places: readonly number[]): string =>
  `concat(${places.map((place) => `substr(${text}, ${place}, 1)`).join(', ') || "''"})`;

function stagedType(field: SuppliedField): ColumnType {
  const type = field === 'inUniverse' ? 'boolean' : COLUMN_TYPES.get(field);
  if (type === undefined) throw new Error(`A source cannot supply ${field}`);
  return type;
}

/** Yields one text per batch: COPY is faster with few large writes. */
async function* copyLines(
  table: SourceTable,
  encoders: readonly CopyEncoder[],
  outcome: RowTally,
  onProgress: (bytesRead: number) => void,
): AsyncGenerator<string> {
  for await (const rows of passedRows(table, outcome, onProgress)) {
    let text = '';
    for (const row of rows) text += copyLine(row, encoders);
    yield text;
  }
}

function copyLine(row: SuppliedRow, encoders: readonly CopyEncoder[]): string {
  let line = `${row.line}\t${row.unitId}\t${row.statuses}\t${row.alternatives ?? ''}`;
  for (let index = 0; index < encoders.length; index += 1) line += `\t${encoders[index]?.(row.values[index]) ?? ''}`;
  return `${line}\n`;
}
