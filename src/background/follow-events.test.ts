import { jest } from '@jest/globals';
import type { JobNews } from '../domain/events/events.ts';
import type { EventStreams } from '../domain/streams/streams.use-cases.ts';
import { followEvents } from './follow-events.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('reads again every five seconds, and reports an outage once', async () => {
  let isAway = false;
  const jobs: unknown[] = [];
  const ended: unknown[] = [];
  const reads: (readonly number[] | undefined)[] = [];
  const streams = {
    async deliver(people?: readonly number[]) {
      await Promise.resolve();
      reads.push(people);
      if (isAway) throw new Error('the database is away');
    },
    typing: () => undefined,
    job: (news: unknown) => void jobs.push(news),
    beat: () => undefined,
    endSignedOut(people?: readonly number[]) {
      ended.push(people);
      return Promise.resolve();
    },
    close: () => void reads.push([-1]),
  } as unknown as EventStreams;
  const errors: unknown[] = [];
  let hear: (notified: { people: number[]; ended: number[]; typing: []; jobs: JobNews[] } | undefined) => void = () => undefined;
  const stop = await followEvents(
    streams,
    (listener) => {
      hear = listener;
      return Promise.resolve();
    },
    (error) => errors.push(error),
  );
  hear({ people: [7], ended: [8], typing: [], jobs: [{ jobId: 3, isProgress: true }] });
  expect(jobs).toEqual([{ jobId: 3, isProgress: true }]);
  hear(undefined);
  // After a reconnection, sessions may have ended unheard.
  expect(ended).toEqual([[8], undefined]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(reads).toEqual([[7], undefined, undefined]);

  isAway = true;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(errors).toHaveLength(1);
  isAway = false;
  await jest.advanceTimersByTimeAsync(5_000);
  isAway = true;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(errors).toHaveLength(2);

  stop();
  reads.length = 0;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reads).toEqual([]);
});
