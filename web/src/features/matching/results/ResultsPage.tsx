import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Match, MatchQuery, PrivateAnswers } from '../../../api/domain/matching.ts';
import { PRODUCT } from '../../../api/domain/shared.ts';
import { useSite } from '../../../api/site.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { PageHead } from '../../../entities/page/PageHead.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { resultsHref } from '../../../entities/match/match-addresses.ts';
import { groupTabsChunk } from '../../../entities/ranking/group-tabs-chunk.ts';
import { useMatchAnswers } from '../../../entities/student-facts/match-answers.ts';
import { countOf } from './match-words.ts';
import { actionsChunk, answersChunk, groupsChunk, noMatchesChunk, notesChunk, noticesChunk } from './chunks.ts';
import { matchQuery } from './results.queries.ts';
import { readAnswers } from '../read-answers.ts';
import { ResultSkeletons } from './ResultSkeletons.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';

/**
 * The matches. The server renders from the address alone. When the tab holds private answers, the browser asks again with them.
 */
export function ResultsPage() {
  const { search } = useLocation();
  const asked = useMemo(() => readAnswers(new URLSearchParams(search)), [search]);
  // New links do not carry the method version of this one.
  const query = useMemo(() => ({ ...asked, v: undefined }), [asked]);
  const hidden = useMatchAnswers(asked);
  const { data: match, error, isPlaceholderData, refetch } = useQuery(matchQuery(useSite().api, asked, hidden));
  const heading = useFocusFallback(match);
  return (
    <div className="page py-8 md:py-10">
      <PageHead
        title="Your matches"
        description={`Colleges that fit your answers to the ${PRODUCT.name} questionnaire, each with reasons for and against and what is unknown.`}
        canonicalPath={resultsHref(query)}
        isUnlisted
      />
      <h1 ref={heading} className="text-3xl">
        Your matches
      </h1>
      <p role="status" className="mt-2 text-lg text-muted">
        {statusText(match, { isStale: isPlaceholderData, hasFailed: error !== null })}
      </p>
      <Suspense fallback={<Skeleton className="mt-6 h-44 w-full" />}>
        <answersChunk.Component query={query} hidden={hidden} />
      </Suspense>
      <Suspense fallback={<div className="mt-4 h-9" />}>
        <actionsChunk.Component query={query} hidden={hidden} />
      </Suspense>
      {error && (
        <div className="mt-6">
          <LoadFailure what="Your matches" error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!error && !match && <ResultSkeletons />}
      {match && (
        <div aria-busy={isPlaceholderData} className={`transition-opacity duration-200 ${isPlaceholderData ? 'opacity-50' : ''}`}>
          <Matches match={match} query={query} pinned={asked.v} hidden={hidden} />
        </div>
      )}
    </div>
  );
}

function statusText(match: Match | undefined, { isStale, hasFailed }: { isStale: boolean; hasFailed: boolean }): string {
  if (hasFailed) return '';
  return match === undefined || isStale ? 'Comparing colleges with your answers' : countOf(match);
}

interface MatchesProps {
  match: Match;
  query: MatchQuery;
  pinned: number | undefined;
  hidden: PrivateAnswers;
}

function Matches({ match, query, pinned, hidden }: MatchesProps) {
  return (
    <>
      <div className="mt-8">
        <Suspense>
          <groupTabsChunk.Component group={match.group} groups={match.groups} hrefOf={(group) => resultsHref({ ...query, group })} />
        </Suspense>
      </div>
      <Suspense>
        <noticesChunk.Component match={match} query={query} pinned={pinned} />
      </Suspense>
      {match.items.length === 0 ? (
        <Suspense>
          <noMatchesChunk.Component match={match} query={query} />
        </Suspense>
      ) : (
        <div className="mt-10">
          <Suspense fallback={<ResultSkeletons />}>
            <groupsChunk.Component match={match} query={query} student={hidden} />
          </Suspense>
        </div>
      )}
      <Suspense>
        <notesChunk.Component match={match} query={query} />
      </Suspense>
    </>
  );
}
