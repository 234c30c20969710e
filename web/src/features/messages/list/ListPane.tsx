import { useState } from 'react';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import type { MessagesAddress } from '../address.ts';
import { BoxTabs } from './BoxTabs.tsx';
import { ConversationList } from './ConversationList.tsx';
import { SearchResults } from './SearchResults.tsx';

/** In milliseconds after the last key. */
const PAUSE = 300;
const SHORTEST = 2;

/** The boxes with their conversations, or the results of a search in all messages. */
export function ListPane({ address: { box, conversation }, className }: { address: MessagesAddress; className: string }) {
  const [q, setQ] = useState('');
  const search = useDebounced(setQ, PAUSE);
  return (
    <section aria-label="Your conversations" className={`flex min-h-0 min-w-0 flex-col md:border-r md:border-line ${className}`}>
      <form
        role="search"
        className="p-3"
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get('q');
          search.now(typeof text === 'string' ? text.trim() : '');
        }}
      >
        <SearchField
          label="Search your messages"
          isLabelHidden
          placeholder="Search your messages"
          maxLength={100}
          onChange={({ target }) => search.later(target.value.trim())}
        />
      </form>
      {q.length < SHORTEST && <BoxTabs box={box} conversation={conversation} />}
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {q.length < SHORTEST ? <ConversationList key={box} box={box} conversation={conversation} /> : <SearchResults q={q} box={box} />}
      </div>
    </section>
  );
}
