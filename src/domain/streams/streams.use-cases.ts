import type { Caller } from '../accounts/user.ts';
import type { EventStore } from './streams.ports.ts';
import { permissionsOf } from '../accounts/permissions.ts';
import { MOST_STREAMS, type FeedEvent, type JobNews, type Typing } from '../events/events.ts';

/** Why a stream ends. `replaced`: the person opened too many. `closing`: the server stops. */
export type StreamEnd = 'signed-out' | 'replaced' | 'closing';

/** One open connection. Its methods never throw and never wait. */
export interface EventReader {
  /** The number after which the stream begins, for a reader without one. */
  start(seq: number): void;
  event(event: FeedEvent): void;
  typing(conversationId: number): void;
  job(news: JobNews): void;
  /** Events are missing: read everything again. Later events follow `seq`. */
  reset(seq: number): void;
  /** Shows that the connection is alive. */
  beat(): void;
  end(reason: StreamEnd): void;
}

interface Stream {
  userId: number;
  sessionId: string;
  readsRuns: boolean;
  cursor: number;
  reader: EventReader;
}

/** The open event streams of this process. */
export function createEventStreams({ events }: { events: EventStore }) {
  const byUser = new Map<number, Stream[]>();
  /** People with news, until they are read. */
  const waiting = new Set<number>();
  let reading: Promise<void> | undefined;

  const all = (): Stream[] => [...byUser.values()].flat();

  function remove(stream: Stream): void {
    const left = (byUser.get(stream.userId) ?? []).filter((other) => other !== stream);
    if (left.length > 0) byUser.set(stream.userId, left);
    else byUser.delete(stream.userId);
  }

  function end(stream: Stream, reason: StreamEnd): void {
    remove(stream);
    stream.reader.end(reason);
  }

  async function readWaiting(): Promise<void> {
    while (waiting.size > 0) {
      const people = [...waiting];
      waiting.clear();
      // A stream that opens during the reading may lack earlier events, so it takes part in the next one.
      const parts = new Map(people.map((userId) => [userId, byUser.get(userId) ?? []]));
      const cursors = [...parts].flatMap(([userId, open]) =>
        open.length > 0 ? [{ userId, seq: Math.min(...open.map(({ cursor }) => cursor)) }] : [],
      );
      if (cursors.length > 0) for (const event of await events.after(cursors)) push(event, parts.get(event.userId) ?? []);
    }
  }

  function push(event: FeedEvent, streams: readonly Stream[]): void {
    const open = byUser.get(event.userId);
    for (const stream of streams) {
      if (event.seq <= stream.cursor || !open?.includes(stream)) continue;
      stream.cursor = event.seq;
      stream.reader.event(event);
    }
  }

  /** Reads the news of some people, or of all, and hands them on. One read runs at a time, so that no event is sent twice. */
  async function deliver(userIds?: readonly number[]): Promise<void> {
    for (const userId of userIds ?? byUser.keys()) waiting.add(userId);
    while (waiting.size > 0) {
      reading ??= readWaiting().finally(() => {
        reading = undefined;
      });
      await reading;
    }
  }

  return {
    /**
     * Opens a stream after an event that the reader has, or from now on. Too many streams of a person end the oldest one. Calls
     * `createReader` when nothing can fail any more. Returns a function that closes the stream.
     */
    async open({ user, sessionId }: Caller, createReader: () => EventReader, after?: number): Promise<() => void> {
      const { last, oldest } = await events.position(user.id);
      const reader = createReader();
      const isKnown = after !== undefined && after <= last && after >= oldest - 1;
      const readsRuns = permissionsOf(user.accountType).includes('runs.read');
      const stream: Stream = { userId: user.id, sessionId, readsRuns, cursor: isKnown ? after : last, reader };
      const open = [...(byUser.get(user.id) ?? []), stream];
      byUser.set(user.id, open);
      if (open.length > MOST_STREAMS && open[0]) end(open[0], 'replaced');
      if (after === undefined) reader.start(last);
      else if (!isKnown) reader.reset(last);
      // Between the position and now, events may have come that no notification will name again. After a failure, the next poll reads them.
      await deliver([user.id]).catch(() => undefined);
      return () => remove(stream);
    },

    deliver,

    typing({ userId, conversationId }: Typing): void {
      for (const { reader } of byUser.get(userId) ?? []) reader.typing(conversationId);
    },

    /** Tells everyone who may read runs. */
    job(news: JobNews): void {
      for (const { readsRuns, reader } of all()) if (readsRuns) reader.job(news);
    },

    beat(): void {
      for (const { reader } of all()) reader.beat();
    },

    /** Ends the streams of sessions that are over, of some people or of all. */
    async endSignedOut(userIds?: readonly number[]): Promise<void> {
      const streams = userIds ? userIds.flatMap((userId) => byUser.get(userId) ?? []) : all();
      if (streams.length === 0) return;
      const open = await events.openSessions([...new Set(streams.map(({ sessionId }) => sessionId))]);
      for (const stream of streams) if (!open.has(stream.sessionId)) end(stream, 'signed-out');
    },

    close(): void {
      for (const stream of all()) end(stream, 'closing');
    },

    get size(): number {
      return all().length;
    },
  };
}

export type EventStreams = ReturnType<typeof createEventStreams>;
