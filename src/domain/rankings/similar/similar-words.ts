import type { CollegeRecord } from '../../colleges/college.ts';
import { countText, percentText, priceText } from '../../colleges/display.ts';
import { knownNetPriceOf } from '../../colleges/net-price.ts';
import { capitalized, enumeration } from '../../shared/text.ts';
import { EVEN_SCALES, PRESTIGE, RESEARCH, SIMILAR } from '../../shared/method.ts';
import { earningsOf } from '../../scores/payback.ts';
import { dollarsInWords, type ScaleEnds } from '../../scores/scale-words.ts';
import { knownAmount, knownShare, knownStudents } from '../../scores/scales.ts';

/** A figure that can make two colleges similar. */
interface Similarity {
  /** Null if missing, or if the value says nothing about similarity. */
  value: (college: CollegeRecord) => number | null;
  /** The distance of two values in points of the scale that scores them, also outside the ends of the scale. */
  gap: (a: number, b: number) => number;
  words: (value: number) => string;
}

const atLeast = (least: number, value: number | null): number | null => (value !== null && value >= least ? value : null);

const linearGap =
  ({ zero, full }: ScaleEnds) =>
  (a: number, b: number): number =>
    (100 * Math.abs(a - b)) / Math.abs(full - zero);

const logGap =
  ({ zero, full }: ScaleEnds) =>
  (a: number, b: number): number =>
    (100 * Math.abs(Math.log(a / b))) / Math.log(full / zero);

/** In the order of the text. Raw figures, because two colleges with the same score may differ in every input. */
const SIMILARITIES: readonly Similarity[] = [
  { value: ({ size }) => knownStudents(size), gap: logGap(SIMILAR.size), words: (value) => `size (${countText(value)} students)` },
  { value: knownNetPriceOf, gap: linearGap(EVEN_SCALES.cost), words: (value) => `price (${priceText(value)})` },
  {
    value: ({ acceptanceRateNum }) => atLeast(0.01, knownShare(acceptanceRateNum)),
    gap: logGap({ zero: 1, full: PRESTIGE.mostSelective }),
    words: (value) => `acceptance rate (${percentText(value)})`,
  },
  {
    value: ({ graduationRate }) => knownShare(graduationRate),
    gap: linearGap(PRESTIGE.graduation),
    words: (value) => `graduation rate (${percentText(value)})`,
  },
  {
    /** Null if missing, or if the value says nothing about similarity. */
    value: (college) => atLeast(1, earningsOf(college)),
    gap: linearGap(EVEN_SCALES.earnings),
    words: (value) => `earnings (${priceText(value)})`,
  },
  {
    value: ({ researchFundingTotal }) => atLeast(1, knownAmount(researchFundingTotal)),
    gap: logGap(RESEARCH.amount),
    words: (value) => `research spending (${dollarsInWords(value)})`,
  },
];

/** How another college is similar, with its figures: "Also public; similar size (24,000 students) and price ($15,200)". */
export function similarityInWords(college: CollegeRecord, other: CollegeRecord): string {
  const control = college.type === other.type ? `also ${other.type.toLowerCase()}` : undefined;
  const named = closestOf(college, other);
  const similarity = named.length > 0 ? `similar ${enumeration(named)}` : 'closest overall in size, price and outcomes';
  return capitalized([control, similarity].filter((part) => part !== undefined).join('; '));
}

/** The closest figures, if any are close enough. */
function closestOf(college: CollegeRecord, other: CollegeRecord): string[] {
  const close = SIMILARITIES.flatMap(({ value, gap, words }, index) => {
    const [own, theirs] = [value(college), value(other)];
    if (own === null || theirs === null || gap(own, theirs) > SIMILAR.closeWithin) return [];
    return [{ index, gap: gap(own, theirs), words: words(theirs) }];
  });
  const closest = close.sort((a, b) => a.gap - b.gap || a.index - b.index).slice(0, SIMILAR.named);
  return closest.sort((a, b) => a.index - b.index).map(({ words }) => words);
}
