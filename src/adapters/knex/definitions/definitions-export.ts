import type pg from 'pg';

/** The definitions as a seed file, in the order of their codes. Undefined if there are none. The same rows give the same text. */
export async function describeDefinitions(connection: pg.Client): Promise<string | undefined> {
  const { rows: files } = await connection.query<object>(
    'select edition, file, sha256, rows, obtained_from, imported_at from definition_files order by sha256',
  );
  if (files.length === 0) return undefined;
  const { rows } = await connection.query<object>('select cip, title, definition from program_definitions order by cip collate "C"');
  const listed = rows.map((row) => JSON.stringify(row)).join(',\n');
  return `{\n"files": ${JSON.stringify(files)},\n"definitions": [\n${listed}\n]\n}\n`;
}
