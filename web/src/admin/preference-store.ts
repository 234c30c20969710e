import { memoryStore, type Store } from 'react-admin';
import type { AnswerOf } from '../api/panel-contracts.ts';
import { callPanel } from './panel-api.ts';

type Preferences = Readonly<AnswerOf<'preferences'>>;

const SAVE_AFTER_MS = 1_000;
/** Selected rows belong to a visit, not to a person. */
const isKept = (key: string): boolean => !key.endsWith('.selectedIds');

/** The settings of the panel that the server keeps for this person. Empty if they cannot be read: the panel works without them. */
export const readPreferences = (): Promise<Preferences> => callPanel('preferences', {}).catch(() => ({}));

/**
 * React-admin's settings of lists and tables, kept on the server, so that a person has them on each device. A change is saved a moment
 * later; one that cannot be saved lasts until the page is left.
 */
export function createPreferenceStore(
  initial: Preferences,
  save = (body: Preferences): Promise<unknown> => callPanel('savePreferences', { body }),
): Store {
  const kept = new Map(Object.entries(initial));
  const store = memoryStore(initial);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(Object.fromEntries(kept)).catch(() => undefined), SAVE_AFTER_MS);
  };
  return {
    ...store,
    setItem(key, value) {
      store.setItem(key, value);
      if (!isKept(key)) return;
      kept.set(key, value);
      changed();
    },
    removeItem(key) {
      store.removeItem(key);
      if (kept.delete(key)) changed();
    },
    removeItems(prefix) {
      store.removeItems(prefix);
      for (const key of [...kept.keys()].filter((one) => one.startsWith(prefix))) kept.delete(key);
      changed();
    },
    // `reset` is only called on the way out. The settings stay.
  };
}
