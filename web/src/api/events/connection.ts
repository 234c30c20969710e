import { createEventSource, type EventSourceClient, type FetchLike } from 'eventsource-client';
import { currentToken } from '../session-store.ts';
import { eventOf, valuesOf, type SiteEvent } from './events.ts';

const ADDRESS = '/api/events';
/** In milliseconds, after a failed attempt: doubled each time. */
const PAUSE = { first: 1_000, most: 60_000 };
/** The server sends a byte every 25 seconds. */
const DEAD_AFTER = 40_000;

/** Why the server ended the stream. `closing` is not here: the client comes back by itself. */
export type End = 'replaced' | 'signed-out';

interface Options {
  /** The last event that this browser has. Without it, the stream starts now. */
  lastId: string | undefined;
  /** `id` is the number of the event. `typing` has none. */
  onEvent: (event: SiteEvent, id: string | undefined) => void;
  /** The stream is over, and the client does not come back by itself. */
  onEnd: (end: End) => void;
}

export interface Connection {
  close: () => void;
  /** Whether the last byte is so old that the connection must be dead. */
  isDead: () => boolean;
}

/** Opens the stream of events and keeps it open. */
export function connect({ lastId, onEvent, onEnd }: Options): Connection {
  let lastByte = Date.now();
  let token = currentToken();
  let source = open(lastId);

  function alive(): void {
    lastByte = Date.now();
  }

  function end(why: End): void {
    const id = source.lastEventId;
    source.close();
    // The session has a new token since the stream was opened. A closed client does not open again.
    if (why === 'signed-out' && currentToken() !== undefined && currentToken() !== token) source = open(id);
    else onEnd(why);
  }

  function open(initialLastEventId: string | undefined): EventSourceClient {
    return createEventSource({
      url: ADDRESS,
      ...(initialLastEventId !== undefined && { initialLastEventId }),
      fetch: withToken({
        onToken: (used) => (token = used),
        onRefused: () => setTimeout(() => end('signed-out')),
      }),
      onConnect() {
        alive();
        // The stream starts now, so events since the page was loaded may be missing.
        if (source.lastEventId === undefined) onEvent({ name: 'reset' }, undefined);
      },
      onComment: alive,
      onMessage({ id, event = '', data }) {
        alive();
        const reason = event === 'bye' ? valuesOf(data)['reason'] : undefined;
        if (reason === 'replaced' || reason === 'signed-out') end(reason);
        const known = eventOf(event, data);
        if (known) onEvent(known, id);
      },
    });
  }

  return { close: () => source.close(), isDead: () => Date.now() - lastByte > DEAD_AFTER };
}

interface FetchOptions {
  onToken: (token: string | undefined) => void;
  onRefused: () => void;
}

/** Adds the token of the session, never a cookie. A failure waits longer each time, then throws, and the client tries again. */
function withToken({ onToken, onRefused }: FetchOptions): FetchLike {
  let failures = 0;
  return async (url, { headers, signal } = {}) => {
    const token = currentToken();
    onToken(token);
    const abort = signal as AbortSignal;
    const response = await fetch(url, {
      cache: 'no-store',
      credentials: 'omit',
      headers: { ...headers, ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
      signal: abort,
    }).catch(() => undefined);
    if (response?.status === 401) {
      onRefused();
      return { status: 204, body: null, url: ADDRESS, redirected: false };
    }
    if (response?.status === 200) {
      failures = 0;
      return response;
    }
    failures += 1;
    await pause(Math.min(PAUSE.most, PAUSE.first * 2 ** failures) * (0.5 + Math.random() / 2), abort);
    throw new Error('The stream of events did not open');
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
