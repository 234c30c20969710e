import fc from 'fast-check';
import { medianOf, midRank } from './percentiles.ts';

describe('midRank', () => {
  it('counts equal values half', () => {
    const population = [10, 20, 20, 40];
    expect([10, 20, 40].map((value) => midRank(value, population))).toEqual([12.5, 50, 87.5]);
    expect(midRank(7, [7])).toBe(50);
    expect(midRank(7, [])).toBeNull();
  });

  it('averages 50 over all values', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1 }), (values) => {
        const sorted = [...values].sort((a, b) => a - b);
        const ranks = sorted.map((value) => midRank(value, sorted) ?? 0);
        expect(ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length).toBeCloseTo(50, 6);
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
