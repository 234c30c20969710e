import { useState } from 'react';
import { Search } from 'lucide-react';
import { SEARCH_PARAMS, type Param, type SearchParamKey, type SearchQuery } from '../../../api/contracts.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { changed, type SearchState } from './search-url.ts';

interface Props {
  state: SearchState;
  path: string;
  onChange: (query: SearchQuery, options?: { replace: boolean }) => void;
}

/** The name search. It answers while one types; without scripts it is a form that keeps the other filters. */
export function SearchBox({ state: { query, view }, path, onChange }: Props) {
  const [draft, setDraft] = useState<string>();
  const search = (text: string) => {
    const q = text.trim() || undefined;
    setDraft(undefined);
    // Typing on replaces its own step, so that "back" leaves the word, not the letter.
    if (q !== query.q)
      onChange(changed(query, { q, ...(q === undefined && query.sort?.key === 'relevance' && { sort: undefined }) }), {
        replace: query.q !== undefined,
      });
  };
  const { later, now } = useDebounced(search, 250);
  return (
    <form
      role="search"
      action={path}
      data-print="hide"
      onSubmit={(event) => {
        event.preventDefault();
        now(draft ?? query.q ?? '');
      }}
      className="relative"
    >
      <label htmlFor="college-search" className="sr-only">
        Search by name
      </label>
      <Search aria-hidden="true" className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted" />
      <input
        id="college-search"
        type="search"
        name="q"
        autoComplete="off"
        maxLength={200}
        placeholder="College name, nickname or abbreviation"
        value={draft ?? query.q ?? ''}
        onChange={(event) => {
          setDraft(event.target.value);
          later(event.target.value);
        }}
        className="min-h-12 w-full rounded-card border border-edge bg-card py-2 pr-4 pl-12 text-base hover:border-ink"
      />
      {hiddenPairs(query, view).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

function hiddenPairs(query: SearchQuery, view: string): [string, string][] {
  const kept = Object.entries(query).filter(([key]) => key !== 'q' && key !== 'page');
  const pairs = kept.map(([key, value]): [string, string] => [key, (SEARCH_PARAMS[key as SearchParamKey] as Param<unknown>).format(value)]);
  return view === 'cards' ? pairs : [...pairs, ['view', view]];
}
