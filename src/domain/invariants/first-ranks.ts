import type { CollegeRecord } from '../colleges/college.ts';
import { countText } from '../colleges/display.ts';
import { STATE_CODES } from '../colleges/states.ts';
import { FILTERS_OF_PRESET, PRESET_KEYS, PRESETS } from '../order/presets.ts';
import { groupOf, RANK_GROUPS } from '../order/rank-group.ts';
import { scoreCriteria } from '../order/scored-college.ts';
import { weightsOfGroup } from '../order/group-weights.ts';
import type { RankingFilters } from '../rankings/filters.ts';
import { COLLEGE_KINDS } from '../rankings/list-kinds.ts';
import { createOrderCache } from '../rankings/order-cache.ts';
import { rankedCollegeAt } from '../rankings/ranked-order.ts';
import type { Weights } from '../shared/criteria.ts';
import { COMPARABLE } from '../shared/method.ts';

/** As many colleges as people read of a list. */
const FIRST = 30;

interface Page {
  name: string;
  /** Absent: the weights of the group. */
  weights?: Weights;
  filters: RankingFilters;
}

/** Every ready-made list, state page and preset. */
const PAGES: readonly Page[] = [
  ...COLLEGE_KINDS.map((kind) => ({ name: `list ${kind}`, filters: { type: [kind] } })),
  ...STATE_CODES.map((state) => ({ name: `state ${state}`, filters: { st: [state] } })),
  ...PRESET_KEYS.map((preset) => ({
    name: `preset ${preset}`,
    weights: PRESETS[preset],
    filters: FILTERS_OF_PRESET[preset] ?? {},
  })),
];

export interface SmallFirst {
  college: CollegeRecord;
  /** "rank 2 of list private, faith, with 280 undergraduates" */
  what: string;
}

/** Colleges among the first ranks of a page that are too small to have one. `all` turns the gate off, as users may. */
export function findSmallFirst(listed: readonly CollegeRecord[], { all }: Pick<RankingFilters, 'all'> = {}): SmallFirst[] {
  const scored = scoreCriteria(listed);
  // Orders of one group alone are much smaller than those of all colleges.
  return RANK_GROUPS.flatMap((group) => {
    const { by, matrix } = createOrderCache(scored.filter(({ college }) => groupOf(college) === group));
    return PAGES.flatMap(({ name, weights = weightsOfGroup(group), filters }) => {
      const order = by(weights, { ...filters, all });
      const first = Array.from({ length: Math.min(FIRST, order.ranked) }, (_, place) => rankedCollegeAt(matrix, order, place));
      return first
        .filter(({ college }) => (college.size ?? 0) < COMPARABLE.students)
        .map(({ college, rank }) => ({
          college,
          what: `rank ${rank ?? 0} of ${name}, ${group}, with ${countText(college.size ?? 0)} undergraduates`,
        }));
    });
  });
}
