import { isBranchFigure, type Campuses } from './federal-aid/campuses.ts';
import { valueOf } from './college-values.ts';
import type { CollegeRecord } from './college.ts';
import { FIGURE_KEYS, type FigureKey } from './figures.ts';
import { kindNoun } from './kind/level.ts';
import type { PriceFacts } from './price/residence.ts';
import { groupBy } from '../shared/collections.ts';

/** The shares of colleges that report a lower, the same and a higher value, 0–100. They add up to 100. */
export interface Shares {
  below: number;
  equal: number;
  above: number;
}

/** Where the value of a college stands among its peers and among all colleges. */
export interface Percentile {
  /** Null if no peer reports the figure. */
  peer: Shares | null;
  national: Shares;
  /** How many peers report the figure. */
  n: number;
  peerMedian: number | null;
  nationalMedian: number;
}

/** Colleges of the same control and level; community colleges are a group of their own. */
export interface PeerGroup {
  /** Words that complete "Higher than 83% of": "public four-year colleges". */
  definition: string;
  /** The number of colleges, with or without the figure. */
  n: number;
}

/** The figures by which colleges are compared. */
export const COMPARED_FIGURES = [...FIGURE_KEYS, 'netPrice'] as const satisfies readonly (FigureKey | 'netPrice')[];
export type ComparedFigure = (typeof COMPARED_FIGURES)[number];

/** The shares of sorted values below, at and above a value. Null if there are no values. */
export function sharesOf(value: number, sorted: ArrayLike<number>): Shares | null {
  if (sorted.length === 0) return null;
  const less = countBelow(sorted, (other) => other < value);
  const notMore = countBelow(sorted, (other) => other <= value);
  const share = (count: number): number => (100 * count) / sorted.length;
  return { below: share(less), equal: share(notMore - less), above: share(sorted.length - notMore) };
}

/** The median of sorted values; null if there are none. */
export function medianOf(sorted: ArrayLike<number>): number | null {
  const upper = sorted[sorted.length >>> 1];
  const lower = sorted[(sorted.length - 1) >>> 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/**
 * Percentiles among the listed colleges. Values are sorted at the first request and then cached. A figure that campuses share counts once,
 * and only the main campus has its percentile.
 */
export function createPercentiles(listed: readonly CollegeRecord[], campuses: ReadonlyMap<number, Campuses> = new Map()) {
  const ownValueOf = (college: CollegeRecord, key: ComparedFigure, facts?: PriceFacts): number | null =>
    isBranchFigure(campuses.get(college.id), college, key) ? null : valueOf(college, key, facts);
  const national = createPopulation(listed, ownValueOf);
  const peerGroups = new Map([...groupBy(listed, kindNoun)].map(([key, colleges]) => [key, createPopulation(colleges, ownValueOf)]));
  const noPeers = createPopulation([], ownValueOf);
  const peersOf = (college: CollegeRecord) => peerGroups.get(kindNoun(college)) ?? noPeers;

  const percentileOf = (college: CollegeRecord, key: ComparedFigure): Percentile | undefined => {
    const value = ownValueOf(college, key);
    if (value === null) return undefined;
    const everywhere = national.sorted(key);
    const among = peersOf(college).sorted(key);
    const nationalShares = sharesOf(value, everywhere);
    const nationalMedian = medianOf(everywhere);
    if (nationalShares === null || nationalMedian === null) return undefined;
    return { peer: sharesOf(value, among), national: nationalShares, n: among.length, peerMedian: medianOf(among), nationalMedian };
  };

  return {
    /** The value that a comparison counts: null if it is missing or if another campus stands for it. */
    ownValueOf,
    of(college: CollegeRecord): Partial<Record<ComparedFigure, Percentile>> {
      const entries = COMPARED_FIGURES.map((key) => [key, percentileOf(college, key)] as const).filter(
        ([, percentile]) => percentile !== undefined,
      );
      return Object.fromEntries(entries);
    },
    peersOf: (college: CollegeRecord): PeerGroup => ({
      definition: `${kindNoun(college)}s`,
      n: peersOf(college).size,
    }),
  };
}

function createPopulation(colleges: readonly CollegeRecord[], ownValueOf: (college: CollegeRecord, key: ComparedFigure) => number | null) {
  const known = new Map<ComparedFigure, Float64Array>();
  const sortedValues = (key: ComparedFigure): Float64Array =>
    Float64Array.from(colleges.map((college) => ownValueOf(college, key)).filter((value) => value !== null)).sort();
  return {
    size: colleges.length,
    sorted(key: ComparedFigure): Float64Array {
      const sorted = known.get(key) ?? sortedValues(key);
      known.set(key, sorted);
      return sorted;
    },
  };
}

/** How many leading values meet a condition that no later value meets. */
function countBelow(sorted: ArrayLike<number>, isBelow: (value: number) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBelow(sorted[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}
