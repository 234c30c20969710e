import type { Release, SourceName } from '../colleges/sources.ts';
import type { MissingRelease } from '../downloads/missing-releases.ts';
import type { ImportAction } from '../downloads/publications.ts';
import type { Installation } from '../downloads/schedules/schedules.ts';
import type { SourceState } from '../downloads/source-state.ts';
import type { Sector } from '../dictionary/coverage.ts';
import type { RunStatus } from '../runs/run-status.ts';
import type { HistoryDiff } from '../imports/run-diff.ts';
import type { Lineage } from './lineage.ts';
import type { CoveredField } from './quality.ts';

/** A run of the ledger with the number of rows that it read. */
export interface ConsoleRun {
  id: number;
  source: SourceName;
  /** Null for a run that failed before its files said it. */
  year: number | null;
  release: Release;
  status: RunStatus;
  startedAt: Date;
  finishedAt: Date | null;
  mergedFrom: Date | null;
  actor: string;
  message: string;
  counts: Record<string, number>;
  history: Omit<HistoryDiff, 'largest'> | null;
  rows: number;
}

/** What is loaded of a source, and what to import next. */
export interface LoadedSource {
  source: SourceName;
  /** Newest year first. */
  loaded: { year: number; release: Release; runId: number; at: Date }[];
  colleges: number;
  ageDays: number | null;
  state: SourceState;
  next: { year: number; from: string };
  missing: MissingRelease[];
  renewed: string;
  attended: string | null;
  action: ImportAction;
}

export interface ConsoleLedger {
  /** The newest run of each source, of any status. Sources without a run are left out. */
  newestRuns(): Promise<ConsoleRun[]>;
  /** Undefined if no college has this UNITID. */
  lineage(unitId: number, field: string): Promise<Lineage | undefined>;
}

/** Supplied by adapters. */
export interface ConsoleAdapters {
  ledger: ConsoleLedger;
  /** Where the server runs, for the lines of a schedule. */
  place: Installation;
}

export interface ConsolePorts extends ConsoleAdapters {
  sources: { overview(): Promise<LoadedSource[]> };
  dictionary: {
    /** Made once per data version. */
    dictionary(): Promise<{ fields: CoveredField[]; sectors: Sector[]; dataVersion: string }>;
  };
}
