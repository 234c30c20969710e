import { cardPriceOf, studentPriceOf } from './student-price.ts';
import { cardOf } from '../../../../src/adapters/http/answer/views.ts';
import { aCollege } from '../../../../src/domain/colleges/college.fixture.ts';
import type { College } from '../../api/domain/colleges.ts';

const priceOf = (college: Partial<College>) => {
  const { label, facts, note } = cardPriceOf(
    cardOf(aCollege({ netPricePublic: null, netPricePrivate: null, annualCost: null, ...college })),
    { income: '30001-48000' },
  );
  return [label, facts.value, note];
};

it('without a fact of the student is the average, without a note', () => {
  const card = cardOf(aCollege({ netPricePublic: 10_000 }));
  expect(cardPriceOf(card, {})).toEqual({ label: 'Net price', facts: card.figures.netPrice, isOwn: false, isEstimate: false });
});

it.each<[string, Partial<College>, unknown[]]>([
  [
    'published',
    { netPricePublic: 5_646, netPricesByIncome: { '30001-48000': 3_466 } },
    [3_466, 'income $30,001 to $48,000 · in-state average $5,646'],
  ],
  ['an estimate', { netPricePublic: 10_000 }, [8_100, 'estimate · income $30,001 to $48,000 · in-state average $10,000']],
  [
    'negative',
    { netPricePublic: 900, netPricesByIncome: { '30001-48000': -200 } },
    [-200, 'income $30,001 to $48,000 · in-state average $900'],
  ],
  ['beside no average', { netPricesByIncome: { '30001-48000': 3_466 } }, [3_466, 'income $30,001 to $48,000']],
  [
    'beside a sticker price',
    { annualCost: 20_000, netPricesByIncome: { '30001-48000': 3_466 } },
    [3_466, 'income $30,001 to $48,000 · in-state sticker price $20,000'],
  ],
])('at an income is the own price, %s', (_, college, [value, note]) => {
  expect(priceOf(college)).toEqual(['Your net price', value, note]);
});

it.each<[string, Partial<College>, unknown[]]>([
  ['aid exceeds the cost', { netPricePublic: -500 }, ['Net price', -500, 'average · no price for your income']],
  [
    'the source says 0',
    { netPricePublic: -500, netPricesByIncome: { '30001-48000': 0 } },
    ['Net price', -500, 'average · no price for your income'],
  ],
  ['only a sticker price', { annualCost: 20_000 }, ['Sticker price (net price not published)', 20_000, 'no price for your income']],
  ['no price at all', {}, ['Net price', null, undefined]],
])('without a price for the income is the average, with a note: %s', (_, college, expected) => {
  expect(priceOf(college)).toEqual(expected);
});

it('of a college without tuition is no number', () => {
  const average = { value: null, status: 'not-applicable', basis: 'no-tuition' } as const;
  const residence = { state: 'NY', otherStatesExtra: 0 } as const;
  expect(
    studentPriceOf({ average, bands: [{ band: '0-30000', amount: null, status: 'estimated' }], residence }, { income: '0-30000' }),
  ).toEqual({
    label: 'Net price',
    facts: average,
    isOwn: false,
    isEstimate: false,
  });
});

describe('for a student from another state', () => {
  const georgia: Partial<College> = { state: 'GA', netPricePublic: 13_289, annualCost: 29_666, outOfStateCost: 52_092 };
  const shown = (college: Partial<College>, income?: '30001-48000') => {
    const card = cardOf(aCollege({ netPricePrivate: null, ...college }));
    const { label, facts, note } = cardPriceOf(card, { homeState: 'DC', income });
    return [label, facts.value, note];
  };

  it.each<[string, Partial<College>, '30001-48000' | undefined, unknown[]]>([
    ['adds what they pay more', georgia, undefined, ['Your net price', 35_715, 'estimate for other states · in-state average $13,289']],
    [
      'adds it to the price of the income',
      { ...georgia, netPricesByIncome: { '30001-48000': 8_000 } },
      '30001-48000',
      ['Your net price', 30_426, 'estimate for other states · income $30,001 to $48,000 · in-state average $13,289'],
    ],
    [
      'keeps the average if the difference is unknown',
      { ...georgia, outOfStateCost: null },
      undefined,
      ['Net price', 13_289, 'for in-state students'],
    ],
    ['is the average of a private college', { ...georgia, type: 'Private nonprofit' }, undefined, ['Net price', 13_289, undefined]],
    ['has no price where none is known', { ...georgia, netPricePublic: null, annualCost: null }, undefined, ['Net price', null, undefined]],
  ])('%s', (_, college, income, expected) => {
    expect(shown(college, income)).toEqual(expected);
  });
});
