/** @jest-environment jsdom */
import fc from 'fast-check';
import {
  addToCompare,
  COMPARE_KEY,
  compareHref,
  compareList,
  onCompareChange,
  parseCompareList,
  removeFromCompare,
  replaceCompareList,
  type ComparedCollege,
} from './store.ts';

const college = fc.record({ id: fc.integer({ min: 1, max: 12 }), name: fc.constantFrom('A', 'B "C"', '<b>') });
const step = fc.oneof(
  fc.record({ add: college }),
  fc.record({ remove: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ replace: fc.uniqueArray(college, { selector: ({ id }) => id, maxLength: 9 }) }),
);

const take = (one: { add?: ComparedCollege; remove?: number; replace?: ComparedCollege[] }) => {
  if (one.add) addToCompare(one.add);
  if (one.remove !== undefined) removeFromCompare(one.remove);
  if (one.replace) replaceCompareList(one.replace);
};

/** Changes the storage as another tab does. */
function elsewhere(text: string | null) {
  if (text === null) localStorage.removeItem(COMPARE_KEY);
  else localStorage.setItem(COMPARE_KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: COMPARE_KEY, newValue: text }));
}

/* eslint-disable no-console -- the tests expect warnings */
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

it('holds at most six colleges, each once, and stores exactly these', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      replaceCompareList([]);
      for (const one of steps) take(one);
      const ids = compareList().map(({ id }) => id);
      expect(ids.length).toBeLessThanOrEqual(6);
      expect(new Set(ids).size).toBe(ids.length);
      const text = localStorage.getItem(COMPARE_KEY);
      expect(text === null ? [] : parseCompareList(text)).toEqual(compareList());
    }),
  );
});

it('refuses a seventh college, but accepts one that is already in the list', () => {
  for (const id of [1, 2, 3, 4, 5, 6]) expect(addToCompare({ id, name: `College ${id}` })).toBe(true);
  expect(addToCompare({ id: 7, name: 'College 7' })).toBe(false);
  expect(addToCompare({ id: 3, name: 'College 3' })).toBe(true);
  expect(compareList().map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
});

it('follows another tab while subscribed', () => {
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
  ['invalid JSON', '{'],
  ['an object', '{"id":1}'],
  ['text ids', '[{"id":"1","name":"A"}]'],
  ['missing names', '[{"id":1}]'],
  ['an empty entry', '[null]'],
  ['a duplicate', '[{"id":1,"name":"A"},{"id":1,"name":"A"}]'],
  ['seven colleges', JSON.stringify([1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, name: 'A' })))],
])('ignores invalid stored data and logs a warning: %s', (_, text) => {
  const stop = onCompareChange(() => undefined);
  elsewhere(text);
  expect(compareList()).toEqual([]);
  expect(warnings).toHaveLength(1);
  stop();
});

it('drops unknown properties of a stored college', () => {
  expect(parseCompareList('[{"id":1,"name":"A","note":"x"}]')).toEqual([{ id: 1, name: 'A' }]);
});

it('returns the same array until it changes', () => {
  addToCompare({ id: 1, name: 'A' });
  const before = compareList();
  addToCompare({ id: 1, name: 'A' });
  expect(compareList()).toBe(before);
});

it('links to the comparison, or to the page that explains how to add colleges', () => {
  expect(compareHref([100858, 139755])).toBe('/compare?c=100858,139755');
  expect(compareHref([])).toBe('/compare');
});
