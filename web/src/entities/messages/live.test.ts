/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { emitEvent } from '../../api/events/events.ts';
import type { Conversation } from '../../api/domain/messages.ts';
import { onArrival } from './arrivals.ts';
import { followMessages } from './live.ts';
import { aConversation } from './messages.fixture.ts';
import { UNREAD_KEY } from './messages.queries.ts';

let stops: (() => void)[] = [];
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  jest.useRealTimers();
});

/** What is announced, and the conversations that are fetched, when the server has this conversation. */
function follow(conversation: Conversation) {
  const announced: string[] = [];
  const fetched: number[] = [];
  const one = ({ params }: { params: { id: number } }) => {
    fetched.push(params.id);
    return Promise.resolve({ ...conversation, id: params.id });
  };
  const site = { api: { messages: { one } }, queries: new QueryClient() };
  stops = [followMessages(site as unknown as Parameters<typeof followMessages>[0]), onArrival((text) => announced.push(text))];
  return { announced, fetched, queries: site.queries };
}
const arrive = async (...conversationIds: number[]) => {
  for (const [index, conversationId] of conversationIds.entries()) emitEvent({ name: 'message.new', conversationId, messageId: index });
  await jest.advanceTimersByTimeAsync(1_000);
};

it.each<[string, Partial<Conversation>, string[]]>([
  ['a message', {}, ['New message from Maya R.']],
  ['a request', { box: 'requests', state: 'asked' }, ['Message request from Maya R.']],
  ['an own message', { isSnippetOwn: true }, []],
  ['a message of a muted conversation', { isMuted: true }, []],
])('the arrival of %s announces %j', async (_what, conversation, expected) => {
  const { announced } = follow(aConversation(conversation));
  await arrive(7);
  expect(announced).toEqual(expected);
});

it.each([{ name: 'roommate.request' as const }, { name: 'roommate.answer' as const }])(
  '$name: the numbers of the header are counted again',
  ({ name }) => {
    const { queries } = follow(aConversation());
    queries.setQueryData(UNREAD_KEY, { unread: 0, requests: 0, roommates: 0 });
    emitEvent({ name, requestId: 4 });
    expect(queries.getQueryState(UNREAD_KEY)?.isInvalidated).toBe(true);
  },
);

it('a burst of messages is one request and one announcement for each conversation', async () => {
  const { announced, fetched } = follow(aConversation());
  await arrive(7, 7, 8, 7);
  expect([fetched, announced.length]).toEqual([[7, 8], 2]);
  await arrive(7);
  expect(fetched).toEqual([7, 8, 7]);
});
