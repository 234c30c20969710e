/** @jest-environment jsdom */
import '../lib/jsdom-router.fixture.ts';
import { jest } from '@jest/globals';
import { createPreferenceStore } from './preference-store.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open(initial: Record<string, unknown>) {
  const saved: unknown[] = [];
  const store = createPreferenceStore(initial, (all) => {
    saved.push(all);
    return Promise.resolve();
  });
  store.setup();
  return { store, saved };
}

it('reads what the server keeps, and saves changes together', () => {
  const { store, saved } = open({ 'users.listParams': { page: 2 } });
  expect(store.getItem('users.listParams')).toEqual({ page: 2 });
  store.setItem('colleges.listParams', { sort: 'name' });
  store.removeItem('users.listParams');
  expect(saved).toEqual([]);
  jest.runAllTimers();
  expect(saved).toEqual([{ 'colleges.listParams': { sort: 'name' } }]);
});

it('keeps selected rows in the page, and the settings when the user signs out', () => {
  const { store, saved } = open({ 'users.listParams': { page: 2 } });
  store.setItem('users.selectedIds', [1, 2]);
  expect(store.getItem('users.selectedIds')).toEqual([1, 2]);
  store.reset();
  jest.runAllTimers();
  expect(saved).toEqual([]);
});
