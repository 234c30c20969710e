import type { CollegeRecord } from '../colleges/college.ts';
import { groupBy } from '../shared/group-by.ts';
import { valueOf } from './columns.ts';
import { FIGURE_KEYS, type FigureKey } from '../colleges/figures.ts';
import type { CollegeDetail, Standing } from './search-answer.ts';

type StandingKey = FigureKey | 'netPrice';
const KEYS: readonly StandingKey[] = [...FIGURE_KEYS, 'netPrice'];

/** Share of a sorted population below a value, 0–100, where equal values count half; null in an empty population. */
export function midRank(value: number, sorted: ArrayLike<number>): number | null {
  if (sorted.length === 0) return null;
  const less = countBelow(sorted, (other) => other < value);
  const notMore = countBelow(sorted, (other) => other <= value);
  return (100 * (less + notMore)) / (2 * sorted.length);
}

/** The middle of a sorted population, between the two middle ones if even; null in an empty population. */
export function medianOf(sorted: ArrayLike<number>): number | null {
  const upper = sorted[sorted.length >>> 1];
  const lower = sorted[(sorted.length - 1) >>> 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** Where colleges stand among the open ones. Populations are sorted when first asked for, then kept. */
export function createStandings(open: readonly CollegeRecord[]) {
  const national = createPopulation(open);
  const peers = new Map([...groupBy(open, peersKey)].map(([key, colleges]) => [key, createPopulation(colleges)]));
  const nobody = createPopulation([]);
  const peersOf = (college: CollegeRecord) => peers.get(peersKey(college)) ?? nobody;

  const standingOf = (college: CollegeRecord, key: StandingKey): Standing | undefined => {
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
    of(college: CollegeRecord): CollegeDetail['percentiles'] {
      const entries = KEYS.map((key) => [key, standingOf(college, key)] as const).filter(([, standing]) => standing !== undefined);
      return Object.fromEntries(entries);
    },
    peersOf: (college: CollegeRecord): CollegeDetail['peers'] => ({
      definition: `${college.type.toLowerCase()} ${college.level === 4 ? 'four-year' : 'two-year'} colleges`,
      n: peersOf(college).size,
    }),
  };
}

const peersKey = ({ type, level }: CollegeRecord): string => `${type} ${level}`;

function createPopulation(colleges: readonly CollegeRecord[]) {
  const known = new Map<StandingKey, Float64Array>();
  const sortedValues = (key: StandingKey): Float64Array =>
    Float64Array.from(colleges.map((college) => valueOf(college, key)).filter((value) => value !== null)).sort();
  return {
    size: colleges.length,
    sorted(key: StandingKey): Float64Array {
      const sorted = known.get(key) ?? sortedValues(key);
      known.set(key, sorted);
      return sorted;
    },
  };
}

/** How many leading values fulfil a condition that no later value fulfils. */
function countBelow(sorted: ArrayLike<number>, isBelow: (value: number) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBelow(sorted[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}
