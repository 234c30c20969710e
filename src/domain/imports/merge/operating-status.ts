import type { OperatingStatus } from '../../colleges/college.ts';

export interface OperatingState {
  operatingStatus: OperatingStatus;
  successorUnitId: number | null;
}

/** A college's row in a directory table. */
export interface DirectoryRow extends OperatingState {
  inUniverse: boolean;
}

/** A directory names these statuses. A college that left the universe for another reason is unlisted. */
export const NAMED_STATUSES: readonly OperatingStatus[] = ['closed', 'merged'];

/** The state after a directory, with the college's row in it. An open college without a row becomes unlisted. */
export function stateAfterDirectory(stored: OperatingState, row: DirectoryRow | undefined): OperatingState {
  if (!row) return stored.operatingStatus === 'open' ? { ...stored, operatingStatus: 'unlisted' } : stored;
  if (row.inUniverse) return { operatingStatus: 'open', successorUnitId: null };
  const operatingStatus = NAMED_STATUSES.includes(row.operatingStatus) ? row.operatingStatus : 'unlisted';
  return { operatingStatus, successorUnitId: row.successorUnitId };
}
