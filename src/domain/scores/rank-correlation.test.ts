import fc from 'fast-check';
import { levelsOf, spearman } from './rank-correlation.ts';

const rowsOf = (values: readonly unknown[]) => Int32Array.from(values.keys());
const correlation = (a: readonly number[], b: readonly number[], rows = rowsOf(a)) => spearman(levelsOf(a), levelsOf(b), rows);

/** The textbook method: mean ranks by sorting, then their correlation. */
function plainSpearman(a: readonly number[], b: readonly number[]): number | null {
  const ranks = (values: readonly number[]) =>
    values.map((value) => {
      const below = values.filter((other) => other < value).length;
      const same = values.filter((other) => other === value).length;
      return below + (same + 1) / 2;
    });
  const [x, y] = [ranks(a), ranks(b)];
  const mean = (a.length + 1) / 2;
  const sum = (of: (index: number) => number) => a.reduce((total, _, index) => total + of(index), 0);
  const together = sum((index) => (x[index]! - mean) * (y[index]! - mean));
  const apart = Math.sqrt(sum((index) => (x[index]! - mean) ** 2) * sum((index) => (y[index]! - mean) ** 2));
  return apart === 0 ? null : together / apart;
}

it('equals the textbook example', () => {
  expect(correlation([1, 2, 3, 4, 5], [2, 1, 4, 3, 5])).toBeCloseTo(0.8, 6);
  expect(correlation([1, 2, 2, 4], [1, 3, 2, 4])).toBeCloseTo(0.948683, 6);
  expect(correlation([1, 2, 3], [9, 8, 7])).toBe(-1);
});

it('is null for constant values and for no values', () => {
  expect(correlation([1, 2, 3], [5, 5, 5])).toBeNull();
  expect(correlation([1], [2])).toBeNull();
  expect(correlation([], [])).toBeNull();
  expect(correlation([Number.NaN, 1], [1, Number.NaN])).toBeNull();
});

it('uses only the given rows that are known in both', () => {
  const [a, b] = [
    [1, 2, Number.NaN, 3, 100],
    [10, 20, 15, 30, -5],
  ];
  expect(correlation(a, b, Int32Array.of(0, 1, 2, 3))).toBe(1);
  expect(correlation(a, b, Int32Array.of(4, 0))).toBe(-1);
});

it('equals the textbook method for any values', () => {
  const pairs = fc.array(fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 })), { maxLength: 30 });
  fc.assert(
    fc.property(pairs, (drawn) => {
      const [a, b] = [drawn.map(([x]) => x), drawn.map(([, y]) => y)];
      const expected = plainSpearman(a, b);
      const found = correlation(a, b);
      expect(found === null).toBe(expected === null);
      expect(found ?? 0).toBeCloseTo(expected ?? 0, 9);
    }),
  );
});
