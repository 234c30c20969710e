import type { OperatingStatus } from '../../colleges/college.ts';

export interface OperatingState {
  operatingStatus: OperatingStatus;
  successorUnitId: number | null;
}

/** A college's row in a directory table. */
export interface DirectoryRow extends OperatingState {
  inUniverse: boolean;
}

/** A directory names these statuses. An office, or a college that left the universe for another reason, is unlisted. */
export const NAMED_STATUSES: readonly OperatingStatus[] = ['closed', 'merged'];

/** The state after a directory, with the college's row in it. An open college without a row becomes unlisted. */
export function stateAfterDirectory(stored: OperatingState, row: DirectoryRow | undefined): OperatingState {
  if (!row) return stored.operatingStatus === 'open' ? { ...stored, operatingStatus: 'unlisted' } : stored;
  const isNamed = NAMED_STATUSES.includes(row.operatingStatus) || (row.inUniverse && row.operatingStatus === 'open');
  return { operatingStatus: isNamed ? row.operatingStatus : 'unlisted', successorUnitId: row.successorUnitId };
}
