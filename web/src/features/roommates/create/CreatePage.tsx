import { Suspense } from 'react';
import { PROFILE_LIMITS } from '../../../api/domain/roommates.ts';
import { useSession } from '../../../api/session-store.ts';
import { PageHead } from '../../../entities/page/PageHead.tsx';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { CheckList } from '../../../ui/CheckList.tsx';
import { Breadcrumb } from '../../../ui/page/Breadcrumb.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** Needs a session, which only the browser has. */
const ProfileEditor = lazyChunk(async () => (await import('./ProfileEditor.tsx')).ProfileEditor);

const FACTS = [
  'Four short steps. What you enter stays in this browser until you create the profile.',
  'Members of your college see it. Visitors with the link see first name, college, year, major and interests.',
  'Names on other sites appear when both of you accept a request.',
  `For people of ${PROFILE_LIMITS.minAge} and older. Younger members can use everything else.`,
];

/** The page /roommates/create: a new profile, or changes of an own one (`?profile=`). */
export function CreatePage() {
  const isHydrated = useIsHydrated();
  const { status } = useSession();
  return (
    <div className="page py-8 md:py-10">
      <PageHead
        title="Create a roommate profile"
        description="Say where you study, what you look for and how others recognize you. Members of your college see it; you can pause or delete it at any time."
        canonicalPath="/roommates/create"
        isUnlisted
      />
      <div className="mx-auto max-w-text">
        <Breadcrumb items={[{ label: 'Roommates', to: '/roommates' }, { label: 'My profile' }]} />
        <h1 className="mt-4 text-3xl">Your roommate profile</h1>
        {isHydrated && status === 'in' ? (
          <Suspense>
            <ProfileEditor />
          </Suspense>
        ) : (
          <div className={status === 'loading' ? 'in-[[data-session]]:invisible' : ''}>
            <CheckList items={FACTS} className="mt-6" />
            <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
              <ButtonLink to={`/auth?tab=register&returnUrl=${encodeURIComponent('/roommates/create')}`}>
                Sign up to create a profile
              </ButtonLink>
              <TextLink to="/roommates/quiz" className="inline-flex min-h-10 items-center">
                Take the quiz first
              </TextLink>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
