import type { College } from '../colleges/college.ts';
import { knownNetPriceOf } from '../colleges/net-price.ts';
import { sizeBandOf } from '../colleges/size-band.ts';
import { isListed } from './lists/members.ts';
import type { RankingQuery } from './params.ts';

/** Which colleges a ranking is about. Filters choose; they never change a score. */
export type RankingFilters = Pick<RankingQuery, 'type' | 'st' | 'size' | 'max'>;

/** What is not known of a college does not meet a filter that asks for it. */
export function createFilter({ type = [], st = [], size = [], max }: RankingFilters): (college: College) => boolean {
  const states = new Set(st);
  return (college) =>
    (type.length === 0 || type.some((kind) => isListed(college, kind))) &&
    (states.size === 0 || states.has(college.state)) &&
    (size.length === 0 || size.some((band) => band === sizeBandOf(college.size))) &&
    (max === undefined || (knownNetPriceOf(college) ?? Infinity) <= max);
}
