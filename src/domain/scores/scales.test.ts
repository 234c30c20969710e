import fc from 'fast-check';
import { half, known, knownAmount, knownShare, knownStudents, lin, log, round1, type Maybe } from './scales.ts';

const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true });
const scales: [string, (x: Maybe) => number | null, direction: 1 | -1][] = [
  ['lin upwards', (x) => lin(x, 800, 1550), 1],
  ['lin downwards', (x) => lin(x, 40_000, 5_000), -1],
  ['log', (x) => log(x, 150e3, 1.5e9), 1],
  ['half', (x) => half(x, 2), -1],
];

describe('the examples', () => {
  it.each([
    [lin(22_500, 40_000, 5_000), 50],
    [lin(-4_247, 40_000, 5_000), 100],
    [log(1.5e6, 150e3, 1.5e9), 25],
    [log(5e6, 150e3, 1.5e9), 38.071969],
    [log(50e6, 150e3, 1.5e9), 63.071969],
    [log(0, 150e3, 1.5e9), 0],
    [log(-1, 150e3, 1.5e9), 0],
    [half(0, 2), 100],
    [half(2, 2), 50],
    [half(6, 2), 25],
    [half(1, 2), 66.666667],
    [half(-1, 2), 100],
  ])('%d is %d', (actual, expected) => {
    expect(actual).toBeCloseTo(expected, 6);
  });
});

describe.each(scales)('%s', (_name, scale, direction) => {
  it('stays within 0–100 and never turns', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (x, y) => {
        const [low, high] = [scale(Math.min(x, y)) ?? Number.NaN, scale(Math.max(x, y)) ?? Number.NaN];
        expect(Math.min(low, high)).toBeGreaterThanOrEqual(0);
        expect(Math.max(low, high)).toBeLessThanOrEqual(100);
        expect((high - low) * direction).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('keeps what is missing missing', () => {
    for (const gap of [null, undefined, Number.NaN, Infinity, -Infinity]) expect(scale(gap)).toBeNull();
  });
});

it('does not depend on the unit', () => {
  const value = fc.double({ min: 1, max: 1e6, noNaN: true });
  const factor = fc.double({ min: 1e-3, max: 1e3, noNaN: true });
  fc.assert(
    fc.property(value, factor, value, (x, k, shift) => {
      expect(lin(k * x + shift, shift, k * 5e5 + shift)).toBeCloseTo(lin(x, 0, 5e5) ?? Number.NaN, 4);
      expect(log(k * x, k * 10, k * 1e5)).toBeCloseTo(log(x, 10, 1e5) ?? Number.NaN, 6);
      expect(half(k * x, k * 7)).toBeCloseTo(half(x, 7) ?? Number.NaN, 6);
    }),
  );
});

describe('what counts as known', () => {
  it.each([
    [known, [0, 0], [-3, -3], [Number.NaN, null], [undefined, null]],
    [knownShare, [0, 0], [1, 1], [1.2, null], [-0.1, null], [-Infinity, null]],
    [knownAmount, [0, 0], [5, 5], [-1, null], [Infinity, null]],
    [knownStudents, [1, 1], [0, null], [0.5, null], [null, null]],
  ] as [(value: Maybe) => number | null, ...[Maybe, number | null][]][])('%p', (read, ...examples) => {
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
