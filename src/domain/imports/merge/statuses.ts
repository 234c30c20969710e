import type { ValueStatus } from '../../colleges/college.ts';

/** One letter per status, so that the statuses of a row travel as one short text. */
export const STATUS_LETTERS: Readonly<Record<ValueStatus, string>> = {
  reported: 'r',
  imputed: 'i',
  suppressed: 's',
  'not-applicable': 'a',
  'not-reported': 'n',
};

export const STATUS_OF: Readonly<Record<string, ValueStatus>> = Object.fromEntries(
  Object.entries(STATUS_LETTERS).map(([status, letter]) => [letter, status as ValueStatus]),
);

/** The statuses that a college stores, and the status for every other letter. A reported value is stored without a status. */
export interface StoredStatuses {
  named: readonly ValueStatus[];
  otherwise: ValueStatus | null;
}

export const WITH_VALUE: StoredStatuses = { named: ['imputed', 'suppressed'], otherwise: null };
export const WITHOUT_VALUE: StoredStatuses = { named: ['suppressed', 'not-applicable'], otherwise: 'not-reported' };

/** The status that a college stores for a supplied letter. The merge SQL makes the same choice. */
export function storedStatusOf(letter: string, hasValue: boolean): ValueStatus | null {
  const { named, otherwise } = hasValue ? WITH_VALUE : WITHOUT_VALUE;
  return named.find((status) => STATUS_LETTERS[status] === letter) ?? otherwise;
}
