import type pg from 'pg';
import { FILE_COLUMNS, OCCUPATION_COLUMNS } from './columns.ts';

/**
 * The occupations as a seed file: rows of the three tables by column, in the order of their keys. Undefined if there are none. The same
 * rows give the same text.
 */
export async function describeOccupations(connection: pg.Client): Promise<string | undefined> {
  const files = await rowsOf(
    connection,
    [...Object.values(FILE_COLUMNS), 'obtained_from', 'imported_at'],
    'occupation_files',
    'table_name',
  );
  if (files.length === 0) return undefined;
  const occupations = await rowsOf(connection, Object.values(OCCUPATION_COLUMNS), 'occupations', 'soc');
  const { rows: links } = await connection.query<{ soc: string; cips: string[] }>(
    `select soc, array_agg(cip order by cip collate "C") as cips from program_occupations group by soc order by soc collate "C"`,
  );
  return [
    '{',
    `"files": ${listed(files)},`,
    `"occupations": ${listed(occupations)},`,
    `"programs": ${JSON.stringify(Object.fromEntries(links.map(({ soc, cips }) => [soc, cips])))}`,
    '}\n',
  ].join('\n');
}

async function rowsOf(connection: pg.Client, columns: readonly string[], table: string, key: string): Promise<object[]> {
  const { rows } = await connection.query<object>(`select ${columns.join(', ')} from ${table} order by ${key} collate "C"`);
  return rows;
}

const listed = (rows: readonly object[]): string => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
