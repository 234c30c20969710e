import fc from 'fast-check';
import { aCollege } from '../colleges/college.fixture.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import type { Answers } from './answers.ts';
import { candidatesOf, type Candidate } from './candidate.ts';
import { matchColleges } from './match.ts';
import { nursingWith } from './field/fields.fixture.ts';
import { anyAnswers, manyColleges } from './matching.fixture.ts';
import { milesFrom } from '../search/distance.ts';
import { applyRequirements, excludedBy, requirementsOf } from './requirements.ts';

const SIX = candidatesOf([
  aCollege({ id: 1, name: 'A', state: 'AL', size: 24_000, netPricePublic: 20_000, isHBCU: false }),
  aCollege({ id: 2, name: 'B', state: 'AL', size: 9_000, netPricePublic: 12_400, isHBCU: true }),
  aCollege({ id: 3, name: 'C', state: 'GA', size: 2_500, type: 'Private nonprofit', netPricePrivate: 30_001, isHBCU: true }),
  aCollege({ id: 4, name: 'D', state: 'GA', size: 9_000, level: 2 }),
  aCollege({ id: 5, name: 'E', state: 'TX', size: null, type: 'Private nonprofit', isWomenOnly: true, netPricePrivate: 30_000 }),
  aCollege({ id: 6, name: 'F', state: 'TX', size: 9_000, isWomenOnly: true, netPricePublic: -500 }),
]);
const resultOf = (answers: Answers, minimum = 0) => {
  const { meeting, others, relaxed } = applyRequirements(SIX, requirementsOf(answers), minimum);
  const names = (candidates: readonly Candidate[]) =>
    candidates
      .map(({ college }) => college.name)
      .toSorted()
      .join('');
  return [[names(meeting), ...(relaxed.length > 0 ? [names(others)] : [])].join('+'), relaxed];
};

describe('requirements', () => {
  it.each<[Answers, string]>([
    [{ must: ['size'], size: 'medium' }, 'BDF'],
    [{ must: ['location'], states: ['AL', 'TX'] }, 'ABEF'],
    [{ must: ['type'], types: ['community', 'private'] }, 'CDE'],
    [{ must: ['budget'], budget: 12_400 }, 'BF'],
    [{ must: ['budget'], budget: 0 }, 'F'],
    [{ must: ['budget'], budget: 12_399 }, 'F'],
    // The estimate for the lowest incomes is lower than the price. A negative price has no estimate.
    [{ must: ['budget'], budget: 12_399, income: '0-30000' }, 'BF'],
    [{ must: ['budget'], budget: 12_400, income: '110001-plus' }, 'F'],
    [{ must: ['hbcu'] }, 'BC'],
    [{ must: ['type'], types: ['hbcu'] }, 'BC'],
    [{ must: ['womenOnly'] }, 'EF'],
    [{ must: ['hbcu', 'budget', 'size'], budget: 30_001, size: 'small' }, 'C'],
    [{ must: ['size', 'location', 'type', 'budget'] }, 'ABCDEF'],
    [{ must: ['type', 'location'], types: [], states: [] }, 'ABCDEF'],
    [{ size: 'medium', budget: 0 }, 'ABCDEF'],
  ])('%j leave %s', (answers, names) => {
    expect(resultOf(answers)).toEqual([names, []]);
  });

  it('count the colleges that each excludes, and unknown prices', () => {
    const requirements = requirementsOf({ must: ['budget', 'hbcu', 'size'], budget: 20_000, size: 'small' });
    expect(excludedBy(SIX, requirements)).toEqual({ byMust: { budget: 3, hbcu: 4, size: 5 }, unknown: { budget: 1, hbcu: 3, size: 1 } });
    expect(excludedBy(SIX, requirementsOf({ must: ['type'], types: ['private'] }))).toEqual({ byMust: { type: 4 }, unknown: {} });
  });

  it('do not count as unmet what no source says', () => {
    const colleges = candidatesOf([
      aCollege({ id: 1, isWomenOnly: true }),
      aCollege({ id: 2, isWomenOnly: false }),
      aCollege({ id: 3 }),
      // A sticker price is no net price, and a service academy has none.
      aCollege({ id: 4, annualCost: 9_000, isWomenOnly: null }),
      aCollege({ id: 5, ipedsUnitId: 197_027, netPricePublic: 6_627 }),
      aCollege({ id: 6, netPricesByIncome: { '0-30000': 9_000 } }),
    ]);
    const excluded = (answers: Answers) => excludedBy(colleges, requirementsOf(answers));
    expect(excluded({ must: ['womenOnly'] })).toEqual({ byMust: { womenOnly: 5 }, unknown: { womenOnly: 4 } });
    expect(excluded({ must: ['budget'], budget: 10_000 })).toEqual({ byMust: { budget: 6 }, unknown: { budget: 6 } });
    expect(excluded({ must: ['budget'], budget: 10_000, income: '0-30000' })).toEqual({ byMust: { budget: 5 }, unknown: { budget: 5 } });
  });

  describe('for the majors', () => {
    const field = nursingWith({
      1: { graduates: 212, share: 0.1, earnings: null },
      2: { graduates: 0, share: 0, earnings: null },
      3: { graduates: null, share: 0, earnings: null },
    });
    const answers: Answers = { majors: ['51.38'], field, must: ['field'] };

    it('leave colleges that offer one of them, also without graduates', () => {
      expect(resultOf(answers)).toEqual(['AB', []]);
      expect(resultOf({ ...answers, must: [] })).toEqual(['ABCDEF', []]);
      expect(resultOf({ must: ['field'] })).toEqual(['ABCDEF', []]);
    });

    it('are never relaxed, and count colleges without known programs apart', () => {
      expect(resultOf(answers, 6)).toEqual(['AB', []]);
      expect(excludedBy(SIX, requirementsOf(answers))).toEqual({ byMust: { field: 4 }, unknown: { field: 3 } });
    });

    it('can be dropped for an empty result', () => {
      const { relaxations } = matchColleges(SIX, { ...answers, must: ['field', 'womenOnly'] }, { all: true, group: 'four-year' });
      expect(relaxations.map(({ must, count, text }) => [must, count, text])).toEqual([
        ['field', 2, 'Include colleges that do not teach it'],
        ['womenOnly', 2, "Include colleges that are not women's colleges"],
      ]);
    });
  });

  it('are relaxed in the order size, location, type until enough colleges remain', () => {
    const answers: Answers = { must: ['type', 'location', 'size'], types: ['public'], states: ['AL'], size: 'small' };
    expect(resultOf(answers, 1)).toEqual(['+AB', ['size']]);
    expect(resultOf(answers, 3)).toEqual(['+ABDF', ['size', 'location']]);
    expect(resultOf(answers, 5)).toEqual(['+ABCDEF', ['size', 'location', 'type']]);
    expect(resultOf(answers, 0)).toEqual(['', []]);
    expect(resultOf({ ...answers, size: 'large' }, 4)).toEqual(['A+BDF', ['size', 'location']]);
  });

  describe('for the setting and the distance', () => {
    const HOME = { latitude: 32.6, longitude: -85.49 };
    const at = (latitude: number | null) => ({ latitude, longitude: latitude === null ? null : HOME.longitude });
    // A degree of latitude is about 69 miles.
    const FIVE = candidatesOf([
      aCollege({ id: 1, name: 'A', locale: 'city-large', ...at(33) }),
      aCollege({ id: 2, name: 'B', locale: 'suburb-small', ...at(33.3) }),
      aCollege({ id: 3, name: 'C', locale: 'rural-remote', ...at(34) }),
      aCollege({ id: 4, name: 'D', locale: null, ...at(42) }),
      aCollege({ id: 5, name: 'E', locale: 'city-small', ...at(null) }),
    ]);
    const namesOf = (candidates: readonly Candidate[]) =>
      candidates
        .map(({ college }) => college.name)
        .toSorted()
        .join('');

    it.each<[Answers, string]>([
      [{ must: ['setting'], settings: ['city'] }, 'AE'],
      [{ must: ['setting'], settings: ['suburb', 'rural'] }, 'BC'],
      [{ must: ['setting'], settings: [] }, 'ABCDE'],
      [{ must: ['distance'], miles: 50, home: HOME }, 'AB'],
      [{ must: ['distance'], miles: 100, home: HOME }, 'ABC'],
      // Without a home there is no distance.
      [{ must: ['distance'], miles: 50 }, 'ABCDE'],
      [{ must: ['distance'], home: HOME }, 'ABCDE'],
      [{ must: ['distance', 'setting'], miles: 100, home: HOME, settings: ['city'] }, 'A'],
    ])('%j leave %s', (answers, names) => {
      expect(namesOf(applyRequirements(FIVE, requirementsOf(answers), 0).meeting)).toBe(names);
    });

    it('the unknown does not meet them and is counted apart', () => {
      const requirements = requirementsOf({ must: ['setting', 'distance'], settings: ['city'], miles: 100, home: HOME });
      expect(excludedBy(FIVE, requirements)).toEqual({ byMust: { setting: 3, distance: 2 }, unknown: { setting: 1, distance: 1 } });
    });

    it('they are relaxed after the size and before the states', () => {
      const answers: Answers = {
        must: ['size', 'setting', 'distance', 'location'],
        size: 'large',
        settings: ['city'],
        miles: 100,
        home: HOME,
        states: ['AL'],
      };
      const relaxed = (minimum: number) => {
        const { others, relaxed: dropped } = applyRequirements(FIVE, requirementsOf(answers), minimum);
        return [namesOf(others), dropped];
      };
      expect([relaxed(1), relaxed(2), relaxed(4)]).toEqual([
        ['A', ['size']],
        ['ABC', ['size', 'setting']],
        ['ABCDE', ['size', 'setting', 'distance']],
      ]);
    });

    it('what a dropped one misses is said', () => {
      const answers: Answers = { must: ['distance', 'setting'], settings: ['city'], miles: 50, home: HOME };
      const { items, relaxed, meeting, unplaced } = matchColleges(FIVE, answers);
      expect([meeting, unplaced, relaxed]).toEqual([1, 2, ['setting', 'distance']]);
      expect(items.map(({ college, misses }) => [college.name, misses])).toEqual([
        ['A', []],
        ['B', ['setting']],
        ['C', ['setting', 'distance']],
      ]);
    });
  });

  it('for budget, HBCUs and women are never relaxed', () => {
    expect(resultOf({ must: ['type'], types: ['hbcu'] }, 10)).toEqual(['BC', []]);
    expect(resultOf({ must: ['budget', 'hbcu', 'womenOnly', 'size'], budget: 1, size: 'large' }, 10)).toEqual(['+', ['size']]);
  });
});

describe('relaxations of an empty result', () => {
  const changesOf = (answers: Answers) =>
    matchColleges(SIX, answers).relaxations.map(({ must, budget, count, text }) => [must, budget, count, text]);

  it('list single changes with their counts, most colleges first', () => {
    expect(changesOf({ must: ['hbcu', 'womenOnly', 'budget'], budget: 12_000 })).toEqual([
      ['hbcu', undefined, 1, 'Include colleges that are not HBCUs'],
    ]);
    expect(changesOf({ must: ['hbcu', 'budget'], budget: 5_000 })).toEqual([
      ['budget', undefined, 2, 'Include colleges over your budget'],
      ['budget', 13_000, 1, 'Raise your budget to $13,000 a year'],
      ['hbcu', undefined, 1, 'Include colleges that are not HBCUs'],
    ]);
  });

  it('use the price for the income', () => {
    const [, raised] = changesOf({ must: ['hbcu', 'budget'], budget: 5_000, income: '0-30000' });
    expect(raised).toEqual(['budget', 10_000, 1, 'Raise your budget to $10,000 a year']);
  });

  it('are empty if two changes are needed', () => {
    expect(matchColleges(candidatesOf([aCollege()]), { must: ['hbcu', 'womenOnly'] })).toMatchObject({
      candidates: 0,
      relaxations: [],
      tied: 0,
    });
    expect(matchColleges([], { must: ['hbcu'] }).relaxations).toEqual([]);
  });

  it('never raise a budget above the maximum answer', () => {
    const dear = candidatesOf([aCollege({ type: 'Private nonprofit', netPricePrivate: 79_000 })]);
    const { relaxations } = matchColleges(dear, { must: ['budget'], budget: 1_000, income: '110001-plus' });
    expect(relaxations).toEqual([{ must: 'budget', count: 1, text: 'Include colleges over your budget' }]);
  });

  it.each([
    [80_000, [80_000, undefined]],
    [80_001, [undefined]],
  ])('offer the maximum answer itself, but not more, for a price of %i', (netPricePrivate, budgets) => {
    const dear = candidatesOf([aCollege({ type: 'Private nonprofit', netPricePrivate })]);
    const { relaxations } = matchColleges(dear, { must: ['budget'], budget: 1_000 });
    expect(relaxations.map(({ budget }) => budget)).toEqual(budgets);
  });
});

describe('for any answers', () => {
  const meets: Record<string, (college: CollegeRecord, answers: Answers) => boolean> = {
    location: ({ state }, { states = [] }) => states.length === 0 || states.includes(state),
    setting: ({ locale }, { settings = [] }) => settings.length === 0 || settings.some((setting) => locale?.startsWith(setting)),
    distance: ({ latitude, longitude }, { miles, home }) =>
      miles === undefined || !home || (latitude !== null && longitude !== null && milesFrom(home)(latitude, longitude) <= miles),
    hbcu: ({ isHBCU }) => isHBCU === true,
    womenOnly: ({ isWomenOnly }) => isWomenOnly === true,
  };

  it('only size, setting, distance, location and type are relaxed, in this order, and results meet all other requirements', () => {
    fc.assert(
      fc.property(manyColleges, anyAnswers, fc.integer({ min: 0, max: 12 }), (colleges, answers, minimum) => {
        const { must = [] } = answers;
        const all = candidatesOf(colleges);
        const requirements = requirementsOf(answers);
        const { items, relaxed } = matchColleges(all, answers, { minimum, most: 100 });
        expect(must).toEqual(expect.arrayContaining(relaxed));
        expect(['size', 'setting', 'distance', 'location', 'type'].filter((each) => (relaxed as string[]).includes(each))).toEqual(relaxed);
        const applied = must.filter((each) => !relaxed.includes(each));
        const unmet = items.filter(({ college }) => !applied.every((each) => meets[each]?.(college, answers) ?? true));
        expect(unmet).toEqual([]);
        const shown = all.filter(({ college }) => items.some((item) => item.college === college));
        expect(shown.every((candidate) => requirements.every(({ key, isMet }) => relaxed.includes(key) || isMet(candidate)))).toBe(true);
      }),
    );
  });

  it('each relaxation counts what the changed answers find', () => {
    fc.assert(
      fc.property(manyColleges, anyAnswers, (colleges, answers) => {
        const all = candidatesOf(colleges);
        const found = matchColleges(all, answers);
        const { group } = found;
        expect(found.relaxations.length === 0 || found.candidates === 0).toBe(true);
        for (const { must, budget, count } of found.relaxations) {
          const applied = answers.must?.filter((each) => !found.relaxed.includes(each)) ?? [];
          const changed =
            budget === undefined ? { ...answers, must: applied.filter((each) => each !== must) } : { ...answers, must: applied, budget };
          expect(matchColleges(all, changed, { minimum: 0, group }).candidates).toBe(count);
          if (budget !== undefined)
            expect(matchColleges(all, { ...changed, budget: budget - 1_000 }, { minimum: 0, group }).candidates).toBe(0);
        }
      }),
    );
  });
});
