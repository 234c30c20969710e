import { IMPORT_COLUMNS } from '../dictionary/bulk-files.ts';
import { EXAMPLES } from './examples.ts';
import { bytesText, priceText } from './query.ts';
import { TABLES, TABLES_VERSION, versionNameOf } from './tables.ts';

/** Words that an engine reserves, so that they would need quotes as the name of a column. */
const RESERVED = [
  'all',
  'array',
  'case',
  'default',
  'desc',
  'end',
  'from',
  'group',
  'hash',
  'interval',
  'limit',
  'order',
  'range',
  'rows',
  'select',
  'table',
  'to',
  'using',
  'window',
];

it('describes tables with unique, plain names and a meaning for each column', () => {
  for (const { name, columns } of TABLES) {
    const names = columns.map((column) => column.name.toLowerCase());
    expect([name, new Set(names).size]).toEqual([name, names.length]);
    expect(names.filter((column) => !/^[a-z][a-z0-9_]*$/.test(column) || RESERVED.includes(column))).toEqual([]);
    expect(columns.filter(({ meaning }) => !meaning.endsWith('.')).map((column) => column.name)).toEqual([]);
  }
});

it('has another number when columns change: a version that is loaded keeps its columns', () => {
  const columns = TABLES.map(
    ({ name, columns }) => `${name}: ${columns.map((each) => `${each.name} ${each.type}${each.isRequired ? '!' : ''}`).join(', ')}`,
  );
  expect({ TABLES_VERSION, columns }).toMatchSnapshot();
});

it('names a version after the data version and the tables', () => {
  expect(versionNameOf('2026-11-21.3')).toBe('v2026_11_21_3_t3');
});

it('has ten examples with a title, each one SELECT', () => {
  expect(EXAMPLES).toHaveLength(10);
  expect(new Set(EXAMPLES.map(({ name }) => name)).size).toBe(10);
  for (const { title, sql } of EXAMPLES)
    expect([title.length > 20, /^(select|with)\b/.test(sql), sql.includes(';')]).toEqual([true, true, false]);
});

it('says sizes and prices in words', () => {
  expect([999, 1_000, 1_234_567, 99_950_000_000].map(bytesText)).toEqual(['999 bytes', '1 kB', '1.2 MB', '100 GB']);
  expect(priceText({ bytes: 1_500, billedBytes: 0 })).toBe('Reads at most 1.5 kB, without a charge.');
  expect(priceText({ bytes: 5_000, billedBytes: 10_485_760 })).toBe('Reads at most 5 kB; billed as 10.5 MB, under $0.01 on demand.');
  expect(priceText({ bytes: 2 ** 40, billedBytes: 2 ** 40 })).toContain('$6.25 on demand');
});

it('says of imports only what imports.csv says, because everyone may download the tables', () => {
  const known = new Set<string>(IMPORT_COLUMNS);
  const renamed: Readonly<Record<string, string>> = { file_year: 'year', source_table: 'table', files: 'file' };
  const columns = TABLES.filter(({ name }) => name === 'runs' || name === 'run_files').flatMap((table) => table.columns);
  expect(columns.filter(({ name }) => !known.has(renamed[name] ?? name))).toEqual([]);
});
