import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Param, SEARCH_PARAMS, type SearchParamKey, type SearchQuery } from '../../api/domain/search.ts';
import { useSite } from '../../api/site.ts';
import { LazyCollegeCombobox } from '../../entities/college-search/LazyCollegeCombobox.tsx';
import { shownByThePage } from '../../entities/page/page-status.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { searchQuery } from './search.queries.ts';
import { understoodHref } from './understood.ts';
import { changed, readSearch, type SearchState } from './search-url.ts';

interface Props {
  state: SearchState;
  path: string;
  onChange: (query: SearchQuery, options?: { replace: boolean }) => void;
}

/**
 * Searches while the visitor types, and suggests colleges, places and kinds. Without JavaScript, it is a form that keeps the other
 * filters.
 */
export function SearchBox({ state: { query, view }, path, onChange }: Props) {
  const { api, queries } = useSite();
  const navigate = useNavigate();
  // The typed text with its spaces, until the address has another name.
  const [draft, setDraft] = useState<{ text: string; over: string | undefined }>();
  const isDraft = draft !== undefined && (draft.over === query.q || draft.text.trim() === (query.q ?? ''));
  const { later, now, cancel } = useDebounced((text: string) => {
    const q = text.trim() || undefined;
    // Typing replaces its own history entry, so that "Back" does not undo single letters.
    if (q !== query.q) onChange(changed(query, { q }), { replace: query.q !== undefined });
  }, 250);
  /** Goes to the filters that the text means, if it means filters. */
  const openFilters = async (text: string) => {
    const q = text.trim() || undefined;
    if (q === undefined) return;
    const search = { ...searchQuery(api, changed(query, { q })), staleTime: 'static' } as const;
    const outcome = await queries.query(search).catch(shownByThePage);
    const href = outcome && understoodHref(path, outcome.result, view);
    if (href === undefined) return;
    setDraft(undefined);
    void navigate(href, { preventScrollReset: true, replace: true });
  };
  return (
    <form
      role="search"
      action={path}
      className="min-w-0 flex-1"
      onSubmit={(event) => {
        event.preventDefault();
        const text = new FormData(event.currentTarget).get('q');
        const typed = typeof text === 'string' ? text : '';
        now(typed);
        void openFilters(typed);
      }}
    >
      <LazyCollegeCombobox
        label="Search by name or place"
        isLabelHidden
        placeholder="College, nickname, city or kind"
        className="max-md:static"
        text={isDraft ? draft.text : (query.q ?? '')}
        onText={(text) => {
          setDraft({ text, over: query.q });
          later(text);
        }}
        onCollege={({ slug }) => {
          cancel();
          void navigate(`/colleges/${slug}`);
        }}
        onFilter={(option) => {
          cancel();
          setDraft(undefined);
          onChange({ ...changed(query, { q: undefined }), ...readSearch(option.query).query });
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
