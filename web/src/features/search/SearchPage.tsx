import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SearchQuery } from '../../api/domain.ts';
import { useSite } from '../../api/site.ts';
import { SidebarLayout } from '../../ui/page/SidebarLayout.tsx';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { FilterDialogButton } from './filters/FilterDialogButton.tsx';
import { chipsChunk, filtersChunk, mapChunk, noticesChunk } from './chunks.ts';
import { Results } from './results/Results.tsx';
import { SearchBox } from './SearchBox.tsx';
import { searchQuery, type SearchOutcome } from './search.queries.ts';
import { countOfFilters, hrefOf, readSearch, type SearchState } from './search-url.ts';
import { Toolbar } from './Toolbar.tsx';
import { useSearchEvents } from './use-search-events.ts';

/** The page /discover: filters and results. Their state is in the URL. */
export function SearchPage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readSearch(search), [search]);
  const { query, view } = state;
  const { data: outcome, error, isPlaceholderData, refetch } = useQuery(searchQuery(useSite().api, query));
  useSearchEvents(query, outcome !== undefined && !isPlaceholderData);

  const hrefFor = useCallback((next: SearchQuery) => hrefOf(pathname, next, view), [pathname, view]);
  const change = useCallback(
    (next: SearchQuery, { replace = false } = {}) => void navigate(hrefFor(next), { preventScrollReset: true, replace }),
    [navigate, hrefFor],
  );
  const filters = { query, outcome, onChange: change };
  return (
    <div className="page py-8 md:py-10">
      <PageHead
        title="Find colleges"
        description="Search every US college by place, price, size, admission and outcomes. Every number names its source and year."
        canonicalPath={hrefOf('/discover', { ...query, sort: undefined, perPage: undefined })}
      />
      <h1 className="text-3xl">Find colleges</h1>
      <SidebarLayout label="Filters" sidebar={<filtersChunk.Component {...filters} />}>
        <SearchBox state={state} path={pathname} onChange={change} />
        <div className="mt-3 md:hidden" data-print="hide">
          <FilterDialogButton {...filters} />
        </div>
        <ActiveFilters state={state} outcome={outcome} hrefFor={hrefFor} />
        <Toolbar state={state} path={pathname} outcome={outcome} onChange={change} />
        {view === 'map' && (
          <section aria-label="Map" className="mt-4" data-print="hide">
            <Suspense fallback={<Skeleton className="aspect-[195/122] w-full" />}>
              <mapChunk.Component query={outcome?.query ?? query} total={outcome?.result.total} />
            </Suspense>
          </section>
        )}
        <Results
          state={state}
          outcome={outcome}
          error={error}
          isStale={isPlaceholderData}
          hrefFor={hrefFor}
          onRetry={() => void refetch()}
        />
      </SidebarLayout>
    </div>
  );
}

interface ActiveFiltersProps {
  state: SearchState;
  outcome: SearchOutcome | undefined;
  hrefFor: (query: SearchQuery) => string;
}

/** The filters in use, and the parameters that were ignored. */
function ActiveFilters({ state: { query, faults }, outcome, hrefFor }: ActiveFiltersProps) {
  const notice = outcome?.notice;
  return (
    <Suspense>
      {(query.q !== undefined || countOfFilters(query) > 0) && <chipsChunk.Component query={query} hrefFor={hrefFor} />}
      {(faults.length > 0 || notice !== undefined) && <noticesChunk.Component faults={faults} notice={notice} />}
    </Suspense>
  );
}
