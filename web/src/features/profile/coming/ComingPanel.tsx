import { Badge } from '../../../components/Badge.tsx';
import { ButtonLink } from '../../../components/Button.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { TickedList } from '../../../components/TickedList.tsx';

interface Way {
  to: string;
  label: string;
}

export interface ComingWords {
  title: string;
  /** One sentence: what is not there yet. */
  text: string;
  /** What it will do. No dates: nobody can keep those. */
  plans: readonly string[];
  /** What can be done today; the first one first. */
  today: readonly [Way, ...Way[]];
}

/** A tab whose part of the product is not open yet: says so, what will be here, and what can be done today. */
export function ComingPanel({ title, text, plans, today: [first, ...others] }: ComingWords) {
  return (
    <div className="max-w-xl">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-2xl">{title}</h2>
        <Badge tone="amber">Not open yet</Badge>
      </div>
      <p className="mt-2 text-muted">{text}</p>
      <div className="mt-6 rounded-card border border-line bg-card p-5 sm:p-6">
        <h3 className="text-lg">What will be here</h3>
        <TickedList className="mt-3" items={plans} />
      </div>
      <h3 className="mt-8 text-lg">What you can do today</h3>
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
