import fc from 'fast-check';
import { aCollege } from '../colleges/college.fixture.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import type { Answers } from './answers.ts';
import { candidatesOf } from './candidate.ts';
import { excludedBy, limited, limitsOf } from './limits.ts';
import { matched } from './match.ts';
import { anyAnswers, manyColleges } from './matching.fixture.ts';

const SIX = candidatesOf([
  aCollege({ id: 1, name: 'A', state: 'AL', size: 24_000, netPricePublic: 20_000 }),
  aCollege({ id: 2, name: 'B', state: 'AL', size: 9_000, netPricePublic: 12_400, isHBCU: true }),
  aCollege({ id: 3, name: 'C', state: 'GA', size: 2_500, type: 'Private nonprofit', netPricePrivate: 30_001, isHBCU: true }),
  aCollege({ id: 4, name: 'D', state: 'GA', size: 9_000, level: 2 }),
  aCollege({ id: 5, name: 'E', state: 'TX', size: null, type: 'Private nonprofit', isWomenOnly: true, netPricePrivate: 30_000 }),
  aCollege({ id: 6, name: 'F', state: 'TX', size: 9_000, isWomenOnly: true, netPricePublic: -500 }),
]);
const keptBy = (answers: Answers, minimum = 0) => {
  const { kept, relaxed } = limited(SIX, limitsOf(answers), minimum);
  return [kept.map(({ college }) => college.name).join(''), relaxed];
};

describe('musts', () => {
  it.each<[Answers, string]>([
    [{ must: ['size'], size: 'medium' }, 'BDF'],
    [{ must: ['location'], states: ['AL', 'TX'] }, 'ABEF'],
    [{ must: ['type'], types: ['community', 'private'] }, 'CDE'],
    [{ must: ['budget'], budget: 12_400 }, 'BF'],
    [{ must: ['budget'], budget: 0 }, 'F'],
    [{ must: ['budget'], budget: 12_399 }, 'F'],
    // The estimate for the lowest incomes is lower than the price; a price below nothing has none.
    [{ must: ['budget'], budget: 12_399, income: '0-30000' }, 'BF'],
    [{ must: ['budget'], budget: 12_400, income: '110001-plus' }, 'F'],
    [{ must: ['hbcu'] }, 'BC'],
    [{ must: ['womenOnly'] }, 'EF'],
    [{ must: ['hbcu', 'budget', 'size'], budget: 30_001, size: 'small' }, 'C'],
    [{ must: ['size', 'location', 'type', 'budget'] }, 'ABCDEF'],
    [{ must: ['type', 'location'], types: [], states: [] }, 'ABCDEF'],
    [{ size: 'medium', budget: 0 }, 'ABCDEF'],
  ])('%j leave %s', (answers, names) => {
    expect(keptBy(answers)).toEqual([names, []]);
  });

  it('count whom each keeps out, and whose price is not known', () => {
    const limits = limitsOf({ must: ['budget', 'hbcu', 'size'], budget: 20_000, size: 'small' });
    expect(excludedBy(SIX, limits)).toEqual({ byMust: { budget: 3, hbcu: 4, size: 5 }, unknownPrice: 1 });
    expect(excludedBy(SIX, limitsOf({ must: ['hbcu'] }))).toEqual({ byMust: { hbcu: 4 }, unknownPrice: 0 });
  });

  it('give way: size, then location, then type, until there are enough', () => {
    const answers: Answers = { must: ['type', 'location', 'size'], types: ['public'], states: ['AL'], size: 'small' };
    expect(keptBy(answers, 1)).toEqual(['AB', ['size']]);
    expect(keptBy(answers, 3)).toEqual(['ABDF', ['size', 'location']]);
    expect(keptBy(answers, 5)).toEqual(['ABCDEF', ['size', 'location', 'type']]);
    expect(keptBy(answers, 0)).toEqual(['', []]);
  });

  it('of money, of HBCUs and of women hold, however few are left', () => {
    expect(keptBy({ must: ['budget', 'hbcu', 'womenOnly', 'size'], budget: 1, size: 'large' }, 10)).toEqual(['', ['size']]);
  });
});

describe('where nobody is left', () => {
  const waysOf = (answers: Answers) =>
    matched(SIX, answers).relaxations.map(({ must, budget, count, text }) => [must, budget, count, text]);

  it('says which single change brings how many back, the most first', () => {
    expect(waysOf({ must: ['hbcu', 'womenOnly', 'budget'], budget: 12_000 })).toEqual([
      ['hbcu', undefined, 1, 'Look beyond historically Black colleges'],
    ]);
    expect(waysOf({ must: ['hbcu', 'budget'], budget: 5_000 })).toEqual([
      ['budget', undefined, 2, 'Look beyond your budget'],
      ['budget', 13_000, 1, 'Raise your budget to $13,000 a year'],
      ['hbcu', undefined, 1, 'Look beyond historically Black colleges'],
    ]);
  });

  it('reckons with the price for the income', () => {
    const [, raised] = waysOf({ must: ['hbcu', 'budget'], budget: 5_000, income: '0-30000' });
    expect(raised).toEqual(['budget', 10_000, 1, 'Raise your budget to $10,000 a year']);
  });

  it('has none where two changes are needed', () => {
    expect(matched(candidatesOf([aCollege()]), { must: ['hbcu', 'womenOnly'] })).toMatchObject({ candidates: 0, relaxations: [], tied: 0 });
    expect(matched([], { must: ['hbcu'] }).relaxations).toEqual([]);
  });

  it('never raises a budget to more than can be answered', () => {
    const dear = candidatesOf([aCollege({ type: 'Private nonprofit', netPricePrivate: 79_000 })]);
    const { relaxations } = matched(dear, { must: ['budget'], budget: 1_000, income: '110001-plus' });
    expect(relaxations).toEqual([{ must: 'budget', count: 1, text: 'Look beyond your budget' }]);
  });
});

describe('whatever is asked', () => {
  const meets: Record<string, (college: CollegeRecord, answers: Answers) => boolean> = {
    location: ({ state }, { states = [] }) => states.length === 0 || states.includes(state),
    hbcu: ({ isHBCU }) => isHBCU,
    womenOnly: ({ isWomenOnly }) => isWomenOnly,
  };

  it('only musts of place, size and kind give way, and results meet all others', () => {
    fc.assert(
      fc.property(manyColleges, anyAnswers, fc.integer({ min: 0, max: 12 }), (colleges, answers, minimum) => {
        const { must = [] } = answers;
        const all = candidatesOf(colleges);
        const limits = limitsOf(answers);
        const { items, relaxed } = matched(all, answers, { minimum, most: 100 });
        expect(must).toEqual(expect.arrayContaining(relaxed));
        expect(['size', 'location', 'type'].filter((each) => (relaxed as string[]).includes(each))).toEqual(relaxed);
        const holding = must.filter((each) => !relaxed.includes(each));
        const unmet = items.filter(({ college }) => !holding.every((each) => meets[each]?.(college, answers) ?? true));
        expect(unmet).toEqual([]);
        const shown = all.filter(({ college }) => items.some((item) => item.college === college));
        expect(shown.every((candidate) => limits.every(({ must: each, isMet }) => relaxed.includes(each) || isMet(candidate)))).toBe(true);
      }),
    );
  });

  it('counts by a way back what the changed answers find', () => {
    fc.assert(
      fc.property(manyColleges, anyAnswers, (colleges, answers) => {
        const all = candidatesOf(colleges);
        const found = matched(all, answers);
        expect(found.relaxations.length === 0 || found.candidates === 0).toBe(true);
        for (const { must, budget, count } of found.relaxations) {
          const musts = answers.must?.filter((each) => !found.relaxed.includes(each)) ?? [];
          const changed =
            budget === undefined ? { ...answers, must: musts.filter((each) => each !== must) } : { ...answers, must: musts, budget };
          expect(matched(all, changed, { minimum: 0 }).candidates).toBe(count);
          if (budget !== undefined) expect(matched(all, { ...changed, budget: budget - 1_000 }, { minimum: 0 }).candidates).toBe(0);
        }
      }),
    );
  });
});
