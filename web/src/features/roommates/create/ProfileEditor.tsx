import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../../api/site.ts';
import { myRoommatesQuery } from '../../../entities/roommates/roommates.queries.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { EditForm } from './EditForm.tsx';
import { NewForm } from './NewForm.tsx';

/** A new profile, or the own one of the address. */
export function ProfileEditor() {
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get('profile');
  const { data: mine, error, refetch } = useQuery(myRoommatesQuery(useSite().api));
  if (error && !mine) return <LoadFailure what="Your profiles" error={error} onRetry={() => void refetch()} />;
  if (!mine) return <Skeleton className="mt-6 h-96 rounded-card" />;
  if (asked === null) return <NewForm mine={mine} />;
  const profile = mine.profiles.find(({ id }) => id === asked);
  if (profile) return <EditForm key={profile.id} profile={profile} />;
  return (
    <EmptyState title="This is not one of your profiles">
      <ButtonLink to="/roommates">Your profiles</ButtonLink>
    </EmptyState>
  );
}
