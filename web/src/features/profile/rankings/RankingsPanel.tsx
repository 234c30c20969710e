import { useQuery } from '@tanstack/react-query';
import type { MatchSession, SavedRanking } from '../../../api/domain.ts';
import { useSite } from '../../../api/site.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { stepHref } from '../../../entities/match/match-addresses.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { savedAnswersQuery, savedRankingsQuery } from '../shared/profile.queries.ts';
import { AnswersItem } from './AnswersItem.tsx';
import { NoSavedRankings, RankingsSkeleton } from './NoSavedRankings.tsx';
import { RankingItem } from './RankingItem.tsx';
import { SavedSection } from './SavedSection.tsx';

/** Saved rankings and saved answers to the questionnaire. */
export function RankingsPanel() {
  const { api } = useSite();
  const rankings = useQuery(savedRankingsQuery(api));
  const answers = useQuery(savedAnswersQuery(api));
  const error = rankings.error ?? answers.error;
  const retry = () => {
    void rankings.refetch();
    void answers.refetch();
  };
  return (
    <>
      <h2 className="text-2xl">Rankings & matches</h2>
      {rankings.data && answers.data ? (
        <Saved rankings={rankings.data} answers={answers.data} />
      ) : (
        <div className="mt-4">
          {error ? <LoadFailure what="Your saved rankings and answers" error={error} onRetry={retry} /> : <RankingsSkeleton />}
        </div>
      )}
    </>
  );
}

function Saved({ rankings, answers }: { rankings: readonly SavedRanking[]; answers: readonly MatchSession[] }) {
  if (rankings.length === 0 && answers.length === 0) return <NoSavedRankings />;
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
