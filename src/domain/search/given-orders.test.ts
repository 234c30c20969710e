import fc from 'fast-check';
import { aCollege } from '../colleges/college.fixture.ts';
import { AWARD_GROUPS, awardLevelOf, CREDENTIALS, type AwardGroup } from '../majors/award-levels.ts';
import { majorOf } from '../majors/cip-parts.ts';
import { readProgramKey, type AwardsByProgram } from '../majors/awards.ts';
import { someMajorWords } from '../majors/majors.fixture.ts';
import type { Outcomes, OutcomesByProgram } from '../majors/outcomes.ts';
import { EARNINGS_PARTS, majorEarningsInSteps, type EarningsPart } from '../programs/major-earnings.ts';
import { finished } from '../shared/steps.ts';
import { createCatalog, type Catalog } from './catalog.ts';
import { earningsFor } from './given-orders.ts';
import type { SearchQuery, Sort } from './params.ts';

interface Teaches {
  awards: AwardsByProgram;
  outcomes: OutcomesByProgram;
}

const PROGRAMS = ['51.3801', '51.3805', '51.2202', '11.0701'];
const MAJORS = ['11.07', '51.22', '51.38'];
const LEVELS = [2, 3, 5, 7, 18];
const keysOf = (codes: readonly string[], levels: readonly number[]) => codes.flatMap((code) => levels.map((level) => `${code}.${level}`));
const someOf = <T>(keys: readonly string[], value: fc.Arbitrary<T>) =>
  fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 8, noNullPrototype: true });

const dollars = fc.option(fc.constantFrom(30_000, 52_000, 80_000), { nil: undefined });
const outcomes: fc.Arbitrary<Outcomes> = fc
  .record({ ...Object.fromEntries(EARNINGS_PARTS.map((part) => [part, dollars])), debt: dollars })
  .map((parts) => Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)));
const teaches: fc.Arbitrary<Teaches> = fc.record({
  awards: someOf(keysOf(PROGRAMS, LEVELS), fc.constantFrom(0, 3, 20)),
  outcomes: someOf(keysOf(MAJORS, [1, 2, 3, 5, 7]), outcomes),
});
const majors = fc.constantFrom<string[]>(['51.38'], ['51'], ['51.3805'], ['11.07', '51.2202'], ['99.99']);
const awards = fc.option(fc.subarray([...AWARD_GROUPS], { minLength: 1 }), { nil: undefined });

function given(taught: readonly Teaches[]) {
  const colleges = taught.map((_, at) => aCollege({ id: at + 1, size: 1_000 + ((at * 7) % 5) }));
  const byId = new Map(taught.map((each, at) => [at + 1, each.awards]));
  const catalog = createCatalog(colleges, 'v1', [], [], { awards: byId, words: someMajorWords() });
  const reported = taught.map((each, at) => ({ collegeId: at + 1, opeId: null, outcomes: each.outcomes }));
  // A closed college reports, too.
  const closed = { collegeId: 999, opeId: null, outcomes: { '51.38.3': { earnings1: 1 } } };
  const { programs: index, listed } = catalog;
  const majorEarnings = finished(
    majorEarningsInSteps([...reported, closed], { index, ids: listed.map(({ id }) => id), nameOf: (code) => code }),
  );
  return { catalog, programs: { majorEarnings: (choice: Parameters<typeof majorEarnings>[0]) => Promise.resolve(majorEarnings(choice)) } };
}

async function found({ catalog, programs }: ReturnType<typeof given>, query: SearchQuery) {
  const { hits } = catalog.search({ ...query, perPage: 100 }, {}, await earningsFor(query, programs));
  return hits.map(({ college, majorEarnings }) => [college.id, majorEarnings?.figure?.dollars ?? null]);
}

/** The colleges that teach the choice, with the figures of one definition: in dollars, and without a figure last. */
function naive({ listed }: Catalog, taught: readonly Teaches[], { major = [], award, sort }: SearchQuery) {
  const groups = award ?? AWARD_GROUPS;
  const awardsIn = (codes: readonly string[], chosen: readonly AwardGroup[], { awards: all }: Teaches) =>
    Object.entries(all).filter(([key]) => {
      const { cip = '', level = 0 } = readProgramKey(key) ?? {};
      return codes.some((code) => cip.startsWith(code)) && chosen.some((group) => group === awardLevelOf(level)?.group);
    });
  const chosen = MAJORS.filter((code) => major.some((one) => code.startsWith(one) || majorOf(one) === code));
  const mostOf = <T extends { n: number }>(counted: T[]): T => [...counted].sort((a, b) => b.n - a.n).at(0)!;
  const counted = (['bachelor', 'associate', 'certificate', 'graduate'] as const)
    .filter((group) => groups.includes(group))
    .map((group) => {
      const [present, former] = [EARNINGS_PARTS.slice(0, 3), EARNINGS_PARTS.slice(3)].map((parts) =>
        mostOf(
          CREDENTIALS.filter((each) => each.group === group)
            .flatMap(({ code }) => parts.map((part: EarningsPart) => ({ group, code, part })))
            .map((each) => {
              const has = ({ outcomes: all }: Teaches) => chosen.some((one) => all[`${one}.${each.code}`]?.[each.part]);
              return { ...each, n: taught.filter(has).length };
            }),
        ),
      );
      return present!.n >= 5 ? present! : mostOf([present!, former!]);
    });
  const [bachelor] = counted.filter(({ group, n }) => group === 'bachelor' && n >= 5);
  const { group, code, part } = bachelor ?? mostOf(counted);
  const figureOf = (each: Teaches): number | null => {
    const figures = chosen.flatMap((one) => {
      const codes = major.filter((own) => majorOf(own) === one && own.length > one.length);
      const graduates = awardsIn(codes.length > 0 ? codes : [one], [group], each).reduce((sum, [, count]) => sum + count, 0);
      const value = each.outcomes[`${one}.${code}`]?.[part];
      return value === undefined ? [] : [{ graduates, value }];
    });
    return figures.sort((a, b) => b.graduates - a.graduates).at(0)?.value ?? null;
  };
  const rows = listed.flatMap(({ id }) => {
    const each = taught[id - 1]!;
    return awardsIn(major, groups, each).length === 0 ? [] : [[id, figureOf(each)] as const];
  });
  const known = rows.filter(([, value]) => value !== null).sort(([, a], [, b]) => (sort?.direction === 'asc' ? 1 : -1) * (a! - b!));
  return [...known, ...rows.filter(([, value]) => value === null)];
}

const sorted = (direction: Sort['direction']): Sort => ({ key: 'majorEarnings', direction });

it('orders by earnings in the majors as the simple model does, without a figure last in both directions', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(teaches, { maxLength: 16 }),
      majors,
      awards,
      fc.constantFrom('asc' as const, 'desc' as const),
      async (taught, major, award, direction) => {
        const all = given(taught);
        const query: SearchQuery = { major, award, sort: sorted(direction) };
        expect(await found(all, query)).toEqual(naive(all.catalog, taught, query));
      },
    ),
    { numRuns: 300 },
  );
});

describe('an order by earnings in a major', () => {
  const taughtWith = (outcomesOf: OutcomesByProgram): Teaches => ({ awards: { '51.3801.5': 20, '51.3801.3': 5 }, outcomes: outcomesOf });
  const five = [40_000, 60_000, 50_000, 90_000, 80_000].map((value) => taughtWith({ '51.38.3': { earnings4: value } }));

  it('compares one level and one number of years after it', async () => {
    const others = [
      taughtWith({ '51.38.3': { earnings1: 99_000, earnings5: 99_000, formerEarnings1: 99_000 } }),
      taughtWith({ '51.38.2': { earnings4: 99_000 } }),
      taughtWith({}),
    ];
    const all = given([...five, ...others]);
    const values = async (direction: Sort['direction']) =>
      (await found(all, { major: ['51.38'], sort: sorted(direction) })).map(([, value]) => value);
    expect(await values('desc')).toEqual([90_000, 80_000, 60_000, 50_000, 40_000, null, null, null]);
    expect(await values('asc')).toEqual([40_000, 50_000, 60_000, 80_000, 90_000, null, null, null]);
  });

  it('is of the chosen level, and of former definitions where no present one is published', async () => {
    const former = five.map((each) => ({ ...each, outcomes: { ...each.outcomes, '51.38.2': { formerEarnings1: 30_000 } } }));
    const all = given(former);
    const { hits } = all.catalog.search(
      { major: ['51.38'], award: ['associate'] },
      {},
      await earningsFor({ major: ['51.38'], award: ['associate'], sort: sorted('desc') }, all.programs),
    );
    const figure = { major: { code: '51.38', name: '51.38' }, dollars: 30_000 };
    expect(hits.map(({ majorEarnings }) => majorEarnings)).toMatchObject(
      five.map(() => ({ credential: 2, part: 'formerEarnings1', figure })),
    );
  });

  it('is of bachelor’s degrees before a level with more figures, if five colleges have one', async () => {
    const certificates = Array.from({ length: 7 }, () => taughtWith({ '51.38.1': { formerEarnings1: 25_000 } }));
    const levelOf = async (bachelors: number) => {
      const { programs } = given([...certificates, ...five.slice(0, bachelors)]);
      return (await programs.majorEarnings({ majors: ['51.38'] })).credential;
    };
    expect([await levelOf(5), await levelOf(4), await levelOf(0)]).toEqual([3, 1, 1]);
  });

  it('needs a major, as the order by graduates does', async () => {
    const all = given(five);
    const suggested = all.catalog.search({}).hits;
    expect(await found(all, { sort: sorted('desc') })).toEqual(suggested.map(({ college }) => [college.id, null]));
    expect(await earningsFor({ award: ['bachelor'], sort: sorted('desc') }, all.programs)).toEqual({});
    expect(await earningsFor({ major: ['51.38'], sort: { key: 'graduates', direction: 'desc' } }, all.programs)).toEqual({});
  });
});
