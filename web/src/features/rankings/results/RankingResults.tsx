import { memo, Suspense } from 'react';
import { ChevronDown } from 'lucide-react';
import { type Ranking, type RankingQuery } from '../../../api/domain.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { Pagination } from '../../../ui/page/Pagination.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { unrankedPart } from '../chunks.ts';
import { Place } from './Place.tsx';
import { collegesText } from '../../../entities/college/college-words.ts';
import { rankingHref } from '../../../entities/ranking/ranking-address.ts';
import { withoutFilters } from '../ranking-url.ts';
import { scaleOf } from './stack.ts';

interface Props {
  query: RankingQuery;
  ranking: Ranking | undefined;
  error: Error | null;
  /** The order is that of the question before. */
  isStale: boolean;
  pageHref: (page: number) => string;
  onRetry: () => void;
}

/** The colleges of a page in every state: coming, here, none, or failed. */
export function RankingResults({ query, ranking, error, isStale, pageHref, onRetry }: Props) {
  if (error) return <Failed message={error.message} onRetry={onRetry} />;
  if (!ranking) return <Skeletons />;
  if (ranking.items.length === 0) return <Nothing query={query} page={ranking.page} pageHref={pageHref} />;
  const { items, page, perPage } = ranking;
  const unranked = items.filter(({ rank }) => rank === null);
  return (
    <div aria-busy={isStale} className={`mt-2 transition-opacity duration-150 ${isStale ? 'opacity-60' : ''}`}>
      {unranked.length < items.length && (
        <>
          <HowToRead />
          <JumpToUnranked ranking={ranking} pageHref={pageHref} />
          <Order ranking={ranking} />
        </>
      )}
      {unranked.length > 0 && (
        <Suspense fallback={<Skeleton className="mt-8 h-96 w-full" />}>
          <unrankedPart.Part places={unranked} />
        </Suspense>
      )}
      <div className="mt-10">
        <Pagination page={page} pages={Math.ceil((ranking.ranked + ranking.unranked) / perPage)} hrefOf={pageHref} />
      </div>
    </div>
  );
}

/** Not drawn again while only the sliders move: an order is an answer, and stays until the next one. */
const Order = memo(function Order({ ranking: { items, baseline } }: { ranking: Ranking }) {
  const scale = scaleOf(items);
  return (
    <ol aria-label="The order" className="mt-4 rounded-card border border-line bg-card">
      {items.map((place) => place.rank !== null && <Place key={place.college.id} place={place} baseline={baseline} scale={scale} />)}
    </ol>
  );
});

function HowToRead() {
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-8 items-center gap-1.5 rounded-control font-medium text-primary">
        How to read ranks and bars
        <ChevronDown aria-hidden="true" className="size-4 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="mb-2 grid max-w-text gap-2 text-muted">
        <p>
          “#12 (12–22)”: rank 12 with your weights, and between 12 and 22 when any one of them is a step higher or lower. Colleges whose
          bands overlap are hardly apart. “Firm” is a rank that none of these steps moves.
        </p>
        <p>
          Bars begin at the score of a college that is typical in everything. To the right stands what lifts a score, to the left what
          lowers it. An outline is a number that is not known and was filled in.
        </p>
      </div>
    </details>
  );
}

function JumpToUnranked({ ranking: { ranked, unranked, page, perPage }, pageHref }: { ranking: Ranking; pageHref: Props['pageHref'] }) {
  const first = Math.floor(ranked / perPage) + 1;
  if (unranked === 0) return null;
  return (
    <p className="text-sm">
      {collegesText(unranked)} without a rank at the end: too little of what you weighed is known.{' '}
      <TextLink to={`${first === page ? '' : pageHref(first)}#unranked`} className="inline-block py-1">
        See what is missing
      </TextLink>
    </p>
  );
}

function Nothing({ query, page, pageHref }: Pick<Props, 'query' | 'pageHref'> & { page: number }) {
  return (
    <div className="mt-4">
      {page > 1 ? (
        <EmptyState title={`There is no page ${page}`}>
          <TextLink to={pageHref(1)}>To the first page</TextLink>
        </EmptyState>
      ) : (
        <EmptyState title="No college passes these filters">
          <p>Remove a filter, or start over with all colleges.</p>
          <TextLink to={rankingHref(withoutFilters(query))}>Clear all filters</TextLink>
        </EmptyState>
      )}
    </div>
  );
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
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
    <div role="status" aria-label="Ranking the colleges" className="mt-8 rounded-card border border-line bg-card">
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
