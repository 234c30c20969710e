import { valueOf } from './college-values.ts';
import type { CollegeRecord } from './college.ts';
import { FIGURE_KEYS, type FigureKey } from './figures.ts';
import { groupBy } from '../shared/collections.ts';

/** The share of colleges below a value (mid-rank, 0–100), among the peers of a college and among all colleges. */
export interface Percentile {
  peer: number | null;
  national: number;
  /** How many peers report the figure. */
  n: number;
  peerMedian: number | null;
  nationalMedian: number;
}

/** Colleges of the same control and level. */
export interface PeerGroup {
  /** Words that complete "Higher than 83% of": "public four-year colleges". */
  definition: string;
  /** The number of colleges, with or without the figure. */
  n: number;
}

type PercentileKey = FigureKey | 'netPrice';
const KEYS: readonly PercentileKey[] = [...FIGURE_KEYS, 'netPrice'];

/** The share of sorted values below a value, 0–100. Equal values count half. Null if there are no values. */
export function midRank(value: number, sorted: ArrayLike<number>): number | null {
  if (sorted.length === 0) return null;
  const less = countBelow(sorted, (other) => other < value);
  const notMore = countBelow(sorted, (other) => other <= value);
  return (100 * (less + notMore)) / (2 * sorted.length);
}

/** The median of sorted values; null if there are none. */
export function medianOf(sorted: ArrayLike<number>): number | null {
  const upper = sorted[sorted.length >>> 1];
  const lower = sorted[(sorted.length - 1) >>> 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** Percentiles among the open colleges. Values are sorted at the first request and then cached. */
export function createPercentiles(open: readonly CollegeRecord[]) {
  const national = createPopulation(open);
  const peerGroups = new Map([...groupBy(open, peersKey)].map(([key, colleges]) => [key, createPopulation(colleges)]));
  const noPeers = createPopulation([]);
  const peersOf = (college: CollegeRecord) => peerGroups.get(peersKey(college)) ?? noPeers;

  const percentileOf = (college: CollegeRecord, key: PercentileKey): Percentile | undefined => {
    const value = valueOf(college, key);
    if (value === null) return undefined;
    const everywhere = national.sorted(key);
    const among = peersOf(college).sorted(key);
    const nationalRank = midRank(value, everywhere);
    const nationalMedian = medianOf(everywhere);
    if (nationalRank === null || nationalMedian === null) return undefined;
    return { peer: midRank(value, among), national: nationalRank, n: among.length, peerMedian: medianOf(among), nationalMedian };
  };

  return {
    of(college: CollegeRecord): Partial<Record<PercentileKey, Percentile>> {
      const entries = KEYS.map((key) => [key, percentileOf(college, key)] as const).filter(([, percentile]) => percentile !== undefined);
      return Object.fromEntries(entries);
    },
    peersOf: (college: CollegeRecord): PeerGroup => ({
      definition: `${college.type.toLowerCase()} ${college.level === 4 ? 'four-year' : 'two-year'} colleges`,
      n: peersOf(college).size,
    }),
  };
}

const peersKey = ({ type, level }: CollegeRecord): string => `${type} ${level}`;

function createPopulation(colleges: readonly CollegeRecord[]) {
  const known = new Map<PercentileKey, Float64Array>();
  const sortedValues = (key: PercentileKey): Float64Array =>
    Float64Array.from(colleges.map((college) => valueOf(college, key)).filter((value) => value !== null)).sort();
  return {
    size: colleges.length,
    sorted(key: PercentileKey): Float64Array {
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
