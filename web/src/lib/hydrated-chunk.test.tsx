/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { readyPart } from './hydrated-chunk.ts';

const Words = ({ text }: { text: string }) => <p>{text}</p>;
const shown = () => document.body.textContent;
const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)));

function show({ Part }: ReturnType<typeof readyPart<{ text: string }>>) {
  render(
    <Suspense fallback="waiting">
      <Part text="here" />
    </Suspense>,
  );
}

afterEach(cleanup);

it('a part that is ready is there at once', async () => {
  const part = readyPart(() => Promise.resolve(Words));
  await part.makeReady();
  show(part);
  expect(shown()).toBe('here');
});

it('a patient part comes when its reader does something, if the page is never idle', async () => {
  Object.assign(window, { requestIdleCallback: () => 0 });
  let loads = 0;
  show(
    readyPart(
      () => {
        loads += 1;
        return Promise.resolve(Words);
      },
      { isPatient: true },
    ),
  );
  await aMoment();
  expect([shown(), loads]).toEqual(['waiting', 0]);
  window.dispatchEvent(new Event('keydown'));
  await aMoment();
  expect([shown(), loads]).toEqual(['here', 1]);
});

it('a part that cannot be loaded says so in its own place', async () => {
  show(readyPart<{ text: string }>(() => Promise.reject(new Error('gone'))));
  await aMoment();
  expect(screen.getByText('This part could not be loaded. Reload the page.')).toBeTruthy();
});
