import type { CollegeRecord } from '../colleges/college.ts';
import type { SuppliedRowOfCollege } from '../history/history-points.ts';
import type { ImportsById } from '../imports/import-facts.ts';
import type { BeginOutcome, Caps, NewRun, PublishProgress, RunEnd } from './run.ts';
import type { Input, InputFacts, InputWish } from './input.ts';
import type { Engine, Missing, OpenAnswer, Place, Plan, QueryOrder, Use, Version } from './query.ts';
import type { TableName, WarehouseTable } from './tables.ts';

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
 * A database for analysis with published copies of the catalog. Nothing is connected before the first call, and nothing loaded before `prepare`
 * or that call. All calls throw `unavailable` if the engine cannot be reached or is not installed.
 */
export interface Warehouse {
  engine: Engine;
  /** Null on this machine. */
  place: Place | null;
  /** Loads what the first call would load. A server does so before it answers requests, because that holds the thread. Never throws. */
  prepare(): Promise<void>;
  /** What the engine needs before it can be used. Empty if nothing is missing. For `publish` it may make and delete an empty table. */
  missing(use: Use): Promise<Missing[]>;
  /** The kept versions, the newest first. */
  versions(): Promise<Version[]>;

  /** The first rows of a table, without a charge. */
  preview(table: TableName, rows: number): Promise<OpenAnswer>;
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
  /** Undefined for an engine that has only published versions. */
  inputs?: Inputs;
  /** Ends processes and connections. */
  close(): Promise<void>;
}

/** Tables of any project, and queries on them, for imports. */
export interface Inputs {
  /** Reads no row, and costs nothing. Throws like `plan`, and `invalid` or `refused` for a table that the account cannot read. */
  look(wish: InputWish): Promise<InputFacts>;
  /** All rows. Throws like `run`. A table is read without a charge. */
  read(input: Input, limits: Omit<QueryOrder, 'sql'>): Promise<OpenAnswer>;
}

/** The files of the version that is shown on this machine. */
export interface SnapshotFiles {
  /** Undefined before the first publication, and where another engine has the tables. */
  shown(): Promise<Version | undefined>;
  /** Some bytes of a Parquet file; `last` is included. */
  read(version: string, table: TableName, first: number, last: number): AsyncIterable<Uint8Array>;
}

/** The catalog in memory, and the version that is stored. */
export interface CatalogSource {
  /** Loads the stored catalog into memory. */
  load(): Promise<unknown>;
  listed(): readonly CollegeRecord[];
  dataVersion(): string;
  imports(): ImportsById;
  storedVersion(): Promise<string>;
  suppliedOf(collegeIds: readonly number[]): Promise<ReadonlyMap<number, SuppliedRowOfCollege[]>>;
}

/** The runs as rows. Each new one writes a row of the audit log in its transaction, with the bytes that the engine expects. */
export interface RunJournal {
  /** Counts what is spent and adds the run at once, so that two runs cannot exceed the limit together. */
  begin(run: NewRun, dayBytes: number): Promise<BeginOutcome>;
  /** Adds a publication that waits for a process with this data folder. One waits at a time: it publishes what the other one would. */
  order(run: NewRun, folder: string): Promise<BeginOutcome>;
  /** Begins the publication that waits for this folder, unless another one works. Returns its key. */
  claim(folder: string): Promise<string | undefined>;
  /** Whether `claim` would return one. */
  isDue(folder: string): Promise<boolean>;
  end(key: string, end: RunEnd): Promise<void>;
  askToStop(key: string): Promise<'asked' | 'over' | 'unknown'>;
  /** Says that the run is being worked on, and how far it is. True if it has to stop. */
  pulse(key: string, progress: PublishProgress | null): Promise<boolean>;
  /** Since midnight UTC, with what running queries may cost. */
  billedToday(): Promise<number>;
  /** Deletes runs that began so long ago. Returns their number. */
  expire(seconds: number): Promise<number>;
}

/** Supplied by adapters. */
export interface WarehouseAdapters {
  warehouse: Warehouse;
  journal: RunJournal;
  snapshots: SnapshotFiles;
  caps: Caps;
  /** Identifies the data folder: processes with another folder publish elsewhere. */
  folder: () => Promise<string>;
  /** Calls `work` about every second, never twice at a time, until the returned function is called. */
  everySecond: (work: () => Promise<void>) => () => Promise<void>;
  clock: { now(): Date };
}

export interface WarehousePorts extends WarehouseAdapters {
  catalog: CatalogSource;
  pause: () => Promise<void>;
}
