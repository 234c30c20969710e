import type { CollegeRecord } from '../colleges/college.ts';
import { accentedSlugs } from '../colleges/slug.ts';
import type { Closure } from '../colleges/kind/closures.ts';
import { isListed } from '../colleges/kind/listed.ts';
import { mergedNamesOf } from '../colleges/names/merged-names.ts';
import { createPercentiles } from '../colleges/percentiles.ts';
import { inSpotlightOrder } from '../colleges/spotlight.ts';
import { groupBy } from '../shared/collections.ts';
import type { AwardsByProgram } from '../majors/awards.ts';
import { programIndexInSteps } from '../programs/program-index.ts';
import type { Steps } from '../shared/steps.ts';
import { columnsInSteps } from './columns.ts';
import { createCities } from './places/cities.ts';
import { programFacetsInSteps } from './program-facets.ts';

/** What the catalog is without its nicknames. */
export type CatalogRows = ReturnType<typeof catalogRowsInSteps> extends Steps<infer T> ? T : never;

export function* catalogRowsInSteps(
  records: readonly CollegeRecord[],
  closures: readonly Closure[],
  awards: ReadonlyMap<number, AwardsByProgram>,
) {
  const columns = yield* columnsInSteps(records.filter(isListed));
  const { colleges, campuses } = columns;
  yield;
  const cities = createCities(colleges);
  yield;
  const percentiles = createPercentiles(colleges, campuses);
  yield;
  const programs = yield* programIndexInSteps(colleges.map(({ id }) => awards.get(id)));
  const programFacets = yield* programFacetsInSteps(programs, colleges.length);
  const listedUnitIds = new Set(colleges.map(({ ipedsUnitId }) => ipedsUnitId));
  const rows = {
    columns,
    cities,
    percentiles,
    programs,
    programFacets,
    campusesOf: ({ id }: CollegeRecord) => campuses.get(id),
    bySlug: new Map([
      ...records.flatMap(accentedAddresses),
      ...records.flatMap(formerAddresses),
      ...records.map((college) => [college.slug, college] as const),
    ]),
    byId: new Map(records.map((college) => [college.id, college])),
    byUnitId: new Map(records.map((college) => [college.ipedsUnitId, college])),
    closureOf: new Map(closures.map((closure) => [closure.unitId, closure])),
    mergedNames: mergedNamesOf(records),
    byName: groupBy(colleges, ({ name }) => name),
    /** The spotlight college first. */
    featured: inSpotlightOrder(colleges.filter(({ isFeatured }) => isFeatured)),
    isListed: (unitId: number): boolean => listedUnitIds.has(unitId),
    collegeAt: (row: number): CollegeRecord => {
      const college = colleges[row];
      if (!college) throw new RangeError(`The catalog has no row ${row}`);
      return college;
    },
  };
  yield;
  return rows;
}

/** A name with accents leads to the college, too, typed with its accents or without these letters. */
const accentedAddresses = (college: CollegeRecord) => accentedSlugs(college.name).map((slug) => [slug, college] as const);

/** Earlier addresses lead to the college, unless another one has the address now. */
const formerAddresses = (college: CollegeRecord) => college.formerSlugs.map((slug) => [slug, college] as const);
