import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { MessagePage } from '../../api/domain/messages.ts';
import { catchUp } from './changes.ts';
import type { LoadedThread } from './merge.ts';
import { aMessage } from './messages.fixture.ts';
import { threadKey } from './messages.queries.ts';

const PER_PAGE = 2;
const ID = 7;

/** A page that knows the first message of a thread with this number of messages. */
function threadOf(messages: number) {
  const asked: (number | undefined)[] = [];
  const queries = new QueryClient();
  const ask = ({ query }: { query: { after?: number } }): Promise<MessagePage> => {
    asked.push(query.after);
    const later = Array.from({ length: messages }, (_, index) => aMessage(index + 1)).filter(({ id }) => id > (query.after ?? 0));
    return Promise.resolve({ items: later.slice(0, PER_PAGE), hasMore: later.length > PER_PAGE });
  };
  const site = { api: { messages: { messages: ask } }, queries } as unknown as Parameters<typeof catchUp>[0];
  queries.setQueryData<LoadedThread>(threadKey(ID), { items: [aMessage(1)], hasMore: false, upTo: 1 });
  const fetched: string[] = [];
  const whole = () => {
    fetched.push('whole');
    return Promise.resolve({ items: [aMessage(messages)], hasMore: true, upTo: messages });
  };
  const show = () =>
    new QueryObserver(queries, { queryKey: threadKey(ID), queryFn: whole, staleTime: Infinity }).subscribe(() => undefined);
  const shown = () => queries.getQueryData<LoadedThread>(threadKey(ID))?.items.map(({ id }) => id);
  return { site, asked, fetched, show, shown };
}

it('fetches what is missing of a thread page by page, after the last one without a gap', async () => {
  const { site, asked, fetched, show, shown } = threadOf(6);
  show();
  await catchUp(site, ID);
  expect([asked, fetched, shown()]).toEqual([[1, 3, 5], [], [1, 2, 3, 4, 5, 6]]);
});

it('fetches the thread as a whole if much is missing', async () => {
  const { site, asked, fetched, show, shown } = threadOf(90);
  show();
  await catchUp(site, ID);
  expect([asked, fetched, shown()]).toEqual([[1, 3, 5, 7], ['whole'], [90]]);
});

it('fetches nothing of a thread that is not shown', async () => {
  const { site, asked, shown } = threadOf(6);
  await catchUp(site, ID);
  expect([asked, shown()]).toEqual([[], [1]]);
});
