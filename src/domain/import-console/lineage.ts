import type { ProvenanceSource, Release, SourceName } from '../colleges/sources.ts';
import type { RunStatus } from '../runs/run-status.ts';

/** A run that changed the field of the college. Null before it: there was no value, or no college. */
export interface LineageStep {
  runId: number;
  source: SourceName;
  year: number;
  status: RunStatus;
  startedAt: Date;
  before: unknown;
  after: unknown;
}

/** Where the value of one field of one college comes from, back to the files of the run. */
export interface Lineage {
  collegeId: number;
  unitId: number;
  name: string;
  field: string;
  /** The value that pages show; null if there is none. */
  value: unknown;
  /** Null: no source supplied the field, as with computed values. */
  origin: {
    source: ProvenanceSource;
    table: string;
    /** Of a staff value: the reason. */
    variable: string;
    year: number;
    period: string;
    release: Release;
    runId: number | null;
  } | null;
  /** The files of the run that hold the table. */
  files: { file: string; table: string; bytes: number; sha256: string }[];
  /** The line of the college in its file; of several rows that became one, the first. Null if the run did not store it. */
  line: number | null;
  lock: { lockedBy: string; reason: string; lockedAt: Date; supplied: unknown } | null;
  /** The newest first, at most `MAX_LINEAGE_STEPS`. */
  steps: LineageStep[];
}

export const MAX_LINEAGE_STEPS = 50;
