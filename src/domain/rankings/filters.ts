import type { College } from '../colleges/college.ts';
import { hasFlag } from '../colleges/college-values.ts';
import { knownNetPriceOf } from '../colleges/price/net-price.ts';
import { sizeBandOf } from '../colleges/size-band.ts';
import { focusOf } from '../order/focus.ts';
import { groupOf } from '../order/rank-group.ts';
import { isOfKind } from './list-kinds.ts';
import type { RankingQuery } from './params.ts';

/** The colleges of a ranking. Filters never change a score. Without a group, colleges of all groups are ranked together. */
export type RankingFilters = Pick<RankingQuery, 'type' | 'st' | 'size' | 'focus' | 'housing' | 'max' | 'group' | 'all'>;

type Test = (college: College) => boolean;

/** An unknown value does not pass a filter. */
export function createFilter(filters: RankingFilters): Test {
  const tests = [...testsOfKind(filters), ...testsOfValues(filters)];
  return (college) => tests.every((passes) => passes(college));
}

function* testsOfKind({ type = [], focus = [], group }: RankingFilters): Generator<Test> {
  if (group !== undefined) yield (college) => groupOf(college) === group;
  if (type.length > 0) yield (college) => type.some((kind) => isOfKind(college, kind));
  if (focus.length > 0) yield (college) => focus.some((one) => one === focusOf(college));
}

function* testsOfValues({ st = [], size = [], housing, max }: RankingFilters): Generator<Test> {
  const states = new Set(st);
  if (states.size > 0) yield ({ state }) => states.has(state);
  if (size.length > 0) yield (college) => size.some((band) => band === sizeBandOf(college.size));
  if (housing) yield (college) => hasFlag(college, 'housing');
  if (max !== undefined) yield (college) => (knownNetPriceOf(college) ?? Infinity) <= max;
}
