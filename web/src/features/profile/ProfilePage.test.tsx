/** @jest-environment jsdom */
import { aUser, press, refuse, show } from './profile.fixture.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { storeUser } from '../../api/session-store.ts';
import { forgetSession, USER_KEY } from '../../api/session.ts';
import type { User } from '../../api/domain/accounts.ts';
import { ProfilePage } from './ProfilePage.tsx';

beforeEach(() => storeUser('token', aUser()));
afterEach(() => {
  cleanup();
  act(() => forgetSession());
});
const open = (user: User, address = '/profile') => show(<ProfilePage />, { address, answers: { 'accounts.user': () => user } });
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const current = () => screen.getByRole('tab', { selected: true }).textContent;

it('shows name, username, account type and start date', async () => {
  open(aUser({ accountType: 'counselor' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Profile Dashboard Ada Lovelace' });
  expect(heading.closest('header')?.textContent).toContain('@adaCounselor · Member since March 2026');
  expect(heading.closest('header')?.querySelector('text')?.textContent).toBe('AL');
  await waitFor(() => expect(document.title).toBe('Profile Dashboard · Alma'));
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

it('shows a new name and picture at once', async () => {
  const { queries } = open(aUser());
  await screen.findByText('Ada Lovelace', { exact: false });
  act(() => void queries.setQueryData(USER_KEY, aUser({ firstName: 'Augusta', profilePicture: '/pictures/1.webp' })));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Profile Dashboard Augusta Lovelace' });
  expect(heading.closest('header')?.querySelector('img')?.getAttribute('src')).toBe('/pictures/1.webp');
});

it('can be reloaded after a failure', async () => {
  let isDown = true;
  show(<ProfilePage />, { answers: { 'accounts.user': () => (isDown ? refuse(503, 'Too busy.') : aUser()) } });
  expect(await screen.findByText('Too busy.')).toBeTruthy();
  isDown = false;
  press('Try again');
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile Dashboard Ada Lovelace' })).toBeTruthy();
});

describe('the tabs', () => {
  it.each([
    ['/profile', 'Overview'],
    ['/profile?tab=favorites', 'My colleges'],
    ['/profile?tab=rankings', 'Rankings & matches'],
    ['/profile?tab=roommate', 'Roommate profile'],
    ['/profile?tab=messages', 'Messages and safety'],
    ['/profile?tab=account', 'Account'],
    ['/profile?tab=services', 'Overview'],
    ['/profile?tab=nonsense', 'Overview'],
  ])('%s opens "%s" with its heading', async (address, label) => {
    open(aUser(), address);
    expect(await screen.findByRole('heading', { level: 2, name: label })).toBeTruthy();
    expect([current(), screen.getByRole('tabpanel', { name: label }).id]).toEqual([label, 'tab-panel']);
    expect(tabs()).not.toContain('Services');
  });

  it('include services for providers only', async () => {
    open(aUser({ accountType: 'provider' }), '/profile?tab=services');
    expect(await screen.findByRole('heading', { level: 2, name: 'Services' })).toBeTruthy();
    expect(tabs()).toContain('Services');
  });

  it('are one Tab stop, and arrows, Home and End move between them', async () => {
    open(aUser());
    await screen.findByRole('heading', { level: 2, name: 'Overview' });
    const focused = () => document.activeElement?.textContent;
    const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1, -1]);
    screen.getByRole('tab', { name: 'Overview' }).focus();
    const seen = ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home'].map((name) => {
      key(name);
      return focused();
    });
    expect(seen).toEqual(['My colleges', 'Account', 'Overview', 'Account', 'Overview']);
    expect(current()).toBe('Overview');
  });

  it('open with the space bar', async () => {
    open(aUser());
    const tab = await screen.findByRole('tab', { name: 'Account' });
    let clicks = 0;
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      clicks += 1;
    });
    fireEvent.keyDown(tab, { key: ' ' });
    expect(clicks).toBe(1);
    expect(tab.getAttribute('href')).toBe('/profile?tab=account');
  });
});
