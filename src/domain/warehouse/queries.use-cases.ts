import { DomainError } from '../shared/domain-error.ts';
import { EXAMPLES, type Example } from './examples.ts';
import {
  MAX_SHOWN_ROWS,
  MAX_SQL,
  PAGE_CHARACTERS,
  PAGE_SECONDS,
  type AnswerColumn,
  type Cell,
  type Missing,
  type OpenAnswer,
  type Place,
  type Plan,
  type Version,
} from './query.ts';
import { isTableName, TABLES, type WarehouseTable } from './tables.ts';
import type { Engine } from './query.ts';
import type { Warehouse } from './warehouse.ports.ts';

export interface WarehouseState {
  engine: Engine;
  /** Where its tables are; null on this machine. */
  place: Place | null;
  missing: readonly Missing[];
  /** The version that queries read; null before the first one. */
  shown: Version | null;
  /** The kept versions, the newest first. */
  versions: readonly Version[];
  /** The data version of the catalog in memory. */
  dataVersion: string;
  isCurrent: boolean;
}

/** A table with its columns, and its size in the shown version. */
export interface TableState extends WarehouseTable {
  rows: number | null;
  bytes: number | null;
}

/** An answer for a page. */
export interface ShownAnswer {
  columns: readonly AnswerColumn[];
  rows: readonly (readonly Cell[])[];
  /** Whether the statement has more rows than are shown. */
  hasMore: boolean;
  bytes: number;
  billedBytes: number;
}

export interface RunLimits {
  job: string;
  maxBytes: number;
  seconds?: number;
  maxRows?: number;
}

interface QueriesPorts {
  warehouse: Warehouse;
  catalog: { dataVersion(): string };
}

/** Reading the warehouse: its state, its tables, and statements. Callers check permissions first. */
export function createWarehouseQueries({ warehouse, catalog }: QueriesPorts) {
  const shownVersion = async (): Promise<Version | undefined> => (await warehouse.versions()).find(({ isShown }) => isShown);

  async function run(sql: string, { job, maxBytes, seconds = PAGE_SECONDS, maxRows = MAX_SHOWN_ROWS }: RunLimits): Promise<ShownAnswer> {
    const order = { sql: checkSql(sql), job, maxBytes, seconds, maxCharacters: PAGE_CHARACTERS };
    return shownOf(await warehouse.run(order), maxRows);
  }

  return {
    async state(): Promise<WarehouseState> {
      const missing = await warehouse.missing('query');
      const versions = missing.length > 0 ? [] : await warehouse.versions();
      const shown = versions.find(({ isShown }) => isShown) ?? null;
      const dataVersion = catalog.dataVersion();
      return {
        engine: warehouse.engine,
        place: warehouse.place,
        missing,
        shown,
        versions,
        dataVersion,
        isCurrent: shown?.dataVersion === dataVersion,
      };
    },

    async tables(): Promise<TableState[]> {
      const shown = await shownVersion();
      return TABLES.map((table) => {
        const size = shown?.tables.find(({ name }) => name === table.name);
        return { ...table, rows: size?.rows ?? null, bytes: size?.bytes ?? null };
      });
    },

    /** The first rows of a table. Throws `not-found` for an unknown table. */
    async preview(table: string): Promise<ShownAnswer> {
      if (!isTableName(table)) throw new DomainError('not-found', 'warehouse.no-table', `There is no table ${table.slice(0, 100)}.`);
      return shownOf(await warehouse.preview(table, PREVIEW_ROWS), PREVIEW_ROWS);
    },

    /** What the engine says about a statement, without running it. Throws `invalid` and `refused`. */
    plan: async (sql: string): Promise<Plan> => warehouse.plan(checkSql(sql)),

    run,

    examples: (): readonly Example[] => EXAMPLES,
  };
}

const PREVIEW_ROWS = 20;

/** Reads no more rows than are shown. */
async function shownOf({ columns, bytes, billedBytes, rows }: OpenAnswer, maxRows: number): Promise<ShownAnswer> {
  const shown: (readonly Cell[])[] = [];
  for await (const batch of rows) {
    shown.push(...batch);
    if (shown.length > maxRows) break;
  }
  return { columns, rows: shown.slice(0, maxRows), hasMore: shown.length > maxRows, bytes, billedBytes };
}

/** Throws `invalid` for what no engine has to see. */
export function checkSql(sql: string): string {
  if (sql.trim() === '') throw new DomainError('invalid', 'warehouse.statement', 'Write a SELECT statement.');
  if (sql.length > MAX_SQL)
    throw new DomainError('invalid', 'warehouse.statement', `The statement has ${sql.length} characters; at most ${MAX_SQL} are allowed.`);
  if (sql.includes('\0')) throw new DomainError('invalid', 'warehouse.statement', 'The statement contains a NUL character.');
  return sql;
}

export type WarehouseQueries = ReturnType<typeof createWarehouseQueries>;
