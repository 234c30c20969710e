/** @jest-environment jsdom */
import '../../../lib/jsdom-router.fixture.ts';
import { jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { currentToken, forgetSession, signIn } from '../../../api/session.ts';
import { ADA, faultAt, field, fill, open, press, refuse } from '../auth.fixture.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

const NEUTRAL = 'If that email address is in our database, we will send you an email to reset your password.';
const sent = { 'accounts.forgotPassword': () => ({ message: NEUTRAL }) };
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  forgetSession();
});

const request = async () => {
  fill('Email address', 'ada@example.edu');
  press('Send me a code');
  await screen.findByText(NEUTRAL);
};

describe('a new password', () => {
  it('comes by a code, a token and a password, and leads to the login', async () => {
    const page = open(ForgotPasswordPage, '/forgot-password', {
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

    fill('Code', '123 456');
    press('Check the code');
    await waitFor(() => expect(heading()).toBe('Choose a new password'));
    expect(page.calls.at(-1)?.body).toEqual({ email: 'ada@example.edu', code: '123456' });

    fill('New password', 'correct horse');
    press('Set the new password');
    await waitFor(() => expect(page.here()).toBe('/auth?tab=login&reset=1'));
    expect(page.calls.at(-1)?.body).toEqual({ resetToken: 'r', password: 'correct horse' });
  });

  it('ends the session here too', async () => {
    const page = open(ForgotPasswordPage, '/forgot-password?token=r', { 'accounts.resetPassword': () => undefined });
    signIn(page.site, ADA);
    fill('New password', 'correct horse');
    press('Set the new password');
    await waitFor(() => expect(currentToken()).toBeUndefined());
  });

  it('can be set from a link, whose token leaves the address at once', async () => {
    const page = open(ForgotPasswordPage, '/forgot-password?token=r', {
      'accounts.resetPassword': () => refuse(400, 'Your code was used already, or is too old. Ask for a new one.', 'TOKEN_INVALID'),
    });
    await waitFor(() => expect(page.here()).toBe('/forgot-password?step=reset'));
    fill('New password', 'short');
    press('Set the new password');
    await waitFor(() => expect(faultAt('New password')).toBe('At least 8 characters'));
    fill('New password', 'correct horse');
    press('Set the new password');
    await screen.findByText(/used already/);
    expect(page.calls.map(({ body }) => body)).toEqual([{ resetToken: 'r', password: 'correct horse' }]);
  });

  it('begins at the beginning where nothing is known of a code', () => {
    open(ForgotPasswordPage, '/forgot-password?step=reset');
    expect(heading()).toBe('Reset your password');
  });
});

describe('the code', () => {
  it('is asked with the address by whoever comes from the mail', async () => {
    open(ForgotPasswordPage, '/forgot-password?step=code', {
      'accounts.verifyResetCode': () => refuse(400, 'Invalid or expired code', 'reset.code-refused'),
    });
    expect([field('Code').autocomplete, field('Code').inputMode]).toEqual(['one-time-code', 'numeric']);
    fill('Code', '12345');
    press('Check the code');
    await waitFor(() => expect(faultAt('Email address')).toBe('Please enter a valid email address'));
    expect(faultAt('Code')).toBe('Enter the six digits from the email');
    fill('Email address', 'ada@example.edu');
    fill('Code', '123456');
    press('Check the code');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Invalid or expired code'));
  });

  it('can be sent anew once a minute', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const page = open(ForgotPasswordPage, '/forgot-password', sent);
    fill('Email address', 'ada@example.edu');
    press('Send me a code');
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
