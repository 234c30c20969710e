import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Ranking, RankingQuery } from '../../api/domain/rankings.ts';
import { useSite } from '../../api/site.ts';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { ResultsRegion, SkipToResults } from '../../ui/page/SkipToResults.tsx';
import { SidebarLayout } from '../../ui/page/SidebarLayout.tsx';
import { actionsChunk, dialogButtonChunk, noticesChunk, sidebarChunk } from './chunks.ts';
import type { SidebarProps } from './weights/sidebar-props.ts';
import { groupTabsChunk } from '../../entities/ranking/group-tabs-chunk.ts';
import { rankingHref } from '../../entities/ranking/ranking-address.ts';
import { groupHref, orderOf } from './ranking-url.ts';
import { rankedText } from './ranking-words.ts';
import { RankingResults } from './results/RankingResults.tsx';
import { rankingQuery } from './rankings.queries.ts';

interface Props {
  query: RankingQuery;
  pageHref: (page: number) => string;
  onChange: SidebarProps['onChange'];
}

/** Weights and filters beside the ranked list of one group. */
export function RankingView({ query, pageHref, onChange }: Props) {
  const { data: ranking, error, isPlaceholderData, refetch } = useQuery(rankingQuery(useSite().api, query));
  const rail = { query, ranking, onChange };
  return (
    <>
      <SkipToResults />
      <SidebarLayout label="Weights and filters" sidebar={<sidebarChunk.Component {...rail} />}>
        <div className="mb-1 md:hidden" data-print="hide">
          <Suspense fallback={<Skeleton className="h-11 w-full" />}>
            <dialogButtonChunk.Component {...rail} />
          </Suspense>
        </div>
        <Suspense>
          <noticesChunk.Component query={query} ranking={ranking} />
        </Suspense>
        {ranking && (
          <div className="mb-2">
            <Suspense>
              <groupTabsChunk.Component
                group={ranking.group}
                groups={ranking.groups}
                hrefOf={(group) => groupHref(query, group, ranking)}
              />
            </Suspense>
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 className="md:text-xl">{ranking ? rankedText(ranking) : 'Ranking colleges'}</h2>
          <div className="flex min-h-10 flex-wrap items-center gap-x-1 -mx-2 sm:-mx-3 lg:mx-0" data-print="hide">
            <Suspense>
              <actionsChunk.Component query={query} ranking={ranking} />
            </Suspense>
          </div>
        </div>
        <RankingAnnouncement query={query} ranking={isPlaceholderData ? undefined : ranking} />
        <ResultsRegion>
          <RankingResults
            query={query}
            ranking={ranking}
            error={error}
            isStale={isPlaceholderData}
            pageHref={pageHref}
            onRetry={() => void refetch()}
          />
        </ResultsRegion>
      </SidebarLayout>
    </>
  );
}

/** Announces the result of a change to screen readers. Silent while loading and for the first order. */
function RankingAnnouncement({ query, ranking }: { query: RankingQuery; ranking: Ranking | undefined }) {
  const order = rankingHref(orderOf(query));
  const [firstOrder, setFirstOrder] = useState<string | undefined>(order);
  if (firstOrder !== undefined && firstOrder !== order) setFirstOrder(undefined);
  return (
    <p aria-live="polite" className="sr-only">
      {firstOrder === undefined && ranking && announcement(ranking)}
    </p>
  );
}

function announcement(ranking: Ranking): string {
  const [first] = ranking.items;
  if (ranking.page > 1) return rankedText(ranking);
  return first?.rank === 1 ? `Now first: ${first.college.name}; ${rankedText(ranking)}` : 'No college is ranked';
}
