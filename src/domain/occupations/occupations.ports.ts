import type { Majors } from '../majors/majors.ts';
import type { Transact } from '../transactions/transact.ts';
import type { Occupation, OccupationFile, OccupationRows, Occupations } from './occupation.ts';

/** A file whose rows are stored. */
export interface StoredFile extends OccupationFile {
  obtainedFrom: string | null;
  importedAt: Date;
}

/** An occupation with the number of programs of a major that are related to it. */
export interface RelatedOccupation extends Occupation {
  programs: number;
}

export interface OccupationStore {
  /** The files of what is stored. Empty before the first import. */
  files(): Promise<StoredFile[]>;
  /** The occupations of a four-digit major, most employees first, unknown numbers last. */
  relatedTo(major: string): Promise<RelatedOccupation[]>;
}

/** The tables within a transaction. */
export interface OccupationTables extends Pick<OccupationStore, 'files'> {
  /** Waits for another import to end. */
  lock(): Promise<void>;
  /** Replaces all rows, and publishes a data version. */
  replace(occupations: Occupations, files: readonly OccupationFile[], obtainedFrom: string | null): Promise<void>;
}

export interface OccupationReader {
  /**
   * Reads the three tables from files, zips or folders, in any order. Throws `invalid` for a file that is none of them, or is damaged, and if
   * a table is missing or given twice.
   */
  read(paths: readonly string[]): Promise<OccupationRows>;
}

export interface OccupationsPorts {
  occupations: OccupationStore;
  transact: Transact<{ tables: OccupationTables }>;
  reader: OccupationReader;
  vocabulary: { words(): { majors: Majors } };
}
