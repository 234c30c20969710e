/** @jest-environment jsdom */
import { press, renderPage } from '../../../lib/page.fixture.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { SEARCH_PARAMS, type SearchQuery } from '../../../api/domain/search.ts';
import { aPlace } from '../../../entities/ranking/ranking.fixture.ts';
import { ColumnPicker } from './ColumnPicker.tsx';
import { resetColumns } from './columns.ts';
import { ResultTable } from './ResultTable.tsx';

afterEach(() => {
  cleanup();
  act(resetColumns);
});

const DEBT = { value: 21_000, status: 'reported', year: 2021, period: '2020-21' };

function show(query: SearchQuery = {}) {
  const hits = [1, 2].map((rank) => ({ ...aPlace(rank, `College ${rank}`).college, unknown: false }));
  const table = (
    <>
      <ColumnPicker className="" />
      <ResultTable hits={hits} caption="Colleges found" query={query} sortHref={(sort) => `?sort=${SEARCH_PARAMS.sort.format(sort)}`} />
    </>
  );
  return renderPage(table, {
    answers: {
      'colleges.figures': () => [
        { id: 1, figures: { medianDebt: DEBT } },
        { id: 2, figures: { medianDebt: { ...DEBT, value: null } } },
      ],
    },
  });
}
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const choose = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));

it('has the usual columns and fetches nothing for them', () => {
  const { calls } = show();
  expect(heads()).toEqual([
    'Compare and save',
    'College',
    'Net price',
    'Acceptance rate',
    'Graduation rate',
    'Median earnings',
    'Students',
  ]);
  expect(calls).toEqual([]);
});

it('keeps the chosen columns in this browser, and fetches the figures of all rows at once', async () => {
  const { calls } = show();
  choose('Median debt');
  for (const label of ['Net price', 'Acceptance rate', 'Students']) choose(label);
  await screen.findByText('$21,000');
  expect(calls.map(({ query }) => query)).toEqual([{ ids: '1,2', figures: 'medianDebt' }]);
  expect(heads()).toEqual(['Compare and save', 'College', 'Graduation rate', 'Median earnings', 'Median debt']);
  expect(screen.getAllByText('Not reported')).not.toHaveLength(0);
  expect(localStorage.getItem('search_columns')).toBe('gradRate,earnings,debt');

  cleanup();
  show();
  expect(heads()).toContain('Median debt');
  press('Usual columns');
  await waitFor(() => expect(heads()).toContain('Net price'));
  expect(localStorage.getItem('search_columns')).toBeNull();
});

it('keeps one column', () => {
  show();
  for (const label of ['Net price', 'Acceptance rate', 'Graduation rate', 'Median earnings', 'Students']) choose(label);
  expect(heads()).toHaveLength(3);
});

it('sorts by the heads, and says which one is sorted', () => {
  show({ sort: { key: 'gradRate', direction: 'desc' } });
  const sorted = screen.getAllByRole('columnheader').filter((head) => head.hasAttribute('aria-sort'));
  expect(sorted.map((head) => [head.textContent, head.getAttribute('aria-sort')])).toEqual([['Graduation rate', 'descending']]);
  expect(sorted[0]?.querySelector('a')?.getAttribute('href')).toBe('?sort=gradRate:asc');
});
