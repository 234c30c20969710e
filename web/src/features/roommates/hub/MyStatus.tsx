import { useQuery } from '@tanstack/react-query';
import { QUIZ } from '../../../api/domain/roommates.ts';
import { useSite } from '../../../api/site.ts';
import { OwnProfileCard } from '../../../entities/roommates/own/OwnProfileCard.tsx';
import { myRoommatesQuery } from '../../../entities/roommates/roommates.queries.ts';
import { answered, useStoredAnswers } from '../../../entities/roommates/stored-answers.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** Where the signed-in person stands: profiles, quiz, requests. */
export function MyStatus() {
  const { data: mine, error, refetch } = useQuery(myRoommatesQuery(useSite().api));
  const local = useStoredAnswers();
  if (error && !mine) return <LoadFailure what="Your profile" error={error} onRetry={() => void refetch()} />;
  if (!mine) return <Skeleton className="h-40 rounded-card" />;
  const count = answered(mine.answers ?? local);
  return (
    <div className="grid gap-4">
      {mine.profiles.map((profile) => (
        <OwnProfileCard key={profile.id} profile={profile} />
      ))}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {mine.profiles.length > 0 ? (
          <ButtonLink to="/roommates/browse">Browse roommates</ButtonLink>
        ) : (
          <ButtonLink to="/roommates/create">Create my profile</ButtonLink>
        )}
        <TextLink to="/roommates/quiz" className="inline-flex min-h-10 items-center">
          Quiz: {count} of {QUIZ.length} answered
        </TextLink>
        <TextLink to="/roommates/requests" className="inline-flex min-h-10 items-center gap-2">
          Requests {mine.requests > 0 && <Badge tone="amber">{mine.requests} waiting</Badge>}
        </TextLink>
      </div>
    </div>
  );
}
