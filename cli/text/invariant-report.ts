import type { InvariantReport, Verification } from '../../src/domain/invariants/invariants.use-cases.ts';

const number = new Intl.NumberFormat('en-US');

/** A line an invariant, below a broken one its first offenders, and at the end the sum of it. */
export function verificationText({ colleges, dataVersion, broken, invariants }: Verification): string {
  const wide = Math.max(...invariants.map(({ key }) => key.length));
  const catalog = `${number.format(colleges)} colleges, ${dataVersion === null ? 'no data version' : `data version ${dataVersion}`}`;
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
  const more = rest > 0 ? [`and ${number.format(rest)} more`] : [];
  return [head, ...[...first.map(({ who, what }) => `${who}: ${what}`), ...more].map((line) => `          ${line}`)].join('\n');
}
