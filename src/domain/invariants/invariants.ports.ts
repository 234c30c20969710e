import type { Verified } from './invariants.ts';

/** The catalog, looked at as a whole. */
export interface InvariantStore {
  /** Tries every invariant on one snapshot of the catalog, and writes nothing. */
  verify(): Promise<Verified>;
}
