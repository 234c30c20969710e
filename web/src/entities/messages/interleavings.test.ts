/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { emitEvent } from '../../api/events/events.ts';
import type { ChatMessage, MessagePage } from '../../api/domain/messages.ts';
import { ApiError } from '../../lib/api-error.ts';
import { changeThread } from './changes.ts';
import { followMessages } from './live.ts';
import { withNewer, type LoadedThread } from './merge.ts';
import { aConversation, aMessage } from './messages.fixture.ts';
import { threadKey, threadQuery } from './messages.queries.ts';

const ID = 7;
const PER_PAGE = 3;
type Slice = { after?: number };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A request on its way: the server handles it, and later the page gets the answer or none. */
interface Call {
  handle: () => void;
  answer: () => void;
  fail: () => void;
}

/** A page with an open thread, and a server whose every step is made by the test. */
function openThread() {
  const stored: ChatMessage[] = [aMessage(1), aMessage(2)];
  const events: { name: 'message.new'; conversationId: number; messageId: number }[] = [];
  const calls: Call[] = [];

  const call = <T>(work: () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      let result: { value: T } | undefined;
      const handle = () => void (result ??= { value: work() });
      const end = (settle: () => void) => () => {
        calls.splice(calls.indexOf(one), 1);
        settle();
      };
      const one: Call = {
        handle,
        answer: end(() => {
          handle();
          if (result) resolve(result.value);
        }),
        fail: end(() => reject(new ApiError(0, 'no answer'))),
      };
      calls.push(one);
    });
  const store = (isOwn: boolean): ChatMessage => {
    const message = aMessage(stored.length + 1, { isOwn });
    stored.push(message);
    events.push({ name: 'message.new', conversationId: ID, messageId: message.id });
    return message;
  };
  const page = ({ after }: Slice): MessagePage => {
    if (after === undefined) return { items: stored.slice(-PER_PAGE), hasMore: stored.length > PER_PAGE };
    const items = stored.filter(({ id }) => id > after);
    return { items: items.slice(0, PER_PAGE), hasMore: items.length > PER_PAGE };
  };

  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, retry: false } } });
  const messages = {
    messages: ({ query = {} }: { query?: Slice }) => call(() => page(query)),
    one: () => Promise.resolve(aConversation({ id: ID, isMuted: true })),
  };
  const site = { api: { messages }, queries } as unknown as Parameters<typeof followMessages>[0];
  queries.setQueryData<LoadedThread>(threadKey(ID), { ...page({}), upTo: 2 });
  const stopShowing = new QueryObserver(queries, threadQuery(site.api, queries, ID)).subscribe(() => undefined);
  const stopFollowing = followMessages(site);

  const send = async () => {
    const message = await call(() => store(true));
    changeThread(queries, ID, (thread) => withNewer(thread, [message]));
  };
  return {
    stored,
    events,
    calls,
    receive: () => void store(false),
    send: () => void send().catch(() => undefined),
    shown: () => queries.getQueryData<LoadedThread>(threadKey(ID)),
    stop: () => {
      stopShowing();
      stopFollowing();
      queries.clear();
    },
  };
}
type Open = ReturnType<typeof openThread>;

const STEPS = {
  receive: (open: Open) => open.receive(),
  send: (open: Open) => open.send(),
  event: ({ events }: Open) => {
    const event = events.shift();
    if (event) emitEvent(event);
  },
  reset: () => emitEvent({ name: 'reset' }),
  focus: () => void window.dispatchEvent(new Event('focus')),
  wait: () => undefined,
  handle: ({ calls }: Open, which: number) => calls[which % calls.length]?.handle(),
  answer: ({ calls }: Open, which: number) => calls[which % calls.length]?.answer(),
  fail: ({ calls }: Open, which: number) => calls[which % calls.length]?.fail(),
};
const NAMES = Object.keys(STEPS) as (keyof typeof STEPS)[];
const steps = fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.nat({ max: 5 }), fc.constantFrom(0, 0, 200, 1_500)), { maxLength: 40 });

/** The messages without a gap: those from the first loaded one to the cursor. */
function expectNoGap({ stored, shown }: Open): void {
  const thread = shown();
  const upTo = thread?.upTo ?? 0;
  const ids = (list: readonly ChatMessage[]) => list.map(({ id }) => id).filter((id) => id <= upTo);
  const first = thread?.items[0]?.id ?? Infinity;
  expect(ids(thread?.items ?? [])).toEqual(ids(stored).filter((id) => id >= first));
}

it('shows what the server has after any order of sending, events, answers and failures, and has no gap before the cursor', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (order) => {
      const open = openThread();
      try {
        for (const [name, which, milliseconds] of order) {
          STEPS[name](open, which);
          await jest.advanceTimersByTimeAsync(milliseconds);
          expectNoGap(open);
        }
        // From here on the network works.
        for (let round = 0; round < 60 && (round < 3 || open.calls.length + open.events.length > 0); round += 1) {
          for (const event of open.events.splice(0)) emitEvent(event);
          for (const { answer } of [...open.calls]) {
            answer();
            await jest.advanceTimersByTimeAsync(0);
          }
          await jest.advanceTimersByTimeAsync(40_000);
        }
        const { items = [], hasMore, upTo } = open.shown() ?? {};
        expect([items.at(-1)?.id, upTo]).toEqual([open.stored.length, open.stored.length]);
        expect(items.map(({ id }) => id)).toEqual(open.stored.slice(-items.length).map(({ id }) => id));
        expect(hasMore).toBe(items.length < open.stored.length);
      } finally {
        open.stop();
      }
    }),
    { numRuns: 300 },
  );
});

it('gets a text that came within the 150 ms before an own one', async () => {
  const open = openThread();
  open.calls[0]?.answer();
  open.receive();
  STEPS.event(open);
  open.send();
  await jest.advanceTimersByTimeAsync(20);
  open.calls[0]?.answer();
  await jest.advanceTimersByTimeAsync(20);
  expect([open.shown()?.items.map(({ id }) => id), open.shown()?.upTo]).toEqual([[1, 2, 4], 2]);
  await jest.advanceTimersByTimeAsync(200);
  for (const { answer } of [...open.calls]) answer();
  await jest.advanceTimersByTimeAsync(20);
  expect([open.shown()?.items.map(({ id }) => id), open.shown()?.upTo]).toEqual([[1, 2, 3, 4], 4]);
  open.stop();
});
