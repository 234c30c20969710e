import type { Compatibility } from '../../../../api/domain/roommates.ts';
import { LabeledBar } from '../../../../ui/chart/LabeledBar.tsx';

/** How well each one's habits fit what the other accepts. The two can be far apart. */
export function Directions({ match: { youToThem, themToYou }, name }: { match: Compatibility; name: string }) {
  return (
    <dl className="grid gap-4 rounded-card border border-line bg-card p-5">
      <Direction label={`You → ${name}: how well ${name}’s habits fit what you accept`} value={youToThem} />
      <Direction label={`${name} → you: how well your habits fit what ${name} accepts`} value={themToYou} />
    </dl>
  );
}

function Direction({ label, value }: { label: string; value: number | null }) {
  if (value === null) return null;
  const percent = Math.round(value);
  return (
    <div>
      <dt className="text-sm">{label}</dt>
      <dd className="mt-1">
        <span className="sr-only">{percent} of 100</span>
        <LabeledBar share={value / 100} text={String(percent)} />
      </dd>
    </div>
  );
}
