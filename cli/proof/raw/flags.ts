import type { RawRow } from './read-table.ts';

/** Why a value is present or missing, in the words of the answer. */
export type Status = 'reported' | 'imputed' | 'suppressed' | 'not-applicable' | 'not-reported';

/** The X columns of IPEDS: how the value of the column behind it came about. */
const STATUSES: Readonly<Record<string, Status>> = {
  R: 'reported', C: 'reported', G: 'reported', Z: 'reported',
  J: 'imputed', K: 'imputed', L: 'imputed', N: 'imputed', P: 'imputed',
  A: 'not-applicable', S: 'suppressed', B: 'not-reported', D: 'not-reported', H: 'not-reported',
}; // prettier-ignore

/** The status of the first flag that is not plainly reported; undefined if the row has none of these flags. */
export function statusOf(row: RawRow, ...flags: string[]): Status | undefined {
  const found = flags.flatMap((flag) => STATUSES[row[flag] ?? ''] ?? []);
  return found.find((status) => status !== 'reported') ?? found[0];
}
