import fc from 'fast-check';
import { aCollege } from '../colleges/college.fixture.ts';
import { SETTINGS } from '../colleges/categories.ts';
import { sizeBandOf, SIZE_BANDS } from '../colleges/size-band.ts';
import { academicFit, budgetFit, distanceFit, locationFit, settingFit, sizeFit, typeFit } from './fits.ts';

describe('type', () => {
  const college = aCollege({ type: 'Public', level: 2, isHBCU: true });
  it.each([
    [['public'], 100],
    [['private'], 0],
    [['private', 'hbcu'], 100],
    [['community'], 100],
  ] as const)('%p: %d', (kinds, fit) => {
    expect(typeFit(college, kinds)).toBe(fit);
  });
});

describe('size', () => {
  it.each([
    [7_500, 'small', 63.092975],
    [15_000, 'small', 0],
    [24_782, 'medium', 54.299857],
    [2_500, 'medium', 36.888822],
    [5_000, 'small', 100],
    [5_001, 'medium', 100],
    [15_000, 'medium', 100],
    [15_001, 'large', 100],
    [60_000, 'large', 100],
    [1, 'small', 100],
    [1, 'large', 0],
    [40_000, 'small', 0],
  ] as const)('%d students for %s: %d', (students, band, fit) => {
    expect(sizeFit(students, band)).toBeCloseTo(fit, 6);
  });

  it.each([null, 0, -1, Number.NaN, Infinity])('%p students: unknown', (students) => {
    expect(sizeFit(students, 'small')).toBeNull();
  });

  it('is full exactly inside the band', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60_000 }), fc.constantFrom(...SIZE_BANDS), (students, band) => {
        expect(sizeFit(students, band) === 100).toBe(sizeBandOf(students) === band);
      }),
    );
  });
});

describe('location', () => {
  it.each([
    ['AL', 100],
    ['GA', 100],
    ['TN', 50],
    ['FL', 50],
    ['TX', 0],
    ['PR', 0],
  ] as const)('%s for Alabama and Georgia: %d', (state, fit) => {
    expect(locationFit(state, ['AL', 'GA'])).toBe(fit);
  });

  it('matches a territory only with itself', () => {
    expect([locationFit('PR', ['PR']), locationFit('VI', ['PR']), locationFit('PR', ['FL'])]).toEqual([100, 0, 0]);
  });
});

describe('setting', () => {
  it.each([
    ['city', ['city'], 100],
    ['suburb', ['city'], 50],
    ['town', ['city'], 0],
    ['rural', ['city'], 0],
    ['town', ['rural'], 50],
    ['town', ['city', 'rural'], 50],
    ['rural', ['city', 'rural'], 100],
    ['suburb', ['city', 'town'], 50],
  ] as const)('%s for %j: %d', (setting, chosen, fit) => {
    expect(settingFit(setting, chosen)).toBe(fit);
  });

  it('is unknown without a setting, and full exactly in a chosen one', () => {
    const chosen = fc.subarray([...SETTINGS], { minLength: 1 });
    fc.assert(
      fc.property(fc.constantFrom(...SETTINGS), chosen, (setting, some) => {
        expect(settingFit(setting, some) === 100).toBe(some.includes(setting));
        expect(settingFit(null, some)).toBeNull();
      }),
    );
  });
});

describe('distance', () => {
  it.each([
    [0, 250, 100],
    [250, 250, 100],
    [300, 250, 91.232186],
    [500, 250, 66.666667],
    // The square root of eight times the miles.
    [707.106781, 250, 50],
    [2_000, 250, 0],
    [3_000, 50, 0],
  ])('%d miles for %d: %d', (miles, chosen, fit) => {
    expect(distanceFit(miles, chosen)).toBeCloseTo(fit, 6);
  });

  it('is unknown without a place, and never higher farther away', () => {
    expect(distanceFit(null, 100)).toBeNull();
    const miles = fc.double({ min: 0, max: 6_000, noNaN: true });
    fc.assert(
      fc.property(miles, miles, fc.integer({ min: 1, max: 500 }), (one, other, chosen) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)].map((each) => distanceFit(each, chosen) ?? Number.NaN);
        expect(near).toBeGreaterThanOrEqual(far ?? Number.NaN);
        expect(near).toBeLessThanOrEqual(100);
        expect(far).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('budget', () => {
  it.each([
    [25_000, 25_000, 100],
    [30_000, 25_000, 60],
    [37_500, 25_000, 0],
    [90_000, 25_000, 0],
    [-4_247, 25_000, 100],
    [-1, 0, 100],
    [1, 0, 0],
    [0, 0, 100],
  ])('%d within %d: %d', (price, budget, fit) => {
    expect(budgetFit(price, budget)).toBeCloseTo(fit, 9);
  });

  it('is unknown without a price', () => {
    expect(budgetFit(null, 25_000)).toBeNull();
  });
});

describe('academic', () => {
  it.each([
    [0, 100],
    [-67.5, 100],
    [-135, 75],
    [-270, 25],
    [-337.5, 0],
    [-600, 0],
    [135, 100],
    [270, 80],
    [540, 40],
    [1_000, 40],
  ])('%d points from the average: %d', (difference, fit) => {
    expect(academicFit(difference)).toBeCloseTo(fit, 9);
  });

  it('is unknown without an average', () => {
    expect(academicFit(null)).toBeNull();
  });
});

it('stays within 0 to 100', () => {
  const money = fc.double({ min: -20_000, max: 120_000, noNaN: true });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.constantFrom(...SIZE_BANDS),
      money,
      fc.integer({ min: 0, max: 80_000 }),
      fc.integer({ min: 400, max: 1_600 }),
      fc.integer({ min: 400, max: 1_600 }),
      (students, band, price, budget, student, college) => {
        for (const fit of [sizeFit(students, band), budgetFit(price, budget), academicFit(student - college)]) {
          expect(fit).toBeGreaterThanOrEqual(0);
          expect(fit).toBeLessThanOrEqual(100);
        }
      },
    ),
  );
});
