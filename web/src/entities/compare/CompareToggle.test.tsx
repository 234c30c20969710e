/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { compareList, replaceCompareList } from './store.ts';
import { dismissToast, shownToasts } from '../../lib/toast.ts';
import { CompareToggle } from './CompareToggle.tsx';

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Compare Coe College' });

beforeEach(() => {
  replaceCompareList([]);
  for (const { id } of shownToasts()) dismissToast(id);
  render(<CompareToggle id={153144} name="Coe College" />);
});
afterEach(cleanup);

it('adds and removes its college', () => {
  fireEvent.click(box());
  expect(compareList()).toEqual([{ id: 153144, name: 'Coe College' }]);
  expect(box().checked).toBe(true);
  fireEvent.click(box());
  expect(compareList()).toEqual([]);
  expect(box().checked).toBe(false);
});

it('refuses a seventh college with a message', () => {
  replaceCompareList([1, 2, 3, 4, 5, 6].map((id) => ({ id, name: `College ${id}` })));
  fireEvent.click(box());
  expect(box().checked).toBe(false);
  expect(compareList()).toHaveLength(6);
  expect(shownToasts()).toMatchObject([
    { title: 'You can compare up to 6 colleges', description: 'Remove one from your list to add Coe College.' },
  ]);
});
