/** @jest-environment jsdom */
import { aSearch, button, errorAt, field, press, refuse, show, type, type Answers } from '../profile.fixture.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { CountedSearch } from '../../../api/domain/search.ts';
import { savePrivateAnswers } from '../../../entities/match/private-answers.ts';
import { RankingsPanel } from '../rankings/RankingsPanel.tsx';

afterEach(() => {
  cleanup();
  savePrivateAnswers({});
});

async function panel(searches: CountedSearch[], answers: Answers = {}) {
  const shown = show(<RankingsPanel />, { answers: { 'savedSearches.list': () => searches, ...answers } });
  await screen.findByRole('heading', { level: 3, name: 'Saved searches' });
  return shown;
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('opens the search, and shows its filters and how many colleges it finds now', async () => {
  await panel([
    aSearch(3, { query: 'q=tech&state=AL,GA&netPrice=..20000', count: 1 }),
    aSearch(2, { query: 'zip=00001', count: null }),
    aSearch(1, { count: 3_791 }),
  ]);
  expect(['Search 3', 'Search 1'].map(hrefOf)).toEqual(['/discover?q=tech&state=AL,GA&netPrice=..20000', '/discover']);
  for (const text of ['1 college', 'We do not know its ZIP code any more', '3,791 colleges', 'None', '3 searches'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Share/ })).toBeNull();
});

it('counts with the values of this tab', async () => {
  savePrivateAnswers({ sat: 1240, income: '0-30000', budget: 20_000 });
  const { calls } = await panel([aSearch(1)]);
  expect(calls.find(({ key }) => key === 'savedSearches.list')?.query).toEqual({ mySat: '1240', income: '0-30000' });
});

it('is renamed in place and keeps its count', async () => {
  const { bodies } = await panel([aSearch(1), aSearch(2)], { 'savedSearches.change': () => ({ id: 1, name: 'Close', query: '' }) });
  press('Rename Search 1');
  type('New name for Search 1', 'Close');
  press('Save name');
  expect(await screen.findByRole('link', { name: 'Close' })).toBeTruthy();
  expect([bodies(), screen.getAllByText('12 colleges')]).toMatchObject([[{ name: 'Close' }], [{}, {}]]);
});

it('keeps the typed name if it is taken', async () => {
  const taken = () => refuse(409, 'Taken', { name: 'You have a saved search of this name.' });
  await panel([aSearch(1)], { 'savedSearches.change': taken });
  press('Rename Search 1');
  type('New name for Search 1', 'Search 2');
  press('Save name');
  await waitFor(() => expect(errorAt('New name for Search 1')).toBe('You have a saved search of this name.'));
  expect(field('New name for Search 1').value).toBe('Search 2');
});

it('is deleted after confirmation, and the count gets the focus', async () => {
  const { sent } = await panel([aSearch(1), aSearch(2)], { 'savedSearches.remove': () => undefined });
  press('Delete Search 1');
  expect(sent).toEqual([]);
  button('Delete it').focus();
  press('Delete it');
  await waitFor(() => expect(screen.queryByText('Search 1')).toBeNull());
  expect(sent.map(({ method, path }) => [method, path])).toEqual([['DELETE', '/api/user/searches/1']]);
  expect(document.activeElement?.textContent).toBe('1 search');
});
