import type { College } from '../colleges/college.ts';
import { knownNetPriceOf } from '../colleges/net-price.ts';
import { sizeBandOf } from '../colleges/size-band.ts';
import { groupOf } from '../order/rank-group.ts';
import { isOfKind } from './list-kinds.ts';
import type { RankingQuery } from './params.ts';

/** The colleges of a ranking. Filters never change a score. Without a group, colleges of all groups are ranked together. */
export type RankingFilters = Pick<RankingQuery, 'type' | 'st' | 'size' | 'max' | 'group' | 'all'>;

/** An unknown value does not pass a filter. */
export function createFilter({ type = [], st = [], size = [], max, group }: RankingFilters): (college: College) => boolean {
  const states = new Set(st);
  const tests: ((college: College) => boolean)[] = [];
  if (group !== undefined) tests.push((college) => groupOf(college) === group);
  if (type.length > 0) tests.push((college) => type.some((kind) => isOfKind(college, kind)));
  if (states.size > 0) tests.push(({ state }) => states.has(state));
  if (size.length > 0) tests.push((college) => size.some((band) => band === sizeBandOf(college.size)));
  if (max !== undefined) tests.push((college) => (knownNetPriceOf(college) ?? Infinity) <= max);
  return (college) => tests.every((passes) => passes(college));
}
