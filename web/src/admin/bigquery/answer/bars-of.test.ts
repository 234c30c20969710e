import fc from 'fast-check';
import { barsOf, MOST_BARS, numberColumns } from './bars-of.ts';

const cell = fc.oneof(fc.constant(null), fc.double({ min: -1e300, max: 1e300, noNaN: true }), fc.string());

it('bars stay inside the width, start or end at one zero line, and have lengths in the order of their values', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), cell)), (rows) => {
      const bars = barsOf(rows, 0, 1);
      const values = rows.flatMap(([, value]) => (typeof value === 'number' ? [value] : [])).slice(0, MOST_BARS);
      expect(bars.map(({ value }) => value)).toEqual(values);
      for (const { from, length } of bars) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(length).toBeGreaterThanOrEqual(0);
        expect(from + length).toBeLessThanOrEqual(1 + 1e-9);
      }
      const zeros = bars.map(({ value, from, length }) => (value < 0 ? from + length : from));
      for (const zero of zeros) expect(zero).toBeCloseTo(zeros[0] ?? 0, 9);
      const byValue = [...bars].sort((a, b) => Math.abs(a.value) - Math.abs(b.value)).map(({ length }) => length);
      expect(byValue).toEqual([...byValue].sort((a, b) => a - b));
    }),
  );
});

it('the longest positive bar ends at the edge, and zeros alone have no length', () => {
  expect(
    barsOf(
      [
        ['a', 5],
        ['b', -5],
        ['', 0],
      ],
      0,
      1,
    ),
  ).toEqual([
    { label: 'a', value: 5, from: 0.5, length: 0.5 },
    { label: 'b', value: -5, from: 0, length: 0.5 },
    { label: '(missing)', value: 0, from: 0.5, length: 0 },
  ]);
  expect(barsOf([['a', 0]], 0, 1)).toEqual([{ label: 'a', value: 0, from: 0, length: 0 }]);
});

it('a column of numbers has no text, and one number at least', () => {
  const columns = ['text', 'mixed', 'missing', 'numbers'].map((name) => ({ name, type: '' }));
  expect(
    numberColumns({
      columns,
      rows: [
        ['a', 1, null, null],
        ['b', '1', null, 2],
      ],
    }),
  ).toEqual([3]);
});
