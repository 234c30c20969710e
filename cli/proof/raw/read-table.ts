import { parse } from 'csv-parse';
import { openRawFile } from './files.ts';
import type { RawTable } from './tables.ts';

/** A row by upper-case column name, cells trimmed. */
export type RawRow = Readonly<Record<string, string>>;

/** The rows of each college in one file. A college can have several, one for each campus. */
export type RowsByCollege = ReadonlyMap<number, readonly RawRow[]>;

export async function readRawTable(file: string, table: RawTable): Promise<RowsByCollege> {
  const key = table.key ?? 'UNITID';
  const wanted = table.columns;
  const columns = (header: string[]) =>
    header.map((name) => {
      const column = name.trim().toUpperCase();
      return wanted === undefined || wanted.test(column) ? column : false;
    });
  const rows = (await openRawFile(file)).pipe(
    parse({ bom: true, columns, trim: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true }),
  );
  const found = new Map<number, RawRow[]>();
  for await (const row of rows as AsyncIterable<RawRow>) {
    if (table.only && row[table.only[0]] !== table.only[1]) continue;
    const id = collegeOf(row[key] ?? '', table);
    const known = found.get(id);
    if (known) known.push(row);
    else found.set(id, [row]);
  }
  return found;
}

const collegeOf = (key: string, { isByCampus }: RawTable): number => Number(isByCampus ? key.slice(0, -3) : key);
