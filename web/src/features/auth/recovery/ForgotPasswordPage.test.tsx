/** @jest-environment jsdom */
import { ADA, type Answers, errorAt, field, press, refuse, renderPage, type } from '../../../lib/page.fixture.ts';
import { jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { currentToken, forgetSession, signIn } from '../../../api/session.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

const NEUTRAL = 'If that email address is in our database, we will send you an email to reset your password.';
const sent = { 'accounts.forgotPassword': () => ({ message: NEUTRAL }) };
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

const open = (address: string, answers: Answers = {}) => renderPage(<ForgotPasswordPage />, { address, answers });

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  forgetSession();
});

const request = async () => {
  type('Email address', 'ada@example.edu');
  press('Send code');
  await screen.findByText(NEUTRAL);
};

describe('a new password', () => {
  it('is set by code, and the page redirects to sign-in', async () => {
    const page = open('/forgot-password', {
      ...sent,
      'accounts.verifyResetCode': () => ({ resetToken: 'r' }),
      'accounts.resetPassword': () => undefined,
    });
    await request();
    expect([page.here(), heading(), field('Email address').value]).toEqual([
      '/forgot-password?step=code',
      'Enter your code',
      'ada@example.edu',
    ]);
    expect(document.activeElement?.tagName).toBe('H1');

    type('Code', '123 456');
    press('Check code');
    await waitFor(() => expect(heading()).toBe('Choose a new password'));
    expect(page.calls.at(-1)?.body).toEqual({ email: 'ada@example.edu', code: '123456' });

    type('New password', 'correct horse');
    press('Set new password');
    await waitFor(() => expect(page.here()).toBe('/auth?tab=login&reset=1'));
    expect(page.calls.at(-1)?.body).toEqual({ resetToken: 'r', password: 'correct horse' });
  });

  it('ends the session in this browser', async () => {
    const page = open('/forgot-password?token=r', { 'accounts.resetPassword': () => undefined });
    signIn(page.site, ADA);
    type('New password', 'correct horse');
    press('Set new password');
    await waitFor(() => expect(currentToken()).toBeUndefined());
  });

  it('can be set from a link, and its token leaves the address at once', async () => {
    const page = open('/forgot-password?token=r', {
      'accounts.resetPassword': () => refuse(400, 'Your code was already used or has expired. Ask for a new one.', {}, 'TOKEN_INVALID'),
    });
    await waitFor(() => expect(page.here()).toBe('/forgot-password?step=reset'));
    type('New password', 'short');
    press('Set new password');
    await waitFor(() => expect(errorAt('New password')).toBe('At least 8 characters'));
    type('New password', 'correct horse');
    press('Set new password');
    await screen.findByText(/already used/);
    expect(page.calls.map(({ body }) => body)).toEqual([{ resetToken: 'r', password: 'correct horse' }]);
  });

  it('starts at step one without a token', () => {
    open('/forgot-password?step=reset');
    expect(heading()).toBe('Reset your password');
  });
});

describe('the code', () => {
  it('is asked together with the email address when opened from the email', async () => {
    open('/forgot-password?step=code', {
      'accounts.verifyResetCode': () => refuse(400, 'Invalid or expired code', {}, 'reset.code-refused'),
    });
    expect([field('Code').autocomplete, field('Code').inputMode]).toEqual(['one-time-code', 'numeric']);
    type('Code', '12345');
    press('Check code');
    await waitFor(() => expect(errorAt('Email address')).toBe('Please enter a valid email address'));
    expect(errorAt('Code')).toBe('Enter the six digits from the email');
    type('Email address', 'ada@example.edu');
    type('Code', '123456');
    press('Check code');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Invalid or expired code'));
  });

  it('can be resent once a minute', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const page = open('/forgot-password', sent);
    type('Email address', 'ada@example.edu');
    press('Send code');
    await act(() => jest.advanceTimersByTimeAsync(100));
    await act(() => jest.advanceTimersByTimeAsync(59_000));
    press('Send a new code in 1 s');
    expect(page.calls).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(1_250));
    press('Send a new code');
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(page.calls.map(({ body }) => body)).toEqual([{ email: 'ada@example.edu' }, { email: 'ada@example.edu' }]);
    expect(screen.getByRole('button', { name: /Send a new code in/ })).toBeTruthy();
  });
});
