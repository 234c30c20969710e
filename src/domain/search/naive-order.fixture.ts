import { valueOf } from '../colleges/college-values.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import { scoreCriteria } from '../order/scored-college.ts';
import { inSuggestedOrder } from '../order/suggested-order.ts';
import { milesFrom } from './distance.ts';
import { SORT_FIGURES, type Point, type SearchQuery, type SortKey } from './params.ts';
import type { SearchHit } from './search-answer.ts';

/** The colleges in the order of a query. `candidates` are by relevance or, without `q`, in any order. */
export function inNaiveOrder(candidates: readonly CollegeRecord[], query: SearchQuery): CollegeRecord[] {
  const { q, near, sort = { key: 'relevance', direction: 'asc' } } = query;
  // Without scores there is no order by match, and without a major none by graduates or their earnings.
  const isOpen = ['relevance', 'match', 'graduates', 'majorEarnings'].includes(sort.key);
  const hasOwnOrder = !isOpen && (sort.key !== 'distance' || near !== undefined);
  if (hasOwnOrder) return sortedBy(candidates, query, sort.key, sort.direction === 'desc' ? -1 : 1);
  if (q !== undefined) return [...candidates];
  return sortedBy(candidates, query, near ? 'distance' : 'suggested', 1);
}

function sortedBy(
  candidates: readonly CollegeRecord[],
  { near, income, homeState, home }: SearchQuery,
  key: SortKey,
  sign: 1 | -1,
): CollegeRecord[] {
  const keyOf = (college: CollegeRecord): number | string | null => {
    if (key === 'name') return college.name.toLowerCase();
    if (key === 'suggested') return 0;
    if (key !== 'distance') return valueOf(college, SORT_FIGURES[key as 'size'], { income, homeState });
    const miles = near ? naiveMilesTo(near, college) : Number.NaN;
    return Number.isNaN(miles) ? null : miles;
  };
  const isBehind = (college: CollegeRecord): boolean => Object.hasOwn(naiveBehind(college, { sort: { key, direction: 'asc' } }), 'behind');
  const compare = (a: number | string, b: number | string): number => (a < b ? -1 : Number(a > b));
  const byScore = inSuggestedOrder(scoreCriteria(candidates)).map(({ college }) => college);
  const isHome = ({ state }: CollegeRecord) => key === 'suggested' && state === home;
  const suggested = [...byScore.filter(isHome), ...byScore.filter((college) => !isHome(college))];
  return suggested.sort((a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)];
    const gaps = Number(left === null) - Number(right === null);
    const behind = left !== null && right !== null ? Number(isBehind(a)) - Number(isBehind(b)) : 0;
    return gaps || behind || (left !== null && right !== null && sign * compare(left, right)) || 0;
  });
}

export const naiveMilesTo = (place: Point, { latitude, longitude }: CollegeRecord): number =>
  milesFrom(place)(latitude ?? Number.NaN, longitude ?? Number.NaN);

const COHORT_OF: Partial<Record<SortKey, (college: CollegeRecord) => number | null>> = {
  acceptance: () => Infinity,
  gradRate: ({ graduationCohort }) => graduationCohort,
  retention: ({ retentionCohort }) => retentionCohort,
};

/** The reason for which a hit follows the others, in an order by a rate. */
export function naiveBehind(college: CollegeRecord, { sort }: SearchQuery): Pick<SearchHit, 'behind'> {
  const cohortOf = sort && COHORT_OF[sort.key];
  if (!cohortOf || valueOf(college, SORT_FIGURES[sort.key as 'gradRate']) === null) return {};
  if ((college.size ?? 0) < 500) return { behind: 'few-students' };
  const students = cohortOf(college);
  if (students === null) return { behind: 'unknown-cohort' };
  return students < 100 ? { behind: 'small-cohort' } : {};
}
