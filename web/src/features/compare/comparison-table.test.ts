import fc from 'fast-check';
import { type Comparison, FIGURES } from '../../api/domain/colleges.ts';
import { aComparison, provenanceFor } from './compare.fixture.ts';
import { countOfMixedYears, tableOf } from './comparison-table.ts';
import { withPlainChances } from './answers/chance-row.ts';
import { withOwnAnswers } from './answers/own-answers.ts';

const rowOf = (comparison: Comparison, key: string, onlyDifferences = false) =>
  tableOf(comparison, onlyDifferences)
    .flatMap(({ rows }) => rows)
    .find((row) => row.key === key);
const textsOf = (comparison: Comparison, key: string) => rowOf(comparison, key)?.cells.map(({ text }) => text);
const notesOf = (comparison: Comparison, key: string) => rowOf(comparison, key)?.cells.map(({ note }) => note);
const bestOf = (comparison: Comparison, key: string) => rowOf(comparison, key)?.cells.map(({ best }) => best);

it('begins with the questions that decide, and ends with what the colleges are', () => {
  const groups = tableOf(aComparison({ graduationRate: 0.5, netPricePublic: 9_000, earningsAfter10Years: 50_000, medianDebt: 9_000 }, {}));
  expect(groups.map(({ title, rows }) => [title, ...rows.map(({ key }) => key)]).slice(0, 4)).toEqual([
    ['What will it cost you?', 'netPrice', 'studyPrice'],
    ['Will you finish?', 'graduationRate'],
    ['What follows?', 'earningsAfter10Years', 'medianDebt', 'monthlyPayment', 'earnedBack'],
    ['Will you get in?', 'testingPolicy'],
  ]);
  expect(groups.at(-1)?.title).toBe('About');
  expect(groups.find(({ key }) => key === 'safety')).toMatchObject({
    rows: [],
    reason: 'No campus crime figures are known for these colleges.',
  });
});

describe('what follows from the figures', () => {
  // Four years of $10,000; a debt of $27,000 at 6.39% for ten years; high school graduates earn $32,000.
  const one = { netPricePublic: 10_000, earningsAfter10Years: 52_000, medianDebt: 27_000 };

  it('is the price of the studies, the payment of the debt, and the years to earn the price back', () => {
    const comparison = aComparison(one, { ...one, netPricePublic: 20_000, medianDebt: 13_500 }, { annualCost: 9_000 });
    expect(rowOf(comparison, 'studyPrice')?.label).toBe('Four years');
    expect(textsOf(comparison, 'studyPrice')).toEqual(['$40,000', '$80,000', 'N/A']);
    expect(bestOf(comparison, 'studyPrice')).toEqual(['Lowest', undefined, undefined]);
    expect(textsOf(comparison, 'monthlyPayment')).toEqual(['$305', '$153', 'Not reported']);
    expect(bestOf(comparison, 'monthlyPayment')).toEqual([undefined, 'Lowest', undefined]);
    expect(textsOf(comparison, 'earnedBack')).toEqual(['2.0 years', '4.0 years', 'N/A']);
    expect(notesOf(comparison, 'earnedBack')).toEqual([undefined, undefined, 'Net price not published']);
  });

  it('says why the years are missing: no tuition, no price or no earnings', () => {
    const academy = { ...one, netPricePublic: null, ipedsUnitId: 197_036 };
    const comparison = aComparison(one, academy, { ...one, netPricePublic: null }, { ...one, earningsAfter10Years: null });
    expect(textsOf(comparison, 'earnedBack')).toEqual(['2.0 years', 'No tuition', 'N/A', 'N/A']);
    expect(notesOf(comparison, 'earnedBack')).toEqual([undefined, undefined, 'Net price not published', 'Earnings not published']);
  });

  it('uses the price of the student, and never ranks an average beside it', () => {
    const priced = withOwnAnswers(aComparison({ ...one, netPricesByIncome: { '0-30000': 5_000 } }, { ...one, netPricePublic: -2_000 }), {
      income: '0-30000',
    });
    const rows = tableOf(priced).flatMap((group) => group.rows);
    const cells = (key: string) => rows.find((row) => row.key === key)?.cells.map(({ text, best }) => [text, best]);
    expect(cells('studyPrice')).toEqual([['$20,000', undefined], ['Grants cover it', undefined]]); // prettier-ignore
    expect(cells('earnedBack')).toEqual([['1.0 years', undefined], ['No time: grants cover it', undefined]]); // prettier-ignore
  });

  it('says how long each student pays, and calls none the lowest, if the colleges differ in that', () => {
    const comparison = aComparison(one, { ...one, level: 2 });
    expect(rowOf(comparison, 'studyPrice')?.label).toBe('Whole studies');
    expect(textsOf(comparison, 'studyPrice')).toEqual(['$40,000', '$20,000']);
    expect(notesOf(comparison, 'studyPrice')).toEqual(['four years', 'two years']);
    expect(bestOf(comparison, 'studyPrice')).toEqual([undefined, undefined]);
    expect(textsOf(comparison, 'earnedBack')).toEqual(['2.0 years', '1.0 years']);
  });

  it('says that a price is not earned back, and leaves out a row that no college has', () => {
    const comparison = aComparison({ ...one, earningsAfter10Years: 30_000 }, one, { ipedsUnitId: 197_036 });
    expect(textsOf(comparison, 'earnedBack')).toEqual(['Not earned back', '2.0 years', 'No tuition']);
    expect(textsOf(comparison, 'studyPrice')?.at(-1)).toBe('No tuition');
    for (const key of ['studyPrice', 'monthlyPayment', 'earnedBack']) expect(rowOf(aComparison({}, {}), key)).toBeUndefined();
  });
});

it('has the chance by how a college admits, and with the scores of the student', () => {
  const comparison = aComparison({ acceptanceRateNum: 0.5, avgSAT: 1000 }, { acceptanceRateNum: 0.05 }, {});
  const chance = (student: Parameters<typeof withOwnAnswers>[1]) => {
    const [row] = tableOf(withOwnAnswers(comparison, student)).find(({ key }) => key === 'admissions')?.rows ?? [];
    return [row?.label, ...(row?.cells.map(({ text }) => text) ?? [])];
  };
  expect(chance({})).toEqual(['Chance of admission', 'Target', 'Reach', 'Chance unknown']);
  expect(tableOf(withPlainChances(comparison))).toEqual(tableOf(withOwnAnswers(comparison, {})));
  expect(chance({ sat: 1400 })).toEqual(['Your chance', 'Likely', 'Reach', 'Chance unknown']);
});

it('shows why a value is missing', () => {
  const comparison = aComparison(
    { acceptanceRateNum: 0.5, medianDebt: 9_000, avgSAT: 1100 },
    { openAdmission: true, valueStatus: { medianDebt: 'suppressed' } },
    { testingPolicy: 'not-considered', valueStatus: { medianDebt: 'not-applicable' } },
    {},
  );
  expect(textsOf(comparison, 'acceptanceRateNum')).toEqual(['50%', 'Does not apply (open admission)', 'Not reported', 'Not reported']);
  expect(textsOf(comparison, 'medianDebt')).toEqual(['$9,000', 'Too few students to publish', 'Does not apply', 'Not reported']);
  expect(textsOf(comparison, 'avgSAT')).toEqual(['1100', 'NA', 'NA', 'NA']);
  expect(notesOf(comparison, 'avgSAT')).toEqual([
    undefined,
    'Does not apply (open admission)',
    'Scores are not considered',
    'Not reported',
  ]);
  expect(rowOf(comparison, 'avgSAT')?.cells.map(({ hint }) => hint?.includes('test-optional'))).toEqual([undefined, true, true, true]);
  expect(textsOf(comparison, 'testingPolicy')).toEqual([
    'Not reported',
    'Does not apply (open admission)',
    'Not considered',
    'Not reported',
  ]);
});

it('formats prices like every page', () => {
  const comparison = aComparison(
    { netPricePublic: -4_247 },
    { netPricePublic: 90_000, annualCost: 95_000 },
    { netPricePublic: 12_345 },
    {},
  );
  expect(textsOf(comparison, 'netPrice')).toEqual(['+$4,247 (aid exceeds cost)', '$95,000', '$12,345', 'N/A']);
  expect(notesOf(comparison, 'netPrice')).toEqual([undefined, 'Sticker price (net price not published)', undefined, 'Not reported']);
  expect(bestOf(comparison, 'netPrice')).toEqual(['Lowest', undefined, undefined, undefined]);
});

it('never calls a sticker price the lowest net price, and says that an academy has no tuition', () => {
  const comparison = aComparison({ annualCost: 9_000 }, { netPricePublic: 20_000 }, { netPricePublic: 30_000 }, { ipedsUnitId: 197_036 });
  expect(bestOf(comparison, 'netPrice')).toEqual([undefined, 'Lowest', undefined, undefined]);
  expect(textsOf(comparison, 'netPrice')?.at(-1)).toBe('No tuition');
  const alone = aComparison({ annualCost: 9_000 }, { netPricePublic: 20_000 });
  expect(bestOf(alone, 'netPrice')).toEqual([undefined, undefined]);
});

it('with a family income has its prices, with the averages as notes', () => {
  const comparison = aComparison(
    { netPricePublic: 10_000, netPricesByIncome: { '0-30000': 9_000 } },
    { netPricePublic: 9_500, netPricesByIncome: { '0-30000': 9_400 } },
    { netPricePublic: -500 },
    { annualCost: 8_000 },
    {},
  );
  const row = tableOf(withOwnAnswers(comparison, { income: '0-30000' }))
    .flatMap(({ rows }) => rows)
    .find(({ key }) => key === 'netPrice');
  expect([row?.label, row?.yearsDiffer]).toEqual(['Your net price', false]);
  expect(row?.cells.map(({ text, note, best }) => [text, note, best])).toEqual([
    ['$9,000', 'income up to $30,000 · in-state average $10,000', 'Lowest'],
    ['$9,400', 'income up to $30,000 · in-state average $9,500', undefined],
    ['+$500 (aid exceeds cost)', 'average · no price for your income', undefined],
    ['$8,000', 'Sticker price (net price not published) · no price for your income', undefined],
    ['N/A', 'Not reported', undefined],
  ]);
});

it('says beside the ends of a test range whose scores they are, where the share is known', () => {
  const comparison = aComparison(
    { sat25: 1050, sat75: 1250, percentSAT: 0.12, act25: 20, percentACT: 0.6 },
    { sat25: 900 },
    { percentSAT: 0.5 },
  );
  for (const key of ['sat25', 'sat75']) {
    expect(notesOf(comparison, key)).toEqual(['of the 12% of first-year students who sent SAT scores', undefined, undefined]);
  }
  expect(notesOf(comparison, 'act25')).toEqual(['of the 60% of first-year students who sent ACT scores', undefined, undefined]);
  for (const key of ['percentSAT', 'percentACT']) {
    expect(rowOf(comparison, key)).toBeUndefined();
    expect(comparison.rows.map((row) => row.key)).toContain(key);
  }
});

it('shows a missing graduation or retention rate as N/A, with the reason', () => {
  const comparison = aComparison(
    { graduationRate: 0.5, retentionRate: 0.8 },
    { valueStatus: { graduationRate: 'suppressed', retentionRate: 'not-applicable' } },
  );
  expect([textsOf(comparison, 'graduationRate'), notesOf(comparison, 'graduationRate')]).toEqual([
    ['50%', 'N/A'],
    [undefined, 'Too few students to publish'],
  ]);
  expect([textsOf(comparison, 'retentionRate'), notesOf(comparison, 'retentionRate')]).toEqual([
    ['80%', 'N/A'],
    [undefined, 'Does not apply'],
  ]);
});

it('omits median earnings that repeat the ten-year earnings', () => {
  const same = aComparison({ medianEarnings: 50_000, earningsAfter10Years: 50_000 }, {});
  expect(rowOf(same, 'medianEarnings')).toBeUndefined();
  const other = aComparison({ medianEarnings: 50_000, earningsAfter10Years: 51_000 }, {});
  expect(textsOf(other, 'medianEarnings')).toEqual(['$50,000', 'Not reported']);
});

it('shows the facts that students compare, and leaves the others to the file', () => {
  const one = { studentFacultyRatio: 14, outOfStateCost: 50_000, averageGrant: 9_000, degreeAfter8Years: 0.6, applicationFee: 0 };
  const other = { studentFacultyRatio: 20, outOfStateCost: 40_000, averageGrant: 0, degreeAfter8Years: 0.5, applicationFee: 85 };
  const comparison = aComparison(
    { ...one, housingCapacity: 4_000, percentOnlineOnly: 0.1, percentInternational: 0.05, athleticDivision: 'NAIA', locale: 'city-large' },
    { ...other, percentWomen: 0.5, graduationCohort: 900, retentionCohort: 950 },
  );
  expect(textsOf(comparison, 'studentFacultyRatio')).toEqual(['14 to 1', '20 to 1']);
  expect(textsOf(comparison, 'applicationFee')).toEqual(['Free', '$85']);
  expect(textsOf(comparison, 'averageGrant')).toEqual(['$9,000', '$0']);
  expect(textsOf(comparison, 'athleticDivision')).toEqual(['NAIA', 'Not reported']);
  expect(textsOf(comparison, 'locale')).toEqual(['Large city', 'Not reported']);
  for (const key of ['housingCapacity', 'percentOnlineOnly', 'percentInternational']) expect(rowOf(comparison, key)).toBeDefined();
  for (const key of ['percentWomen', 'graduationCohort', 'retentionCohort']) {
    expect(rowOf(comparison, key)).toBeUndefined();
    expect(comparison.rows.map((row) => row.key)).toContain(key);
  }
  expect(bestOf(comparison, 'studentFacultyRatio')).toEqual(['Lowest', undefined]);
  expect(bestOf(comparison, 'applicationFee')).toEqual(['Lowest', undefined]);
  expect(bestOf(comparison, 'averageGrant')).toEqual([undefined, undefined]);
  expect(bestOf(comparison, 'outOfStateCost')).toEqual([undefined, 'Lowest']);
  expect(rowOf(aComparison({ totalAthletes: 1 }, {}), 'athleticDivision')).toBeUndefined();
});

/** Of a figure of the comparison, or of a row that follows from its figures: all of those are better if they are lower. */
const directionOf = (comparison: Comparison, key: string) =>
  ['studyPrice', 'monthlyPayment', 'earnedBack'].includes(key)
    ? 'lower'
    : (comparison.rows.find((row) => row.key === key)?.direction ?? null);

describe('the best value', () => {
  it.each([
    ['graduationRate', [0.5, 0.8, null], [undefined, 'Highest', undefined]],
    ['medianDebt', [20_000, 9_000, null], [undefined, 'Lowest', undefined]],
    ['graduationRate', [0.801, 0.799, 0.5], ['Highest', 'Highest', undefined]],
    ['graduationRate', [0.8, 0.8, 0.5, 0.4], ['Highest', 'Highest', undefined, undefined]],
    ['medianDebt', [9_000, 9_000, 9_000, 9_000, 9_000, 20_000], Array(6).fill(undefined)],
    ['medianDebt', [9_000, 9_000, 9_000, 20_000, 21_000, 22_000], Array(6).fill(undefined)],
    ['graduationRate', [0.801, 0.799, null], [undefined, undefined, undefined]],
    ['graduationRate', [0.8, null, null], [undefined, undefined, undefined]],
    ['size', [100, 20_000, null], [undefined, undefined, undefined]],
    ['acceptanceRateNum', [0.1, 0.9, null], [undefined, undefined, undefined]],
    ['annualCost', [0, 9_000, 8_000], [undefined, undefined, 'Lowest']],
  ] as const)('of %s among %j', (key, values, expected) => {
    expect(bestOf(aComparison(...values.map((value) => ({ [key]: value }))), key)).toEqual(expected);
  });

  it('is marked in the price of all years, also where the prices of one year read the same', () => {
    const comparison = aComparison({ netPricePrivate: 0.5 }, { netPricePublic: 0.625 });
    expect(bestOf(comparison, 'netPrice')).toEqual([undefined, undefined]);
    expect(bestOf(comparison, 'studyPrice')).toEqual(['Lowest', undefined]);
  });

  it('is marked only if one direction is better for every student, and at two colleges at most', () => {
    // Few values, so that colleges share them.
    const value = fc.option(fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0.25, 0.5)), { nil: null });
    const college = fc.record(Object.fromEntries(Object.keys(FIGURES).map((key) => [key, value])));
    fc.assert(
      fc.property(fc.array(college, { minLength: 1, maxLength: 6 }), (colleges) => {
        const comparison = aComparison(...colleges);
        for (const { key, cells } of tableOf(comparison).flatMap(({ rows }) => rows)) {
          const marked = cells.filter(({ best }) => best !== undefined);
          const direction = directionOf(comparison, key);
          if (direction === null) expect(marked).toEqual([]);
          expect(marked.length === 0 || marked.length < cells.length).toBe(true);
          expect(marked.length).toBeLessThanOrEqual(2);
          expect(marked.some(({ isMissing }) => isMissing)).toBe(false);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('years', () => {
  it('appear once per row if they are the same, with a warning if they differ', () => {
    const comparison = aComparison(
      { graduationRate: 0.5, retentionRate: 0.7, provenance: provenanceFor({ graduationRate: '2023-24', retentionRate: '2023-24' }) },
      { graduationRate: 0.6, retentionRate: 0.8, provenance: provenanceFor({ graduationRate: '2022-23', retentionRate: '2023-24' }) },
      {},
    );
    expect(rowOf(comparison, 'retentionRate')).toMatchObject({ notes: ['2023-24'], yearsDiffer: false });
    expect(rowOf(comparison, 'graduationRate')).toMatchObject({ notes: [], yearsDiffer: true });
    expect(rowOf(comparison, 'graduationRate')?.cells.map(({ when }) => when)).toEqual(['2023-24', '2022-23', undefined]);
    expect(countOfMixedYears(tableOf(comparison))).toBe(1);
  });

  it('come with a mark for estimates', () => {
    const comparison = aComparison({ size: 900, valueStatus: { size: 'imputed' } }, { size: 800 });
    expect(rowOf(comparison, 'size')?.cells.map(({ isEstimated }) => isEstimated)).toEqual([true, false]);
  });

  it('follow the unit of a yearly amount', () => {
    const provenance = provenanceFor({ netPricePublic: '2021-22' });
    expect(rowOf(aComparison({ netPricePublic: 9_000, provenance }, {}), 'netPrice')?.notes).toEqual(['a year', '2021-22']);
  });
});

it('can omit rows with the same text for every college', () => {
  const comparison = aComparison({ graduationRate: 0.501, size: 900 }, { graduationRate: 0.499, size: 901 });
  expect(rowOf(comparison, 'graduationRate', true)).toBeUndefined();
  expect(rowOf(comparison, 'size', true)).toBeDefined();
  const groups = tableOf(comparison, true);
  expect(groups.find(({ key }) => key === 'finish')?.reason).toBe('No differences.');
  expect(groups.find(({ key }) => key === 'safety')?.reason).toContain('No campus crime figures');
});
