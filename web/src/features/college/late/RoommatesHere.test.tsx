/** @jest-environment jsdom */
import { renderPage } from '../../../lib/page.fixture.ts';
import { jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { AUBURN } from '../../../entities/roommates/roommates.fixture.ts';
import { RoommatesHere } from './RoommatesHere.tsx';

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
let comeNear: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => act(() => call([{ isIntersecting: true }]));
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it.each([
  ['At least 10 students look for a roommate here.', [{ college: AUBURN, profiles: 10 }]],
  ['Fewer than 5 profiles of adults are counted here.', [{ college: AUBURN, profiles: null }]],
  ['Fewer than 5 profiles of adults are counted here.', []],
])('says "%s", once the reader comes near', async (text, colleges) => {
  const { calls } = renderPage(<RoommatesHere collegeId={1} />, { answers: { 'roommates.counts': () => ({ total: null, colleges }) } });
  await passes(60_000);
  expect([screen.getByRole('status').textContent, calls.length]).toEqual(['', 0]);
  comeNear();
  await passes(20);
  expect(screen.getByRole('status').textContent).toBe(text);
  expect(calls).toMatchObject([{ key: 'roommates.counts', query: { collegeId: '1' } }]);
});
