/** @jest-environment jsdom */
import fc from 'fast-check';
import {
  addToCompare,
  COMPARE_KEY,
  compareHref,
  compareList,
  onCompareChange,
  parsed,
  removeFromCompare,
  replaceCompareList,
  type Picked,
} from './store.ts';

const pick = fc.record({ id: fc.integer({ min: 1, max: 12 }), name: fc.constantFrom('A', 'B "C"', '<b>') });
const step = fc.oneof(
  fc.record({ add: pick }),
  fc.record({ remove: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ replace: fc.uniqueArray(pick, { selector: ({ id }) => id, maxLength: 9 }) }),
);

const take = (one: { add?: Picked; remove?: number; replace?: Picked[] }) => {
  if (one.add) addToCompare(one.add);
  if (one.remove !== undefined) removeFromCompare(one.remove);
  if (one.replace) replaceCompareList(one.replace);
};

/** What another tab does: storage changes without a word from here. */
function elsewhere(text: string | null) {
  if (text === null) localStorage.removeItem(COMPARE_KEY);
  else localStorage.setItem(COMPARE_KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: COMPARE_KEY, newValue: text }));
}

/* eslint-disable no-console -- that it warns is what is tested */
const warn = console.warn;
let warnings: unknown[];

beforeEach(() => {
  warnings = [];
  console.warn = (text: unknown) => void warnings.push(text);
  replaceCompareList([]);
});
afterEach(() => {
  console.warn = warn;
});

it('never holds more than six, nor one twice, and is stored as it is', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      replaceCompareList([]);
      for (const one of steps) take(one);
      const ids = compareList().map(({ id }) => id);
      expect(ids.length).toBeLessThanOrEqual(6);
      expect(new Set(ids).size).toBe(ids.length);
      const text = localStorage.getItem(COMPARE_KEY);
      expect(text === null ? [] : parsed(text)).toEqual(compareList());
    }),
  );
});

it('refuses the seventh, and says so; what is in it already is no seventh', () => {
  for (const id of [1, 2, 3, 4, 5, 6]) expect(addToCompare({ id, name: `College ${id}` })).toBe(true);
  expect(addToCompare({ id: 7, name: 'College 7' })).toBe(false);
  expect(addToCompare({ id: 3, name: 'College 3' })).toBe(true);
  expect(compareList().map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
});

it('follows another tab while somebody looks', () => {
  let told = 0;
  const stop = onCompareChange(() => (told += 1));
  elsewhere('[{"id":100858,"name":"Auburn University"}]');
  expect(compareList()).toEqual([{ id: 100858, name: 'Auburn University' }]);
  elsewhere(null);
  expect(compareList()).toEqual([]);
  stop();
  elsewhere('[{"id":100858,"name":"Auburn University"}]');
  expect(told).toBe(2);
});

it.each([
  ['no JSON', '{'],
  ['no list', '{"id":1}'],
  ['no numbers', '[{"id":"1","name":"A"}]'],
  ['no names', '[{"id":1}]'],
  ['an empty entry', '[null]'],
  ['one twice', '[{"id":1,"name":"A"},{"id":1,"name":"A"}]'],
  ['seven', JSON.stringify([1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, name: 'A' })))],
])('ignores what it would not have written, with a warning: %s', (_, text) => {
  const stop = onCompareChange(() => undefined);
  elsewhere(text);
  expect(compareList()).toEqual([]);
  expect(warnings).toHaveLength(1);
  stop();
});

it('keeps of a stored entry what it knows, and nothing else', () => {
  expect(parsed('[{"id":1,"name":"A","note":"x"}]')).toEqual([{ id: 1, name: 'A' }]);
});

it('is the same array until something changes', () => {
  addToCompare({ id: 1, name: 'A' });
  const before = compareList();
  addToCompare({ id: 1, name: 'A' });
  expect(compareList()).toBe(before);
});

it('leads to the comparison, or to the page that says how to pick', () => {
  expect(compareHref([100858, 139755])).toBe('/compare?c=100858,139755');
  expect(compareHref([])).toBe('/compare');
});
