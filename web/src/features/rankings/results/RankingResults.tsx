import { memo, Suspense } from 'react';
import type { Ranking, RankingQuery } from '../../../api/domain/rankings.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { paginationChunk } from '../../../ui/page/pagination-chunk.ts';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { emptyChunk, notesChunk, unrankedChunk } from '../chunks.ts';
import { RankedCollege } from './RankedCollege.tsx';
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
          <Order ranking={ranking} />
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
