import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '../../api/domain/accounts.ts';
import { useUser } from '../../api/session.ts';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { PANELS, PanelSkeleton } from './Panels.tsx';
import { ProfileHeader, ProfileHeaderSkeleton } from './ProfileHeader.tsx';
import { LoadFailure } from '../../ui/page/LoadFailure.tsx';
import { TabBar } from './TabBar.tsx';
import { TAB_LABELS, tabOf, tabsOf } from './tabs.ts';

/** The page /profile. The route guard redirects signed-out visitors. */
export function ProfilePage() {
  const { search } = useLocation();
  const { data: user, error, refetch } = useUser();
  const tab = tabOf(search, user?.accountType);
  return (
    <div className="page py-8 md:py-10">
      <PageHead
        title={tab === 'overview' ? 'Profile Dashboard' : `${TAB_LABELS[tab]} · Profile Dashboard`}
        description="Your saved colleges, rankings and account."
        isUnlisted
      />
      {error !== null && !user ? (
        <>
          <h1 className="mb-6 text-3xl">Profile Dashboard</h1>
          <LoadFailure what="Your profile" error={error} onRetry={() => void refetch()} />
        </>
      ) : (
        <Dashboard user={user ?? undefined} />
      )}
    </div>
  );
}

function Dashboard({ user }: { user: User | undefined }) {
  const { search } = useLocation();
  const tab = tabOf(search, user?.accountType);
  const Panel = PANELS[tab];
  return (
    <>
      {user ? <ProfileHeader user={user} /> : <ProfileHeaderSkeleton />}
      <TabBar tabs={tabsOf(user?.accountType)} current={tab} />
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`} className="pt-8">
        {user ? (
          <Suspense key={tab} fallback={<PanelSkeleton />}>
            <Panel user={user} />
          </Suspense>
        ) : (
          <PanelSkeleton />
        )}
      </div>
    </>
  );
}
