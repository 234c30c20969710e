import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';
import type { Box, FoundMessage } from '../../../api/domain/messages.ts';
import { useSite } from '../../../api/site.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { Spinner } from '../../../ui/page/Spinner.tsx';
import { messagesHref } from '../address.ts';
import { fullTime, shortTime } from '../times.ts';
import { useNow } from '../use-now.ts';

const searchQuery = (api: Api, q: string) =>
  queryOptions({
    queryKey: ['/api/messages/search', q] as const,
    queryFn: ({ signal }) => api.messages.search({ query: { q } }, signal),
    staleTime: 0,
    gcTime: 60_000,
  });

/** Messages with a text. Each leads to its place in the conversation. */
export function SearchResults({ q, box }: { q: string; box: Box }) {
  const now = useNow();
  const { data, error, refetch } = useQuery(searchQuery(useSite().api, q));
  if (error) return <LoadFailure what="The search" error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <p role="status" className="px-3 py-2 text-sm text-muted">
        {data ? countText(data.items.length, q) : <Searching />}
      </p>
      <ul className="divide-y divide-line">
        {data?.items.map((message) => (
          <li key={message.id}>
            <Result message={message} q={q} box={box} now={now} />
          </li>
        ))}
      </ul>
    </>
  );
}

function countText(count: number, q: string): string {
  if (count === 0) return `No message has “${q}”`;
  return count === 1 ? '1 message' : `${count} messages${count === 50 ? ', the latest' : ''}`;
}

const Searching = () => (
  <span className="inline-flex items-center gap-2">
    <Spinner />
    Searching
  </span>
);

function Result({ message, q, box, now }: { message: FoundMessage; q: string; box: Box; now: Date }) {
  const { id, conversationId, otherName, isOwn, content, sentAt } = message;
  return (
    <a
      href={messagesHref({ box, conversation: conversationId, message: id })}
      data-keep-scroll=""
      className="block px-3 py-3 text-ink no-underline -outline-offset-2 hover:bg-tint"
    >
      <span className="flex items-baseline gap-2">
        <span className="min-w-0 flex-1 truncate font-medium">{otherName}</span>
        <time dateTime={sentAt} title={fullTime(sentAt)} className="figure shrink-0 text-xs text-muted">
          {shortTime(sentAt, now)}
        </time>
      </span>
      <span className="line-clamp-2 text-sm text-muted">
        {isOwn && 'You: '}
        <Excerpt text={content ?? ''} q={q} />
      </span>
    </a>
  );
}

/** Characters before the found text. */
const BEFORE = 30;

function Excerpt({ text, q }: { text: string; q: string }) {
  const at = text.toLowerCase().indexOf(q.toLowerCase());
  if (at === -1) return text;
  const start = Math.max(0, at - BEFORE);
  return (
    <>
      {start > 0 && '…'}
      {text.slice(start, at)}
      <mark className="bg-amber-tint text-ink">{text.slice(at, at + q.length)}</mark>
      {text.slice(at + q.length)}
    </>
  );
}
