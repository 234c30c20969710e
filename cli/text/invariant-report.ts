import { countText } from '../../src/domain/colleges/display.ts';
import type { InvariantReport, InvariantsReport } from '../../src/domain/invariants/invariants.use-cases.ts';

/** One line per invariant with the first offenders below a broken one, then the totals. */
export function invariantsText({ colleges, dataVersion, broken, invariants }: InvariantsReport): string {
  const wide = Math.max(...invariants.map(({ key }) => key.length));
  const catalog = `${countText(colleges)} colleges, ${dataVersion === null ? 'no data version' : `data version ${dataVersion}`}`;
  const sum =
    broken === 0
      ? `all ${invariants.length} invariants hold.`
      : `${broken} of ${invariants.length} invariants ${broken === 1 ? 'is' : 'are'} broken.`;
  return [...invariants.map((invariant) => invariantText(invariant, wide)), '', `${catalog}: ${sum}`].join('\n');
}

function invariantText({ key, rule, count, first }: InvariantReport, wide: number): string {
  const head = `${count === 0 ? 'ok     ' : 'BROKEN '} ${key.padEnd(wide)}  ${rule}`;
  if (count === 0) return head;
  const rest = count - first.length;
  const more = rest > 0 ? [`and ${countText(rest)} more`] : [];
  return [head, ...[...first.map(({ who, what }) => `${who}: ${what}`), ...more].map((line) => `          ${line}`)].join('\n');
}
