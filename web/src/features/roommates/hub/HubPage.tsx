import { Suspense } from 'react';
import { OLDEST_WITH_MINORS, PROFILE_LIMITS, QUIZ } from '../../../api/domain/roommates.ts';
import { useSession } from '../../../api/session-store.ts';
import { CollegeCounts } from '../../../entities/roommates/CollegeCounts.tsx';
import { PageHead } from '../../../entities/page/PageHead.tsx';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { CheckList } from '../../../ui/CheckList.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

const MyStatus = lazyChunk(async () => (await import('./MyStatus.tsx')).MyStatus);

const STEPS = [
  [
    `Answer ${QUIZ.length} questions`,
    'How you sleep, study, tidy up and have guests. Say which answers are fine from a roommate, and how much each matters.',
  ],
  ['Create your profile', 'Your college, year and what you look for. You choose what others read, and can pause or delete it at any time.'],
  [
    'Compare and ask',
    'See who lives like you and where you differ, in plain words. Send a request. Names on other sites appear when both of you agree.',
  ],
] as const;

const RULES = [
  'Only members with a profile at the same college see each other. Visitors and search engines never see a list.',
  `Profiles are for people of ${PROFILE_LIMITS.minAge} and older. If you are 13 to ${PROFILE_LIMITS.minAge - 1}, you can use everything else with your account.`,
  `People under 18 appear to members of up to ${OLDEST_WITH_MINORS} years who confirmed an address at the college, without age, picture or names on other sites, and only they can start a contact with an adult.`,
  'You can block or report a person from each profile. A blocked person sees that your profile is not available, and nothing else.',
  'We never ask about or infer religion, origin, orientation or health. Looks do not count: a picture is optional.',
  'Never pay a deposit or rent to a person or for a room that you have not seen.',
];

/** The page /roommates: what the roommate finder is, and where the person stands. */
export function HubPage() {
  const { status } = useSession();
  return (
    <div className="page py-8 md:py-12">
      <PageHead
        title="Find a roommate"
        description={`Find a roommate at your college by how you both live: sleep, quiet, guests, tidiness. ${QUIZ.length} questions, a match explained in plain words, free.`}
        canonicalPath="/roommates"
      />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <h1 className="text-4xl">Find a roommate who lives like you</h1>
          <p className="mt-4 max-w-text text-lg text-muted">
            Habits matter more for life in one room than shared interests. Compare them before you move in.
          </p>
          <div className="mt-6 min-h-24">
            {status === 'in' ? (
              <Suspense>
                <MyStatus />
              </Suspense>
            ) : (
              <div className={status === 'loading' ? 'in-[[data-session]]:invisible' : ''}>
                <div className="flex flex-wrap items-center gap-4">
                  <ButtonLink to="/roommates/quiz">Take the quiz</ButtonLink>
                  <ButtonLink to={`/auth?tab=register&returnUrl=${encodeURIComponent('/roommates/create')}`} variant="secondary">
                    Create a profile
                  </ButtonLink>
                </div>
                <p className="mt-3 text-sm text-muted">The quiz needs no account. A profile needs one, because only members see it.</p>
              </div>
            )}
          </div>
          <section aria-labelledby="how" className="mt-12">
            <h2 id="how" className="text-2xl">
              How it works
            </h2>
            <ol className="mt-4 grid gap-4">
              {STEPS.map(([title, text], index) => (
                <li key={title} className="flex gap-4 rounded-card border border-line bg-card p-5">
                  <span
                    aria-hidden="true"
                    className="grid size-9 shrink-0 place-items-center rounded-full bg-tint font-semibold text-primary"
                  >
                    {index + 1}
                  </span>
                  <div>
                    <h3 className="text-lg">{title}</h3>
                    <p className="mt-1 text-muted">{text}</p>
                  </div>
                </li>
              ))}
            </ol>
            <p className="mt-4">
              <TextLink to="/roommates/about">How the match is computed, with an example to try</TextLink>
            </p>
          </section>
        </div>
        <div className="grid content-start gap-8">
          <CollegeCounts />
          <section aria-labelledby="rules" className="rounded-card border border-line bg-card p-5">
            <h2 id="rules" className="text-xl">
              What keeps you safe
            </h2>
            <CheckList items={RULES} className="mt-4 text-sm" />
            <p className="mt-4 text-sm text-muted">
              Scores do not predict friendship. Talk to each other first. <TextLink to="/safety">Safety and moderation</TextLink>
            </p>
          </section>
        </div>
      </div>
    </div>
  );
}
