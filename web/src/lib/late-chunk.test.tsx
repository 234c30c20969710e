/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { createContext, startTransition, Suspense } from 'react';
import { lateChunk } from './late-chunk.ts';

const Words = ({ text }: { text: string }) => <p>{text}</p>;
const shown = () => document.body.textContent;
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const Place = createContext('here');
const tree = (chunk: ReturnType<typeof lateChunk<{ text: string }>>, place: string) => (
  <Place value={place}>
    <Suspense fallback="waiting">
      <chunk.Component text="here" />
    </Suspense>
  </Place>
);
let loads: number;
/** The first loads fail. */
let failures: number;
beforeEach(() => {
  failures = 0;
});
const late = () =>
  lateChunk(() => {
    loads += 1;
    failures -= 1;
    return failures < 0 ? Promise.resolve(Words) : Promise.reject(new Error('gone'));
  });

/** A page whose server has rendered the chunk, in a browser that has not loaded it. */
async function hydrated() {
  const container = document.body.appendChild(document.createElement('div'));
  // As the server writes a finished `Suspense`.
  container.innerHTML = '<!--$--><p>here</p><!--/$-->';
  loads = 0;
  const chunk = late();
  const page = render(tree(chunk, 'one'), { container, hydrate: true });
  await passes(60_000);
  expect([shown(), loads]).toEqual(['here', 0]);
  return { chunk, page };
}

it('keeps the markup of the server until it is preloaded', async () => {
  const { chunk } = await hydrated();
  await act(chunk.preload);
  expect([shown(), loads > 0]).toEqual(['here', true]);
});

it('keeps the markup of the server if it cannot be loaded, until it can', async () => {
  failures = 1;
  const { chunk, page } = await hydrated();
  await expect(chunk.preload()).rejects.toThrow('gone');
  await passes(10);
  expect([shown(), loads]).toEqual(['here', 1]);
  await act(chunk.preload);
  act(() => page.rerender(tree(chunk, 'two')));
  await passes(10);
  expect(shown()).toBe('here');
});

it('is loaded if something above it changes, so that React holds no change back', async () => {
  const { chunk, page } = await hydrated();
  act(() => startTransition(() => page.rerender(tree(chunk, 'two'))));
  await passes(10);
  expect([shown(), loads > 0]).toEqual(['here', true]);
});
