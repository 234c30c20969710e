import { Download } from 'lucide-react';
import { countText, SEARCH_PARAMS, type SearchQuery } from '../../../api/contracts.ts';
import { Select } from '../../../components/Select.tsx';
import { ShareButton } from '../../../components/ShareButton.tsx';
import { SORT_WORDS } from './result-words.ts';
import type { SearchOutcome } from './search.queries.ts';
import { changed, hrefOf, type SearchState } from './search-url.ts';

interface Props {
  state: SearchState;
  path: string;
  outcome: SearchOutcome | undefined;
  onChange: (query: SearchQuery) => void;
}

const QUIET =
  'inline-flex min-h-10 items-center gap-2 rounded-control px-2 text-sm font-medium text-primary sm:px-3 no-underline hover:bg-tint';

/** How many were found, and how to look at them. */
export function Toolbar({ state: { query, view }, path, outcome, onChange }: Props) {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <Count outcome={outcome} />
      <div className="flex w-full flex-wrap items-center gap-x-1 gap-y-2 lg:w-auto" data-print="hide">
        <Select
          label="Sort by"
          isLabelHidden
          className="w-full sm:mr-2 sm:w-56"
          value={query.sort ? SEARCH_PARAMS.sort.format(query.sort) : ''}
          options={sortOptions(query)}
          onChange={(event) => onChange(changed(query, { sort: SEARCH_PARAMS.sort.parse(event.target.value) }))}
        />
        <div role="group" aria-label="View" className="flex rounded-control border border-line bg-card p-0.5">
          <ViewLink href={hrefOf(path, query)} isCurrent={view === 'cards'} label="Cards" />
          <ViewLink href={hrefOf(path, query, 'table')} isCurrent={view === 'table'} label="Table" />
          <ViewLink href={hrefOf(path, query, 'map')} isCurrent={view === 'map'} label="Map" />
        </div>
        <ShareButton className={QUIET} />
        <a className={QUIET} href={csvHref(query)} download="colleges.csv">
          <Download aria-hidden="true" className="size-4" />
          <span>
            <span className="max-sm:sr-only">Export </span>CSV
          </span>
        </a>
      </div>
    </div>
  );
}

function Count({ outcome }: { outcome: SearchOutcome | undefined }) {
  const total = outcome?.result.total;
  return (
    <p aria-live="polite" className="text-lg">
      {total === undefined ? (
        'Looking for colleges'
      ) : (
        <>
          <strong className="figure font-display text-xl font-semibold">{countText(total)}</strong> {total === 1 ? 'college' : 'colleges'}
        </>
      )}
    </p>
  );
}

function ViewLink({ href, isCurrent, label }: { href: string; isCurrent: boolean; label: string }) {
  return (
    <a
      href={href}
      data-keep-scroll=""
      {...(isCurrent && { 'aria-current': 'true' as const })}
      className={`inline-flex min-h-9 items-center gap-1.5 rounded-control px-2.5 text-sm font-medium no-underline ${isCurrent ? 'bg-tint text-primary' : 'text-muted hover:text-ink'}`}
    >
      {label}
    </a>
  );
}

/** Orders that make sense for the question: nearness needs a place, likeness needs a name. */
export function sortOptions(query: SearchQuery): { value: string; label: string }[] {
  const hasPlace = query.zip !== undefined || query.near !== undefined;
  const usable = Object.entries(SORT_WORDS).filter(
    ([key]) => (key !== 'distance' || hasPlace) && (key !== 'relevance' || query.q !== undefined),
  );
  const offered = usable.flatMap(([key, words]) =>
    Object.entries(words).map(([direction, label]) => ({ value: `${key}:${direction}`, label })),
  );
  const current = query.sort && SEARCH_PARAMS.sort.format(query.sort);
  const isKnown = current === undefined || offered.some(({ value }) => value === current);
  return [
    { value: '', label: `Sort: ${usualOrder(query)}` },
    ...offered,
    ...(isKnown ? [] : [{ value: current, label: `Sort: ${current}` }]),
  ];
}

/** All that was found, not just this page. */
function csvHref(query: SearchQuery): string {
  const href = hrefOf('/api/colleges/search', { ...query, page: undefined, perPage: undefined });
  return `${href}${href.includes('?') ? '&' : '?'}format=csv`;
}

/** What the order is when nobody chose one. */
function usualOrder({ q, zip, near }: SearchQuery): string {
  if (q !== undefined) return 'best match';
  return zip === undefined && near === undefined ? 'by name' : 'nearest first';
}
