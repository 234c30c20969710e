import { foldName } from '../../shared/fold-name.ts';
import type { Looking, RoomBudget, RoommateSort, SchoolYear } from '../profile.ts';
import { byMatch, type RankedRoommate } from '../pool.ts';
import { lastActiveOf } from '../seen/seen-profile.ts';
import { LAST_ACTIVE } from '../profile.ts';
import type { PooledProfile } from './college-pool.ts';

export interface ListFilters {
  year?: SchoolYear | undefined;
  looking?: Looking | undefined;
  term?: string | undefined;
  budget?: RoomBudget | undefined;
  /** A part of it. */
  major?: string | undefined;
  interest?: string | undefined;
  minMatch?: number | undefined;
}

type Test = (profile: PooledProfile) => boolean;

/** Whether a profile fits the filters, apart from the match. */
export function fits({ year, looking, term, budget, major, interest }: ListFilters): Test {
  const tests: Test[] = [];
  if (year !== undefined) tests.push((profile) => profile.schoolYear === year);
  if (looking !== undefined) tests.push((profile) => profile.looking === looking || profile.looking === 'either');
  if (term !== undefined) tests.push((profile) => profile.moveInTerm === term);
  if (budget !== undefined) tests.push((profile) => profile.budget === budget);
  if (major !== undefined) {
    const folded = foldName(major);
    tests.push((profile) => profile.major !== null && foldName(profile.major).includes(folded));
  }
  if (interest !== undefined) {
    const folded = foldName(interest);
    tests.push((profile) => profile.interests.some((word) => foldName(word) === folded));
  }
  return (profile) => tests.every((test) => test(profile));
}

type Order = (a: RankedRoommate, b: RankedRoommate) => number;

/** `active` orders by weeks, then by match: an order by days would say on which day a person was here. */
export function orderOf(sort: RoommateSort, facts: ReadonlyMap<number, PooledProfile>, today: Date): Order {
  if (sort === 'match') return byMatch;
  if (sort === 'newest') {
    const created = ({ id }: RankedRoommate): number => facts.get(id)?.createdAt.getTime() ?? 0;
    return (a, b) => created(b) - created(a) || b.id - a.id;
  }
  const weeks = new Map<number, number>();
  const recency = ({ id }: RankedRoommate): number => {
    const known = weeks.get(id) ?? LAST_ACTIVE.indexOf(lastActiveOf(facts.get(id)?.lastActiveOn ?? '1970-01-01', today));
    weeks.set(id, known);
    return known;
  };
  return (a, b) => recency(a) - recency(b) || byMatch(a, b);
}
