/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { hydratedChunk } from './hydrated-chunk.ts';

const Words = ({ text }: { text: string }) => <p>{text}</p>;
const shown = () => document.body.textContent;
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function show({ Component }: ReturnType<typeof hydratedChunk<{ text: string }>>) {
  render(
    <Suspense fallback="waiting">
      <Component text="here" />
    </Suspense>,
  );
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('renders a preloaded chunk at once', async () => {
  const chunk = hydratedChunk(() => Promise.resolve(Words));
  await chunk.preload();
  show(chunk);
  expect(shown()).toBe('here');
});

it('loads a patient chunk when the reader uses the page, even if the page is never idle', async () => {
  Object.assign(window, { requestIdleCallback: () => 0 });
  let loads = 0;
  show(
    hydratedChunk(
      () => {
        loads += 1;
        return Promise.resolve(Words);
      },
      { isPatient: true },
    ),
  );
  await passes(60_000);
  expect([shown(), loads]).toEqual(['waiting', 0]);
  window.dispatchEvent(new Event('keydown'));
  await passes(10);
  expect([shown(), loads]).toEqual(['here', 1]);
});

it('shows a message in place of a chunk that cannot be loaded', async () => {
  show(hydratedChunk<{ text: string }>(() => Promise.reject(new Error('gone'))));
  await passes(10);
  expect(screen.getByText('This part could not be loaded. Reload the page.')).toBeTruthy();
});
