import fc from 'fast-check';
import { programTrends, type YearlyAwards } from './program-trends.ts';

const YEARS = [2020, 2021, 2022, 2023, 2024];
const program = (awards: (number | null)[], cip = '51.3801', level = 5): YearlyAwards => ({ cip, level, awards });
const trendOf = (awards: (number | null)[], years = YEARS) => {
  const one = program(awards);
  return programTrends(years, [one]).get(one);
};

it.each([
  ['new', 3, [null, null, null, 3, 4]],
  ['new', 4, [null, null, null, null, 0]],
  ['ended', 1, [4, 2, null, null, null]],
  ['ended', 3, [null, null, null, 0, null]],
  ['idle', 2, [9, 8, 7, 0, 0]],
  ['idle', 0, [9, null, null, 0, 0]],
])('a program is %s at year %i with awards %j', (kind, at, awards) => {
  expect(trendOf(awards)).toEqual({ kind, at });
});

it.each([[[5, 6, 7, 8, 9]], [[5, null, 4, 4, 4]], [[null, 3, null, 2, 2]], [[0, 0, 0, 0, 0]], [[0, 0, 0, 0, 3]]])(
  'a program with awards %j is neither',
  (awards) => {
    expect(trendOf(awards)).toBeUndefined();
  },
);

it('tells nothing from one year, and no beginning after a year that the college did not report', () => {
  expect(trendOf([5], [2024])).toBeUndefined();
  expect(trendOf([null, 5], [2022, 2024])).toBeUndefined();
  expect(trendOf([null, 5], [2023, 2024])).toEqual({ kind: 'new', at: 1 });
  expect(trendOf([5, null], [2022, 2024])).toEqual({ kind: 'ended', at: 0 });
});

it('compares no codes of two editions', () => {
  expect(trendOf([null, 5], [2019, 2020])).toBeUndefined();
  expect(trendOf([5, null], [2019, 2020])).toBeUndefined();
  expect(trendOf([null, null, 5], [2019, 2020, 2021])).toEqual({ kind: 'new', at: 2 });
});

it('takes a code that moved within its major and level for neither', () => {
  const [before, after] = [program([40, 42, 41, null, null]), program([null, null, null, 39, 44], '51.3899')];
  expect(programTrends(YEARS, [before, after]).size).toBe(0);
  for (const other of [{ ...after, cip: '51.3999' }, { ...after, level: 3 }, program([null, null, null, null, 44], '51.3899')])
    expect(programTrends(YEARS, [before, other]).size).toBe(2);
});

const counts = fc.array(fc.option(fc.nat({ max: 3 })), { minLength: 5, maxLength: 5 });
const found = fc.record({ cip: fc.constantFrom('51.3801', '51.3808', '11.0701'), level: fc.constantFrom(3, 5), awards: counts });

it('agrees with the years, in any order of programs', () => {
  fc.assert(
    fc.property(fc.array(found, { maxLength: 12 }), (programs) => {
      const trends = programTrends(YEARS, programs);
      expect(programTrends(YEARS, programs.toReversed())).toEqual(trends);
      for (const [{ awards }, { kind, at }] of trends) {
        const [before, later] = [awards.slice(0, at), awards.slice(at + 1)];
        expect(awards[at]).not.toBeNull();
        if (kind === 'new') expect([at > 0, before.every((count) => count === null), later.includes(null)]).toEqual([true, true, false]);
        if (kind === 'ended') expect([later.length > 0, later.every((count) => count === null)]).toEqual([true, true]);
        if (kind === 'idle') expect([awards.at(-1), later.every((count) => !count)]).toEqual([0, true]);
      }
    }),
  );
});
