import fc from 'fast-check';
import { aCollege } from '../../colleges/college.fixture.ts';
import type { CollegeRecord } from '../../colleges/college.ts';
import type { UsedPart } from '../../scores/composite.ts';
import { AUBURN_LIKE, anyCollege } from '../../rankings/rankings.fixture.ts';
import type { Answers } from '../answers.ts';
import { answeredParts, compositeOf } from '../score-parts.ts';
import { candidatesOf, type Candidate } from '../candidate.ts';
import { MATCH_KEYS, type MatchKey } from '../fits.ts';
import { nursingWith } from '../field/fields.fixture.ts';
import { anyAnswers, anySurroundings, prioritiesWith } from '../matching.fixture.ts';
import { REASON_WORDS } from './reason-words.ts';
import { explainMatch } from './reasons.ts';

const only = (college: CollegeRecord): Candidate => candidatesOf([college])[0]!;
const reason = (key: MatchKey, college: Partial<CollegeRecord>, answers: Answers = {}) =>
  REASON_WORDS[key].reason(only({ ...AUBURN_LIKE, ...college }), answers);
const watchOut = (key: MatchKey, college: Partial<CollegeRecord>, answers: Answers = {}) =>
  REASON_WORDS[key].watchOut(only({ ...AUBURN_LIKE, ...college }), answers);

describe('the text of a fit', () => {
  it.each<[Answers, Partial<CollegeRecord>, string]>([
    [{ types: ['public', 'hbcu', 'private'] }, { isHBCU: true }, 'Public and HBCU, as you chose'],
    [{ types: ['community'] }, { level: 2 }, 'Community college, as you chose'],
  ])('type, %j: %j', (answers, college, text) => {
    expect(reason('type', college, answers)).toBe(text);
  });

  it('type, for another type', () => {
    expect(watchOut('type', { type: 'Private for-profit' }, { types: ['public'] })).toBe(
      'A private for-profit college, not a kind that you chose',
    );
  });

  it.each([
    [
      { graduates: 212, share: 0.09, earnings: 1.118 },
      '212 graduates in Nursing in 2023-24, 9% of all; they earn 12% more than the national median',
    ],
    [
      { graduates: 1, share: 0.001, earnings: 0.97 },
      '1 graduate in Nursing in 2023-24, under 1% of all; they earn 3% less than the national median',
    ],
    [{ graduates: 1_212, share: 1, earnings: 1.001 }, '1,212 graduates in Nursing in 2023-24, 100% of all; they earn the national median'],
    [{ graduates: 5, share: 0.5, earnings: null }, '5 graduates in Nursing in 2023-24, 50% of all'],
    [{ graduates: 0, share: 0, earnings: null }, 'It offers Nursing, without graduates in 2023-24'],
    [{ graduates: null, share: 0, earnings: null }, 'It does not teach Nursing'],
  ])('field, %j', (facts, text) => {
    const answers: Answers = { majors: ['51.38'], field: nursingWith({ [AUBURN_LIKE.id]: facts }) };
    expect([reason('field', {}, answers), watchOut('field', {}, answers)]).toEqual([text, text]);
  });

  it('field, unknown', () => {
    expect(reason('field', {}, { field: nursingWith({}) })).toBe("We don't know what it teaches");
  });

  it('size', () => {
    expect(reason('size', { size: 24_782 })).toBe('24,782 students — large');
    expect(watchOut('size', { size: 850 })).toBe('850 students — small');
  });

  it.each([
    ['city-large', ['city', 'town'], 'In a city, as you chose'],
    ['rural-remote', ['city'], 'In a rural area, not a setting that you chose'],
  ] as const)('setting, %s', (locale, settings, text) => {
    expect([reason('setting', { locale }, { settings }), watchOut('setting', { locale }, { settings })]).toEqual([text, text]);
  });

  // A degree of latitude is 69.09 miles.
  it.each([
    [32.6, '1 mile from home', '1 mile from home'],
    [33.15, '38 miles from home', '38 miles from home'],
    [36.2182, '250 miles from home', '250 miles from home'],
    [36.2184, '251 miles from home, 1 more than your 250', '251 miles from home, farther than your 250'],
    [38.555, '412 miles from home, 162 more than your 250', '412 miles from home, farther than your 250'],
  ])('distance, at %d', (latitude, near, far) => {
    const answers: Answers = { miles: 250, home: { latitude: 32.6, longitude: -85.49 } };
    const college = { latitude, longitude: -85.49 };
    expect([reason('distance', college, answers), watchOut('distance', college, answers)]).toEqual([near, far]);
  });

  it('setting and distance, unknown', () => {
    expect([REASON_WORDS.setting, REASON_WORDS.distance].map(({ unknown }) => unknown(only(aCollege()), {}))).toEqual([
      "We don't know its setting",
      "We don't know how far it is from home",
    ]);
  });

  it.each([
    ['AL', 'In Alabama, one of your states'],
    ['DC', 'Near: the District of Columbia is in the same region'],
    ['TX', 'In Texas, outside your states and their regions'],
  ] as const)('location, %s', (state, text) => {
    expect(watchOut('location', { state }, { states: ['AL', 'GA'] })).toBe(text);
  });

  it.each<[number, Answers, string, string]>([
    [14_230, { budget: 20_000 }, 'Net price $14,230 a year for in-state students, within your $20,000', ''],
    [
      22_000,
      { budget: 20_000 },
      'Net price $22,000 a year for in-state students, close to your $20,000: $2,000 over',
      '$22,000 a year for in-state students, $2,000 over your $20,000',
    ],
    [-900, { budget: 0 }, 'Grants exceed the cost by $900 a year for in-state students, within your $0', ''],
    [20_000, { budget: 16_000, income: '0-30000' }, 'About $14,800 a year for in-state students of your income, within your $16,000', ''],
    [
      20_000,
      { budget: 14_000, income: '0-30000' },
      'About $14,800 a year for in-state students of your income, close to your $14,000: $800 over',
      'About $14,800 a year for in-state students of your income, $800 over your $14,000',
    ],
    [-900, { budget: 0, income: '0-30000' }, 'Grants exceed the cost by $900 a year for in-state students, within your $0', ''],
  ])('budget, %d with %j', (netPricePublic, answers, good, bad) => {
    expect(reason('budget', { netPricePublic }, answers)).toBe(good);
    if (bad !== '') expect(watchOut('budget', { netPricePublic }, answers)).toBe(bad);
  });

  it.each([
    [15_500, '$15,500 a year for in-state students of your income, within your $16,000'],
    [-2_400, 'Grants exceed the cost by $2,400 a year for in-state students of your income, within your $16,000'],
    [0, 'Net price $20,000 a year for in-state students, close to your $16,000: $4,000 over'],
  ])('budget, %d published for the income', (published, text) => {
    const college = { netPricePublic: 20_000, netPricesByIncome: { '0-30000': published } };
    expect(reason('budget', college, { budget: 16_000, income: '0-30000' })).toBe(text);
  });

  it.each<[Answers, Partial<CollegeRecord>, string]>([
    [{ sat: 1_240 }, { avgSAT: 1_255 }, 'Your SAT 1240 is near its average 1255'],
    [{ sat: 1_240, act: 36 }, { avgSAT: 1_100 }, 'Your SAT 1240 is above its average 1100'],
    [{ act: 26 }, { avgSAT: 1_400 }, 'Your ACT 26 (SAT 1240) is below its average 1400'],
    // Eastern Kentucky, whose SAT nine students sent.
    [{ act: 20 }, { avgSAT: 970, satCohort: 9, avgACT: 23, actCohort: 2_561 }, 'Your ACT 20 is below its average ACT 23'],
    [{ sat: 1_040, act: 20 }, { avgSAT: 970, satCohort: 90, avgACT: 23, actCohort: 2_561 }, 'Your ACT 20 is below its average ACT 23'],
    [{ sat: 1_040, act: 20 }, { avgSAT: 1_000, satCohort: 90, avgACT: 23, actCohort: 90 }, 'Your SAT 1040 is near its average 1000'],
    [{ sat: 1_240 }, { avgACT: 24 }, 'Your SAT 1240 is near its average ACT 24 (SAT 1180)'],
  ])('academic, %j and %j', (answers, college, text) => {
    expect(reason('academic', college, answers)).toBe(text);
  });

  it.each([
    ['optional', 'Average SAT not published — test-optional school'],
    ['not-considered', 'It does not look at test scores, so yours do not count here'],
    ['required', 'Average SAT not published'],
    [null, 'Average SAT not published'],
  ] as const)('academic unknown, tests %p', (testingPolicy, text) => {
    expect(REASON_WORDS.academic.unknown(only(aCollege({ testingPolicy })), {})).toBe(text);
  });
});

describe('the text of a criterion contains figures', () => {
  it.each<[MatchKey, Partial<CollegeRecord>, string]>([
    ['value', {}, '2.8 years of extra earnings pay four years of in-state net price back'],
    ['value', { netPricePublic: -4_247 }, 'Grants cover the price, so there is nothing to earn back'],
    ['value', { medianEarnings: 32_000 }, 'Former students earn no more than people with a high school diploma'],
    ['earnings', {}, '$65,337 median earnings'],
    ['earnings', { medianEarnings: null, earningsAfter10Years: 41_000 }, '$41,000 median earnings'],
    ['debt', { medianDebt: 0 }, '$0 median debt of graduates'],
    ['completion', {}, '81% graduate, 93% return after year one'],
    ['completion', { retentionRate: null }, '81% graduate'],
    ['prestige', { avgSAT: 1_290 }, '71% admitted, average SAT 1290, 81% graduate'],
    ['prestige', { acceptanceRateNum: 0, avgACT: 27 }, 'Average ACT 27, 81% graduate'],
    ['research', {}, '$250,000,000 research spending'],
    ['research', { researchFundingTotal: 0 }, 'Under $150,000 research spending'],
    ['safety', {}, '2.2 campus crimes per 1,000 students a year'],
    ['safety', { crimeRatePer1000: null, totalEnrollment: 10_000, crimeIncidentsTotal: 30 }, '1.0 campus crimes per 1,000 students a year'],
    ['safety', { crimeIncidentsTotal: 0 }, 'No crimes reported on campus in 3 years'],
    ['athletics', { totalAthletes: 0 }, 'No athletes'],
    ['athletics', { totalAthletes: 612, totalAthleticsExpenses: 9_500_000 }, '$9,500,000 a year on sports, 612 athletes'],
    ['athletics', { totalAthletes: 612 }, '612 athletes'],
    ['access', {}, '13% have a Pell grant, 81% graduate'],
  ])('%s, %j', (key, college, text) => {
    expect([reason(key, college), watchOut(key, college)]).toEqual([text, text]);
  });
});

it('compares a price with the average if cost is a priority', () => {
  expect(watchOut('cost', {})).toBe('Net price $23,258 a year for in-state students, above average');
  expect(reason('cost', { netPricePublic: 9_000 })).toBe('Net price $9,000 a year for in-state students, below average');
  expect(reason('cost', { netPricePublic: -4_247 })).toBe('Grants exceed the cost by $4,247 a year for in-state students');
});

describe('the explanation', () => {
  const part = (key: MatchKey, contribution: number, isFilled = false): UsedPart<MatchKey> => ({
    key,
    share: 0.1,
    used: 50,
    isFilled,
    contribution,
  });
  const keysOf = (parts: UsedPart<MatchKey>[]) => {
    const { reasons, watchOuts, unknown } = explainMatch(parts, only(AUBURN_LIKE), { budget: 1_000, states: ['AL'], types: ['public'] });
    return [reasons, watchOuts, unknown].map((said) => said.map(({ key }) => key));
  };

  it('has three reasons and two watch-outs, largest first, ties by key', () => {
    expect(
      keysOf([
        part('type', 2),
        part('location', 2),
        part('cost', 9),
        part('budget', 2),
        part('size', -1),
        part('debt', -1),
        part('value', -7),
      ]),
    ).toEqual([['cost', 'budget', 'location'], ['value', 'debt'], []]);
  });

  it('names only parts of half a point or more', () => {
    expect(keysOf([part('cost', 0.5), part('debt', 0.499), part('size', -0.5), part('value', -0.499)])).toEqual([['cost'], ['size'], []]);
  });

  it('lists unknown parts, and uses none of them as a reason', () => {
    expect(keysOf([part('cost', 9, true), part('academic', 0, true), part('value', -9, true), part('safety', -3)])).toEqual([
      [],
      ['safety'],
      ['cost', 'academic', 'value'],
    ]);
  });
});

describe('for any college and answers', () => {
  it('uses only known parts with a weight, in complete texts', () => {
    fc.assert(
      fc.property(anyCollege, anySurroundings, anyAnswers, (college, where, answers) => {
        const candidate = only({ ...college, ...where });
        const { parts } = compositeOf(answeredParts(answers), candidate);
        const { reasons, watchOuts, unknown } = explainMatch(parts, candidate, answers);
        const filled = parts.filter(({ isFilled }) => isFilled).map(({ key }) => key);
        const said = [...reasons, ...watchOuts];
        expect(unknown.map(({ key }) => key)).toEqual(filled);
        expect(said.filter(({ key }) => filled.includes(key))).toEqual([]);
        expect(said.filter(({ key, contribution }) => parts.find((each) => each.key === key)?.contribution !== contribution)).toEqual([]);
        expect([reasons.every(({ contribution }) => contribution > 0), watchOuts.every(({ contribution }) => contribution < 0)]).toEqual([
          true,
          true,
        ]);
        expect([reasons.length <= 3, watchOuts.length <= 2]).toEqual([true, true]);
        for (const { text } of [...said, ...unknown]) {
          expect(text).toMatch(/^[A-Z\d$]/);
          expect(text).not.toMatch(/undefined|null|NaN|Infinity|N\/A|\bNA\b|, ,|^,|: *$|— *$/);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('lowers the score without any of its reasons', () => {
    const everything: Answers = {
      types: ['public'],
      size: 'large',
      states: ['AL', 'GA'],
      budget: 30_000,
      sat: 1_240,
      priorities: prioritiesWith({ completion: 3, earnings: 2, cost: 1, research: 2, access: 1 }),
    };
    const college = fc.record({
      size: fc.integer({ min: 1, max: 40_000 }),
      graduationRate: fc.double({ min: 0, max: 1, noNaN: true }),
      netPricePublic: fc.integer({ min: 1, max: 60_000 }),
    });
    fc.assert(
      fc.property(college, (drawn) => {
        const candidate = only({ ...AUBURN_LIKE, avgSAT: 1_200, ...drawn });
        const parts = answeredParts(everything);
        const lift = (some: typeof parts) => {
          const { score, baseline } = compositeOf(some, candidate);
          return (score! - baseline) * some.reduce((sum, { weight }) => sum + weight, 0);
        };
        const { reasons } = explainMatch(compositeOf(parts, candidate).parts, candidate, everything);
        for (const { key } of reasons) expect(lift(parts.filter((each) => each.key !== key))).toBeLessThan(lift(parts));
      }),
    );
  });
});

describe('the price of a student from another state', () => {
  const georgia = { state: 'GA', netPricePublic: 13_289, annualCost: 29_666, outOfStateCost: 52_092 } as const;

  it.each<[Answers, string]>([
    [{ budget: 30_000 }, 'Net price $13,289 a year for in-state students, within your $30,000'],
    [{ budget: 30_000, homeState: 'GA' }, 'Net price $13,289 a year, within your $30,000'],
    [{ budget: 40_000, homeState: 'DC' }, 'About $35,715 a year for students from other states, within your $40,000'],
    [
      { budget: 40_000, homeState: 'DC', income: '0-30000' },
      'About $32,260 a year for students of your income from other states, within your $40,000',
    ],
  ])('%j', (answers, text) => {
    expect(reason('budget', georgia, answers)).toBe(text);
  });

  it('can be over the budget that the published price is within', () => {
    const answers: Answers = { budget: 23_000, homeState: 'DC' };
    const { parts } = compositeOf(answeredParts(answers), only(aCollege(georgia)));
    expect(parts).toEqual([expect.objectContaining({ key: 'budget', used: 0 })]);
    expect(watchOut('budget', georgia, answers)).toBe('About $35,715 a year for students from other states, $12,715 over your $23,000');
  });

  it('is unknown where the college does not publish the difference', () => {
    const candidate = only(aCollege({ ...georgia, outOfStateCost: null }));
    const answers: Answers = { budget: 30_000, homeState: 'DC' };
    expect(compositeOf(answeredParts(answers), candidate).parts).toEqual([expect.objectContaining({ isFilled: true })]);
    expect(REASON_WORDS.budget.unknown(candidate, answers)).toBe(
      "We don't know its price for students from other states, so we can't compare it with your budget",
    );
  });

  it('is not what cost and value are scored by', () => {
    const facts = (homeState: 'DC' | 'GA') => [
      reason('cost', georgia, { homeState }),
      reason('value', { ...georgia, medianEarnings: 90_000 }, { homeState }),
    ];
    expect(facts('DC')).toEqual([
      'Net price $13,289 a year for in-state students, below average',
      expect.stringMatching(/pay four years of in-state net price back$/),
    ]);
    expect(facts('GA')).toEqual(['Net price $13,289 a year, below average', expect.stringMatching(/pay four years of net price back$/)]);
  });
});

it('the budget of a family pays for a service academy', () => {
  const academy = only(aCollege({ ipedsUnitId: 197_036 }));
  const { parts } = compositeOf(answeredParts({ budget: 0 }), academy);
  expect(parts).toEqual([expect.objectContaining({ key: 'budget', used: 100, isFilled: false })]);
  expect(REASON_WORDS.budget.reason(academy, { budget: 0 })).toBe('No tuition: graduates owe service');
});

it.each<[MatchKey, Partial<CollegeRecord>, string]>([
  ['cost', { annualCost: 41_338 }, "We don't know its net price"],
  ['budget', { annualCost: 41_338 }, "We don't know its net price, so we can't compare it with your budget"],
  ['cost', { ipedsUnitId: 197_027, netPricePublic: 6_627 }, 'No tuition: graduates owe service, so it has no net price to compare'],
  ['value', { ipedsUnitId: 130_624 }, 'No tuition: graduates owe service, so there is no price to earn back'],
])('%s without a published net price, %j: %s', (key, college, text) => {
  expect(REASON_WORDS[key].unknown(only(aCollege(college)), {})).toBe(text);
});

it.each(MATCH_KEYS)('%s has a text for an unknown value', (key) => {
  expect(REASON_WORDS[key].unknown(only(aCollege()), {})).toMatch(/^(We don't know|Average SAT)/);
});

it('names figures that are published only for all campuses of a branch', () => {
  const [main, branch] = [1, 2].map((id) => ({ ...AUBURN_LIKE, id, opeId: `0010090${id}`, size: 9_000 / id })) as [
    CollegeRecord,
    CollegeRecord,
  ];
  const candidate = candidatesOf([main, branch]).find(({ college }) => college === branch)!;
  const unknown = (key: MatchKey, college = branch) => REASON_WORDS[key].unknown({ ...candidate, college }, {});
  const shared = 'Earnings and debt are published only for all its campuses together';
  expect([candidate.scores.earnings, unknown('earnings'), unknown('value')]).toEqual([null, shared, shared]);
  expect(unknown('earnings', aCollege())).toBe("We don't know what its former students earn");
  expect(unknown('value', { ...branch, netPricePublic: null, netPricePrivate: null })).toBe(
    "We don't know how long it takes to earn back its price",
  );
});
