import { QUIZ } from '../../../api/domain/roommates.ts';
import { useSession } from '../../../api/session-store.ts';
import { PageHead } from '../../../entities/page/PageHead.tsx';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { Breadcrumb } from '../../../ui/page/Breadcrumb.tsx';
import { NeedsScripts } from '../../../ui/page/NeedsScripts.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Suspense } from 'react';

/** Needs what only the browser has: the session, or the stored answers. */
const Quiz = lazyChunk(async () => (await import('./Quiz.tsx')).Quiz);

/** The page /roommates/quiz, with and without an account. */
export function QuizPage() {
  const isHydrated = useIsHydrated();
  const { status } = useSession();
  return (
    <div className="page py-5">
      <PageHead
        title="Roommate quiz"
        description={`${QUIZ.length} questions about sleep, quiet, guests and tidiness. Skip any of them. No account is needed.`}
        canonicalPath="/roommates/quiz"
        isUnlisted
      />
      <div className="mx-auto max-w-text">
        <Breadcrumb items={[{ label: 'Roommates', to: '/roommates' }, { label: 'Quiz' }]} />
        <h1 className="mt-3 text-2xl">Roommate quiz</h1>
        <p className="mt-1 text-sm text-muted">
          Answer as you live, not as your parents hope. Skip any question.{' '}
          <TextLink to="/roommates/about">How the answers are used</TextLink>
        </p>
        <NeedsScripts>The quiz needs JavaScript.</NeedsScripts>
        <Suspense fallback={<QuizSkeleton />}>
          {isHydrated && status !== 'loading' ? <Quiz isSignedIn={status === 'in'} /> : <QuizSkeleton />}
        </Suspense>
      </div>
    </div>
  );
}

const QuizSkeleton = () => (
  <div aria-hidden="true" className="needs-scripts mt-16">
    <Skeleton className="h-96 rounded-card" />
  </div>
);
