/** @jest-environment jsdom */
import { renderPage } from '../../lib/page.fixture.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { AUBURN } from '../../entities/roommates/roommates.fixture.ts';
import { RoommatesHere } from './RoommatesHere.tsx';

let comeNear: () => void;
beforeEach(() => {
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
afterEach(cleanup);

it.each([
  ['12 students look for a roommate here.', [{ college: AUBURN, profiles: 12 }]],
  ['Fewer than 5 students look for a roommate here.', [{ college: AUBURN, profiles: null }]],
  ['There is no profile at this college yet.', []],
])('says "%s", once the reader comes near', async (text, colleges) => {
  const { calls } = renderPage(<RoommatesHere collegeId={1} />, { answers: { 'roommates.counts': () => ({ total: null, colleges }) } });
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect([screen.getByRole('status').textContent, calls.length]).toEqual(['', 0]);
  comeNear();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
  expect(calls).toMatchObject([{ key: 'roommates.counts', query: { collegeId: '1' } }]);
});
