import { DomainError } from '../shared/domain-error.ts';
import type { TableName } from './tables.ts';

export const ENGINES = ['duckdb', 'bigquery', 'none'] as const;
/** `none`: the warehouse is switched off. */
export type Engine = (typeof ENGINES)[number];

/** Where the tables are in the cloud. */
export interface Place {
  project: string;
  dataset: string;
  location: string;
}

/** What somebody wants of an engine. An account can have the rights for queries only. */
export type Use = 'query' | 'publish';

/** What an engine needs, and the way to get it: a command or a variable. */
export interface Missing {
  what: string;
  how: string;
}

export interface VersionTable {
  name: TableName;
  rows: number;
  bytes: number;
}

/** A published state of the catalog. */
export interface Version {
  name: string;
  dataVersion: string;
  at: Date;
  isShown: boolean;
  tables: readonly VersionTable[];
}

export interface AnswerColumn {
  name: string;
  /** In the words of the engine. */
  type: string;
}

/** What an engine says about a statement before it runs. */
export interface Plan {
  /** In the words of the engine; always SELECT. */
  statementType: string;
  columns: readonly AnswerColumn[];
  tables: readonly string[];
  /** At most: what the statement reads. */
  bytes: number;
  /** What it costs; 0 for a local engine. */
  billedBytes: number;
}

export interface QueryOrder {
  sql: string;
  /** Names the query for `cancel`. Made by the caller, so that a repeated order is recognized. */
  job: string;
  maxBytes: number;
  seconds: number;
  /** Of the whole answer as JSON. */
  maxCharacters: number;
}

/** A JSON value: numbers that a double cannot hold are text. */
export type Cell = unknown;

export interface OpenAnswer {
  columns: readonly AnswerColumn[];
  bytes: number;
  billedBytes: number;
  /** In batches. Reading throws `refused` after a limit of time or memory, and `gone` after `cancel`. */
  rows: AsyncIterable<readonly (readonly Cell[])[]>;
}

export const MAX_SQL = 10_000;
/** Of a saved statement, in characters. */
export const LONGEST_TITLE = 120;
/** A page shows so many rows. */
export const MAX_SHOWN_ROWS = 1_000;
/** A CSV file has so many rows. */
export const MAX_FILE_ROWS = 1_000_000;
/** Of JSON. */
export const PAGE_CHARACTERS = 4_000_000;
export const FILE_CHARACTERS = 256_000_000;
export const PAGE_SECONDS = 30;
export const FILE_SECONDS = 120;

const TIB = 2 ** 40;
export const DOLLARS_PER_TIB = 6.25;

/** "Reads 1.2 MB; about $0.0001 on demand." for people. */
export function priceText({ bytes, billedBytes }: Pick<Plan, 'bytes' | 'billedBytes'>): string {
  const reads = `Reads at most ${bytesText(bytes)}`;
  if (billedBytes === 0) return `${reads}, without a charge.`;
  return `${reads}; billed as ${bytesText(billedBytes)}, ${dollars((billedBytes / TIB) * DOLLARS_PER_TIB)} on demand.`;
}

const dollars = (amount: number): string => (amount < 0.01 ? 'under $0.01' : `$${amount.toFixed(2)}`);

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

export function bytesText(bytes: number): string {
  let [amount, unit] = [bytes, 0];
  while (amount >= 1_000 && unit < UNITS.length - 1) [amount, unit] = [amount / 1_000, unit + 1];
  const rounded = unit === 0 || amount >= 100 ? Math.round(amount) : Math.round(amount * 10) / 10;
  return `${rounded} ${UNITS[unit] ?? ''}`;
}

/** An engine refuses a statement with its own words. */
export const invalidStatement = (message: string): DomainError => new DomainError('invalid', 'warehouse.statement', message);
export const onlySelect = (statementType: string): DomainError =>
  new DomainError(
    'refused',
    'warehouse.only-select',
    `Only one SELECT statement can run here. The engine calls this one ${statementType}.`,
  );
export const tooManyBytes = (bytes: number, most: number): DomainError =>
  new DomainError('refused', 'warehouse.too-many-bytes', `The query reads ${bytesText(bytes)}; at most ${bytesText(most)} are allowed.`);
export const tookTooLong = (seconds: number): DomainError =>
  new DomainError('refused', 'warehouse.too-long', `The query was stopped after ${seconds} seconds.`);
export const tooMuchMemory = (): DomainError =>
  new DomainError('refused', 'warehouse.too-much-memory', 'The query needs more memory than it may have. Read fewer rows or columns.');
export const answerTooLarge = (mostCharacters: number): DomainError =>
  new DomainError('refused', 'warehouse.too-large', `The answer has more than ${mostCharacters} characters. Read fewer rows or columns.`);
export const wasCanceled = (): DomainError => new DomainError('gone', 'warehouse.canceled', 'The query was canceled.');
export const engineBusy = (): DomainError =>
  new DomainError('unavailable', 'warehouse.busy', 'Other queries are running. Try again in a moment.');
/** A state that a person changes, not an outage. */
export const notPublished = (): DomainError =>
  new DomainError('conflict', 'warehouse.empty', 'Nothing is published yet. Run: npm run cli -- bigquery publish');
