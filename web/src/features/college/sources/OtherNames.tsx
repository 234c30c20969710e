import type { CollegeDetail } from '../../../api/domain/colleges.ts';
import { NICKNAME_REASONS } from './nickname-reasons.ts';

type OtherName = CollegeDetail['otherNames'][number];

/** The other names of the college, under their origin, and the groups that it belongs to. */
export function OtherNames({ detail: { otherNames, provenance } }: { detail: CollegeDetail }) {
  const period = provenance.aliases?.period;
  const lines = byOrigin(
    otherNames.filter(({ kind }) => kind !== 'system'),
    period,
  );
  const groups = otherNames.filter(({ kind }) => kind === 'system').map(({ text }) => text);
  if (otherNames.length === 0) return null;
  return (
    <div className="mt-4 max-w-text text-sm">
      <h3 className="text-lg">Also known as</h3>
      <dl className="mt-2">
        {lines.map(([origin, texts]) => (
          <div key={origin} className="border-b border-line py-1.5">
            <dt className="text-muted">{origin}</dt>
            <dd className="[overflow-wrap:anywhere]">{texts.join(' · ')}</dd>
          </div>
        ))}
      </dl>
      {groups.length > 0 && (
        <p className="mt-2 text-muted">Belongs to: {groups.join(', ')}. The search finds all colleges of such a group.</p>
      )}
    </div>
  );
}

/** A line for each origin. A name with several origins stands in a line with all of them. */
function byOrigin(names: readonly OtherName[], period: string | undefined): [origin: string, texts: string[]][] {
  const lines = new Map<string, string[]>();
  for (const [text, origins] of byText(names)) {
    const origin = [...new Set(origins.map((one) => originText(one, period)))].join('; ');
    lines.set(origin, [...(lines.get(origin) ?? []), text]);
  }
  return [...lines];
}

/** Equal texts are one name, with the spelling of the last one: the file of nicknames has "NYU" where an address has "nyu". */
function byText(names: readonly OtherName[]): [text: string, origins: OtherName[]][] {
  const lines = new Map<string, [string, OtherName[]]>();
  for (const name of names) {
    const key = name.text.toLowerCase();
    const [text = name.text, origins = []] = lines.get(key) ?? [];
    lines.set(key, [name.kind === 'domain' ? text : name.text, [...origins, name]]);
  }
  return [...lines.values()];
}

function originText({ kind, basis }: OtherName, period: string | undefined): string {
  if (kind === 'alias') return ['IPEDS directory', period].filter(Boolean).join(', ');
  if (kind === 'domain') return 'address of its website';
  if (basis !== undefined) return NICKNAME_REASONS[basis];
  return kind === 'former' ? 'former name, by an earlier directory' : 'nickname';
}
