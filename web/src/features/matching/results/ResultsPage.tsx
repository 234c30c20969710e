import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { PRODUCT, type Match, type MatchQuery } from '../../../api/domain.ts';
import { useSite } from '../../../api/site.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { PageHead } from '../../../entities/page/PageHead.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { dayText } from '../../../lib/format.ts';
import { resultsHref } from '../../../entities/match/match-addresses.ts';
import { usePrivateAnswers } from '../../../entities/match/private-answers.ts';
import { countOf } from './match-words.ts';
import { MatchGroups } from './MatchGroups.tsx';
import { actionsPart, askedPart, noMatchesPart, noticesPart } from './chunks.ts';
import { matchQuery } from './results.queries.ts';
import { readAnswers } from '../read-answers.ts';
import { ResultSkeletons } from './ResultSkeletons.tsx';
import { useFocusKept } from './use-focus-kept.ts';

/**
 * The colleges that the answers lead to. What the server draws follows from the address; where this tab knows more, a list that
 * takes all of it into account comes in its place.
 */
export function ResultsPage() {
  const { search } = useLocation();
  const asked = useMemo(() => readAnswers(new URLSearchParams(search)), [search]);
  // Links from here lead to answers, whatever version of the method this one was made with.
  const query = useMemo(() => ({ ...asked, v: undefined }), [asked]);
  const hidden = usePrivateAnswers();
  const { data: match, error, isPlaceholderData, refetch } = useQuery(matchQuery(useSite().api, asked, hidden));
  const heading = useFocusKept(match);
  return (
    <div className="page py-8 md:py-10">
      <PageHead
        title="Your matches"
        description={`Colleges that fit your answers, each with the reasons for it, what speaks against it and what is not known. From the questionnaire of ${PRODUCT.name}.`}
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
        <askedPart.Part query={query} hidden={hidden} />
      </Suspense>
      <Suspense fallback={<div className="mt-4 h-9" />}>
        <actionsPart.Part query={query} hidden={hidden} />
      </Suspense>
      {error && (
        <div className="mt-6">
          <LoadFailure what="Your matches" error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!error && !match && <ResultSkeletons />}
      {match && (
        <div aria-busy={isPlaceholderData} className={`transition-opacity duration-200 ${isPlaceholderData ? 'opacity-50' : ''}`}>
          <Matches match={match} query={query} pinned={asked.v} />
        </div>
      )}
    </div>
  );
}

function statusText(match: Match | undefined, { isStale, hasFailed }: { isStale: boolean; hasFailed: boolean }): string {
  if (hasFailed) return '';
  return match === undefined || isStale ? 'Comparing every college with your answers' : countOf(match);
}

function Matches({ match, query, pinned }: { match: Match; query: MatchQuery; pinned: number | undefined }) {
  return (
    <>
      <Suspense>
        <noticesPart.Part match={match} query={query} pinned={pinned} />
      </Suspense>
      {match.items.length === 0 ? (
        <Suspense>
          <noMatchesPart.Part match={match} query={query} />
        </Suspense>
      ) : (
        <div className="mt-10">
          <MatchGroups match={match} query={query} />
        </div>
      )}
      <p className="mt-10 max-w-text text-sm text-muted">
        {match.dataDate === null ? '' : `Data of ${dayText(match.dataDate)}. `}The same answers and the same data always give the same list,
        and nobody can pay to be on it. <TextLink to={`/${PRODUCT.slug}/about`}>How colleges are found</TextLink>
      </p>
    </>
  );
}
