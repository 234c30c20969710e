import type { JobNews, Typing } from '../domain/events/events.ts';
import type { EventStreams } from '../domain/streams/streams.use-cases.ts';

/** In milliseconds. */
const BEAT_EVERY = 25_000;
/** Finds events whose notification was lost. */
const POLL_EVERY = 5_000;
/** Finds sessions that ended without a word: they expired, or the notification was lost. */
const SESSIONS_EVERY = 60_000;

/**
 * People with news, people with an ended session, people who see others write, and import jobs that have moved. Undefined after a
 * reconnection: all may have news.
 */
interface Notified {
  people: readonly number[];
  ended: readonly number[];
  typing: readonly Typing[];
  jobs: readonly JobNews[];
}

type Subscribe = (listener: (notified: Notified | undefined) => void) => Promise<void>;

/**
 * Hands what people are told, by any process, to their open pages, and keeps the streams alive. Reports the first of several failures in a
 * row, because the next attempt follows by itself. Returns a function that ends the streams.
 */
export async function followEvents(streams: EventStreams, subscribe: Subscribe, onError: (error: unknown) => void): Promise<() => void> {
  let isFailing = false;
  const attempt = (work: Promise<void>) =>
    void work.then(
      () => (isFailing = false),
      (error: unknown) => {
        if (!isFailing) onError(error);
        isFailing = true;
      },
    );
  await subscribe((notified) => {
    const { people, ended, typing = [], jobs = [] } = notified ?? {};
    attempt(streams.deliver(people));
    attempt(streams.endSignedOut(ended));
    for (const one of typing) streams.typing(one);
    for (const job of jobs) streams.job(job);
  });
  const timers = [
    setInterval(() => streams.beat(), BEAT_EVERY),
    setInterval(() => attempt(streams.deliver()), POLL_EVERY),
    setInterval(() => attempt(streams.endSignedOut()), SESSIONS_EVERY),
  ];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
    streams.close();
  };
}
