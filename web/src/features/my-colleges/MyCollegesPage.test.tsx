/** @jest-environment jsdom */
import '../../lib/jsdom-router.fixture.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { cardOf } from '../../../../src/adapters/http/answer/views.ts';
import { aCollege } from '../../../../src/domain/colleges/college.fixture.ts';
import { createClient } from '../../api/client.ts';
import { SIGNED_OUT, setSessionInPage, storeUser } from '../../api/session-store.ts';
import { createQueries, SiteContext } from '../../api/site.ts';
import { replaceCompareList } from '../../entities/compare/store.ts';
import { localMajors, storedMajors } from '../../entities/favorites/major/local-majors.ts';
import { localFavorites, replaceLocalFavorites } from '../../entities/favorites/store.ts';
import { saveLastAnswers } from '../../entities/match/last-answers.ts';
import { savePrivateAnswers } from '../../entities/match/private-answers.ts';
import { dismissToast, shownToasts } from '../../lib/toast.ts';
import { Component as MyCollegesPage } from './MyCollegesPage.tsx';

const UNKNOWN_ID = 99;
const MAJORS = [
  { code: '11', name: 'Computing', matched: 'computing' },
  { code: '51.38', name: 'Nursing', matched: 'nursing' },
];
const card = (id: number) =>
  cardOf(aCollege({ id, ipedsUnitId: 1000 + id, name: `College ${id}`, netPricePublic: 10_000, acceptanceRateNum: 0.6, avgSAT: 1300 }));

function Here() {
  const { pathname, search } = useLocation();
  return <p data-testid="here">{pathname + search}</p>;
}

function open() {
  const queries = createQueries();
  const api = createClient(({ key, query }) => {
    const ids = (query['ids'] ?? '').split(',').map(Number);
    if (key === 'majors.find')
      return Promise.resolve({ majors: MAJORS.filter(({ code }) => code === query['q'] || query['q'] === 'computing') });
    return Promise.resolve(key === 'majors.families' ? { families: [] } : ids.filter((id) => id !== UNKNOWN_ID).map(card));
  });
  render(
    <MemoryRouter initialEntries={['/my-colleges']}>
      <SiteContext value={{ api, queries, publicUrl: '', onServer: false, structuredData: [] }}>
        <QueryClientProvider client={queries}>
          <Here />
          <Routes>
            <Route path="/my-colleges" element={<MyCollegesPage />} />
            <Route path="*" element={null} />
          </Routes>
        </QueryClientProvider>
      </SiteContext>
    </MemoryRouter>,
  );
}

const names = () => screen.getAllByRole('article').map((article) => article.querySelector('h2,h3')?.textContent);
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => setSessionInPage(SIGNED_OUT));
afterEach(() => {
  cleanup();
  replaceLocalFavorites([]);
  storedMajors.clear();
  replaceCompareList([]);
  savePrivateAnswers({});
  for (const { id } of shownToasts()) dismissToast(id);
});

it('shows the colleges of this browser, newest first, without those that the catalog no longer has', async () => {
  replaceLocalFavorites([1, UNKNOWN_ID, 2]);
  open();
  await screen.findByRole('heading', { name: '2 saved colleges' });
  expect(names()).toEqual(['College 2', 'College 1']);
  expect(hrefOf('Compare these')).toBe('/compare?c=1002,1001');
  expect(hrefOf('Sign up to share')).toBe(hrefOf('Sign up'));
  expect(screen.getByText(/^Lists of colleges need an account\./)).toBeTruthy();
  expect(hrefOf('Sign up to make lists')).toBe(hrefOf('Sign up'));
  expect(hrefOf('Sign up')).toBe('/auth?tab=register&returnUrl=%2Fprofile%3Ftab%3Dfavorites');
});

it('compares the newest six of many', async () => {
  replaceLocalFavorites([1, 2, 3, 4, 5, 6, 7]);
  open();
  await screen.findByText('Compare the newest 6');
  expect(hrefOf('Compare the newest 6')).toBe('/compare?c=1007,1006,1005,1004,1003,1002');
});

it('shows the price for the income that this tab knows, with the average as its note', async () => {
  replaceLocalFavorites([1]);
  savePrivateAnswers({ income: '30001-48000' });
  open();
  const label = await screen.findByText('Your price');
  expect(label.parentElement?.textContent).toBe('Your price$8,100');
  expect(label.closest('dl')?.lastElementChild?.textContent).toBe(
    'Your price: estimate · income $30,001 to $48,000 · in-state average $10,000',
  );
});

it('shows the chance of admission once a score is known', async () => {
  replaceLocalFavorites([1]);
  open();
  await screen.findByRole('article');
  expect(screen.queryByText('Reach')).toBeNull();
  act(() => savePrivateAnswers({ sat: 900 }));
  expect(await screen.findByText('Reach')).toBeTruthy();
  act(() => savePrivateAnswers({ act: 36 }));
  expect(await screen.findByText('Likely')).toBeTruthy();
});

it('removes a college with a press on its heart, and brings it back to its place', async () => {
  replaceLocalFavorites([1, 2, 3]);
  storedMajors.set({ 2: '51.38' });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Save College 2' }));
  await screen.findByRole('heading', { name: '2 saved colleges' });
  expect(shownToasts()).toMatchObject([{ title: 'College 2 removed', action: { label: 'Undo' } }]);
  act(() => shownToasts()[0]?.action?.run());
  await screen.findByRole('heading', { name: '3 saved colleges' });
  expect([localFavorites(), names()]).toEqual([
    [1, 2, 3],
    ['College 3', 'College 2', 'College 1'],
  ]);
  expect(localMajors()).toEqual({ 2: '51.38' });
});

it('shows the major for which a college is saved, and removes or changes it', async () => {
  replaceLocalFavorites([1, 2]);
  storedMajors.set({ 1: '51.38' });
  open();
  expect((await screen.findByRole('link', { name: 'Nursing' })).getAttribute('href')).toBe(`/colleges/${card(1).slug}#majors`);
  expect(screen.getAllByRole('button', { name: /^(Add a|Change|Remove) major/ }).map(({ textContent }) => textContent)).toEqual([
    'Add a major for College 2',
    'Change major for College 1',
    'Remove major for College 1',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove major for College 1' }));
  expect(localMajors()).toEqual({});
  const add = screen.getByRole('button', { name: 'Add a major for College 1' });
  expect(document.activeElement).toBe(add);

  fireEvent.click(add);
  fireEvent.change(await screen.findByRole('combobox', { name: 'Major at College 1' }), { target: { value: 'computing' } });
  fireEvent.click(await screen.findByRole('option', { name: /Computing/ }));
  expect(localMajors()).toEqual({ 1: '11' });
  expect(await screen.findByRole('link', { name: 'Computing' })).toBeTruthy();
});

it('compares the major for which all compared colleges are saved', async () => {
  replaceLocalFavorites([1, 2]);
  storedMajors.set({ 1: '51.38', 2: '51.38' });
  open();
  await screen.findByText('Compare these');
  expect(hrefOf('Compare these')).toBe('/compare?c=1002,1001&major=51.38');
  act(() => storedMajors.set({ 1: '51.38' }));
  expect(hrefOf('Compare these')).toBe('/compare?c=1002,1001');
});

it('says how to save, if nothing is saved', () => {
  open();
  expect(screen.getByRole('heading', { name: 'No saved colleges yet' })).toBeTruthy();
  expect(hrefOf('Find colleges')).toBe('/discover');
  expect(screen.queryByRole('heading', { name: 'To compare' })).toBeNull();
});

it('also shows the compare list and the answers of this tab', () => {
  replaceCompareList([{ id: 100_858, name: 'Auburn University' }]);
  savePrivateAnswers({ sat: 1200, income: '0-30000' });
  open();
  expect(hrefOf('Compare 1')).toBe('/compare?c=100858');
  expect(screen.getByText('Family income up to $30,000 · SAT 1200')).toBeTruthy();
  expect(hrefOf('Open the questionnaire')).toBe('/alma');
  act(() => saveLastAnswers({ st: ['CA'] }));
  expect(screen.getByText('California · Family income up to $30,000 · SAT 1200')).toBeTruthy();
  expect(hrefOf('See my matches')).toBe('/alma/results?st=CA');
});

it('leads a signed-in user to the profile, and does not report the list that moved there as removed', async () => {
  replaceLocalFavorites([1]);
  open();
  await screen.findByRole('heading', { name: '1 saved college' });
  act(() => {
    storeUser('t', { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.edu' });
    replaceLocalFavorites([]);
  });
  await waitFor(() => expect(screen.getByTestId('here').textContent).toBe('/profile?tab=favorites'));
  expect(shownToasts()).toEqual([]);
  setSessionInPage(SIGNED_OUT);
});
