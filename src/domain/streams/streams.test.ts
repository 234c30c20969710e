import fc from 'fast-check';
import type { Caller } from '../accounts/user.ts';
import type { FeedEvent } from '../events/events.ts';
import { createEventStreams, type EventReader } from './streams.use-cases.ts';

/** The events of everyone, in memory. */
function memoryStore() {
  const kept = new Map<number, FeedEvent[]>();
  const dropped = new Map<number, number>();
  const open = new Set<string>();
  let fails = false;
  const of = (userId: number) => kept.get(userId) ?? [];
  return {
    add(userId: number, count = 1) {
      for (let n = 0; n < count; n += 1) {
        const seq = (of(userId).at(-1)?.seq ?? dropped.get(userId) ?? 0) + 1;
        kept.set(userId, [...of(userId), { userId, seq, kind: 'message.new', payload: { conversationId: 1, messageId: seq } }]);
      }
    },
    forget(userId: number, upTo: number) {
      dropped.set(userId, Math.max(upTo, of(userId).at(-1)?.seq ?? 0));
      kept.set(
        userId,
        of(userId).filter(({ seq }) => seq > upTo),
      );
    },
    fail: (value: boolean) => void (fails = value),
    open,
    store: {
      async after(cursors: readonly { userId: number; seq: number }[]) {
        // Longer than it takes to open a stream.
        for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
        if (fails) throw new Error('the database is away');
        return cursors.flatMap((cursor) => of(cursor.userId).filter(({ seq }) => seq > cursor.seq));
      },
      async position(userId: number) {
        await Promise.resolve();
        const last = of(userId).at(-1)?.seq ?? dropped.get(userId) ?? 0;
        return { last, oldest: of(userId)[0]?.seq ?? last + 1 };
      },
      openSessions: (ids: readonly string[]) => Promise.resolve(new Set(ids.filter((id) => open.has(id)))),
    },
  };
}

const caller = (id: number, sessionId = `s${id}`): Caller => ({ sessionId, user: { id } as Caller['user'] });

function reader() {
  const seen: (number | string)[] = [];
  const self: EventReader = {
    start: () => undefined,
    event: ({ seq }) => void seen.push(seq),
    typing: (id) => void seen.push(`typing ${id}`),
    job: ({ jobId, isProgress }) => void seen.push(`${isProgress ? 'progress' : 'job'} ${jobId}`),
    reset: (seq) => void seen.push(`reset ${seq}`),
    beat: () => void seen.push('beat'),
    end: (reason) => void seen.push(reason),
  };
  return { seen, create: () => self };
}

describe('an event stream', () => {
  it('begins now, or after the event that the reader has', async () => {
    const memory = memoryStore();
    const streams = createEventStreams({ events: memory.store });
    memory.add(1, 3);
    const [fresh, back] = [reader(), reader()];
    await streams.open(caller(1), fresh.create);
    await streams.open(caller(1), back.create, 1);
    memory.add(1);
    await streams.deliver([1]);
    expect([fresh.seen, back.seen]).toEqual([[4], [2, 3, 4]]);
  });

  it.each([
    ['an event that is not kept any more', 1, 'reset 5'],
    ['a number that never was', 99, 'reset 5'],
  ])('starts again after %s', async (_, after, first) => {
    const memory = memoryStore();
    memory.add(1, 5);
    memory.forget(1, 3);
    const { seen, create } = reader();
    const streams = createEventStreams({ events: memory.store });
    await streams.open(caller(1), create, after);
    memory.add(1);
    await streams.deliver();
    expect(seen).toEqual([first, 6]);
  });

  it('sends each event once and in order, however often it is woken', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.boolean()), { maxLength: 40 }), async (steps) => {
        const memory = memoryStore();
        const streams = createEventStreams({ events: memory.store });
        const readers = [1, 2, 3].map((id) => ({ id, ...reader() }));
        for (const { id, create } of readers) await streams.open(caller(id), create);
        const woken: Promise<void>[] = [];
        for (const [userId, isNamed] of steps) {
          memory.add(userId);
          woken.push(streams.deliver(isNamed ? [userId] : undefined));
        }
        await Promise.all(woken);
        for (const { id, seen } of readers) {
          expect(seen).toEqual(steps.filter(([userId]) => userId === id).map((_, index) => index + 1));
        }
      }),
      { numRuns: 50 },
    );
  });

  it('sends all events to a stream that opens while others of the person are read', async () => {
    const memory = memoryStore();
    const streams = createEventStreams({ events: memory.store });
    memory.add(1, 3);
    const [early, late] = [reader(), reader()];
    await streams.open(caller(1), early.create);
    memory.add(1);
    const woken = streams.deliver([1]);
    await Promise.all([streams.open(caller(1), late.create, 1), woken]);
    expect([early.seen, late.seen]).toEqual([[4], [2, 3, 4]]);
  });

  it('catches up after the database was away', async () => {
    const memory = memoryStore();
    const streams = createEventStreams({ events: memory.store });
    const { seen, create } = reader();
    await streams.open(caller(1), create);
    memory.fail(true);
    memory.add(1, 2);
    await expect(streams.deliver([1])).rejects.toThrow('away');
    memory.fail(false);
    await streams.deliver();
    expect(seen).toEqual([1, 2]);
  });

  it('tells of import jobs to those who may read runs', async () => {
    const streams = createEventStreams({ events: memoryStore().store });
    const seen = [];
    for (const [id, accountType] of (['student', 'viewer', 'staff', 'admin'] as const).entries()) {
      const one = reader();
      seen.push(one.seen);
      await streams.open({ sessionId: `s${id}`, user: { id, accountType } as Caller['user'] }, one.create);
    }
    streams.job({ jobId: 4, isProgress: false });
    streams.job({ jobId: 4, isProgress: true });
    expect(seen).toEqual([[], ...Array.from({ length: 3 }, () => ['job 4', 'progress 4'])]);
  });

  it('ends the oldest of six, those of ended sessions, and all of them when the server stops', async () => {
    const memory = memoryStore();
    const streams = createEventStreams({ events: memory.store });
    const readers = Array.from({ length: 6 }, reader);
    for (const [n, { create }] of readers.entries()) await streams.open(caller(1, `s${n % 2}`), create);
    expect(readers[0]?.seen).toEqual(['replaced']);
    memory.open.add('s1');
    await streams.endSignedOut([2]);
    expect(streams.size).toBe(5);
    await streams.endSignedOut([1]);
    expect(readers.map(({ seen }) => seen.at(-1))).toEqual(['replaced', undefined, 'signed-out', undefined, 'signed-out', undefined]);
    streams.beat();
    streams.typing({ userId: 1, conversationId: 7 });
    streams.close();
    expect(readers[1]?.seen).toEqual(['beat', 'typing 7', 'closing']);
    expect(streams.size).toBe(0);
  });

  it('sends nothing to a reader that leaves while events are read', async () => {
    const memory = memoryStore();
    const streams = createEventStreams({ events: memory.store });
    const [gone, staying] = [reader(), reader()];
    const leave = await streams.open(caller(1), gone.create);
    await streams.open(caller(1), staying.create);
    memory.add(1);
    const woken = streams.deliver([1]);
    leave();
    await woken;
    expect([gone.seen, staying.seen]).toEqual([[], [1]]);
  });

  it('sends nothing after the reader has left', async () => {
    const memory = memoryStore();
    const streams = createEventStreams({ events: memory.store });
    const { seen, create } = reader();
    const leave = await streams.open(caller(1), create);
    leave();
    memory.add(1);
    await streams.deliver();
    expect([seen, streams.size]).toEqual([[], 0]);
  });
});
