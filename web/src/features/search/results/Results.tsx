import { Suspense } from 'react';
import type { SearchHit, SearchQuery } from '../../../api/domain/search.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { ResultCard } from './ResultCard.tsx';
import { emptyChunk, footChunk, tableChunk, unknownChunk } from '../chunks.ts';
import type { SearchOutcome } from '../search.queries.ts';
import { changed, type SearchState } from '../search-url.ts';

interface Props {
  state: SearchState;
  outcome: SearchOutcome | undefined;
  error: Error | null;
  /** The results belong to the previous search. */
  isStale: boolean;
  hrefFor: (query: SearchQuery) => string;
  onRetry: () => void;
}

/** The results, or their loading, empty or error state. */
export function Results({ state, outcome, error, isStale, hrefFor, onRetry }: Props) {
  if (error) {
    return (
      <div className="mt-4">
        <LoadFailure what="The colleges" error={error} onRetry={onRetry} />
      </div>
    );
  }
  if (!outcome) return <CardSkeletons />;
  const { result, query } = outcome;
  if (result.total === 0) {
    return (
      <Suspense>
        <emptyChunk.Component result={result} query={query} hrefFor={hrefFor} />
      </Suspense>
    );
  }
  const firstUnknown = result.items.findIndex((hit) => hit.unknown);
  const known = firstUnknown === -1 ? result.items : result.items.slice(0, firstUnknown);
  const unknown = firstUnknown === -1 ? [] : result.items.slice(firstUnknown);
  const list = (hits: SearchHit[], caption: string) => <Hits hits={hits} caption={caption} state={state} query={query} hrefFor={hrefFor} />;
  return (
    <div aria-busy={isStale} className={`mt-2 transition-opacity duration-200 ${isStale ? 'opacity-50' : ''}`}>
      {known.length > 0 && (
        <>
          <h2 className="sr-only">Colleges found</h2>
          {list(known, 'Colleges found')}
        </>
      )}
      {unknown.length > 0 && (
        <>
          <Suspense>
            <unknownChunk.Component count={result.unknown} />
          </Suspense>
          {list(unknown, 'Colleges that do not report a filtered number')}
        </>
      )}
      <Suspense>
        <footChunk.Component result={result} query={query} hrefFor={hrefFor} />
      </Suspense>
    </div>
  );
}

interface HitsProps {
  hits: SearchHit[];
  caption: string;
  state: SearchState;
  query: SearchQuery;
  hrefFor: (query: SearchQuery) => string;
}

function Hits({ hits, caption, state, query, hrefFor }: HitsProps) {
  // The map has no numbers, so the table is below it.
  if (state.view !== 'cards') {
    return (
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <tableChunk.Component hits={hits} caption={caption} query={query} sortHref={(sort) => hrefFor(changed(query, { sort }))} />
      </Suspense>
    );
  }
  return (
    <ul aria-label={caption} data-print="rows" className="grid gap-2 lg:grid-cols-2 lg:gap-3">
      {hits.map((hit) => (
        <li key={hit.id}>
          <ResultCard hit={hit} query={query} />
        </li>
      ))}
    </ul>
  );
}

const CardSkeletons = () => (
  <div aria-hidden="true" className="mt-2 grid gap-2 lg:grid-cols-2 lg:gap-3">
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} className="h-40 sm:h-48" />
    ))}
  </div>
);
