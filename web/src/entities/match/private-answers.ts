import { useSyncExternalStore } from 'react';
import { INCOME_BANDS, MAX_BUDGET, type PrivateAnswers } from '../../api/domain.ts';

/** Where the answers that no address may carry are kept: in this tab, until it is closed. */
export const PRIVATE_ANSWERS_KEY = 'match_answers';

const NOTHING: PrivateAnswers = {};
const listeners = new Set<() => void>();
let answers: PrivateAnswers | undefined;

/** The same object until something changes. */
export const privateAnswers = (): PrivateAnswers => (answers ??= stored());

export function keepPrivateAnswers(next: PrivateAnswers): void {
  answers = sound(next);
  try {
    if (saysNothing(answers)) sessionStorage.removeItem(PRIVATE_ANSWERS_KEY);
    else sessionStorage.setItem(PRIVATE_ANSWERS_KEY, JSON.stringify(answers));
  } catch {
    // Storage is blocked: the answers last as long as the page.
  }
  for (const tell of listeners) tell();
}

export const saysNothing = (given: PrivateAnswers): boolean => Object.values(given).every((value) => value === undefined);

/** Nothing while the server renders, and then what this tab knows. */
export const usePrivateAnswers = (): PrivateAnswers => useSyncExternalStore(subscribe, privateAnswers, () => NOTHING);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stored(): PrivateAnswers {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(PRIVATE_ANSWERS_KEY) ?? '{}');
    return typeof read === 'object' && read !== null ? sound(read) : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Whatever was stored, only what an answer can be comes out of it. */
function sound({ budget, income, sat, act }: PrivateAnswers): PrivateAnswers {
  return {
    ...(isWhole(budget, 0, MAX_BUDGET) && { budget }),
    ...(INCOME_BANDS.some((band) => band === income) && { income }),
    ...(isWhole(sat, 400, 1600) && { sat }),
    ...(isWhole(act, 1, 36) && { act }),
  };
}

const isWhole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
