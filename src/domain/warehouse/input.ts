import type { DeclaredFile } from '../imports/source-table.ts';
import { plainCsvLine } from '../shared/csv.ts';
import { DomainError } from '../shared/domain-error.ts';
import { bytesText, FILE_CHARACTERS, MAX_FILE_ROWS, type AnswerColumn, type Cell } from './query.ts';

/** What an import reads instead of a file: `project.dataset.table`, or one SELECT statement. */
export type InputWish = { table: string } | { sql: string };

/** What the engine says about a table or a query before its rows are read. */
export interface InputFacts {
  /** `project.dataset.table`. A query has a name of its own, which its text gives. */
  name: string;
  /** The name without the place, `hd2020`. It may contain the year. */
  shortName: string;
  columns: readonly AnswerColumn[];
  /** What reading costs at most, as in a `Plan`. Tables are read without a charge. */
  bytes: number;
  billedBytes: number;
  /** Of a table; null for a query, whose answer is not known yet. */
  size: { rows: number; bytes: number } | null;
  /** Stands for the rows: another hash when they may have changed. Undefined if the engine does not notice changes. */
  sha256?: string;
}

export interface Input extends InputFacts {
  wish: InputWish;
}

/** What names an input, and tells whether its rows have changed. */
export type InputIdentity = Pick<Input, 'wish' | 'name' | 'sha256'>;

export const identityOf = ({ wish, name, sha256 }: Input): InputIdentity => ({ wish, name, ...(sha256 !== undefined && { sha256 }) });

/** The statement that says what is read. */
export const statementOf = ({ wish }: Pick<Input, 'wish'>): string => ('sql' in wish ? wish.sql : `select * from \`${wish.table}\``);

/** What the file of an import states about itself. */
export const declaredOf = ({ name, sha256, wish }: InputIdentity): DeclaredFile => ({
  name,
  ...(sha256 !== undefined && { sha256 }),
  ...('sql' in wish && { sql: wish.sql }),
});

/** Where the rows come from, for the sources on pages. */
export const originOf = ({ name, wish }: Pick<Input, 'name' | 'wish'>): string =>
  'sql' in wish ? `a query of BigQuery (${name})` : `the BigQuery table ${name}`;

/** The line of a CSV file with the column names. */
export const headOf = ({ columns }: Pick<Input, 'columns'>): string => plainCsvLine(columns.map(({ name }) => name));

/** The line of a CSV file with a row, as a published file has it: NULL and NaN are blank. */
export const rowLine = (cells: readonly Cell[]): string => plainCsvLine(cells.map(textOf));

function textOf(cell: Cell): string {
  if (cell === null || cell === 'NaN') return '';
  return typeof cell === 'string' ? cell : JSON.stringify(cell);
}

/** Throws `refused` for what no CSV file can hold, and for too much of it. */
export function refuseUnreadable({ name, columns, size }: InputFacts): void {
  const nested = columns.filter(({ type }) => NESTED.test(type)).map((column) => `${column.name} (${column.type})`);
  if (nested.length > 0)
    throw new DomainError(
      'refused',
      'warehouse.nested',
      `${name} has columns with several values in a cell: ${nested.join(', ')}. Import a query that selects plain columns.`,
    );
  if (size && (size.bytes > FILE_CHARACTERS || size.rows > MAX_FILE_ROWS))
    throw new DomainError(
      'refused',
      'warehouse.too-large',
      `${name} has ${size.rows.toLocaleString('en-US')} rows and ${bytesText(size.bytes)}; at most ${MAX_FILE_ROWS.toLocaleString('en-US')} rows ` +
        `and ${bytesText(FILE_CHARACTERS)} can be imported. Import a query that selects what you need.`,
    );
}

const NESTED = /^(ARRAY|STRUCT|RECORD)/;

export const needsBigquery = (): DomainError =>
  new DomainError(
    'unavailable',
    'warehouse.needs-bigquery',
    'Only BigQuery has tables to import, and this installation does not use it. BIGQUERY_MODE=live is needed.',
  );
export const inputChanged = (name: string): DomainError =>
  new DomainError('conflict', 'warehouse.input-changed', `${name} changed while it was being read. Nothing was imported. Start again.`);
