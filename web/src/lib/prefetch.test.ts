/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { mayPrefetch, prefetchOnInterest, prefetchWhenIdle } from './prefetch.ts';

const passes = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('prefetching', () => {
  it('is off for readers who save data or have a slow connection', () => {
    expect(mayPrefetch({})).toBe(true);
    expect(mayPrefetch({ connection: { effectiveType: '4g', saveData: false } })).toBe(true);
    expect(mayPrefetch({ connection: { saveData: true } })).toBe(false);
    expect(mayPrefetch({ connection: { effectiveType: 'slow-2g' } })).toBe(false);
  });

  it('fetches one page after another when idle and continues after a failure', async () => {
    const asked: string[] = [];
    Object.assign(window, { requestIdleCallback: (callback: () => void) => setTimeout(callback, 0) });
    prefetchWhenIdle(['/a', '/b'], async (path) => {
      asked.push(path);
      await new Promise((resolve) => setTimeout(resolve, 100));
      throw new Error('offline');
    });
    expect(asked).toEqual([]);
    await passes(99);
    expect(asked).toEqual(['/a']);
    await passes(1);
    expect(asked).toEqual(['/a', '/b']);
  });
});

describe('prefetching hovered links', () => {
  let asked: string[];
  let answer: () => Promise<unknown>;
  let stop: () => void;
  const link = (path: string) => document.querySelector(`a[href$="${path}"]`)!;
  const point = (element: Element) => element.dispatchEvent(new Event('pointerover', { bubbles: true }));

  beforeEach(() => {
    asked = [];
    answer = () => Promise.resolve();
    document.body.innerHTML = `<p>text</p><a href="/colleges/a">A</a><a href="/colleges/b">B</a><a href="/about">C</a><a href="https://x.test/colleges/x">X</a>`;
    stop = prefetchOnInterest(
      (path) => path.startsWith('/colleges/'),
      (path) => {
        asked.push(path);
        return answer();
      },
    );
  });
  afterEach(() => stop());

  it('waits 80 ms, ignores links that are only passed, and fetches each page once', async () => {
    point(link('/colleges/a'));
    await passes(79);
    expect(asked).toEqual([]);
    point(link('/colleges/b'));
    await passes(79);
    expect(asked).toEqual([]);
    await passes(1);
    expect(asked).toEqual(['/colleges/b']);
    point(link('/colleges/b'));
    await passes(120);
    expect(asked).toEqual(['/colleges/b']);
  });

  it('also follows focus, and ignores other pages and other sites', async () => {
    link('/colleges/a').dispatchEvent(new Event('focusin', { bubbles: true }));
    await passes(120);
    for (const path of ['/about', 'x.test/colleges/x']) {
      point(link(path));
      await passes(120);
    }
    expect(asked).toEqual(['/colleges/a']);
  });

  it('tries again after a failure', async () => {
    answer = () => Promise.reject(new Error('offline'));
    point(link('/colleges/a'));
    await passes(120);
    point(document.querySelector('p')!);
    point(link('/colleges/a'));
    await passes(120);
    expect(asked).toEqual(['/colleges/a', '/colleges/a']);
  });
});
