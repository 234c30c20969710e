import type { Typing } from '../domain/events/events.ts';
import type { EventStreams } from '../domain/events/streams.use-cases.ts';

/** In milliseconds. */
const BEAT_EVERY = 25_000;
/** Finds events whose notification was lost. */
const POLL_EVERY = 5_000;
const SESSIONS_EVERY = 60_000;

/** People with news, and people who see others write. Undefined after a reconnection: all may have news. */
interface Notified {
  people: readonly number[];
  typing: readonly Typing[];
}

type Subscribe = (listener: (notified: Notified | undefined) => void) => Promise<void>;

/** Hands what people are told, by any process, to their open pages, and keeps the streams alive. Returns a function that ends them. */
export async function followEvents(streams: EventStreams, subscribe: Subscribe, onError: (error: unknown) => void): Promise<() => void> {
  await subscribe((notified) => {
    void streams.deliver(notified?.people).catch(onError);
    for (const typing of notified?.typing ?? []) streams.typing(typing);
  });
  const timers = [
    setInterval(() => streams.beat(), BEAT_EVERY),
    setInterval(() => void streams.deliver().catch(onError), POLL_EVERY),
    setInterval(() => void streams.endSignedOut().catch(onError), SESSIONS_EVERY),
  ];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
    streams.close();
  };
}
