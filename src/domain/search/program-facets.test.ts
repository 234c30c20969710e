import fc from 'fast-check';
import { AWARD_GROUPS, AWARD_LEVELS } from '../majors/award-levels.ts';
import { programKey, type AwardsByProgram } from '../majors/awards.ts';
import { someMajorWords } from '../majors/majors.fixture.ts';
import { createCatalog } from './catalog.ts';
import type { SearchQuery } from './params.ts';
import { someColleges, someQuery } from './search.fixture.ts';

const program = fc.record({
  cip: fc.constantFrom('11.0701', '11.0201', '51.3801', '51.0000', '52.0201'),
  level: fc.constantFrom(...AWARD_LEVELS.map(({ code }) => code)),
});
const taught: fc.Arbitrary<AwardsByProgram> = fc.dictionary(program.map(programKey), fc.nat(300), { maxKeys: 4 });
const chosen = fc.record(
  {
    major: fc.uniqueArray(fc.constantFrom('11', '51', '51.38', '11.0701', '99'), { minLength: 1, maxLength: 3 }),
    award: fc.subarray([...AWARD_GROUPS], { minLength: 1 }),
  },
  { requiredKeys: [] },
);

describe('the facets of what colleges teach', () => {
  const words = someMajorWords();

  it('count for each family and level the colleges that the search finds with it in place of the chosen ones', () => {
    fc.assert(
      fc.property(someColleges(8), fc.array(taught, { minLength: 8, maxLength: 8 }), someQuery, chosen, (colleges, lists, rest, some) => {
        const awards = new Map(lists.map((list, at) => [at + 1, list]));
        const catalog = createCatalog(colleges, 'v1', [], [], { awards, words });
        const query: SearchQuery = { ...rest, ...some };
        const { major, award } = catalog.search(query).facets;
        const totalWith = (change: SearchQuery): number => catalog.search({ ...query, ...change }).total;
        const families = ['11', '51', '52'].map((value) => ({ value, count: totalWith({ major: [value] }) }));
        expect(major).toEqual(families.filter(({ count }) => count > 0));
        expect(award).toEqual(AWARD_GROUPS.map((value) => ({ value, count: totalWith({ award: [value] }) })));
      }),
    );
  });
});
