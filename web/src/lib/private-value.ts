import { createStoredValue, type StoredOptions, type StoredValue } from './stored-value.ts';

/** What a person has entered or saved, by storage key. */
const KEYS = {
  match_answers: 'session',
  last_answers: 'session',
  student_facts: 'session',
  favorites: 'local',
  favorite_majors: 'local',
  unsent_messages: 'session',
  roommate_quiz: 'local',
  roommate_draft: 'local',
  sign_up_draft: 'session',
} as const;
export type PrivateKey = keyof typeof KEYS;

/** Clears the values that this page has loaded. */
const clears = new Set<() => void>();

/** A value in browser storage that is removed with the session, so that the next user of the browser does not get it. */
export function createPrivateValue<T>(key: PrivateKey, options: Omit<StoredOptions<T>, 'keys' | 'storage'>): StoredValue<T> {
  const value = createStoredValue({ ...options, keys: [key], storage: KEYS[key] });
  clears.add(value.clear);
  return value;
}

/** Removes all private values, also those of pages that are not loaded. */
export function clearPrivateValues(): void {
  for (const clear of clears) clear();
  try {
    for (const [key, storage] of Object.entries(KEYS)) (storage === 'local' ? localStorage : sessionStorage).removeItem(key);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
