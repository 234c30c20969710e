import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MatchSession } from '../../../api/domain/matching.ts';
import type { SavedRanking } from '../../../api/domain/rankings.ts';
import type { CountedSearch } from '../../../api/domain/search.ts';
import { useSite } from '../../../api/site.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { stepHref } from '../../../entities/match/match-addresses.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { usePrivateAnswers } from '../../../entities/match/private-answers.ts';
import { SearchItem } from '../searches/SearchItem.tsx';
import { savedAnswersQuery, savedRankingsQuery, savedSearchesQuery } from '../shared/profile.queries.ts';
import { AnswersItem } from './AnswersItem.tsx';
import { NoSavedRankings, RankingsSkeleton } from './NoSavedRankings.tsx';
import { RankingItem } from './RankingItem.tsx';
import { SavedSection } from './SavedSection.tsx';

/** Saved rankings, saved searches and saved answers to the questionnaire. */
export function RankingsPanel() {
  const { api } = useSite();
  const rankings = useQuery(savedRankingsQuery(api));
  const searches = useQuery({ ...savedSearchesQuery(api, usePrivateAnswers()), placeholderData: keepPreviousData });
  const answers = useQuery(savedAnswersQuery(api));
  const error = rankings.error ?? searches.error ?? answers.error;
  const retry = () => {
    for (const { refetch } of [rankings, searches, answers]) void refetch();
  };
  return (
    <>
      <h2 className="text-2xl">Rankings & matches</h2>
      {rankings.data && searches.data && answers.data ? (
        <Saved rankings={rankings.data} searches={searches.data} answers={answers.data} />
      ) : (
        <div className="mt-4">
          {error ? <LoadFailure what="Your saved rankings, searches and answers" error={error} onRetry={retry} /> : <RankingsSkeleton />}
        </div>
      )}
    </>
  );
}

interface SavedProps {
  rankings: readonly SavedRanking[];
  searches: readonly CountedSearch[];
  answers: readonly MatchSession[];
}

function Saved({ rankings, searches, answers }: SavedProps) {
  if ([rankings, searches, answers].every((items) => items.length === 0)) return <NoSavedRankings />;
  return (
    <>
      <SavedSection
        title="Saved rankings"
        countText={rankings.length === 1 ? '1 ranking' : `${rankings.length} rankings`}
        items={rankings}
        none={
          <p className="mt-3 text-muted">
            <TextLink to="/rankings">Create a ranking</TextLink>, then save it under a name.
          </p>
        }
      >
        {(ranking) => <RankingItem ranking={ranking} />}
      </SavedSection>
      <SavedSection
        title="Saved searches"
        countText={searches.length === 1 ? '1 search' : `${searches.length} searches`}
        items={searches}
        none={
          <p className="mt-3 text-muted">
            <TextLink to="/discover">Find colleges</TextLink>, then save the search under a name.
          </p>
        }
      >
        {(search) => <SearchItem search={search} />}
      </SavedSection>
      <SavedSection
        title="Saved answers"
        countText={answers.length === 1 ? '1 set of answers' : `${answers.length} sets of answers`}
        items={answers}
        none={
          <p className="mt-3 text-muted">
            <TextLink to={stepHref({}, 1)}>Answer the questions</TextLink>, then save your answers on the results page.
          </p>
        }
      >
        {(session) => <AnswersItem session={session} />}
      </SavedSection>
    </>
  );
}
