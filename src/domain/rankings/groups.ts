import { groupOf, RANK_GROUPS, type RankGroup } from '../order/rank-group.ts';
import { recordOf } from '../shared/collections.ts';
import type { Weights } from '../shared/criteria.ts';
import { createLruCache } from '../shared/lru-cache.ts';
import { createFilter, type RankingFilters } from './filters.ts';
import { defaultGroupOf } from './list-kinds.ts';
import { serializeRanking } from './params.ts';
import type { OrderCache } from './order-cache.ts';

/** The number of colleges in each group, with and without a rank. */
export type GroupCounts = Readonly<Record<RankGroup, number>>;

const MAX_CACHED = 64;

const ofAllGroups = ({ type, st, size, focus, housing, max }: RankingFilters): RankingFilters => ({ type, st, size, focus, housing, max });

/** The groups of one data version. `firstGroup` is shown if an address names no group. */
export function createGroups({ by, matrix }: OrderCache) {
  const counts = createLruCache<GroupCounts>(MAX_CACHED);

  /** Counts the colleges that meet the filters in every group. */
  const countsOf = (given: RankingFilters): GroupCounts => {
    const filters = ofAllGroups(given);
    return counts.getOrCreate(serializeRanking(filters), () => {
      const groups = Array.from(matrix.rowsWhere(createFilter(filters)), (row) => groupOf(matrix.at(row).college));
      return recordOf(RANK_GROUPS, (group) => groups.filter((each) => each === group).length);
    });
  };

  /** The usual group of these kinds; if it ranks none, the first group with a ranked college, or with any. `all` does not change it. */
  const firstGroup = (given: RankingFilters, weightsOf: (group: RankGroup) => Weights): RankGroup => {
    const filters = ofAllGroups(given);
    const usual = defaultGroupOf(filters.type ?? []);
    const groups = [usual, ...RANK_GROUPS.filter((group) => group !== usual)];
    const hasRanks = (group: RankGroup): boolean => by(weightsOf(group), { ...filters, group }).ranked > 0;
    return groups.find(hasRanks) ?? groups.find((group) => countsOf(filters)[group] > 0) ?? usual;
  };

  return { countsOf, firstGroup };
}

export type Groups = ReturnType<typeof createGroups>;
