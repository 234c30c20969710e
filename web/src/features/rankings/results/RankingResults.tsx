import { memo, Suspense } from 'react';
import type { Ranking, RankingQuery } from '../../../api/domain/rankings.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { paginationChunk } from '../../../ui/page/pagination-chunk.ts';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { emptyChunk, notesChunk, orderChunk, unrankedChunk } from '../chunks.ts';

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
  if (error) {
    return (
      <div className="mt-4">
        <LoadFailure what="The ranking" error={error} onRetry={onRetry} />
      </div>
    );
  }
  if (!ranking) return <Skeletons />;
  if (ranking.items.length === 0) {
    return (
      <Suspense>
        <emptyChunk.Component query={query} page={ranking.page} pageHref={pageHref} />
      </Suspense>
    );
  }
  const { items, page, perPage } = ranking;
  const unranked = items.filter(({ rank }) => rank === null);
  return (
    <div aria-busy={isStale} className={`mt-2 transition-opacity duration-150 ${isStale ? 'opacity-60' : ''}`}>
      {unranked.length < items.length && (
        <>
          <Suspense>
            <notesChunk.Component query={query} ranking={ranking} pageHref={pageHref} />
          </Suspense>
          <Suspense fallback={<Skeletons />}>
            <Order ranking={ranking} />
          </Suspense>
        </>
      )}
      {unranked.length > 0 && (
        <Suspense fallback={<Skeleton className="mt-8 h-96 w-full" />}>
          <unrankedChunk.Component places={unranked} all={ranking.all} />
        </Suspense>
      )}
      <div className="mt-10">
        <Suspense>
          <paginationChunk.Component page={page} pages={Math.ceil((ranking.ranked + ranking.unranked) / perPage)} hrefOf={pageHref} />
        </Suspense>
      </div>
    </div>
  );
}

/** Memoized, so that slider moves do not render the list again. */
const Order = memo(orderChunk.Component);

const ROWS = Array.from({ length: 8 }, (_, index) => index);

const Skeletons = () => (
  <div role="status" aria-label="Ranking colleges" className="mt-2 grid gap-2">
    {ROWS.map((row) => (
      <Skeleton key={row} className="h-36 xl:h-20" />
    ))}
  </div>
);
