import fc from 'fast-check';
import { hrefOf, readCompare } from './compare-url.ts';

const FIRST = { differences: false, best: true, years: false };
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 1, maxLength: 6 });
const major = fc.constantFrom('51', '51.38', '11.07');
const options = fc.record(
  { differences: fc.boolean(), best: fc.boolean(), years: fc.boolean(), major },
  { requiredKeys: ['differences', 'best', 'years'] },
);

it('reads back every state it writes', () => {
  fc.assert(
    fc.property(ids, options, (numbers, shown) => {
      const { search } = new URL(hrefOf(numbers, shown), 'https://alma.example');
      expect(readCompare(search)).toEqual({ ids: numbers, options: shown, faults: [] });
    }),
  );
});

it('never throws, and returns at most six colleges', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readCompare(`?c=${text}`).ids.length).toBeLessThanOrEqual(6);
      expect(readCompare(`?c=${encodeURIComponent(text)}`).ids.every((id) => Number.isInteger(id) && id > 0)).toBe(true);
    }),
  );
});

it('marks the best values unless the address says otherwise, also that of a form without JavaScript', () => {
  const form = '?c=1&c=2&differences=0&best=0&years=0';
  expect(readCompare('?c=1,2')).toEqual({ ids: [1, 2], options: FIRST, faults: [] });
  expect(readCompare(form).options).toEqual({ ...FIRST, best: false });
  expect(readCompare(`${form}&best=1`).options).toEqual(FIRST);
  expect(hrefOf([1, 2], { ...FIRST, best: false })).toBe('/compare?c=1,2&best=0');
});

it.each([
  ['?c=1,abc,2', [1, 2], ['Part of the address is not a college number and is ignored: “abc”.']],
  ['?c=x,y,0,1', [1], ['Part of the address is not a college number and is ignored: “x” and 2 more.']],
  ['?c=1,2,3,4,5,6,7', [1, 2, 3, 4, 5, 6], ['Up to 6 colleges fit side by side. The last one is not shown.']],
  ['?c=1,2,3,4,5,6,7,8', [1, 2, 3, 4, 5, 6], ['Up to 6 colleges fit side by side. The last 2 are not shown.']],
  ['?c=1,1, 1,,', [1], []],
  ['?c=', [], []],
])('reports the ignored parts of %s', (search, expected, faults) => {
  expect(readCompare(search)).toEqual({ ids: expected, options: FIRST, faults });
});

it.each([
  ['51.38', '51.38', []],
  ['51.3801', '51.38', []],
  ['51', '51', []],
  ['', undefined, []],
  ['51.38,11.07', undefined, ['Part of the address is not one major and is ignored: “51.38,11.07”.']],
  ['nursing', undefined, ['Part of the address is not one major and is ignored: “nursing”.']],
])('reads the major %s', (text, expected, faults) => {
  const state = readCompare(`?c=1&major=${text}`);
  expect(state.options.major).toBe(expected);
  expect(state.faults).toEqual(faults);
});
