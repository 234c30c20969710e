import { jest } from '@jest/globals';
import { createReadTracker } from './read-tracker.ts';

let isActive: boolean;
let read: number[];
let tracker: ReturnType<typeof createReadTracker>;

beforeEach(() => {
  jest.useFakeTimers();
  isActive = true;
  read = [];
  tracker = createReadTracker({ isActive: () => isActive, onRead: (id) => read.push(id) });
});
afterEach(() => {
  tracker.stop();
  jest.useRealTimers();
});
const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

it('takes a second in view', () => {
  tracker.enter(5);
  pass(999);
  expect(read).toEqual([]);
  pass(101);
  expect(read).toEqual([5]);
});

it('starts again when the message leaves the view', () => {
  tracker.enter(5);
  pass(900);
  tracker.leave(5);
  pass(5_000);
  tracker.enter(5);
  pass(900);
  expect(read).toEqual([]);
  pass(200);
  expect(read).toEqual([5]);
});

it('is one call for messages that were read together, and moves forward only', () => {
  for (const id of [3, 4, 5]) tracker.enter(id);
  pass(1_100);
  expect(read).toEqual([5]);
  tracker.enter(2);
  pass(2_000);
  expect(read).toEqual([5]);
  tracker.enter(6);
  pass(2_000);
  expect(read).toEqual([5, 6]);
});

it('does nothing while the page is hidden or has no focus, and starts again after that', () => {
  isActive = false;
  tracker.enter(5);
  pass(10_000);
  expect(read).toEqual([]);
  isActive = true;
  tracker.activityChanged();
  pass(500);
  isActive = false;
  tracker.activityChanged();
  pass(10_000);
  expect(read).toEqual([]);
  isActive = true;
  tracker.activityChanged();
  pass(1_100);
  expect(read).toEqual([5]);
});

it('checks again at the end of the second, if the page told nothing', () => {
  tracker.enter(5);
  pass(500);
  isActive = false;
  pass(5_000);
  expect(read).toEqual([]);
});

it('stops after "Mark unread", also for a call that waits', () => {
  tracker.enter(5);
  pass(1_050);
  tracker.suspend();
  tracker.enter(6);
  tracker.activityChanged();
  pass(10_000);
  expect(read).toEqual([]);
});
