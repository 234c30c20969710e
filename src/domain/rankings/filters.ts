import type { College } from '../colleges/college.ts';
import { knownNetPriceOf } from '../colleges/net-price.ts';
import { sizeBandOf } from '../colleges/size-band.ts';
import { isOfKind } from './list-kinds.ts';
import type { RankingQuery } from './params.ts';

/** The colleges of a ranking. Filters never change a score. */
export type RankingFilters = Pick<RankingQuery, 'type' | 'st' | 'size' | 'max'>;

/** An unknown value does not pass a filter. */
export function createFilter({ type = [], st = [], size = [], max }: RankingFilters): (college: College) => boolean {
  const states = new Set(st);
  return (college) =>
    (type.length === 0 || type.some((kind) => isOfKind(college, kind))) &&
    (states.size === 0 || states.has(college.state)) &&
    (size.length === 0 || size.some((band) => band === sizeBandOf(college.size))) &&
    (max === undefined || (knownNetPriceOf(college) ?? Infinity) <= max);
}
