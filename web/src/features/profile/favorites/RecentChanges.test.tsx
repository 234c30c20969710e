/** @jest-environment jsdom */
import { aFavorite, refuse, show, type Answers } from '../profile.fixture.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { CollegeChanges } from '../../../api/domain/colleges.ts';
import { FavoritesPanel } from './FavoritesPanel.tsx';

afterEach(cleanup);

const state = (value: number | null, period = 'fall 2024') => ({ value, status: 'reported' as const, period });
const change = (field: string, before: number, after: number) => ({
  field,
  label: field,
  before: state(before),
  after: state(after),
  relative: null,
});
const news = (collegeId: number, ...changes: CollegeChanges['changes']): CollegeChanges => ({
  collegeId,
  version: { version: '2026-11-21.3', at: '2026-11-21T10:00:00.000Z', reason: 'import ipeds 2024', runId: 12 },
  changes,
});
const panel = (answers: Answers) =>
  show(<FavoritesPanel />, { answers: { 'favorites.list': () => [aFavorite(1), aFavorite(2)], ...answers } });

it('shows the first three changes with the date and a link to all', async () => {
  const asked: unknown[] = [];
  panel({
    'history.recentOf': ({ query }) => {
      asked.push(query);
      return [
        news(
          2,
          change('netPricePublic', 18_000, 19_200),
          change('graduationRate', 0.61, 0.63),
          change('size', 2_000, 2_100),
          change('medianDebt', 1, 2),
        ),
      ];
    },
  });
  const words = await screen.findByText('4 figures changed on Nov 21, 2026:');
  expect(words.closest('p')?.textContent).toBe(
    '4 figures changed on Nov 21, 2026: net price (public): $18,000 → now $19,200; graduation rate: 61% → now 63%; undergraduates: 2,000 → now 2,100 and 1 more. All changes of this college',
  );
  expect(words.closest('article')?.querySelector('h4')?.textContent).toBe('College 2');
  expect(screen.getByRole('link', { name: /^All changes/ }).getAttribute('href')).toBe('/colleges/college-2-2#changes');
  // One call for all favorites.
  expect(asked).toEqual([{ ids: '1,2' }]);
});

it('ignores changes of the period only', async () => {
  const stayed = { ...change('size', 2_000, 2_000), before: state(2_000, 'fall 2023') };
  let isAsked = false;
  panel({
    'history.recentOf': () => {
      isAsked = true;
      return [news(1, stayed)];
    },
  });
  await waitFor(() => expect(isAsked).toBe(true));
  expect(await screen.findByText('College 1')).toBeTruthy();
  expect(screen.queryByText(/Nov 21/)).toBeNull();
});

it('shows the list if the changes cannot be loaded', async () => {
  panel({ 'history.recentOf': () => refuse(503, 'Too busy.') });
  expect(await screen.findByText('College 1')).toBeTruthy();
  expect(screen.queryByText('Too busy.')).toBeNull();
});
