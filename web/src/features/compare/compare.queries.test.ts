import { aComparison } from './compare.fixture.ts';
import { withoutRepeats } from './compare.queries.ts';

const [one, other] = [
  { id: 1, ipedsUnitId: 100_001, size: 500 },
  { id: 2, ipedsUnitId: null, size: 900 },
];
const sizesOf = ({ rows }: ReturnType<typeof aComparison>) => rows.find(({ key }) => key === 'size')?.values.map(({ value }) => value);

it('shows a college once that an address names by UNITID and by catalog id, each with its own values', () => {
  const comparison = withoutRepeats(aComparison(one, one, other, one));
  expect(comparison.colleges.map(({ id }) => id)).toEqual([1, 2]);
  expect(sizesOf(comparison)).toEqual([500, 900]);
  expect(comparison.rows.map(({ values }) => values.length)).toEqual(comparison.rows.map(() => 2));
});

it('keeps a comparison of different colleges as it is', () => {
  const comparison = aComparison(other, one);
  expect(withoutRepeats(comparison)).toBe(comparison);
});
