import fc from 'fast-check';
import { halvingScore, known, knownAmount, knownShare, knownStudents, linearScore, logScore, round1, type MaybeNumber } from './scales.ts';

const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true });
const scales: [string, (x: MaybeNumber) => number | null, direction: 1 | -1][] = [
  ['linearScore upward', (x) => linearScore(x, 800, 1550), 1],
  ['linearScore downward', (x) => linearScore(x, 40_000, 5_000), -1],
  ['logScore', (x) => logScore(x, 150e3, 1.5e9), 1],
  ['halvingScore', (x) => halvingScore(x, 2), -1],
];

describe('worked examples', () => {
  it.each([
    [linearScore(22_500, 40_000, 5_000), 50],
    [linearScore(-4_247, 40_000, 5_000), 100],
    [logScore(1.5e6, 150e3, 1.5e9), 25],
    [logScore(5e6, 150e3, 1.5e9), 38.071969],
    [logScore(50e6, 150e3, 1.5e9), 63.071969],
    [logScore(0, 150e3, 1.5e9), 0],
    [logScore(-1, 150e3, 1.5e9), 0],
    [halvingScore(0, 2), 100],
    [halvingScore(2, 2), 50],
    [halvingScore(6, 2), 25],
    [halvingScore(1, 2), 66.666667],
    [halvingScore(-1, 2), 100],
  ])('%d is %d', (actual, expected) => {
    expect(actual).toBeCloseTo(expected, 6);
  });
});

describe.each(scales)('%s', (_name, scale, direction) => {
  it('stays within 0–100 and is monotonic', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (x, y) => {
        const [low, high] = [scale(Math.min(x, y)) ?? Number.NaN, scale(Math.max(x, y)) ?? Number.NaN];
        expect(Math.min(low, high)).toBeGreaterThanOrEqual(0);
        expect(Math.max(low, high)).toBeLessThanOrEqual(100);
        expect((high - low) * direction).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('keeps missing values missing', () => {
    for (const gap of [null, undefined, Number.NaN, Infinity, -Infinity]) expect(scale(gap)).toBeNull();
  });
});

it('does not depend on the unit', () => {
  const value = fc.double({ min: 1, max: 1e6, noNaN: true });
  const factor = fc.double({ min: 1e-3, max: 1e3, noNaN: true });
  fc.assert(
    fc.property(value, factor, value, (x, k, shift) => {
      expect(linearScore(k * x + shift, shift, k * 5e5 + shift)).toBeCloseTo(linearScore(x, 0, 5e5) ?? Number.NaN, 4);
      expect(logScore(k * x, k * 10, k * 1e5)).toBeCloseTo(logScore(x, 10, 1e5) ?? Number.NaN, 6);
      expect(halvingScore(k * x, k * 7)).toBeCloseTo(halvingScore(x, 7) ?? Number.NaN, 6);
    }),
  );
});

describe('known values', () => {
  it.each([
    [known, [0, 0], [-3, -3], [Number.NaN, null], [undefined, null]],
    [knownShare, [0, 0], [1, 1], [1.2, null], [-0.1, null], [-Infinity, null]],
    [knownAmount, [0, 0], [5, 5], [-1, null], [Infinity, null]],
    [knownStudents, [1, 1], [0, null], [0.5, null], [null, null]],
  ] as [(value: MaybeNumber) => number | null, ...[MaybeNumber, number | null][]][])('%p', (read, ...examples) => {
    for (const [value, expected] of examples) expect(read(value)).toBe(expected);
  });
});

it.each([
  [71.25, 71.3],
  [1.005, 1],
  [0.05, 0.1],
  [99.95, 100],
  [0, 0],
])('shows %d as %d', (score, shown) => {
  expect(round1(score)).toBe(shown);
});
