import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SearchQuery } from '../../api/domain/search.ts';
import { useSite } from '../../api/site.ts';
import { SidebarLayout } from '../../ui/page/SidebarLayout.tsx';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { ResultsRegion, SkipToResults } from '../../ui/page/SkipToResults.tsx';
import { chipsChunk, dialogButtonChunk, filtersChunk, mapChunk, noticesChunk, SearchEvents, sortChunk } from './chunks.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { withPrivate, type PrivateQuery } from './private/private-params.ts';
import { PrivateValues, privateQueryNow, savePrivateChange } from './private/private-values.ts';
import { Results } from './results/Results.tsx';
import { SearchBox } from './SearchBox.tsx';
import { searchQuery, type SearchOutcome } from './search.queries.ts';
import { countOfFilters, hrefOf, readSearch, type SearchState } from './search-url.ts';
import { Toolbar } from './Toolbar.tsx';

/** The field, the filters and the order. It stays at the top of a phone that is high enough. */
const ROW =
  'relative z-20 flex gap-2 bg-paper max-md:-mx-4 max-md:border-b max-md:border-line max-md:px-4 max-md:py-2 max-md:[@media(min-height:30rem)]:sticky max-md:top-[var(--bar-height,0px)]';

/** The page /discover: filters and results. Their state is in the URL, and private values are in this tab. */
export function SearchPage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [known, setKnown] = useState<PrivateQuery>(privateQueryNow);
  const address = useMemo(() => readSearch(search), [search]);
  const state = useMemo(() => ({ ...address, query: withPrivate(address.query, known) }), [address, known]);
  const { query, view } = state;
  const { data: outcome, error, isPlaceholderData, refetch } = useQuery(searchQuery(useSite().api, query));

  const hrefFor = useCallback((next: SearchQuery) => hrefOf(pathname, next, view), [pathname, view]);
  const changeAddress = useCallback(
    (next: SearchQuery, { replace = false } = {}) => {
      if (hrefFor(next) !== hrefFor(address.query)) void navigate(hrefFor(next), { preventScrollReset: true, replace });
    },
    [navigate, hrefFor, address],
  );
  const change = useCallback(
    (next: SearchQuery) => {
      void savePrivateChange(query, next);
      changeAddress(next);
    },
    [changeAddress, query],
  );
  const filters = { query, outcome, onChange: change };
  return (
    <div className="page py-3 md:py-5">
      <PageHead
        title="Find colleges"
        description="Search every US college by place, price, size, admission and outcomes. Every number names its source and year."
        canonicalPath={hrefOf('/discover', { ...query, sort: undefined, perPage: undefined })}
      />
      <AfterHydration onValues={setKnown} query={address.query} isSettled={outcome !== undefined && !isPlaceholderData} />
      <h1 className="text-xl md:text-3xl">Find colleges</h1>
      <SkipToResults />
      <SidebarLayout label="Filters" sidebar={<filtersChunk.Component {...filters} />}>
        <div data-print="hide" className={ROW}>
          <SearchBox state={address} path={pathname} onChange={changeAddress} />
          <Suspense fallback={<Skeleton className="w-20 md:hidden" />}>
            <dialogButtonChunk.Component {...filters} />
          </Suspense>
          <Suspense fallback={<Skeleton className="w-11 md:w-56" />}>
            <sortChunk.Component query={query} onChange={change} />
          </Suspense>
        </div>
        <ActiveFilters state={state} outcome={outcome} hrefFor={hrefFor} onChange={change} />
        <Toolbar state={state} path={pathname} outcome={outcome} hasFailed={error !== null} />
        {view === 'map' && error === null && (
          <section aria-label="Map" className="mt-4" data-print="hide">
            <Suspense fallback={<Skeleton className="aspect-[195/122] w-full" />}>
              <mapChunk.Component query={outcome?.query ?? query} total={outcome?.result.total} />
            </Suspense>
          </section>
        )}
        <ResultsRegion>
          {/* React hydrates what is in `Suspense` in short tasks, after the rest of the page. */}
          <Suspense>
            <Results
              state={state}
              outcome={outcome}
              error={error}
              isStale={isPlaceholderData}
              hrefFor={hrefFor}
              onRetry={() => void refetch()}
            />
          </Suspense>
        </ResultsRegion>
      </SidebarLayout>
    </div>
  );
}

interface AfterProps {
  onValues: (values: PrivateQuery) => void;
  query: SearchQuery;
  isSettled: boolean;
}

/** Apart from the page, so that the page does not render again before the browser has the code of the server's markup. */
function AfterHydration({ onValues, ...search }: AfterProps) {
  return (
    useIsHydrated() && (
      <Suspense>
        <PrivateValues onValues={onValues} />
        <SearchEvents {...search} />
      </Suspense>
    )
  );
}

interface ActiveFiltersProps {
  state: SearchState;
  outcome: SearchOutcome | undefined;
  hrefFor: (query: SearchQuery) => string;
  onChange: (query: SearchQuery) => void;
}

/** The filters in use, and the parameters that were ignored. */
function ActiveFilters({ state: { query, faults, asksPlace }, outcome, ...links }: ActiveFiltersProps) {
  const notice = outcome?.notice;
  return (
    <Suspense>
      {(query.q !== undefined || countOfFilters(query) > 0) && (
        <chipsChunk.Component query={query} majors={outcome?.result.majors} {...links} />
      )}
      {(faults.length > 0 || notice !== undefined || asksPlace) && (
        <noticesChunk.Component faults={faults} notice={notice} asksPlace={asksPlace} />
      )}
    </Suspense>
  );
}
