import type { Compatibility } from '../../../../api/domain/roommates.ts';

/** What the number is made of: the bars below it are the habits alone. */
export function Parts({ match: { parts, n } }: { match: Compatibility }) {
  if (parts === null) return null;
  const { habits, profile, caution } = parts;
  return (
    <dl aria-label="What the match is made of" className="grid max-w-prose gap-1 text-sm">
      <Part name="Habits" what="the two bars below, of which the lower one counts more, at most 85 points" points={String(habits)} />
      <Part name="Profile" what="interests, school year, age and major, at most 15 points" points={`+${profile}`} />
      <Part name="Caution" what={`only ${n} answers are compared; more answers take less off`} points={`−${Math.abs(caution)}`} />
      <Part name="Match" points={String(habits + profile + caution)} />
    </dl>
  );
}

function Part({ name, what, points }: { name: string; what?: string; points: string }) {
  return (
    <div className={`flex justify-between gap-4 ${what === undefined ? 'border-t border-edge pt-1 font-semibold' : ''}`}>
      <dt>
        <span className="font-medium">{name}</span>
        {what !== undefined && <span className="text-muted"> · {what}</span>}
      </dt>
      <dd className="figure">{points}</dd>
    </div>
  );
}
