/** @jest-environment jsdom */
import { ADA, errorAt, lastToast, press, refuse, renderPage, type, type Answers } from '../../../lib/page.fixture.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { storeUser, forgetSession } from '../../../api/session-store.ts';
import type { SearchQuery } from '../../../api/domain/search.ts';
import { SaveSearch } from './SaveSearch.tsx';
import { suggestedName } from './SaveSearchDialog.tsx';

beforeAll(() => {
  // jsdom has no showModal.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  forgetSession();
});

const QUERY = { state: ['AL'], mySat: 1240, income: '0-30000', page: 2 } as const;
const show = (answers: Answers = {}) =>
  renderPage(<SaveSearch query={{ ...QUERY, state: ['AL'] }} path="/discover" className="" />, { answers });

it('leads visitors to the sign-in and back, without private values in the address', () => {
  show();
  expect(screen.getByRole('link', { name: 'Sign in to save' }).getAttribute('href')).toBe(
    '/auth?tab=login&returnUrl=%2Fdiscover%3Fstate%3DAL',
  );
});

it('saves the search under a name, without private values', async () => {
  storeUser(ADA.token, ADA.user);
  const { bodies } = show({ 'savedSearches.save': ({ body }) => ({ id: 1, ...(body as object) }) });
  press('Save search');
  await screen.findByRole('dialog', { name: 'Save this search' });
  type('Name', 'Near home');
  press('Save under this name');
  await waitFor(() => expect(lastToast()?.title).toBe('Saved as Near home'));
  expect(bodies()).toEqual([{ name: 'Near home', query: 'state=AL' }]);
  expect(lastToast()?.link?.to).toBe('/profile?tab=rankings');
});

it('keeps the typed name if it is taken', async () => {
  storeUser(ADA.token, ADA.user);
  show({ 'savedSearches.save': () => refuse(409, 'Taken', { name: 'You have a saved search of this name.' }) });
  press('Save search');
  await screen.findByRole('dialog');
  type('Name', 'Near home');
  press('Save under this name');
  await waitFor(() => expect(errorAt('Name')).toBe('You have a saved search of this name.'));
});

it.each([
  [{}, ''],
  [{ state: ['AL'], control: ['public'], mySat: 1240, income: '0-30000' }, 'Alabama, Public'],
  [{ q: 'x'.repeat(100) }, ''],
  [{ state: ['AL', 'DC', 'MP', 'VI'] }, 'Alabama, District of Columbia, Northern Mariana Islands'],
] satisfies [SearchQuery, string][])('suggests the filters of %j as the name', (query, name) => {
  expect(suggestedName(query)).toBe(name);
});
