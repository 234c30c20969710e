import { ButtonLink } from '../Button.tsx';
import { TextLink } from '../TextLink.tsx';

export interface NextStep {
  to: string;
  label: string;
}

/** The most important one first. */
export type NextStepList = readonly [NextStep, ...NextStep[]];

/** Links to pages that are open, for a page that is not open yet. */
export function NextSteps({ steps: [first, ...others], heading: Heading = 'h2' }: { steps: NextStepList; heading?: 'h2' | 'h3' }) {
  return (
    <div className="mt-8">
      <Heading className={Heading === 'h2' ? 'text-xl' : 'text-lg'}>What you can do today</Heading>
      <ButtonLink to={first.to} className="mt-3">
        {first.label}
      </ButtonLink>
      <ul className="mt-3 grid gap-1">
        {others.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to} className="inline-flex min-h-8 items-center">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
