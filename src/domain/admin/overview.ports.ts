import type { AccountType } from '../accounts/user.ts';
import type { CollegeRecord, OperatingStatus } from '../colleges/college.ts';
import type { FieldEntry } from '../dictionary/field-entry.ts';
import type { ProvenanceSource, Release, SourceName } from '../colleges/sources.ts';
import type { RecordStore } from './records.ports.ts';

/** Counts of stored records. */
export interface StaffCounts {
  colleges: { status: OperatingStatus; count: number }[];
  users: { accountType: AccountType; count: number }[];
  openIssues: number;
  /** What waits for staff: listings of providers, reviews or answers to them, reported faults; and websites that do not answer. */
  services: { listings: number; reviews: number; faults: number; deadLinks: number };
  emails: { waiting: number; givenUp: number };
  /** Outside the Trash. */
  notes: number;
}

export interface StaffRun {
  id: number;
  source: SourceName;
  /** Null for a run that failed before its files said it. */
  year: number | null;
  release: Release;
  status: string;
  startedAt: Date;
  finishedAt: Date | null;
  actor: string;
  message: string;
  counts: { inserted?: number; updated?: number };
}

type Suggested = { kind: 'college'; college: CollegeRecord } | { kind: 'filter' };

export interface DescribedField extends FieldEntry {
  sources: { source: ProvenanceSource; table: string; variable: string; years: number[] }[];
  coverage: { share: number };
}

/** Supplied by adapters. */
export interface OverviewAdapters {
  counts: () => Promise<StaffCounts>;
}

export interface OverviewPorts extends OverviewAdapters {
  users: Pick<RecordStore, 'list'>;
  services: Pick<RecordStore, 'list'>;
  cases: Pick<RecordStore, 'list'>;
  /** The newest first. */
  runs: { list(filter: { most: number }): Promise<StaffRun[]> };
  catalog: {
    suggest(text: string, only: 'colleges'): { options: Suggested[]; didYouMean: Suggested[] };
    dataVersion(): string;
  };
  dictionary: {
    dictionary(): Promise<{ fields: DescribedField[]; dataVersion: string }>;
    /** The latest data versions, newest first. */
    versions(most: number): Promise<{ version: string; at: Date }[]>;
  };
}
