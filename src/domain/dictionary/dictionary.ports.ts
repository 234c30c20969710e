import type { CollegeRecord } from '../colleges/college.ts';
import type { ImportsById } from '../imports/import-facts.ts';
import type { DataVersion } from '../history/history.ts';
import type { SuppliedRowOfCollege } from '../history/history-points.ts';
import type { KnownInYear } from './coverage.ts';
import type { TitleOf } from './program-lines.ts';

/** A data version with the number of colleges that its run added or changed; null if no run published it. */
export interface PublishedVersion extends DataVersion {
  changed: number | null;
}

export interface CoverageStore {
  /** Of these colleges. */
  knownByYear(collegeIds: readonly number[]): Promise<KnownInYear[]>;
  /** The rows that all tables of all runs supplied for these colleges, without those of programs. Colleges without rows are left out. */
  suppliedOf(collegeIds: readonly number[]): Promise<ReadonlyMap<number, SuppliedRowOfCollege[]>>;
  /** The rows with their awards by program in the newest year. */
  programsOf(collegeIds: readonly number[]): Promise<ReadonlyMap<number, SuppliedRowOfCollege[]>>;
  /** Newest first. */
  versions(limit: number): Promise<PublishedVersion[]>;
}

/** A compressed file, ready to send. */
export interface CompressedFile {
  /** The size of the uncompressed UTF-8 text. */
  bytes: number;
  sha256: string;
  gzip: Uint8Array;
}

/** Supplied by adapters. */
export interface DictionaryAdapters {
  compress: (pieces: Iterable<string> | AsyncIterable<string>) => Promise<CompressedFile>;
  coverage: CoverageStore;
}

export interface DictionaryPorts extends DictionaryAdapters {
  /** The catalog in memory. */
  catalog: { listed(): readonly CollegeRecord[]; dataVersion(): string; imports(): ImportsById };
  /** The vocabulary of majors. */
  titleOf: TitleOf;
  /** Lets the process answer requests before long work goes on. */
  pause: () => Promise<void>;
}
