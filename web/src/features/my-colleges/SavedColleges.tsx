import { useQuery } from '@tanstack/react-query';
import { MAX_COMPARED } from '../../api/domain/colleges.ts';
import { useSite } from '../../api/site.ts';
import { CollegeCard } from '../../entities/college/CollegeCard.tsx';
import { QUESTIONS_PATH } from '../../entities/match/match-addresses.ts';
import { compareSavedHref } from '../../entities/favorites/major/compare-saved.ts';
import { setLocalMajor } from '../../entities/favorites/major/local-majors.ts';
import { SavedMajor } from '../../entities/favorites/major/SavedMajor.tsx';
import { useLocalFavorites } from '../../entities/favorites/store.ts';
import { usePrivateAnswers } from '../../entities/match/private-answers.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { LoadFailure } from '../../ui/page/LoadFailure.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { authHref } from './account-page.ts';
import { cardsQuery } from './my-colleges.queries.ts';
import { useLocalMajors } from './use-local-majors.ts';
import { useUndo } from './use-undo.ts';

/** The saved colleges as cards, newest first. Pressing Save on a card removes it, with the way back. */
export function SavedColleges() {
  const { api } = useSite();
  const ids = useLocalFavorites().toReversed();
  const { data: colleges, error, refetch } = useQuery(cardsQuery(api, ids));
  const majors = useLocalMajors();
  const student = usePrivateAnswers();
  useUndo(colleges ?? []);
  if (ids.length === 0) return <NothingSaved />;
  if (error) {
    return (
      <div className="mt-6">
        <LoadFailure what="Your colleges" error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!colleges) return <CardSkeletons count={ids.length} />;
  const compared = colleges.slice(0, MAX_COMPARED).map((college) => ({ college, major: majors.get(college.id)?.code }));
  return (
    <section aria-labelledby="saved" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="saved" className="figure text-2xl">
          {colleges.length === 1 ? '1 saved college' : `${colleges.length} saved colleges`}
        </h2>
        <div className="flex flex-wrap gap-3" data-print="hide">
          {compared.length > 1 && (
            <ButtonLink to={compareSavedHref(compared)} variant="secondary">
              {colleges.length > MAX_COMPARED ? `Compare the newest ${MAX_COMPARED}` : 'Compare these'}
            </ButtonLink>
          )}
          <ButtonLink to={authHref('register')} variant="secondary">
            Sign up to share
          </ButtonLink>
        </div>
      </div>
      <p className="mt-2 text-sm text-muted" data-print="hide">
        Lists of colleges need an account. <TextLink to={authHref('register')}>Sign up to make lists</TextLink>
      </p>
      <ul data-print="rows" className="mt-4 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {colleges.map((college) => (
          <li key={college.id} className="flex flex-col">
            <div className="grow">
              <CollegeCard college={college} student={student} />
            </div>
            <SavedMajor
              college={college}
              major={majors.get(college.id) ?? null}
              onMajor={(code) => setLocalMajor(college.id, code ?? undefined)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NothingSaved() {
  return (
    <div className="mt-6">
      <EmptyState title="No saved colleges yet">
        <p>Press Save, the heart, on any college to see it here.</p>
        <ButtonLink to="/discover">Find colleges</ButtonLink>
        <p className="text-sm">
          Or start with <TextLink to="/colleges/states">a state</TextLink> or <TextLink to={QUESTIONS_PATH}>the questionnaire</TextLink>.
        </p>
      </EmptyState>
    </div>
  );
}

export function CardSkeletons({ count }: { count: number }) {
  return (
    <div role="status" aria-label="Loading your colleges" className="mt-6 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-72 rounded-card" />
      ))}
    </div>
  );
}
