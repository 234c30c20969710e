import { countText, type CollegeProgram } from '../../../api/domain/colleges.ts';

type ProgramOutcomes = NonNullable<CollegeProgram['outcomes']>;
type Part = keyof NonNullable<ProgramOutcomes['college']>;

/** The first part that is published is shown. Parts of the first releases have other definitions, and say so. */
const EARNINGS: readonly (readonly [Part, string])[] = [
  ['earnings4', 'earnings four years on'],
  ['earnings5', 'earnings five years on'],
  ['earnings1', 'earnings one year on'],
  ['formerEarnings1', 'earnings in the first year, as counted until 2019'],
];
const DEBT: readonly (readonly [Part, string])[] = [
  ['debt', 'debt'],
  ['formerDebt', 'debt, as counted until 2019'],
];

/**
 * What graduates of a program earn and owe: "Median earnings four years on $80,110 (nationwide $76,512)". Without a figure of the
 * college, that of the nation: "Nationwide: median debt $23,000". Without both, nothing is said.
 */
export function outcomeTexts({ college, campuses, national }: ProgramOutcomes): string[] {
  const texts = [EARNINGS, DEBT].flatMap((parts) => ownText(parts, college, national) ?? nationalText(parts, national) ?? []);
  return college !== null && campuses > 1 ? [...texts, `the same figures for ${campuses} campuses`] : texts;
}

type Parts = ProgramOutcomes['college'];

function ownText(parts: typeof EARNINGS, own: Parts, national: Parts): string | undefined {
  const [part, words] = parts.find(([each]) => own?.[each] !== undefined) ?? [];
  const value = part && own?.[part];
  if (value === undefined) return undefined;
  const median = part && national?.[part];
  return `Median ${words}: ${dollars(value)}${median === undefined ? '' : ` (nationwide ${dollars(median)})`}`;
}

function nationalText(parts: typeof EARNINGS, national: Parts): string | undefined {
  const [part, words] = parts.find(([each]) => national?.[each] !== undefined) ?? [];
  const value = part && national?.[part];
  return value === undefined ? undefined : `Nationwide, median ${words}: ${dollars(value)}`;
}

const dollars = (value: number): string => `$${countText(value)}`;
