/** @jest-environment jsdom */
import { aUser, errorAt, field, lastToast, press, refuse, show, type } from '../profile/profile.fixture.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { currentToken, forgetSession } from '../../api/session.ts';
import { restorableUntil, RestorePage } from './RestorePage.tsx';

afterEach(() => {
  cleanup();
  forgetSession();
});
const ask = (answer: () => unknown) => {
  const shown = show(<RestorePage />, { address: '/restore-account', answers: { 'profile.restore': answer } });
  type('Email', ' ada@example.edu ');
  type('Password', 'correct horse');
  press('Restore my account');
  return shown;
};

it('restores the account and signs in', async () => {
  const { bodies, location } = ask(() => ({ token: 'fresh', user: aUser() }));
  await waitFor(() => expect(location().pathname).toBe('/profile'));
  expect([bodies(), currentToken(), lastToast()?.title]).toEqual([
    [{ email: 'ada@example.edu', password: 'correct horse' }],
    'fresh',
    'Account restored',
  ]);
});

it.each([
  [401, 'Invalid credentials', /^No account can be restored with this email and password\. Check both\./],
  [409, 'This account cannot be restored.', /^This account cannot be restored\.$/],
  [429, 'Too many calls. Try again later.', /^Too many calls\. Try again later\.$/],
])('explains status %i and keeps the input', async (status, message, words) => {
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

it('shows an error at its field', async () => {
  ask(() => refuse(400, 'Check this', { email: 'Please enter a valid email address' }));
  await waitFor(() => expect(errorAt('Email')).toBe('Please enter a valid email address'));
  expect(document.activeElement).toBe(field('Email'));
});

it('is not indexed', () => {
  show(<RestorePage />, { address: '/restore-account' });
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

it.each([[null], ['text'], [{}], [{ restorableUntil: 5 }], [{ restorableUntil: 'soon' }]])('%j contains no deadline', (state) => {
  expect(restorableUntil(state)).toBeUndefined();
});

it('formats the deadline', () => {
  expect(restorableUntil({ restorableUntil: '2026-11-28T12:00:00.000Z' })).toMatch(/^November 28, 2026 at /);
});
