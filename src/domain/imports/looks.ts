import type { RunDiff } from './run-diff.ts';

/** A value that pages show differently after a run. Null: there is none. */
export interface LookedField {
  field: string;
  before: unknown;
  after: unknown;
}

/** One college as pages show it before and after a run. */
export interface CollegeLook {
  unitId: number | null;
  name: string;
  slug: string;
  /** The fields that differ. */
  fields: readonly LookedField[];
}

export const MAX_LOOKS = 3;

/**
 * The colleges with the largest changes, for a look before the run is applied. The caller adds the college with most students, so that a
 * college that many people know is among the three.
 */
export function strangest({ largest }: Pick<RunDiff, 'largest'>): number[] {
  const unitIds = largest.flatMap(({ unitId }) => (unitId === null ? [] : [unitId]));
  return [...new Set(unitIds)].slice(0, MAX_LOOKS - 1);
}
