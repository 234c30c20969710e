/** The machine and what is installed on it. */
export interface MachineFacts {
  /** "20.20.2" */
  nodeVersion: string;
  /** The least that will do: "20.19.0". */
  leastNodeVersion: string;
  /** Whether the built site is there. */
  isBuilt: boolean;
  /** ALMA_DATA_DIR; `absent` where it could be made, and was not yet. */
  folder: { path: string; state: 'writable' | 'absent' | 'closed' };
  /** Null where the system does not tell. */
  freeBytes: number | null;
}

/** What the configuration says; values and secrets stay where they are. */
export interface Settings {
  mode: 'production' | 'development' | 'test';
  /** The server of DATABASE_URL, or the embedded one. */
  database: 'external' | 'embedded';
  mail: 'outbox' | 'file' | 'smtp';
  hasSecret: boolean;
}

/** `absent`: the first start makes it. */
export type DatabaseFacts = { state: 'absent' } | { state: 'unreachable'; why: string } | ReachedDatabase;

export interface ReachedDatabase {
  state: 'reached';
  /** "18.4" */
  version: string;
  /** Migrations that the next start will run. */
  pending: readonly string[];
  /** Migrations that were run and that this Alma does not know. */
  unknown: readonly string[];
  /** Nothing where the schema is not there, or a later one. */
  catalog: CatalogFacts | null;
}

export interface CatalogFacts {
  dataVersion: number | null;
  colleges: number;
  /** Who is writing the catalog, if anybody: "alma import ipeds (pid 12)". */
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
  /** What to run. */
  command: string;
}
