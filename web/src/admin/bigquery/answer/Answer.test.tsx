/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { WarehouseAnswer } from '../../../api/domain/warehouse.ts';
import { Answer } from './Answer.tsx';

afterEach(cleanup);

const show = (names: string[], rows: unknown[][], hasMore = false) => {
  const answer: WarehouseAnswer = { columns: names.map((name) => ({ name, type: 'ANY' })), rows, hasMore, bytes: 0, billedBytes: 0 };
  render(<Answer answer={answer} isSaving={false} onSave={() => undefined} />);
};
const lines = () =>
  within(screen.getByRole('table', { name: 'Answer' }))
    .getAllByRole('row')
    .slice(1);
const cells = (row: HTMLElement | undefined) =>
  within(row!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const openChart = () => {
  const details = screen.getByText('Chart of two columns').closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
};

it('a missing value is an empty cell, and a zero is a zero', () => {
  show(
    ['name', 'price', 'tags'],
    [
      ['Auburn', null, ['a']],
      ['Bates', 0, null],
    ],
  );
  expect(lines().map(cells)).toEqual([
    ['Auburn', '', '["a"]'],
    ['Bates', '0', ''],
  ]);
});

it('renders 100 rows first, and 100 more when asked', () => {
  show(
    ['n'],
    Array.from({ length: 250 }, (_, n) => [n]),
    true,
  );
  expect(screen.getByText('The first 250 rows. The file has all of them.')).toBeTruthy();
  expect(lines()).toHaveLength(100);
  fireEvent.click(screen.getByRole('button', { name: 'Show 100 more of 250 rows' }));
  fireEvent.click(screen.getByRole('button', { name: 'Show 50 more of 250 rows' }));
  expect([lines().length, cells(lines().at(-1))]).toEqual([250, ['249']]);
});

it('draws a column of numbers by a column of names, with each value as text', () => {
  show(
    ['state', 'colleges', 'gap'],
    [
      ['AL', 26, -0.5],
      ['PR', 49, null],
      ['NV', 7, 1],
    ],
  );
  openChart();
  const bars = within(screen.getByRole('list', { name: 'gap by state' })).getAllByRole('listitem');
  expect(bars.map(({ textContent }) => textContent)).toEqual(['AL-0.5', 'NV1']);
  fireEvent.change(screen.getByLabelText('Lengths'), { target: { value: '1' } });
  expect(within(screen.getByRole('list', { name: 'colleges by state' })).getAllByRole('listitem')).toHaveLength(3);
});

it('says so if nothing can be drawn, or no row is there', () => {
  show(['name'], [['Auburn']]);
  openChart();
  expect(screen.getByText('No column has only numbers, so there is nothing to draw.')).toBeTruthy();
  cleanup();
  show(['name'], []);
  expect([screen.getByText('No row meets the conditions.').tagName, screen.queryByText('Chart of two columns')]).toEqual(['P', null]);
});
