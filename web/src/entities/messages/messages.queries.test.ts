import { QueryClient } from '@tanstack/react-query';
import type { Conversation, ConversationPage } from '../../api/domain/messages.ts';
import { aConversation } from './messages.fixture.ts';
import { listQuery } from './messages.queries.ts';

const PER_PAGE = 2;

/** The list of these conversations, partly loaded. A cursor is the number of conversations before it. */
function listOf(all: readonly Conversation[], loaded: number) {
  const asked: (string | undefined)[] = [];
  const list = ({ query }: { query: { cursor?: string } }): Promise<ConversationPage> => {
    asked.push(query.cursor);
    const end = Number(query.cursor ?? 0) + PER_PAGE;
    return Promise.resolve({ items: all.slice(end - PER_PAGE, end), next: end < all.length ? String(end) : null });
  };
  const queries = new QueryClient();
  const query = listQuery({ messages: { list } } as unknown as Parameters<typeof listQuery>[0], queries, 'inbox');
  if (loaded > 0) queries.setQueryData<ConversationPage>(query.queryKey, { items: all.slice(0, loaded), next: String(loaded) });
  return { asked, fetch: () => queries.query(query) };
}

const SEVEN = Array.from({ length: 7 }, (_, index) => aConversation({ id: index + 1 }));

it.each([
  [0, [undefined], 2, '2'],
  [2, [undefined], 2, '2'],
  [4, [undefined, '2'], 4, '4'],
  [5, [undefined, '2', '4'], 6, '6'],
  [7, [undefined, '2', '4', '6'], 7, null],
])('fetches again as many conversations as were loaded: %d', async (loaded, cursors, count, next) => {
  const { asked, fetch } = listOf(SEVEN, loaded);
  const page = await fetch();
  expect([asked, page.items.map(({ id }) => id), page.next]).toEqual([cursors, SEVEN.slice(0, count).map(({ id }) => id), next]);
});

it('fetches no page that no longer exists', async () => {
  const { asked, fetch } = listOf(SEVEN.slice(0, 3), 3);
  expect((await fetch()).items).toHaveLength(3);
  expect(asked).toEqual([undefined, '2']);
});
