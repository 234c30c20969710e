import { valueOf } from '../../colleges/college-values.ts';
import type { CollegeRecord } from '../../colleges/college.ts';
import type { FigureKey } from '../../colleges/figures.ts';
import type { ProvenanceSource } from '../../colleges/sources.ts';
import { groupOf, RANK_GROUPS, type RankGroup } from '../../order/rank-group.ts';
import type { SearchQuery } from '../../search/params.ts';
import { byCodePoint } from '../../shared/code-point-order.ts';
import { recordOf } from '../../shared/collections.ts';
import { FOR_ADULTS } from '../../shared/method.ts';

/** The figure of the order, then figures that say who studies there. */
export const ADULT_FIGURES = ['degreeAfter8Years', 'percentAge25Plus', 'percentPartTime', 'transfersIn'] as const satisfies FigureKey[];
export type AdultFigure = (typeof ADULT_FIGURES)[number];

/** The search for the colleges of all groups, with those whose outcome is not published. */
export const SEARCH_FOR_ADULTS = {
  sizeRange: { min: FOR_ADULTS.students },
  partTimeShare: { min: FOR_ADULTS.share },
  age25Share: { min: FOR_ADULTS.share },
  unknown: 'exclude',
} as const satisfies SearchQuery;

/** The least of each figure. */
const LEAST = [
  ['size', SEARCH_FOR_ADULTS.sizeRange.min],
  ['percentPartTime', SEARCH_FOR_ADULTS.partTimeShare.min],
  ['percentAge25Plus', SEARCH_FOR_ADULTS.age25Share.min],
] as const satisfies [FigureKey, number][];

/** Whether enough of its undergraduates are 25 or older and study part-time. An unknown value is not enough. */
export const isForAdults = (college: CollegeRecord): boolean => LEAST.every(([key, least]) => (valueOf(college, key) ?? -1) >= least);

/** A college of the list. Equal shares have the same rank, and the next ranks are skipped: 1, 2, 2, 4. */
export interface AdultCollege {
  rank: number;
  college: CollegeRecord;
}

/** Where the values of a figure come from: every source and every period, sorted. */
export interface FigureBasis {
  sources: ProvenanceSource[];
  periods: string[];
}

/** The colleges of one group. */
export interface AdultList {
  /** The largest share of all who entered with a degree after eight years comes first. */
  items: readonly AdultCollege[];
  /** The colleges for adults that are not on the list, because no source publishes that share. */
  unknown: number;
  basis: Readonly<Record<AdultFigure, FigureBasis>>;
}

const outcomeOf = (college: CollegeRecord): number | null => valueOf(college, 'degreeAfter8Years');

/** The list of each group, because rates of two-year and four-year programs do not compare. */
export function adultLists(listed: readonly CollegeRecord[]): Readonly<Record<RankGroup, AdultList>> {
  const colleges = listed.filter(isForAdults);
  return recordOf(RANK_GROUPS, (group) => listOf(colleges.filter((college) => groupOf(college) === group)));
}

function listOf(colleges: readonly CollegeRecord[]): AdultList {
  const known = colleges.filter((college) => outcomeOf(college) !== null);
  const shares = known.map((college) => outcomeOf(college) ?? 0).sort((a, b) => b - a);
  const ranked = known.map((college) => ({ rank: shares.indexOf(outcomeOf(college) ?? 0) + 1, college }));
  return {
    items: ranked.sort((a, b) => a.rank - b.rank || byCodePoint(a.college.name, b.college.name)),
    unknown: colleges.length - known.length,
    basis: recordOf(ADULT_FIGURES, (key) => basisOf(known, key)),
  };
}

function basisOf(colleges: readonly CollegeRecord[], key: AdultFigure): FigureBasis {
  const known = colleges.flatMap(({ provenance }) => provenance[key] ?? []);
  return {
    sources: [...new Set(known.map(({ source }) => source))].sort(byCodePoint),
    periods: [...new Set(known.map(({ period }) => period))].sort(byCodePoint),
  };
}
