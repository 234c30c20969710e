/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { ConnectionBar } from './ConnectionBar.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The bar over a router whose page change starts and ends as the test says. */
function open() {
  const state = { navigation: { state: 'idle' }, errors: null };
  let listener: () => void = () => undefined;
  const subscribe = (next: () => void) => {
    listener = next;
    return () => undefined;
  };
  render(<ConnectionBar moves={{ subscribe, state }} />);
  const move = (next: 'idle' | 'loading') =>
    act(() => {
      state.navigation = { state: next };
      listener();
    });
  const text = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
  return { move, text, pass: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)) };
}

function connect(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

it('says at once that the browser is offline, and that a chosen page waits, until it is back', () => {
  const { move, text } = open();
  connect(false);
  expect(text()).toBe('You are offline. What you open now loads when you are back.');
  move('loading');
  expect(text()).toBe('You are offline. The page that you chose loads when you are back.');
  connect(true);
  expect(text()).toBe('');
});

it('says after two seconds that a page change takes long, until it ends', () => {
  const { move, text, pass } = open();
  move('loading');
  pass(1_999);
  expect(text()).toBe('');
  pass(1);
  expect(text()).toBe('The page is still loading. Your connection may be slow.');
  move('idle');
  expect(text()).toBe('');
  move('loading');
  expect(text()).toBe('');
});
