import fc from 'fast-check';
import { addFault, faultsOf, groupText, placeOf, type FaultGroups } from './fault-groups.ts';
import type { ReadReject } from '../source-table.ts';

const bad = (line: number, more: Partial<ReadReject> = {}): ReadReject => ({
  line,
  unitId: line,
  code: 'not-a-number',
  message: 'APPLCN: "n/a" is not a number.',
  variable: 'APPLCN',
  text: 'n/a',
  ...more,
});
const OUTSIDE = { code: 'out-of-range', variable: 'ADMSSN', message: 'ADMSSN: -5 is outside 0 to 9.', text: '-4' };
const ragged = (line: number, cells: number): ReadReject => ({
  line,
  unitId: null,
  code: 'ragged-row',
  message: `The row has ${cells} cells, but the header has 9.`,
});

function grouped(rejects: readonly ReadReject[]) {
  const groups: FaultGroups = new Map();
  for (const reject of rejects) addFault(groups, reject);
  return faultsOf(groups, '/data/adm2024.csv');
}
const textsOf = (rejects: readonly ReadReject[]): string[] => grouped(rejects).map(groupText);

it('says a cause once, with its rows, lines and an example', () => {
  expect(textsOf(Array.from({ length: 1_931 }, (_, at) => bad(at === 1_930 ? 1_957 : at + 2)))).toEqual([
    'APPLCN: not a number, 1,931 rows, lines 2–1957, for example "n/a"',
  ]);
});

it('keeps columns and codes apart, in the order of the file', () => {
  expect(
    textsOf([bad(9), bad(5, { ...OUTSIDE, message: 'ADMSSN: -4 is outside 0 to 9.' }), bad(4, OUTSIDE), ragged(3, 8), ragged(7, 5)]),
  ).toEqual([
    'more or fewer cells than the header, 2 rows, lines 3–7, for example The row has 8 cells, but the header has 9.',
    'ADMSSN: outside the possible range, 2 rows, lines 4–5, for example -4 is outside 0 to 9.',
    'APPLCN: "n/a" is not a number.',
  ]);
});

it('says a message that all rows share as it is', () => {
  const message = 'UNITID 1 is on lines 2 and 9 with different values.';
  expect(textsOf([2, 9].map((line) => ({ line, unitId: 1, code: 'contradiction', message })))).toEqual([`${message} 2 rows, lines 2–9.`]);
  expect(textsOf([2, 3].map((line) => ({ line, unitId: 1, code: 'new-code', message: `${line}` })))).toEqual([
    'new code, 2 rows, lines 2–3, for example 2',
  ]);
});

it('names the line of a single row', () => {
  expect([...grouped([bad(9)]), ...grouped([bad(9), bad(10)])].map(placeOf)).toEqual(['/data/adm2024.csv:9', '/data/adm2024.csv']);
});

it('has as many groups as causes, and counts every row', () => {
  const cause = fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('X', 'Y', undefined), fc.integer({ min: 2, max: 9_000 }));
  fc.assert(
    fc.property(fc.array(cause, { maxLength: 60 }), (causes) => {
      const groups = grouped(
        causes.map(([code, variable, line]) => ({ line, unitId: null, code, message: code, ...(variable && { variable }) })),
      );
      expect(groups).toHaveLength(new Set(causes.map(([code, variable]) => `${code} ${variable ?? ''}`)).size);
      expect(groups.reduce((sum, { rows }) => sum + rows, 0)).toBe(causes.length);
      for (const { first, last } of groups) expect(first).toBeLessThanOrEqual(last);
    }),
  );
});
