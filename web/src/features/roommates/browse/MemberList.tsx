import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RoommatePage } from '../../../api/domain/roommates.ts';
import { useSite } from '../../../api/site.ts';
import { browseQuery, type BrowseQuery } from '../../../entities/roommates/roommates.queries.ts';
import { ResultsRegion, SkipToResults } from '../../../ui/page/SkipToResults.tsx';
import { SidebarLayout } from '../../../ui/page/SidebarLayout.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { NeedPanel } from '../access/NeedPanel.tsx';
import { browseHref, browseQueryOf, BROWSE_PATH } from './browse-url.ts';
import { FilterDialogButton } from './FilterDialogButton.tsx';
import { FilterForm } from './FilterForm.tsx';
import { ReadFailure } from '../access/ReadFailure.tsx';
import { ListHead } from './ListHead.tsx';
import { ListResults } from './ListResults.tsx';

/** The list for a signed-in person, or what this person needs to see it. */
export function MemberList() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { api } = useSite();
  const query = useMemo(() => browseQueryOf(search), [search]);
  const { data: list, error, isPlaceholderData, refetch } = useQuery({ ...browseQuery(api, query), placeholderData: keepPreviousData });
  const change = (next: BrowseQuery) => {
    if (browseHref(next) !== browseHref(query)) void navigate(browseHref(next), { preventScrollReset: true });
  };
  if (list && list.need !== null) {
    return (
      <div className="mt-6">
        <NeedPanel need={list.need} what="the list" collegeId={list.collegeId} returnPath={BROWSE_PATH} />
      </div>
    );
  }
  const filters = { query, onChange: change };
  return (
    <>
      <SkipToResults />
      <SidebarLayout label="Filters" sidebar={<FilterForm {...filters} />}>
        <div className="md:hidden">
          <FilterDialogButton {...filters} total={list?.total} />
        </div>
        <ListHead {...filters} list={list} />
        <ResultsRegion>
          {error ? (
            <ReadFailure what="The list" error={error} onRetry={() => void refetch()} />
          ) : (
            <Loaded list={list} query={query} isStale={isPlaceholderData} />
          )}
        </ResultsRegion>
      </SidebarLayout>
    </>
  );
}

function Loaded({ list, query, isStale }: { list: RoommatePage | undefined; query: BrowseQuery; isStale: boolean }) {
  if (!list) return <CardSkeletons />;
  return (
    <div aria-busy={isStale} className={`mt-4 transition-opacity duration-200 ${isStale ? 'opacity-50' : ''}`}>
      <ListResults list={list} query={query} />
    </div>
  );
}

const CardSkeletons = () => (
  <div role="status" aria-label="Loading people" className="mt-4 grid gap-4 lg:grid-cols-2">
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} className="h-72 rounded-card" />
    ))}
  </div>
);
