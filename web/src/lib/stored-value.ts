import { useSyncExternalStore } from 'react';

export interface StoredOptions<T> {
  /** Storage keys. Without keys the value exists in this page only. */
  keys?: readonly string[];
  /** `local` is shared by all tabs and stays. `session` belongs to one tab and ends with it. */
  storage?: 'local' | 'session';
  /** Receives one text per key, empty if nothing is stored. Throws if the texts are invalid. */
  parse?: (...texts: string[]) => T;
  /** Returns one text per key. An empty text removes the key. */
  format?: (value: T) => readonly string[];
  /** The value if nothing valid is stored. */
  fallback: T;
  /** The value on the server and during hydration. Default: `fallback`. */
  serverValue?: T;
}

type Listener = (isFromElsewhere: boolean) => void;

export interface StoredValue<T> {
  /** The same object until the value changes. */
  get: () => T;
  /** If the browser refuses to store the value (blocked or full), it lasts as long as the page. */
  set: (value: T) => void;
  /** Changes the value in this page without storing it. */
  setInPage: (value: T) => void;
  /** Removes the keys and returns to `fallback`. */
  clear: () => void;
  /** Calls back after each change, also in another tab (`isFromElsewhere`). Returns a function that unsubscribes. */
  subscribe: (listener: Listener) => () => void;
  /** Hook: the value, or what `select` picks from it. */
  useValue: UseValue<T>;
}

interface UseValue<T> {
  (): T;
  <S>(select: (value: T) => S): S;
}

const EVENTS = ['storage', 'pageshow'];

/** A value in browser storage that this page and other tabs can observe. Invalid stored texts are ignored and logged. */
export function createStoredValue<T>({
  keys = [],
  storage = 'local',
  parse,
  format,
  fallback,
  serverValue = fallback,
}: StoredOptions<T>): StoredValue<T> {
  const listeners = new Set<Listener>();
  /** The value and the stored texts that it belongs to. */
  let current: { texts: readonly string[]; value: T } | undefined;

  const area = () => (storage === 'local' ? localStorage : sessionStorage);
  const notify = (isFromElsewhere: boolean) => {
    for (const listener of listeners) listener(isFromElsewhere);
  };
  // Without a key, the whole storage was cleared, or the page was restored from the back/forward cache and has missed events.
  const onEvent = (event: Event) => {
    const { key, persisted } = event as Partial<StorageEvent & PageTransitionEvent>;
    if (persisted === false || (key && !keys.includes(key))) return;
    // The stored value replaces one that was set in this page only.
    if (read().some((text) => text !== '')) current = undefined;
    notify(true);
  };

  function read(): readonly string[] {
    try {
      return keys.map((key) => area().getItem(key) ?? '');
    } catch {
      // Storage is blocked.
      return keys.map(() => '');
    }
  }

  function parsed(texts: readonly string[]): T {
    if (!parse || texts.every((text) => text === '')) return fallback;
    try {
      return parse(...texts);
    } catch {
      // eslint-disable-next-line no-console -- explains why a stored list or choice is gone
      console.warn(`Ignored invalid data in browser storage: ${keys.join(', ')}`);
      return fallback;
    }
  }

  // Reads the storage each time, so that a change in another tab counts before its event arrives.
  function get(): T {
    const texts = read();
    if (current?.texts.every((text, index) => text === texts[index]) !== true) current = { texts, value: parsed(texts) };
    return current.value;
  }

  function setInPage(value: T): void {
    // If storing has failed, these are the old texts: the value lasts until another tab changes them.
    current = { texts: read(), value };
    notify(false);
  }

  function store(texts: readonly string[], value: T): void {
    try {
      for (const [index, key] of keys.entries()) {
        if (texts[index]) area().setItem(key, texts[index]);
        else area().removeItem(key);
      }
    } catch {
      // Storage is blocked or full.
    }
    setInPage(value);
  }

  function subscribe(listener: Listener): () => void {
    if (listeners.size === 0 && keys.length > 0) {
      for (const type of EVENTS) window.addEventListener(type, onEvent);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) for (const type of EVENTS) window.removeEventListener(type, onEvent);
    };
  }

  function useValue<S>(select?: (value: T) => S): T | S {
    const selected = (value: T) => (select ? select(value) : value);
    return useSyncExternalStore(
      subscribe as (listener: () => void) => () => void,
      () => selected(get()),
      () => selected(serverValue),
    );
  }

  return {
    get,
    set: (value) => store(format?.(value) ?? [], value),
    setInPage,
    clear: () => store([], fallback),
    subscribe,
    useValue,
  };
}
