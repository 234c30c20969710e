import type { Connection, connect } from './connection.ts';
import type { SiteEvent } from './events.ts';

const LOCK = 'alma-events';
/** In milliseconds. A tab that does not answer for so long is frozen, and another one takes its place. */
const ANSWER = 3_000;

/** What tabs tell each other. `check`: a tab became visible, and the one with the stream looks after it and answers `alive`. */
export type TabMessage = { kind: 'event'; event: SiteEvent; id: string | undefined } | { kind: 'check' } | { kind: 'alive' };

/** The part of `BroadcastChannel` that is used. */
export interface TabChannel {
  postMessage: (message: TabMessage) => void;
  onmessage: ((message: { data: TabMessage }) => void) | null;
  close: () => void;
}
/** The part of `LockManager` that is used. */
export interface TabLocks {
  request: (name: string, options: { signal: AbortSignal } | { steal: true }, hold: () => Promise<void>) => Promise<unknown>;
}

interface Ports {
  connect: typeof connect;
  /** Without locks or a channel, each tab has its own stream. */
  locks: TabLocks | undefined;
  channel: TabChannel | undefined;
  emit: (event: SiteEvent) => void;
  /** The session is over. */
  onSignedOut: () => void;
}

/** The stream of a browser: one tab has the connection, and the others hear of its events. */
export interface SharedStream {
  /** The page is visible: take part, and look whether the connection is alive. */
  wake: () => void;
  /** The page is hidden: let another tab have the connection. Its events still arrive. */
  sleep: () => void;
  stop: () => void;
}

export function shareStream({ connect: open, locks, channel, emit, onSignedOut }: Ports): SharedStream {
  /** The last event that this tab knows, also from other tabs. */
  let lastId: string | undefined;
  /** This tab waits for the lock, or has it. */
  let turn: AbortController | undefined;
  let isLeading = false;
  let connection: Connection | undefined;
  let answering: ReturnType<typeof setTimeout> | undefined;

  const tell = (event: SiteEvent, id: string | undefined) => {
    lastId = id ?? lastId;
    emit(event);
  };
  const tellAll = (event: SiteEvent, id: string | undefined) => {
    tell(event, id);
    channel?.postMessage({ kind: 'event', event, id });
  };
  if (channel) {
    channel.onmessage = ({ data }) => {
      if (data.kind === 'check') answer();
      else clearTimeout(answering);
      if (data.kind === 'event') tell(data.event, data.id);
    };
  }

  function start(): void {
    connection = open({
      lastId,
      onEvent: tellAll,
      onEnd(end) {
        connection = undefined;
        // After `replaced`, the lock stays here: another tab would only replace another browser's stream.
        if (end !== 'signed-out') return;
        sleep();
        onSignedOut();
      },
    });
  }

  function lead(): void {
    clearTimeout(answering);
    isLeading = true;
    channel?.postMessage({ kind: 'alive' });
    start();
  }

  function join(isTakingOver = false): void {
    const mine = (turn = new AbortController());
    if (!locks || !channel) {
      lead();
      return;
    }
    const hold = () =>
      new Promise<void>((resolve) => {
        mine.signal.addEventListener('abort', () => resolve());
        if (mine.signal.aborted) resolve();
        else lead();
      });
    locks.request(LOCK, isTakingOver ? { steal: true } : { signal: mine.signal }, hold).catch(() => {
      if (turn !== mine || !isLeading) return;
      // Another tab took over, because this one did not answer.
      sleep();
      join();
    });
  }

  /** Asks the tab with the stream to look after it. Without an answer, this tab takes over. */
  function ask(): void {
    clearTimeout(answering);
    answering = setTimeout(() => {
      sleep();
      join(true);
    }, ANSWER);
    channel?.postMessage({ kind: 'check' });
  }

  function answer(): void {
    if (!isLeading) return;
    look();
    channel?.postMessage({ kind: 'alive' });
  }

  /** Replaces a connection that is dead or was closed. */
  function look(): void {
    if (!isLeading || connection?.isDead() === false) return;
    connection?.close();
    start();
    tellAll({ name: 'reset' }, undefined);
  }

  function sleep(): void {
    clearTimeout(answering);
    connection?.close();
    connection = undefined;
    isLeading = false;
    turn?.abort();
    turn = undefined;
  }

  return {
    wake() {
      if (!turn) join();
      if (isLeading) look();
      else ask();
    },
    sleep,
    stop() {
      sleep();
      channel?.close();
    },
  };
}
