import { useState } from 'react';
import { SEARCH_PARAMS, type Param, type SearchParamKey, type SearchQuery } from '../../api/domain.ts';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { useDebounced } from '../../lib/use-debounced.ts';
import { changed, type SearchState } from './search-url.ts';

interface Props {
  state: SearchState;
  path: string;
  onChange: (query: SearchQuery, options?: { replace: boolean }) => void;
}

/** Searches by name while the visitor types. Without JavaScript, it is a form that keeps the other filters. */
export function SearchBox({ state: { query, view }, path, onChange }: Props) {
  const [draft, setDraft] = useState<string>();
  const search = (text: string) => {
    const q = text.trim() || undefined;
    setDraft(undefined);
    // Typing replaces its own history entry, so that "Back" does not undo single letters.
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
    >
      <SearchField
        label="Search by name"
        isLabelHidden
        placeholder="College name, nickname or abbreviation"
        value={draft ?? query.q ?? ''}
        onChange={(event) => {
          setDraft(event.target.value);
          later(event.target.value);
        }}
      />
      {hiddenPairs(query, view).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

function hiddenPairs(query: SearchQuery, view: string): [string, string][] {
  const others = Object.entries(query).filter(([key]) => key !== 'q' && key !== 'page');
  const pairs = others.map(([key, value]): [string, string] => [
    key,
    (SEARCH_PARAMS[key as SearchParamKey] as Param<unknown>).format(value),
  ]);
  return view === 'cards' ? pairs : [...pairs, ['view', view]];
}
