import fc from 'fast-check';
import { priceText } from '../display.ts';
import { INCOME_BANDS } from '../categories.ts';
import { bandPriceOf, knownNetPriceOf, netPriceForIncome, netPriceOf, netPricesByIncome, shownPriceOf } from './net-price.ts';
import { serviceAcademyOf } from '../service-academies.ts';

const college = (type: string, netPricePublic: number | null, netPricePrivate: number | null, annualCost: number | null) => ({
  ipedsUnitId: 100_001,
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

  it('is known exactly when pages show a published net price', () => {
    const money = fc.option(fc.double({ min: -5000, max: 110_000, noNaN: true }));
    fc.assert(
      fc.property(fc.constantFrom('Public', 'Private nonprofit'), money, money, money, (type, ...prices) => {
        const priced = college(type, ...prices);
        const { value, basis } = shownPriceOf(priced);
        expect(value ?? 0).toBe(netPriceOf(priced));
        expect(knownNetPriceOf(priced)).toBe(basis === 'net-price' && priceText(value) !== 'N/A' ? value : null);
      }),
      {
        examples: [
          ['Public', -0.5, null, null],
          ['Public', 0.4, null, null],
        ],
      },
    );
  });

  // Penn State, Amridge, a price over the cap with and without a sticker price, and the price of the other sector.
  it.each([
    [college('Public', null, null, 41_338), { value: 41_338, basis: 'sticker-price', field: 'annualCost' }, null],
    [college('Private nonprofit', null, null, 20_630), { value: 20_630, basis: 'sticker-price', field: 'annualCost' }, null],
    [college('Public', 90_000, null, 95_000), { value: 95_000, basis: 'sticker-price', field: 'annualCost' }, null],
    [college('Public', 90_000, null, null), { value: null, basis: null, field: null }, null],
    [college('Public', null, 12_000, 20_000), { value: 12_000, basis: 'net-price', field: 'netPricePrivate' }, 12_000],
    [college('Public', 0, null, 20_000), { value: 0, basis: 'net-price', field: 'netPricePublic' }, null],
    [college('Public', null, null, null), { value: null, basis: null, field: null }, null],
  ])('is shown with what it is: %j', (priced, shown, known) => {
    expect(shownPriceOf(priced)).toEqual(shown);
    expect(knownNetPriceOf(priced)).toBe(known);
  });

  it('has no estimates by income without a published net price, but keeps published ones', () => {
    const pennState = college('Public', null, null, 41_338);
    expect(netPricesByIncome(pennState).map(({ amount }) => amount)).toEqual([null, null, null, null, null]);
    expect(netPriceForIncome(pennState, '0-30000')).toBeNull();
    expect(bandPriceOf({ ...pennState, netPricesByIncome: { '0-30000': 9000 } }, '0-30000').amount).toBe(9000);
  });

  it('has no estimate above the sticker price', () => {
    const amounts = netPricesByIncome(college('Public', 20_000, null, 24_000)).map(({ amount }) => amount);
    expect(amounts).toEqual([14_800, 16_200, 20_400, 24_000, 24_000]);
    const published = { ...college('Public', 20_000, null, 24_000), netPricesByIncome: { '110001-plus': 25_000 } };
    expect(bandPriceOf(published, '110001-plus')).toEqual({ band: '110001-plus', amount: 25_000, status: 'reported', students: null });
    expect(bandPriceOf(college('Public', 20_000, null, 0), '110001-plus').amount).toBe(27_200);
    expect(bandPriceOf(college('Public', 20_000, null, Number.NaN), '110001-plus').amount).toBe(27_200);
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
      { band: '0-30000', amount: -2400, status: 'reported', students: null },
      { band: '30001-48000', amount: 0, status: 'reported', students: null },
      { band: '48001-75000', amount: 9000, status: 'reported', students: null },
      { band: '75001-110000', amount: 29_073, status: 'estimated', students: null },
      { band: '110001-plus', amount: 31_631, status: 'estimated', students: null },
    ]);
    expect(INCOME_BANDS.map((band) => netPriceForIncome(priced, band))).toEqual([-2400, null, 9000, 29_073, 31_631]);
  });

  it('says how many students a published price describes, also if it is withheld', () => {
    const of = { ...college('Public', 20_000, null, null), netPricesByIncome: { '30001-48000': 9_000 } };
    const priced = { ...of, netPriceStudents: { '0-30000': 9, '30001-48000': 10 } };
    expect(netPricesByIncome(priced).slice(0, 3)).toEqual([
      { band: '0-30000', amount: 14_800, status: 'estimated', students: 9 },
      { band: '30001-48000', amount: 9_000, status: 'reported', students: 10 },
      { band: '48001-75000', amount: 20_400, status: 'estimated', students: null },
    ]);
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

describe('a service academy', () => {
  const merchantMarine = { ...college('Public', 6_627, null, 6_923), ipedsUnitId: 197_027, netPricesByIncome: { '0-30000': 3_726 } };

  it.each([
    [197_036, 'paid and owe five years', '10 U.S. Code § 7448'],
    [164_155, 'paid and owe five years', '10 U.S. Code § 8459'],
    [128_328, 'paid and owe five years', '10 U.S. Code § 9448'],
    [130_624, 'paid and owe five years', '14 U.S. Code § 1925'],
    [197_027, 'students pay fees and supplies', '46 U.S. Code § 51306'],
  ])('%d has terms instead of a price, with the law', (ipedsUnitId, words, law) => {
    const academy = serviceAcademyOf({ ipedsUnitId });
    expect(academy?.terms).toMatch(/^No tuition/);
    expect(academy?.terms).toContain(words);
    expect(academy?.law).toBe(law);
    expect(shownPriceOf({ ...college('Public', null, null, null), ipedsUnitId })).toEqual({
      value: null,
      basis: 'no-tuition',
      field: null,
    });
  });

  it('has no price to filter, rank or match, even if it publishes one', () => {
    expect(shownPriceOf(merchantMarine).basis).toBe('no-tuition');
    expect(knownNetPriceOf(merchantMarine)).toBeNull();
    expect(INCOME_BANDS.map((band) => netPriceForIncome(merchantMarine, band))).toEqual([null, null, null, null, null]);
  });

  it('is no other college', () => {
    expect(serviceAcademyOf({ ipedsUnitId: 100_858 })).toBeUndefined();
    expect(serviceAcademyOf({ ipedsUnitId: null })).toBeUndefined();
  });
});
