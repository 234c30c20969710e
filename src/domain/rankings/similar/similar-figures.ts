import type { CollegeRecord } from '../../colleges/college.ts';
import { countText, percentText, priceText } from '../../colleges/display.ts';
import { knownNetPriceOf } from '../../colleges/price/net-price.ts';
import { EVEN_SCALES, PRESTIGE, RESEARCH, SIMILAR } from '../../shared/method.ts';
import { earningsOf } from '../../scores/payback.ts';
import { dollarsInWords, type ScaleEnds } from '../../scores/scale-words.ts';
import { known, knownAmount, knownShare, knownStudents } from '../../scores/scales.ts';

/** A figure that can make two colleges similar. */
interface SimilarFigure {
  /** Null if missing, or if the value says nothing about similarity. */
  value: (college: CollegeRecord) => number | null;
  /** Points of the scale that scores the figure, also outside its ends. */
  points: (value: number) => number;
  words: (value: number) => string;
}

const atLeast = (least: number, value: number | null): number | null => (value !== null && value >= least ? value : null);

const linear =
  ({ zero, full }: ScaleEnds) =>
  (value: number): number =>
    (100 * (value - zero)) / Math.abs(full - zero);

const logarithmic =
  ({ zero, full }: ScaleEnds) =>
  (value: number): number =>
    (100 * Math.log(value / zero)) / Math.log(full / zero);

/** In the order of the text. Raw figures, because two colleges with the same score may differ in every input. */
export const SIMILAR_FIGURES: readonly SimilarFigure[] = [
  { value: ({ size }) => knownStudents(size), points: logarithmic(SIMILAR.size), words: (value) => `size (${countText(value)} students)` },
  { value: knownNetPriceOf, points: linear(EVEN_SCALES.cost), words: (value) => `price (${priceText(value)})` },
  {
    value: ({ acceptanceRateNum }) => atLeast(0.01, knownShare(acceptanceRateNum)),
    points: logarithmic({ zero: 1 / PRESTIGE.mostSelective, full: 1 }),
    words: (value) => `acceptance rate (${percentText(value)})`,
  },
  {
    value: ({ avgSAT }) => atLeast(400, known(avgSAT)),
    points: linear(PRESTIGE.test),
    words: (value) => `SAT scores (${countText(value)})`,
  },
  {
    value: ({ graduationRate }) => knownShare(graduationRate),
    points: linear(PRESTIGE.graduation),
    words: (value) => `graduation rate (${percentText(value)})`,
  },
  {
    value: (college) => atLeast(1, earningsOf(college)),
    points: linear(EVEN_SCALES.earnings),
    words: (value) => `earnings (${priceText(value)})`,
  },
  {
    value: ({ percentPellGrant }) => knownShare(percentPellGrant),
    points: linear(EVEN_SCALES.access),
    words: (value) => `share of Pell students (${percentText(value)})`,
  },
  {
    value: ({ researchFundingTotal }) => atLeast(1, knownAmount(researchFundingTotal)),
    points: logarithmic(RESEARCH.amount),
    words: (value) => `research spending (${dollarsInWords(value)})`,
  },
];

/** The figures of a college in points, in the order of `SIMILAR_FIGURES`. NaN if missing. */
export const pointsOf = (college: CollegeRecord): number[] =>
  SIMILAR_FIGURES.map(({ value, points }) => {
    const own = value(college);
    return own === null ? Number.NaN : points(own);
  });

/**
 * The root mean square of the gaps, in points. A figure that only `own` has counts as the typical gap, so that a missing value makes no
 * college similar. NaN if fewer than `SIMILAR.minKnown` figures are known of both. `from`: where the other college starts in `others`.
 */
export function figureDistance(own: readonly number[], others: Float64Array, from: number): number {
  let shared = 0;
  let counted = 0;
  let squares = 0;
  for (let index = 0; index < own.length; index += 1) {
    const value = own[index] as number;
    if (Number.isNaN(value)) continue;
    const gap = value - (others[from + index] as number);
    const isShared = !Number.isNaN(gap);
    counted += 1;
    shared += isShared ? 1 : 0;
    squares += isShared ? Math.min(gap * gap, SIMILAR.largestGap ** 2) : SIMILAR.typicalGap ** 2;
  }
  return shared < SIMILAR.minKnown ? Number.NaN : Math.sqrt(squares / counted);
}
