import fc from 'fast-check';
import type { StateCode } from '../colleges/states.ts';
import { AWARD_GROUPS, AWARD_LEVELS, awardLevelOf } from '../majors/award-levels.ts';
import { programKey, readProgramKey, type AwardsByProgram } from '../majors/awards.ts';
import { someMajorWords } from '../majors/majors.fixture.ts';
import { finished } from '../shared/steps.ts';
import { programIndexInSteps } from './program-index.ts';
import { createTaughtMajors } from './taught-majors.ts';

interface Taught {
  state: StateCode;
  awards: AwardsByProgram;
}

function taughtBy(colleges: readonly Taught[]) {
  const index = finished(programIndexInSteps(colleges.map(({ awards }) => awards)));
  const listed = colleges.map(({ state }, id) => ({ id, state }));
  return createTaughtMajors({ vocabulary: { words: someMajorWords }, catalog: { programs: () => index, listed: () => listed } });
}

const COLLEGES: Taught[] = [
  { state: 'AL', awards: { '51.3801.5': 212, '51.3801.7': 40, '11.0701.5': 90 } },
  { state: 'AL', awards: { '51.3805.7': 0 } },
  { state: 'TN', awards: { '51.3801.3': 60, '51.2202.5': 9 } },
  { state: 'NY', awards: { '51.3801.5': 10 } },
];

describe('a major', () => {
  const majors = taughtBy(COLLEGES);

  it('has its colleges and awards by level and state', () => {
    const { levels, states, ...nursing } = majors.one('nursing');
    expect(nursing).toMatchObject({ code: '51.38', name: 'Nursing', colleges: 4, awards: 322, family: { code: '51' }, nearby: [] });
    expect(levels).toEqual([
      { award: 'associate', colleges: 1, awards: 60 },
      { award: 'bachelor', colleges: 2, awards: 222 },
      { award: 'graduate', colleges: 2, awards: 40 },
    ]);
    expect(states.map(({ code, colleges, awards }) => [code, colleges, awards])).toEqual([
      ['AL', 2, 252],
      ['NY', 1, 10],
      ['TN', 1, 60],
    ]);
  });

  it('of a state has the counts of the state, and the states of its division', () => {
    const there = majors.one('nursing', 'AL');
    expect([there.colleges, there.awards, there.nearby]).toEqual([2, 252, ['TN']]);
    expect(there.levels.map(({ award, awards }) => [award, awards])).toEqual([
      ['bachelor', 212],
      ['graduate', 40],
    ]);
    expect(there.states).toHaveLength(3);
    const nowhere = majors.one('nursing', 'MS');
    expect([nowhere.colleges, nowhere.levels, nowhere.nearby]).toEqual([0, [], ['AL', 'TN']]);
    expect(majors.one('nursing', 'PR').nearby).toEqual([]);
  });

  it('is led by the program with the most awards in all states; a family stays as it is', () => {
    const taught = taughtBy([
      { state: 'AL', awards: { '11.0201.5': 30, '11.0204.5': 20, '11.0299.5': 0 } },
      { state: 'NY', awards: { '11.0204.3': 11 } },
    ]);
    expect(['11.02', '11', '99.99'].map((code) => taught.leadingProgram(code))).toEqual(['11.0204', '11', '99.99']);
  });

  it('names the others of its family, and a family its majors', () => {
    expect(majors.one('nursing').related.map(({ slug }) => slug)).toEqual(['public-health']);
    const family = majors.one('health-professions');
    expect([family.family, family.related.map(({ slug, colleges }) => [slug, colleges])]).toEqual([
      undefined,
      [
        ['nursing', 4],
        ['public-health', 1],
      ],
    ]);
  });

  it('is known by its slug alone, also if no college offers it', () => {
    expect(() => majors.one('51.38')).toThrow('There is no such major.');
    expect(majors.one('computer-programming')).toMatchObject({ colleges: 0, awards: 0, levels: [], states: [] });
  });

  it('has pages for search engines where three colleges offer it', () => {
    const more: Taught[] = [...COLLEGES, { state: 'AL', awards: { '51.3801.5': 0 } }];
    expect(majors.pages()).toEqual([
      { slug: 'health-professions', states: [] },
      { slug: 'nursing', states: [] },
    ]);
    expect(taughtBy(more).pages()).toEqual([
      { slug: 'health-professions', states: ['AL'] },
      { slug: 'nursing', states: ['AL'] },
    ]);
  });
});

describe('the counts', () => {
  const cip = fc.constantFrom('11.0701', '11.0201', '51.3801', '51.3805', '51.2202');
  const level = fc.constantFrom(...AWARD_LEVELS.map(({ code }) => code));
  const college = fc.record({
    state: fc.constantFrom<StateCode>('AL', 'TN', 'PR'),
    awards: fc.dictionary(fc.record({ cip, level }).map(programKey), fc.nat(500), { maxKeys: 8 }),
  });
  const asked = fc.record({
    major: fc.constantFrom(...someMajorWords().majors.all),
    state: fc.constantFrom<StateCode | undefined>('AL', 'PR', undefined),
  });

  it('are sums over the rows of the colleges', () => {
    fc.assert(
      fc.property(fc.array(college, { maxLength: 10 }), asked, (colleges, { major, state }) => {
        const found = taughtBy(colleges).one(major.slug, state);
        const rows = colleges.flatMap(({ state: at, awards }, id) =>
          Object.entries(awards).flatMap(([key, count]) => {
            const program = readProgramKey(key);
            const isOf = program?.cip.startsWith(major.code);
            return isOf ? [{ id, at, count, group: awardLevelOf(program?.level ?? 0)?.group }] : [];
          }),
        );
        const counts = (chosen: typeof rows) => ({
          colleges: new Set(chosen.map(({ id }) => id)).size,
          awards: chosen.reduce((sum, { count }) => sum + count, 0),
        });
        const here = rows.filter(({ at }) => state === undefined || at === state);
        expect(found).toMatchObject(counts(here));
        const byLevel = AWARD_GROUPS.map((award) => ({ award, ...counts(here.filter(({ group }) => group === award)) }));
        expect(found.levels).toEqual(byLevel.filter((one) => one.colleges > 0));
        for (const one of found.states) expect(one).toMatchObject(counts(rows.filter(({ at }) => at === one.code)));
        expect(found.states.reduce((sum, one) => sum + one.colleges, 0)).toBe(counts(rows).colleges);
      }),
    );
  });
});
