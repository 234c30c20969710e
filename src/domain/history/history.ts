import type { FieldKey, Provenance, ValueStatus } from '../colleges/college.ts';
import type { FigureKey } from '../colleges/figures.ts';

/** What a source said a figure was in some year. */
export interface HistoryPoint {
  /** The year it describes: the first one that `period` names. */
  year: number;
  /** What the value describes, for people: "fall 2024". */
  period: string;
  value: number | null;
  status: ValueStatus;
  receipt: Provenance;
}

/** The points of each figure that has any, oldest first; one a year, of the newest run. */
export type History = Partial<Record<FigureKey, readonly HistoryPoint[]>>;

/** A value of a college as a run found it or left it. */
export interface ValueState {
  /** As stored: a number, a text, a flag, a list. */
  value: unknown;
  status: ValueStatus;
  /** Nothing where the value has no receipt. */
  receipt: Provenance | null;
}

/** One field of one college, before and after. A receipt alone may differ: the same figure, of a later year. */
export interface FieldChange {
  field: FieldKey;
  before: ValueState;
  after: ValueState;
}

/** A state of the catalog, and what made it. */
export interface DataVersion {
  /** "2026-11-21.3" */
  version: string;
  at: Date;
  /** "import ipeds 2024 provisional", "seed", "rollback of run 12". */
  reason: string;
  runId: number | null;
}

/** What one data version changed about a college. */
export interface CollegeChanges {
  collegeId: number;
  version: DataVersion;
  changes: readonly FieldChange[];
}
