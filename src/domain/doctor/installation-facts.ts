import type { ImportAction } from '../downloads/publications.ts';

export interface MachineFacts {
  /** "20.20.2" */
  nodeVersion: string;
  /** The minimum: "20.19.0". */
  leastNodeVersion: string;
  /** Whether the built site exists. */
  isBuilt: boolean;
  /** ALMA_DATA_DIR. `absent`: it does not exist yet but can be created. */
  folder: { path: string; state: 'writable' | 'absent' | 'closed' };
  /** Null if unknown. */
  freeBytes: number | null;
}

/** A summary of the configuration, without secrets. */
export interface Settings {
  mode: 'production' | 'development' | 'test';
  /** `external`: the server in DATABASE_URL. */
  database: 'external' | 'embedded';
  mail: 'outbox' | 'file' | 'smtp';
  hasSecret: boolean;
  /** The variables without which the legal pages do not name who runs the site: "OPERATOR_NAME". */
  missingOperator: readonly string[];
}

/** The engine for SQL, and what it lacks for queries, and for publications where it has that. */
export interface WarehouseFacts {
  engine: 'duckdb' | 'bigquery' | 'none';
  missing: readonly Lack[];
  missingToPublish: readonly Lack[];
}

interface Lack {
  what: string;
  how: string;
}

/** `absent`: the first start creates it. */
export type DatabaseFacts = { state: 'absent' } | { state: 'unreachable'; why: string } | ReachedDatabase;

export interface ReachedDatabase {
  state: 'reached';
  /** "18.4" */
  version: string;
  /** Migrations that the next start will run. */
  pending: readonly string[];
  /** Applied migrations that this version of Alma does not know. */
  unknown: readonly string[];
  /** Null if the schema is missing or newer. */
  catalog: CatalogFacts | null;
}

export interface CatalogFacts {
  dataVersion: number | null;
  colleges: number;
  /** The process that holds the import lock: "alma import ipeds (pid 12)". */
  writer: string | null;
  sources: readonly SourceAge[];
}

export interface SourceAge {
  source: string;
  state: 'missing' | 'due' | 'current';
  /** The newest year that is loaded. */
  year: number | null;
  runId: number | null;
  ageDays: number | null;
  action: ImportAction;
}
