/** @jest-environment jsdom */
import { aUser, faultAt, field, lastToast, press, refuse, show, type } from '../profile/profile.fixture.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { currentToken, forgetSession } from '../../api/session.ts';
import { restorableUntil } from './restorable-until.ts';
import { RestorePage } from './RestorePage.tsx';

afterEach(() => {
  cleanup();
  forgetSession();
});
const ask = (answer: () => unknown) => {
  const shown = show(<RestorePage />, { address: '/restore-account', answers: { 'profile.restore': answer } });
  type('Email', ' ada@example.edu ');
  type('Password', 'correct horse');
  press('Bring my account back');
  return shown;
};

it('brings the account back and signs in', async () => {
  const { bodies, location } = ask(() => ({ token: 'fresh', user: aUser() }));
  await waitFor(() => expect(location().pathname).toBe('/profile'));
  expect([bodies(), currentToken(), lastToast()?.title]).toEqual([
    [{ email: 'ada@example.edu', password: 'correct horse' }],
    'fresh',
    'Your account is back',
  ]);
});

it.each([
  [401, 'Invalid credentials', /^No account can be brought back with this email and password\. Check both\./],
  [409, 'The address belongs to another account by now.', /^The address belongs to another account by now\.$/],
  [429, 'Too many calls. Try again later.', /^Too many calls\. Try again later\.$/],
])('says what %i means, and keeps what was typed', async (status, message, words) => {
  const { location } = ask(() => refuse(status, message));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(words);
  expect(document.activeElement).toBe(alert);
  expect([field('Email').value, field('Password').value, location().pathname, currentToken()]).toEqual([
    'ada@example.edu',
    'correct horse',
    '/restore-account',
    undefined,
  ]);
});

it('says beside its field what is wrong with it', async () => {
  ask(() => refuse(400, 'Check this', { email: 'Please enter a valid email address' }));
  await waitFor(() => expect(faultAt('Email')).toBe('Please enter a valid email address'));
  expect(document.activeElement).toBe(field('Email'));
});

it('keeps out of search engines', () => {
  show(<RestorePage />, { address: '/restore-account' });
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

it.each([[null], ['text'], [{}], [{ restorableUntil: 5 }], [{ restorableUntil: 'soon' }]])('%j tells of no deleted account', (state) => {
  expect(restorableUntil(state)).toBeUndefined();
});

it('names the moment until which an account can be brought back', () => {
  expect(restorableUntil({ restorableUntil: '2026-11-28T12:00:00.000Z' })).toMatch(/^November 28, 2026 at /);
});
