/** @jest-environment jsdom */
import { mayPrefetch, prefetchOnInterest, prefetchWhenIdle } from './prefetch.ts';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('fetching ahead', () => {
  it('is not for those who save data or have a slow line', () => {
    expect(mayPrefetch({})).toBe(true);
    expect(mayPrefetch({ connection: { effectiveType: '4g', saveData: false } })).toBe(true);
    expect(mayPrefetch({ connection: { saveData: true } })).toBe(false);
    expect(mayPrefetch({ connection: { effectiveType: 'slow-2g' } })).toBe(false);
  });

  it('takes one page after the other when idle, and goes on after a failure', async () => {
    const asked: string[] = [];
    Object.assign(window, { requestIdleCallback: (callback: () => void) => setTimeout(callback, 0) });
    prefetchWhenIdle(['/a', '/b'], (path) => {
      asked.push(path);
      return Promise.reject(new Error('offline'));
    });
    expect(asked).toEqual([]);
    await wait(20);
    expect(asked).toEqual(['/a', '/b']);
  });
});

describe('fetching what somebody points at', () => {
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

  it('waits 80 ms, forgets links that are only passed, and asks once', async () => {
    point(link('/colleges/a'));
    await wait(30);
    expect(asked).toEqual([]);
    point(link('/colleges/b'));
    await wait(120);
    expect(asked).toEqual(['/colleges/b']);
    point(link('/colleges/b'));
    await wait(120);
    expect(asked).toEqual(['/colleges/b']);
  });

  it('answers to focus too, and leaves other pages and other sites alone', async () => {
    link('/colleges/a').dispatchEvent(new Event('focusin', { bubbles: true }));
    await wait(120);
    for (const path of ['/about', 'x.test/colleges/x']) {
      point(link(path));
      await wait(120);
    }
    expect(asked).toEqual(['/colleges/a']);
  });

  it('tries again after a failure', async () => {
    answer = () => Promise.reject(new Error('offline'));
    point(link('/colleges/a'));
    await wait(120);
    point(document.querySelector('p')!);
    point(link('/colleges/a'));
    await wait(120);
    expect(asked).toEqual(['/colleges/a', '/colleges/a']);
  });
});
