import type { CollegeRecord } from '../colleges/college.ts';
import type { SuppliedRowOfCollege } from '../history/history-points.ts';
import type { ImportsById } from '../imports/import-facts.ts';
import type { Engine, Missing, OpenAnswer, Plan, QueryOrder, Version } from './query.ts';
import type { WarehouseTable } from './tables.ts';

/** One table to load. `lines` starts the rows from the beginning with each call. */
export interface TableLoad {
  version: string;
  table: WarehouseTable;
  lines: () => AsyncIterable<string>;
}

/** What an engine says after a load. `wasThere`: an earlier attempt had loaded the table, and no line was read. */
export interface Loaded {
  rows: number;
  bytes: number;
  wasThere: boolean;
}

/**
 * A database for analysis with published copies of the catalog. Nothing is loaded or connected before the first call. All calls throw
 * `unavailable` if the engine cannot be reached or is not installed.
 */
export interface Warehouse {
  engine: Engine;
  /** What the engine needs before it can be used. Empty if nothing is missing. */
  missing(): Promise<Missing[]>;
  /** The kept versions, the newest first. */
  versions(): Promise<Version[]>;

  /** Checks a statement without running it. Throws `invalid` with the words of the engine, and `refused` unless it only reads. */
  plan(sql: string): Promise<Plan>;
  /**
   * Runs a statement that only reads. Throws like `plan`, and `refused` over a limit of bytes, time or memory. The engine stops when the
   * rows are no longer read.
   */
  run(order: QueryOrder): Promise<OpenAnswer>;
  /** Stops a running query of this or another process. False if this engine does not know it. */
  cancel(job: string): Promise<boolean>;

  /** Loads a table of a version. The same version and table is loaded once, however often it is tried. */
  load(load: TableLoad): Promise<Loaded>;
  /** Lets queries read this version. */
  show(version: Version): Promise<void>;
  /** Deletes a version. */
  forget(version: string): Promise<void>;
  /** Ends processes and connections. */
  close(): Promise<void>;
}

/** The catalog in memory, and the version that is stored. */
export interface CatalogSource {
  listed(): readonly CollegeRecord[];
  dataVersion(): string;
  imports(): ImportsById;
  storedVersion(): Promise<string>;
  suppliedOf(collegeIds: readonly number[]): Promise<ReadonlyMap<number, SuppliedRowOfCollege[]>>;
}

/** Supplied by adapters. */
export interface WarehouseAdapters {
  warehouse: Warehouse;
  clock: { now(): Date };
}

export interface WarehousePorts extends WarehouseAdapters {
  catalog: CatalogSource;
  pause: () => Promise<void>;
}
