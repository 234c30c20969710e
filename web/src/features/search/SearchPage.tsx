import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SearchQuery } from '../../api/domain.ts';
import { useSite } from '../../api/site.ts';
import { BesideRail } from '../../ui/page/SidebarLayout.tsx';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { FilterDialogButton } from './filters/FilterDialogButton.tsx';
import { MapPanel } from './map/MapPanel.tsx';
import { chipsPart, noticesPart, railPart } from './chunks.ts';
import { Results } from './results/Results.tsx';
import { SearchBox } from './SearchBox.tsx';
import { searchQuery, type SearchOutcome } from './search.queries.ts';
import { countOfFilters, hrefOf, readSearch, type SearchState } from './search-url.ts';
import { Toolbar } from './Toolbar.tsx';
import { useSearchEvents } from './use-search-events.ts';

/** Find colleges: filters, results, and the whole state of both in the address. */
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
  const rail = { query, outcome, onChange: change };
  return (
    <div className="page py-8 md:py-10">
      <PageHead
        title="Find colleges"
        description="Search every US college by place, price, size, admission and outcomes. Every number names its source and year."
        canonicalPath={hrefOf('/discover', { ...query, sort: undefined, perPage: undefined })}
      />
      <h1 className="text-3xl">Find colleges</h1>
      <BesideRail label="Filters" rail={<railPart.Part {...rail} />}>
        <SearchBox state={state} path={pathname} onChange={change} />
        <div className="mt-3 md:hidden" data-print="hide">
          <FilterDialogButton {...rail} />
        </div>
        <Question state={state} outcome={outcome} hrefFor={hrefFor} />
        <Toolbar state={state} path={pathname} outcome={outcome} onChange={change} />
        {view === 'map' && <MapPanel query={outcome?.query ?? query} total={outcome?.result.total} />}
        <Results
          state={state}
          outcome={outcome}
          error={error}
          isStale={isPlaceholderData}
          hrefFor={hrefFor}
          onRetry={() => void refetch()}
        />
      </BesideRail>
    </div>
  );
}

interface QuestionProps {
  state: SearchState;
  outcome: SearchOutcome | undefined;
  hrefFor: (query: SearchQuery) => string;
}

/** What is asked, filter by filter, and what of it could not be. */
function Question({ state: { query, faults }, outcome, hrefFor }: QuestionProps) {
  const notice = outcome?.notice;
  return (
    <Suspense>
      {(query.q !== undefined || countOfFilters(query) > 0) && <chipsPart.Part query={query} hrefFor={hrefFor} />}
      {(faults.length > 0 || notice !== undefined) && <noticesPart.Part faults={faults} notice={notice} />}
    </Suspense>
  );
}
