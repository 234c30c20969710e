import fc from 'fast-check';
import { medianOf, sharesOf } from './percentiles.ts';

describe('sharesOf', () => {
  it('counts lower, equal and higher values', () => {
    const population = [10, 20, 20, 40];
    expect(sharesOf(10, population)).toEqual({ below: 0, equal: 25, above: 75 });
    expect(sharesOf(20, population)).toEqual({ below: 25, equal: 50, above: 25 });
    expect(sharesOf(30, population)).toEqual({ below: 75, equal: 0, above: 25 });
    expect(sharesOf(0, [0, 0, 0])).toEqual({ below: 0, equal: 100, above: 0 });
    expect(sharesOf(7, [])).toBeNull();
  });

  it('adds up to 100', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1 }), fc.integer({ min: -1, max: 10 }), (values, value) => {
        const shares = sharesOf(
          value,
          values.toSorted((a, b) => a - b),
        );
        expect((shares?.below ?? 0) + (shares?.equal ?? 0) + (shares?.above ?? 0)).toBeCloseTo(100, 6);
        expect(shares?.equal).toBeCloseTo((100 * values.filter((other) => other === value).length) / values.length, 6);
      }),
    );
  });
});

describe('medianOf', () => {
  it('is the middle value, or the mean of the two middle values', () => {
    expect(medianOf([1, 2, 9])).toBe(2);
    expect(medianOf([1, 2, 4, 9])).toBe(3);
    expect(medianOf([])).toBeNull();
  });
});
