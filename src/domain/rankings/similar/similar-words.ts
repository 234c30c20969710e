import type { CollegeRecord } from '../../colleges/college.ts';
import { countText, percentText, priceText } from '../../colleges/display.ts';
import { knownNetPriceOf } from '../../colleges/net-price.ts';
import { enumeration } from '../../shared/enumeration.ts';
import { EVEN_SCALES, PRESTIGE, RESEARCH, SIMILAR } from '../../shared/method.ts';
import { earningsOf } from '../../scores/payback.ts';
import { dollarsInWords, type Ends } from '../../scores/scale-words.ts';
import { knownAmount, knownShare, knownStudents } from '../../scores/scales.ts';

/** A raw figure that two colleges may have alike. Null where missing, and where being alike in it says nothing. */
interface Likeness {
  value: (college: CollegeRecord) => number | null;
  /** How far two values are apart, in points of the scale they are scored on; beyond its ends too, where all score the same. */
  gap: (a: number, b: number) => number;
  words: (value: number) => string;
}

const atLeast = (least: number, value: number | null): number | null => (value !== null && value >= least ? value : null);

const even =
  ({ zero, full }: Ends) =>
  (a: number, b: number): number =>
    (100 * Math.abs(a - b)) / Math.abs(full - zero);

const byFactors =
  ({ zero, full }: Ends) =>
  (a: number, b: number): number =>
    (100 * Math.abs(Math.log(a / b))) / Math.log(full / zero);

/** In the order they are said. Raw figures and not scores, because two colleges may share a sum of several and none of them. */
const LIKENESSES: readonly Likeness[] = [
  { value: ({ size }) => knownStudents(size), gap: byFactors(SIMILAR.size), words: (value) => `size (${countText(value)} students)` },
  { value: knownNetPriceOf, gap: even(EVEN_SCALES.cost), words: (value) => `price (${priceText(value)})` },
  {
    value: ({ acceptanceRateNum }) => atLeast(0.01, knownShare(acceptanceRateNum)),
    gap: byFactors({ zero: 1, full: PRESTIGE.mostSelective }),
    words: (value) => `acceptance rate (${percentText(value)})`,
  },
  {
    value: ({ graduationRate }) => knownShare(graduationRate),
    gap: even(PRESTIGE.graduation),
    words: (value) => `graduation rate (${percentText(value)})`,
  },
  {
    value: (college) => atLeast(1, earningsOf(college)),
    gap: even(EVEN_SCALES.earnings),
    words: (value) => `earnings (${priceText(value)})`,
  },
  {
    value: ({ researchFundingTotal }) => atLeast(1, knownAmount(researchFundingTotal)),
    gap: byFactors(RESEARCH.amount),
    words: (value) => `research spending (${dollarsInWords(value)})`,
  },
];

/** In what another college is like this one, with its figures: "Also public; similar size (24,000 students) and price ($15,200)". */
export function similarityInWords(college: CollegeRecord, other: CollegeRecord): string {
  const control = college.type === other.type ? `also ${other.type.toLowerCase()}` : undefined;
  const named = closestOf(college, other);
  const likeness = named.length > 0 ? `similar ${enumeration(named)}` : 'the nearest in size, price and outcomes taken together';
  return capitalized([control, likeness].filter((part) => part !== undefined).join('; '));
}

/** The few figures that are nearest to each other, as far as any is near. */
function closestOf(college: CollegeRecord, other: CollegeRecord): string[] {
  const close = LIKENESSES.flatMap(({ value, gap, words }, index) => {
    const [own, theirs] = [value(college), value(other)];
    if (own === null || theirs === null || gap(own, theirs) > SIMILAR.closeWithin) return [];
    return [{ index, gap: gap(own, theirs), words: words(theirs) }];
  });
  const closest = close.sort((a, b) => a.gap - b.gap || a.index - b.index).slice(0, SIMILAR.named);
  return closest.sort((a, b) => a.index - b.index).map(({ words }) => words);
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
