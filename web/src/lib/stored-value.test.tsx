/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { createStoredValue } from './stored-value.ts';

const createNames = () =>
  createStoredValue<readonly string[]>({
    keys: ['names'],
    parse(text) {
      const value: unknown = JSON.parse(text);
      if (!Array.isArray(value)) throw new TypeError('Not a list');
      return value as string[];
    },
    format: (names) => [names.length === 0 ? '' : JSON.stringify(names)],
    fallback: [],
  });

/** Changes the storage as another tab does. */
function changeElsewhere(key: string, text: string | null) {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
}

function failToStore(name: string) {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', name);
  });
}

let warnings: unknown[];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  warnings = [];
  jest.spyOn(console, 'warn').mockImplementation((text: unknown) => void warnings.push(text));
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('a stored value', () => {
  it('is the fallback if nothing is stored', () => {
    expect(createNames().get()).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('stores what is set, and removes the key for an empty text', () => {
    const names = createNames();
    names.set(['Ada']);
    expect([names.get(), localStorage.getItem('names')]).toEqual([['Ada'], '["Ada"]']);
    names.set([]);
    expect([names.get(), localStorage.getItem('names')]).toEqual([[], null]);
  });

  it('reads what an earlier page has stored', () => {
    localStorage.setItem('names', '["Ada"]');
    expect(createNames().get()).toEqual(['Ada']);
  });

  it('is the same object until it changes', () => {
    localStorage.setItem('names', '["Ada"]');
    const names = createNames();
    expect(names.get()).toBe(names.get());
    const list = ['Charles'];
    names.set(list);
    expect(names.get()).toBe(list);
  });

  it('returns to the fallback when cleared', () => {
    const names = createNames();
    names.set(['Ada']);
    names.clear();
    expect([names.get(), localStorage.getItem('names')]).toEqual([[], null]);
  });

  it('can change in this page only', () => {
    const names = createNames();
    names.set(['Ada']);
    names.setInPage(['Charles']);
    expect([names.get(), localStorage.getItem('names')]).toEqual([['Charles'], '["Ada"]']);
  });

  it('can belong to one tab', () => {
    const tab = createStoredValue({ keys: ['tab'], storage: 'session', parse: Number, format: (value) => [String(value)], fallback: 0 });
    tab.set(7);
    expect([tab.get(), sessionStorage.getItem('tab'), localStorage.length]).toEqual([7, '7', 0]);
  });

  it('can have several keys', () => {
    const pair = createStoredValue({
      keys: ['left', 'right'],
      parse: (...texts) => texts,
      format: (texts) => texts,
      fallback: ['', ''],
    });
    localStorage.setItem('right', 'b');
    expect(pair.get()).toEqual(['', 'b']);
    pair.set(['a', '']);
    expect([localStorage.getItem('left'), localStorage.getItem('right')]).toEqual(['a', null]);
    localStorage.setItem('right', 'c');
    expect(pair.get()).toEqual(['a', 'c']);
  });

  it('without keys lives in memory and listens to no window', () => {
    const listen = jest.spyOn(window, 'addEventListener');
    const count = createStoredValue({ fallback: 0 });
    let calls = 0;
    const stop = count.subscribe(() => (calls += 1));
    count.set(1);
    stop();
    count.set(2);
    expect([count.get(), calls, localStorage.length]).toEqual([2, 1, 0]);
    expect(listen).not.toHaveBeenCalled();
  });
});

describe('invalid stored data', () => {
  it.each(['{', '{"a":1}', 'null', '"Ada"'])('is ignored and logged once: %s', (text) => {
    localStorage.setItem('names', text);
    const names = createNames();
    expect([names.get(), names.get()]).toEqual([[], []]);
    expect(warnings).toEqual(['Ignored invalid data in browser storage: names']);
    expect(localStorage.getItem('names')).toBe(text);
  });

  it('is replaced by the next value', () => {
    localStorage.setItem('names', '{');
    const names = createNames();
    names.set([...names.get(), 'Ada']);
    expect(localStorage.getItem('names')).toBe('["Ada"]');
  });
});

describe('another tab', () => {
  it('notifies listeners of its changes until they unsubscribe', () => {
    const names = createNames();
    const calls: unknown[] = [];
    const stop = names.subscribe((isFromElsewhere) => calls.push([isFromElsewhere, names.get()]));
    changeElsewhere('names', '["Ada"]');
    changeElsewhere('other', 'x');
    names.set(['Charles']);
    changeElsewhere('names', null);
    stop();
    changeElsewhere('names', '["Grace"]');
    expect(calls).toEqual([
      [true, ['Ada']],
      [false, ['Charles']],
      [true, []],
    ]);
  });

  it('can clear the whole storage', () => {
    const names = createNames();
    names.set(['Ada']);
    let calls = 0;
    const stop = names.subscribe(() => (calls += 1));
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    stop();
    expect([names.get(), calls]).toEqual([[], 1]);
  });

  it('counts before its event arrives', () => {
    const names = createNames();
    names.set(['Ada']);
    localStorage.setItem('names', '["Grace"]');
    expect(names.get()).toEqual(['Grace']);
  });

  it('is noticed by a page restored from the back/forward cache', () => {
    const names = createNames();
    let seen: readonly string[] = [];
    const stop = names.subscribe(() => (seen = names.get()));
    localStorage.setItem('names', '["Ada"]');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    stop();
    expect(seen).toEqual(['Ada']);
  });

  it('does not notify when the page is shown for the first time', () => {
    const names = createNames();
    let calls = 0;
    const stop = names.subscribe(() => (calls += 1));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    stop();
    expect(calls).toBe(0);
  });

  it('replaces a value that was set in this page only', () => {
    const names = createNames();
    names.set(['Ada']);
    names.setInPage(['Grace']);
    const stop = names.subscribe(() => undefined);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    stop();
    expect(names.get()).toEqual(['Ada']);
  });
});

describe('a browser that refuses to store', () => {
  it('keeps the value as long as the page if the storage is full', () => {
    const names = createNames();
    names.set(['Ada']);
    failToStore('QuotaExceededError');
    names.set(['Ada', 'Charles']);
    expect([names.get(), localStorage.getItem('names')]).toEqual([['Ada', 'Charles'], '["Ada"]']);
  });

  it('keeps the value as long as the page if the storage is blocked', () => {
    for (const method of ['getItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    failToStore('SecurityError');
    const names = createNames();
    expect(names.get()).toEqual([]);
    names.set(['Ada']);
    expect(names.get()).toEqual(['Ada']);
    names.clear();
    expect(names.get()).toEqual([]);
  });

  it('gives way to a later change in another tab', () => {
    const names = createNames();
    failToStore('QuotaExceededError');
    names.set(['Ada']);
    jest.restoreAllMocks();
    changeElsewhere('names', '["Grace"]');
    expect(names.get()).toEqual(['Grace']);
  });
});

describe('in components', () => {
  const greeting = createStoredValue({
    keys: ['greeting'],
    parse: (text) => text,
    format: (text) => [text],
    fallback: 'none',
    serverValue: 'on the server',
  });
  const Greeting = () => <p>{greeting.useValue()}</p>;

  it('hydrates without a mismatch, then shows the stored value', () => {
    const faults = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const container = document.createElement('div');
    container.innerHTML = '<p>on the server</p>';
    localStorage.setItem('greeting', 'hello');
    render(<Greeting />, { container, hydrate: true });
    expect(container.textContent).toBe('hello');
    expect(faults).not.toHaveBeenCalled();
  });

  it('follows this tab and other tabs', () => {
    render(<Greeting />);
    act(() => greeting.set('hello'));
    expect(screen.getByText('hello')).toBeTruthy();
    act(() => changeElsewhere('greeting', 'bye'));
    expect(screen.getByText('bye')).toBeTruthy();
    act(() => greeting.clear());
    expect(screen.getByText('none')).toBeTruthy();
  });

  it('rerenders only when the selected part changes', () => {
    const names = createNames();
    let renders = 0;
    const { result } = renderHook(() => {
      renders += 1;
      return names.useValue((list) => list.includes('Ada'));
    });
    act(() => names.set(['Charles']));
    expect([result.current, renders]).toEqual([false, 1]);
    act(() => names.set(['Charles', 'Ada']));
    expect([result.current, renders]).toEqual([true, 2]);
  });
});
