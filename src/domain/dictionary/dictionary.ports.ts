import type { CollegeRecord } from '../colleges/college.ts';
import type { DataVersion } from '../history/history.ts';
import type { SuppliedRowOfCollege } from '../history/points.ts';
import type { KnownInYear } from './coverage.ts';

/** A data version, and how many colleges its run added or changed; null where no run made it. */
export interface PublishedVersion extends DataVersion {
  changed: number | null;
}

/** What imports left behind, of all colleges at once. */
export interface Past {
  knownByYear(): Promise<KnownInYear[]>;
  /** What every table of every run said of each of these colleges; colleges of which nothing is kept are left out. */
  suppliedOf(collegeIds: readonly number[]): Promise<ReadonlyMap<number, SuppliedRowOfCollege[]>>;
  /** Newest first. */
  versions(limit: number): Promise<PublishedVersion[]>;
}

/** A text made ready to be sent. */
export interface Packed {
  /** Of the text itself, in UTF-8. */
  bytes: number;
  sha256: string;
  gzip: Uint8Array;
}

export interface DictionaryPorts {
  pack: (pieces: Iterable<string> | AsyncIterable<string>) => Promise<Packed>;
  past: Past;
  /** The catalog in memory. */
  catalog: { open(): readonly CollegeRecord[]; dataVersion(): string };
}
