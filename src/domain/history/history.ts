import type { ValueStatus } from '../colleges/college.ts';
import type { FieldKey } from '../colleges/attributes.ts';
import type { Provenance } from '../colleges/sources.ts';
import type { FigureKey } from '../colleges/figures.ts';

/** The value of a figure in one year, as a source supplied it. */
export interface HistoryPoint {
  /** The year that the value describes: the first year in `period`. */
  year: number;
  /** The period that the value describes: "fall 2024". */
  period: string;
  value: number | null;
  status: ValueStatus;
  provenance: Provenance;
}

/** The points of each figure, oldest first. One point per year, from the newest run. */
export type History = Partial<Record<FigureKey, readonly HistoryPoint[]>>;

/** The value of a field before or after a run. */
export interface ValueState {
  /** As stored: a number, a string, a boolean or a list. */
  value: unknown;
  status: ValueStatus;
  /** Null if no source supplied the value. */
  provenance: Provenance | null;
}

/** One changed field. The values may be equal and only the provenance newer: the same figure for a later year. */
export interface FieldChange {
  field: FieldKey;
  before: ValueState;
  after: ValueState;
}

/** One published state of the catalog. */
export interface DataVersion {
  /** "2026-11-21.3" */
  version: string;
  at: Date;
  /** "import ipeds 2024 provisional", "seed", "rollback of run 12". */
  reason: string;
  runId: number | null;
}

/** The changes of one college in one data version. */
export interface CollegeChanges {
  collegeId: number;
  version: DataVersion;
  changes: readonly FieldChange[];
}
