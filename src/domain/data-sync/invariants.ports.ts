import type { Verified } from './invariants.ts';

/** The catalogue, looked at as a whole. */
export interface InvariantStore {
  /** Tries every invariant on one snapshot of the catalogue, and writes nothing. */
  verify(): Promise<Verified>;
}
