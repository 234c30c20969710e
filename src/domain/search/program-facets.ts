import { AWARD_GROUPS, type AwardGroup } from '../majors/award-levels.ts';
import type { ProgramIndex } from '../programs/program-index.ts';
import type { Steps } from '../shared/steps.ts';
import type { SearchQuery } from './params.ts';
import { emptySet, join, setOf, sizeOfBoth, type RowSet } from './row-set.ts';
import type { FacetCount } from './search-answer.ts';

/** How many of the colleges teach each family of majors, at the chosen levels, and award each level, in the chosen majors. */
export interface ProgramFacets {
  /** `rows` are those that all filters but `major` and `award` leave. */
  of(query: Pick<SearchQuery, 'major' | 'award'>, rows: RowSet): Record<'major' | 'award', FacetCount[]>;
}

type ByGroup = Record<AwardGroup, RowSet>;

/** Keeps a set of rows for each family and group of levels: about 70 kB. */
export function* programFacetsInSteps(programs: ProgramIndex, rowCount: number): Steps<ProgramFacets> {
  const rowsOf = (majors: readonly string[] | undefined, group: AwardGroup): RowSet =>
    setOf(Int32Array.from(programs.awardsOf({ majors, awards: [group] }).keys()), rowCount);
  const byGroupOf = (majors?: readonly string[]): ByGroup =>
    Object.fromEntries(AWARD_GROUPS.map((group) => [group, rowsOf(majors, group)])) as ByGroup;

  const families: [string, ByGroup][] = [];
  for (const family of programs.families) {
    families.push([family, byGroupOf([family])]);
    yield;
  }
  const inAny = byGroupOf();
  yield;

  return {
    of({ major, award = AWARD_GROUPS }, rows) {
      const atLevels = (byGroup: ByGroup): RowSet => {
        const any = emptySet(rowCount);
        for (const group of award) join(any, byGroup[group]);
        return any;
      };
      const inMajors = major ? byGroupOf(major) : inAny;
      return {
        major: families.map(([value, byGroup]) => ({ value, count: sizeOfBoth(rows, atLevels(byGroup)) })).filter(({ count }) => count > 0),
        award: AWARD_GROUPS.map((value) => ({ value, count: sizeOfBoth(rows, inMajors[value]) })),
      };
    },
  };
}
