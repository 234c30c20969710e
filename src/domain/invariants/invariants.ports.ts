import type { CheckedCatalog } from './invariants.ts';

/** Checks the stored catalog. */
export interface InvariantStore {
  /** Checks every invariant on one snapshot. Writes nothing. */
  verify(): Promise<CheckedCatalog>;
}
