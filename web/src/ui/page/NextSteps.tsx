import { ButtonLink } from '../Button.tsx';
import { TextLink } from '../TextLink.tsx';

export interface Way {
  to: string;
  label: string;
}

/** What can be done today, the first one first. */
export type Ways = readonly [Way, ...Way[]];

/** Beside what is not open yet: what can be done today. */
export function WaysToday({ ways: [first, ...others], heading: Heading = 'h2' }: { ways: Ways; heading?: 'h2' | 'h3' }) {
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
