import type { DueLetter, LetterKind } from './letter.ts';

const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 3_600;
/** Several processes that failed together must not come back together. */
const JITTER = 0.25;
const GIVE_UP_AFTER_SECONDS = 86_400;

/** What a letter says may be over sooner than a day: its code opens nothing by then. */
const USEFUL_SECONDS: Partial<Record<LetterKind, number>> = { 'reset-password': 900 };

/** How long to wait after a failed attempt; undefined when the letter would come too late to be of use. `chance` is from 0 to 1. */
export function secondsToNextAttempt(
  { kind, attempts, ageSeconds }: Pick<DueLetter, 'kind' | 'attempts' | 'ageSeconds'>,
  chance: number,
): number | undefined {
  const wait = Math.min(FIRST_WAIT_SECONDS * 2 ** (attempts - 1), LONGEST_WAIT_SECONDS) * (1 - JITTER + 2 * JITTER * chance);
  return ageSeconds + wait > (USEFUL_SECONDS[kind] ?? GIVE_UP_AFTER_SECONDS) ? undefined : wait;
}
