import { memo, Suspense } from 'react';
import { ChevronDown } from 'lucide-react';
import { type Ranking, type RankingQuery } from '../../../api/domain.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { Pagination } from '../../../ui/page/Pagination.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { unrankedChunk } from '../chunks.ts';
import { RankedCollege } from './RankedCollege.tsx';
import { collegesText } from '../../../entities/college/college-words.ts';
import { gateSwitchText } from '../../../entities/ranking/group-words.ts';
import { rankingHref } from '../../../entities/ranking/ranking-address.ts';
import { gateHref, withoutFilters } from '../ranking-url.ts';
import { scaleOf } from './StackedBar.tsx';

interface Props {
  query: RankingQuery;
  ranking: Ranking | undefined;
  error: Error | null;
  /** Shows the previous order while the next one loads. */
  isStale: boolean;
  pageHref: (page: number) => string;
  onRetry: () => void;
}

/** One page of the ranking: loading, loaded, empty or failed. */
export function RankingResults({ query, ranking, error, isStale, pageHref, onRetry }: Props) {
  if (error) return <RankingFailure message={error.message} onRetry={onRetry} />;
  if (!ranking) return <Skeletons />;
  if (ranking.items.length === 0) return <EmptyRanking query={query} page={ranking.page} pageHref={pageHref} />;
  const { items, page, perPage } = ranking;
  const unranked = items.filter(({ rank }) => rank === null);
  return (
    <div aria-busy={isStale} className={`mt-2 transition-opacity duration-150 ${isStale ? 'opacity-60' : ''}`}>
      {unranked.length < items.length && (
        <>
          <HowToRead />
          <GateNote query={query} ranking={ranking} pageHref={pageHref} />
          <Order ranking={ranking} />
        </>
      )}
      {unranked.length > 0 && (
        <Suspense fallback={<Skeleton className="mt-8 h-96 w-full" />}>
          <unrankedChunk.Component places={unranked} all={ranking.all} />
        </Suspense>
      )}
      <div className="mt-10">
        <Pagination page={page} pages={Math.ceil((ranking.ranked + ranking.unranked) / perPage)} hrefOf={pageHref} />
      </div>
    </div>
  );
}

/** Memoized, so that slider moves do not render the list again. */
const Order = memo(function Order({ ranking: { items, baseline } }: { ranking: Ranking }) {
  const scale = scaleOf(items);
  return (
    <ol aria-label="Ranking" data-print="rows" className="mt-4 rounded-card border border-line bg-card">
      {items.map(
        (place) => place.rank !== null && <RankedCollege key={place.college.id} place={place} baseline={baseline} scale={scale} />,
      )}
    </ol>
  );
});

function HowToRead() {
  return (
    <details className="group text-sm" data-print="hide">
      <summary className="inline-flex min-h-8 items-center gap-1.5 rounded-control font-medium text-primary">
        How to read ranks and bars
        <ChevronDown aria-hidden="true" className="size-4 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="mb-2 grid max-w-text gap-2 text-muted">
        <p>
          “#12 (12–22)” means rank 12 with your weights, and rank 12 to 22 if any one weight is a step higher or lower. Colleges with
          overlapping ranges are nearly equal. “Stable” means that no such step changes the rank.
        </p>
        <p>
          Bars start at the score of a college that is typical on every criterion. Parts to the right raise the score, parts to the left
          lower it. An outline marks a missing value, which counts as 0.
        </p>
      </div>
    </details>
  );
}

/** How many colleges have no rank, with links to them and to the other gate. */
function GateNote({ query, ranking, pageHref }: Pick<Props, 'query' | 'pageHref'> & { ranking: Ranking }) {
  const { ranked, unranked, page, perPage, all } = ranking;
  const first = Math.floor(ranked / perPage) + 1;
  if (unranked === 0 && !all) return null;
  return (
    <p className="text-sm">
      {unranked > 0 && (
        <>
          {collegesText(unranked)} at the end {unranked === 1 ? 'has' : 'have'} no rank:{' '}
          {all ? 'too little is known' : 'too small or too little known'}.{' '}
          <TextLink to={`${first === page ? '' : pageHref(first)}#unranked`} className="inline-block py-1">
            See why
          </TextLink>{' '}
        </>
      )}
      <TextLink to={gateHref(query)} data-keep-scroll="" className="inline-block py-1">
        {gateSwitchText({ all })}
      </TextLink>
    </p>
  );
}

function EmptyRanking({ query, page, pageHref }: Pick<Props, 'query' | 'pageHref'> & { page: number }) {
  return (
    <div className="mt-4">
      {page > 1 ? (
        <EmptyState title={`There is no page ${page}`}>
          <TextLink to={pageHref(1)}>Go to the first page</TextLink>
        </EmptyState>
      ) : (
        <EmptyState title="No college matches these filters">
          <p>Remove a filter or rank all colleges.</p>
          <TextLink to={rankingHref(withoutFilters(query))}>Clear all filters</TextLink>
        </EmptyState>
      )}
    </div>
  );
}

function RankingFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="mt-4">
      <EmptyState tone="error" title="The ranking could not be loaded">
        <p>{message}</p>
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      </EmptyState>
    </div>
  );
}

const ROWS = Array.from({ length: 8 }, (_, index) => index);

function Skeletons() {
  return (
    <div role="status" aria-label="Ranking colleges" className="mt-8 rounded-card border border-line bg-card">
      {ROWS.map((row) => (
        <div key={row} className="grid grid-cols-[3rem_minmax(0,1fr)_3rem] gap-4 border-t border-line px-4 py-5 first:border-t-0">
          <Skeleton className="h-8" />
          <div>
            <Skeleton className="h-6 w-56 max-w-full" />
            <Skeleton className="mt-2 h-4 w-40 max-w-full" />
            <Skeleton className="mt-4 h-4 w-full" />
          </div>
          <Skeleton className="h-8" />
        </div>
      ))}
    </div>
  );
}
