import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { User } from '../../../api/domain/accounts.ts';
import { PRODUCT } from '../../../api/domain/shared.ts';
import { useSite } from '../../../api/site.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { favoritesQuery } from '../../../entities/favorites/favorites.queries.ts';
import { Checklist, ChecklistSkeleton } from './Checklist.tsx';
import { LatestRankings } from './LatestRankings.tsx';
import { MessagesNotice } from './MessagesNotice.tsx';
import { NewestFavorites } from './NewestFavorites.tsx';
import { VerificationBanner } from './VerificationBanner.tsx';

/** The first tab: next steps, newest favorites and rankings. */
export function Overview({ user }: { user: User }) {
  const { search } = useLocation();
  const favorites = useQuery(favoritesQuery(useSite().api));
  const isWelcome = new URLSearchParams(search).get('welcome') === '1';
  return (
    <>
      <h2 className="text-2xl">{isWelcome ? `Welcome to ${PRODUCT.name}, ${user.firstName}` : 'Overview'}</h2>
      {isWelcome && (
        <p className="mt-2 max-w-xl text-muted">
          Your account is ready. Your saved colleges, notes and lists are now available on every device you sign in on.
        </p>
      )}
      {!user.emailVerified && (
        <div className="mt-6">
          <VerificationBanner user={user} />
        </div>
      )}
      <div className="mt-6 grid items-start gap-4 md:grid-cols-2 md:gap-6">
        {favorites.isPending ? <ChecklistSkeleton /> : <Checklist user={user} favorites={favorites.data?.length} />}
        {favorites.isError && !favorites.data ? (
          <LoadFailure what="Your colleges" error={favorites.error} onRetry={() => void favorites.refetch()} />
        ) : (
          <NewestFavorites favorites={favorites.data} />
        )}
        <LatestRankings />
        <MessagesNotice />
      </div>
    </>
  );
}
