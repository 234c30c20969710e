import { FEWEST_SHARED } from '../../../api/domain/roommates.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

const STEPS = {
  'sign-up': {
    text: 'Create a free account and a profile. Your answers move into it. Other people see them only at your college.',
    to: `/auth?tab=register&returnUrl=${encodeURIComponent('/roommates/create')}`,
    label: 'Sign up and create a profile',
  },
  create: { text: 'Create your profile. Your answers move into it.', to: '/roommates/create', label: 'Create my profile' },
  browse: { text: 'Your list is ordered by these answers.', to: '/roommates/browse', label: 'Browse roommates' },
} as const;

/** What follows the quiz. */
export function NextStepPanel({ answers, kind }: { answers: number; kind: keyof typeof STEPS }) {
  const { text, to, label } = STEPS[kind];
  return (
    <section aria-labelledby="next" className="mt-10 rounded-card border border-line bg-card p-6">
      <h2 id="next" className="text-xl">
        What comes next
      </h2>
      <p className="mt-2 text-muted">
        {answers < FEWEST_SHARED
          ? `A match has a number when two people answered at least ${FEWEST_SHARED} of the same questions. ${text}`
          : text}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <ButtonLink to={to}>{label}</ButtonLink>
        <TextLink to="/roommates/about" className="inline-flex min-h-10 items-center">
          How the match works
        </TextLink>
      </div>
    </section>
  );
}
