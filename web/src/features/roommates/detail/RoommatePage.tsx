import { useQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router-dom';
import { ApiError } from '../../../lib/api-error.ts';
import { useSession } from '../../../api/session-store.ts';
import { useSite } from '../../../api/site.ts';
import type { RoommateView } from '../../../api/domain/roommates.ts';
import { PageHead } from '../../../entities/page/PageHead.tsx';
import { roommateQuery } from '../../../entities/roommates/roommates.queries.ts';
import { Breadcrumb } from '../../../ui/page/Breadcrumb.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { ReadFailure } from '../access/ReadFailure.tsx';
import { FullView } from './FullView.tsx';
import { OwnView } from './OwnView.tsx';
import { RedactedView } from './RedactedView.tsx';
import type { RoommateAddress } from './roommate-address.ts';
import { Unavailable } from './Unavailable.tsx';

/** The page of one person. The server decides what the viewer sees of it. */
export const RoommatePage = () => <Roommate address={useLoaderData<RoommateAddress>()} />;

export function Roommate({ address }: { address: RoommateAddress }) {
  const { status } = useSession();
  const { view, isGone, error, retry } = useView(address, status === 'in');
  const title = view ? `${view.firstName}’s roommate profile` : 'Roommate profile';
  return (
    // With a stored session, another view follows in a moment.
    <div className={`page py-8 md:py-10 ${status === 'loading' ? 'in-[[data-session]]:invisible' : ''}`}>
      <PageHead
        title={title}
        description="A roommate profile. Members of the same college see all of it."
        {...(address.id !== undefined && { canonicalPath: `/roommates/${address.id}` })}
        isUnlisted
      />
      <Breadcrumb items={[...CRUMBS, { label: view?.firstName ?? 'Profile' }]} />
      <div className="mt-6">
        {isGone && <Unavailable />}
        {view && <View view={view} />}
        {!isGone && !view && <Waiting error={error} onRetry={retry} />}
      </div>
    </div>
  );
}

const CRUMBS = [
  { label: 'Roommates', to: '/roommates' },
  { label: 'Browse', to: '/roommates/browse' },
];

/** What the viewer sees. `isGone`: nothing, for any reason. */
function useView({ id, isMissing }: RoommateAddress, isSignedIn: boolean) {
  const isAsked = id !== undefined && (isSignedIn || !isMissing);
  const { data, error, refetch } = useQuery({ ...roommateQuery(useSite().api, id ?? '', isSignedIn), enabled: isAsked });
  const isGone = !isAsked || (error instanceof ApiError && error.status === 404);
  return { view: isGone ? undefined : data, isGone, error, retry: () => void refetch() };
}

function View({ view }: { view: RoommateView }) {
  switch (view.view) {
    case 'redacted':
      return <RedactedView key={view.id} view={view} />;
    case 'full':
      return <FullView key={view.id} view={view} />;
    case 'own':
      return <OwnView key={view.id} view={view} />;
  }
}

function Waiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <>
      <h1 className="text-3xl">Roommate profile</h1>
      {error ? (
        <ReadFailure what="The profile" error={error} onRetry={onRetry} />
      ) : (
        <div role="status" aria-label="Loading the profile" className="mt-6 grid gap-4">
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </div>
      )}
    </>
  );
}
