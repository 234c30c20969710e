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
    <div className="page py-8 md:py-10">
      <PageHead
        title="Roommate quiz"
        description={`${QUIZ.length} questions about sleep, quiet, guests and tidiness. Skip any of them. No account is needed.`}
        canonicalPath="/roommates/quiz"
        isUnlisted
      />
      <div className="mx-auto max-w-text">
        <Breadcrumb items={[{ label: 'Roommates', to: '/roommates' }, { label: 'Quiz' }]} />
        <h1 className="mt-4 text-3xl">Roommate quiz</h1>
        <p className="mt-3 text-lg">Answer as you live, not as your parents hope.</p>
        <p className="mt-2 text-muted">
          {QUIZ.length} questions, about three minutes. Skip any of them.{' '}
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
  <div aria-hidden="true" className="needs-scripts mt-8 grid gap-6">
    {[0, 1, 2].map((card) => (
      <Skeleton key={card} className="h-56 rounded-card" />
    ))}
  </div>
);
