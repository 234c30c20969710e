import { useQuery } from '@tanstack/react-query';
import { type MyRoommates, PROFILE_LIMITS, QUIZ } from '../../../api/domain/roommates.ts';
import { useSite } from '../../../api/site.ts';
import { OwnProfileCard } from '../../../entities/roommates/own/OwnProfileCard.tsx';
import { myRoommatesQuery } from '../../../entities/roommates/roommates.queries.ts';
import { answered, useStoredAnswers } from '../../../entities/roommates/stored-answers.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyPanel } from '../../../ui/page/EmptyPanel.tsx';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** The own roommate profiles, the quiz, and the requests. */
export function RoommatePanel() {
  const { data: mine, error, refetch } = useQuery({ ...myRoommatesQuery(useSite().api), staleTime: 0 });
  return (
    <>
      <h2 className="text-2xl">Roommate profile</h2>
      <p className="mt-2 max-w-text text-muted">
        Members of your college see it, and you see them. You can pause, change or delete it at any time.
      </p>
      <div className="mt-6">
        {mine ? (
          <Profiles mine={mine} />
        ) : error ? (
          <LoadFailure what="Your roommate profile" error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-40 rounded-card" />
        )}
      </div>
    </>
  );
}

function Profiles({ mine: { profiles, answers, requests } }: { mine: MyRoommates }) {
  const stored = useStoredAnswers();
  const count = answered(answers ?? stored);
  const quiz = `Quiz: ${count} of ${QUIZ.length} answered`;
  if (profiles.length === 0)
    return (
      <EmptyPanel
        title="You have no roommate profile"
        actions={[
          { to: '/roommates/create', label: 'Create my profile' },
          { to: '/roommates/quiz', label: count === 0 ? 'Take the quiz' : quiz },
        ]}
        note={<TextLink to="/roommates">About the roommate finder</TextLink>}
      >
        <p>Find a person at your college who lives like you. Profiles are for people of {PROFILE_LIMITS.minAge} and older.</p>
      </EmptyPanel>
    );
  return (
    <div className="grid max-w-text gap-4">
      {profiles.map((profile) => (
        <OwnProfileCard key={profile.id} profile={profile} canRemove />
      ))}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/roommates/browse">Browse roommates</ButtonLink>
        <ButtonLink to="/roommates/requests" variant="secondary">
          {requests > 0 ? `Requests: ${requests} waiting` : 'Requests'}
        </ButtonLink>
        <ButtonLink to="/roommates/quiz" variant="secondary">
          {quiz}
        </ButtonLink>
      </div>
      <p>
        <TextLink to="/roommates/create" className="inline-flex min-h-8 items-center">
          Add a profile at another college
        </TextLink>
      </p>
    </div>
  );
}
