import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Ranking, RankingQuery } from '../../api/domain.ts';
import { useSite } from '../../api/site.ts';
import { BesideRail } from '../../ui/page/SidebarLayout.tsx';
import { actionsPart, noticesPart, railPart } from './chunks.ts';
import type { RailProps } from './weights/rail.ts';
import { rankingHref } from '../../entities/ranking/ranking-address.ts';
import { orderOf } from './ranking-url.ts';
import { rankedText } from './ranking-words.ts';
import { RankingResults } from './results/RankingResults.tsx';
import { rankingQuery } from './rankings.queries.ts';
import { WeightsDialogButton } from './weights/WeightsDialogButton.tsx';

interface Props {
  query: RankingQuery;
  pageHref: (page: number) => string;
  onChange: RailProps['onChange'];
}

/** What makes the order, and the order. */
export function RankingView({ query, pageHref, onChange }: Props) {
  const { data: ranking, error, isPlaceholderData, refetch } = useQuery(rankingQuery(useSite().api, query));
  const rail = { query, ranking, onChange };
  return (
    <BesideRail label="Weights and filters" rail={<railPart.Part {...rail} />}>
      <div className="mb-4 md:hidden" data-print="hide">
        <WeightsDialogButton {...rail} />
      </div>
      <Suspense>
        <noticesPart.Part query={query} ranking={ranking} />
      </Suspense>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-xl">{ranking ? rankedText(ranking.ranked) : 'Ranking the colleges'}</h2>
        <div className="flex min-h-11 flex-wrap items-center gap-x-1 gap-y-2 max-sm:-mx-2" data-print="hide">
          <Suspense>
            <actionsPart.Part query={query} ranking={ranking} />
          </Suspense>
        </div>
      </div>
      <NowFirst query={query} ranking={isPlaceholderData ? undefined : ranking} />
      <RankingResults
        query={query}
        ranking={ranking}
        error={error}
        isStale={isPlaceholderData}
        pageHref={pageHref}
        onRetry={() => void refetch()}
      />
    </BesideRail>
  );
}

/** Says to readers of screens what a change has brought; nothing while an answer is awaited, nor of the order that was there at first. */
function NowFirst({ query, ranking }: { query: RankingQuery; ranking: Ranking | undefined }) {
  const order = rankingHref(orderOf(query));
  const [atFirst, setAtFirst] = useState<string | undefined>(order);
  if (atFirst !== undefined && atFirst !== order) setAtFirst(undefined);
  return (
    <p aria-live="polite" className="sr-only">
      {atFirst === undefined && ranking && firstWords(ranking)}
    </p>
  );
}

function firstWords({ page, items: [first], ranked }: Ranking): string {
  if (page > 1) return rankedText(ranked);
  return first?.rank === 1 ? `Now first: ${first.college.name}; ${rankedText(ranked)}` : 'No college is ranked';
}
