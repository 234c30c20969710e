import fc from 'fast-check';
import { priceText } from './display.ts';
import { INCOME_BANDS } from './categories.ts';
import { bandPriceOf, knownNetPriceOf, netPriceForIncome, netPriceOf, netPricesByIncome } from './net-price.ts';

const college = (type: string, netPricePublic: number | null, netPricePrivate: number | null, annualCost: number | null) => ({
  type,
  netPricePublic,
  netPricePrivate,
  annualCost,
  netPricesByIncome: null,
});

describe('net price', () => {
  it.each([
    ['Public', 15_000, 9, null, 15_000],
    ['Private nonprofit', 15_000, 30_000, null, 30_000],
    ['Public', null, 12_000, null, 12_000],
    ['Private', null, null, 40_000, 40_000],
    ['Private', null, null, null, 0],
    ['Private', null, 80_000, 1, 80_000],
    ['Private', null, 80_001, 55_000, 55_000],
    ['Private', null, 107_980, null, 0],
    ['Private', null, 90_000, 95_000, 95_000],
    ['Private', null, null, 95_000, 95_000],
    ['Public', -4247, null, null, -4247],
    [' public', 15_000, 9, null, 15_000],
    ['Public', 0, 12_000, null, 0],
    ['Public', Number.NaN, 12_000, null, 12_000],
  ])('of %s with %p, %p and %p is %d', (type, netPricePublic, netPricePrivate, annualCost, price) => {
    expect(netPriceOf(college(type, netPricePublic, netPricePrivate, annualCost))).toBe(price);
  });

  it('is known exactly when pages show a price', () => {
    const money = fc.option(fc.double({ min: -5000, max: 110_000, noNaN: true }));
    fc.assert(
      fc.property(fc.constantFrom('Public', 'Private nonprofit'), money, money, money, (type, ...prices) => {
        const priced = college(type, ...prices);
        expect(knownNetPriceOf(priced) === null).toBe(priceText(netPriceOf(priced)) === 'N/A');
      }),
      {
        examples: [
          ['Public', -0.5, null, null],
          ['Public', 0.4, null, null],
        ],
      },
    );
  });

  it('estimates the price by family income', () => {
    const amounts = netPricesByIncome(college('Public', 23_258, null, null)).map(({ amount }) => amount);
    expect(amounts).toEqual([17_211, 18_839, 23_723, 29_073, 31_631]);
    expect(netPriceForIncome(college('Private nonprofit', null, 10_000, null), '0-30000')).toBe(8200);
  });

  it('uses the published price of an income band if there is one', () => {
    const published = { '0-30000': -2400, '30001-48000': 0, '48001-75000': 9000, '110001-plus': 107_980 };
    const priced = { ...college('Public', 23_258, null, null), netPricesByIncome: published };
    expect(netPricesByIncome(priced)).toEqual([
      { band: '0-30000', amount: -2400, status: 'reported' },
      { band: '30001-48000', amount: 0, status: 'reported' },
      { band: '48001-75000', amount: 9000, status: 'reported' },
      { band: '75001-110000', amount: 29_073, status: 'estimated' },
      { band: '110001-plus', amount: 31_631, status: 'estimated' },
    ]);
    expect(INCOME_BANDS.map((band) => netPriceForIncome(priced, band))).toEqual([-2400, null, 9000, 29_073, 31_631]);
  });

  it('is known for an income band exactly when pages show a price', () => {
    const money = fc.option(fc.integer({ min: -5000, max: 110_000 }));
    fc.assert(
      fc.property(
        fc.constantFrom(...INCOME_BANDS),
        money,
        fc.option(fc.integer({ min: -3000, max: 90_000 })),
        (band, average, published) => {
          const netPricesByIncome = published === null ? null : { [band]: published };
          const priced = { ...college('Public', average, null, null), netPricesByIncome };
          expect(netPriceForIncome(priced, band) === null).toBe(priceText(bandPriceOf(priced, band).amount) === 'N/A');
        },
      ),
    );
  });

  it('has no estimate if it is missing or not positive', () => {
    expect(netPriceForIncome(college('Public', -4247, null, null), '0-30000')).toBeNull();
    expect(netPriceForIncome(college('Public', null, null, null), '0-30000')).toBeNull();
  });
});
