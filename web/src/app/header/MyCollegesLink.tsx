import { Suspense } from 'react';
import { Heart } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../api/session-store.ts';
import { SavedCount } from '../../entities/favorites/SavedCount.tsx';
import { useLocalFavoriteCount } from '../../entities/favorites/store.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { MY_COLLEGES } from '../menu.ts';

const AccountCount = lazyChunk(async () => (await import('../../entities/favorites/AccountCount.tsx')).AccountCount);

/**
 * Leads to the saved colleges, with their number: those of the account, or of this browser. The number appears when scripts run, and
 * takes no space, so that nothing moves.
 */
export function MyCollegesLink({ className = '' }: { className?: string }) {
  const { pathname } = useLocation();
  const isSignedIn = useSession().status === 'in';
  const count = useLocalFavoriteCount();
  return (
    <a
      href={isSignedIn ? '/profile?tab=favorites' : MY_COLLEGES.to}
      {...(pathname === MY_COLLEGES.to && { 'aria-current': 'page' as const })}
      className={`inline-flex min-h-10 items-center gap-3 rounded-control px-3 text-sm font-medium text-ink no-underline hover:bg-tint hover:text-primary aria-[current=page]:bg-tint aria-[current=page]:text-primary ${className}`}
    >
      <span className="relative">
        <Heart aria-hidden="true" className="size-5" />
        {isSignedIn ? (
          <Suspense>
            <AccountCount />
          </Suspense>
        ) : (
          <SavedCount count={count} />
        )}
      </span>
      <span className="md:max-xl:sr-only max-sm:sr-only">{MY_COLLEGES.label}</span>
    </a>
  );
}
