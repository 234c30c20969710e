/** @jest-environment jsdom */
import { ADA, type Answers, press, refuse, renderPage } from '../../lib/page.fixture.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { forgetSession, signIn, USER_KEY } from '../../api/session.ts';
import { VerifyEmailPage } from './VerifyEmailPage.tsx';

const open = (address: string, answers: Answers = {}) => renderPage(<VerifyEmailPage />, { address, answers });

afterEach(() => {
  cleanup();
  forgetSession();
});

const confirm = () => press('Confirm my email');

describe('an email link', () => {
  it('confirms only after a press, and the token leaves the address first', async () => {
    const page = open('/verify-email?token=v', { 'accounts.verifyEmail': () => ({ user: ADA.user }) });
    await waitFor(() => expect(page.here()).toBe('/verify-email'));
    expect(page.calls).toEqual([]);
    confirm();
    expect(await screen.findByText('Your email address is confirmed')).toBe(document.activeElement);
    expect(page.calls[0]?.body).toEqual({ token: 'v' });
  });

  it('updates the signed-in user', async () => {
    const page = open('/verify-email?token=v', {
      'accounts.verifyEmail': () => ({ user: { ...ADA.user, emailVerified: true } }),
    });
    act(() => signIn(page.site, ADA));
    confirm();
    await screen.findByText('Your email address is confirmed');
    expect(page.site.queries.getQueryData(USER_KEY)).toMatchObject({ emailVerified: true });
  });

  it('that expired asks signed-out users to sign in for a new one', async () => {
    open('/verify-email?token=v', { 'accounts.verifyEmail': () => refuse(410, 'Expired', {}, 'TOKEN_EXPIRED') });
    confirm();
    await screen.findByText('This link has expired');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth?tab=login&returnUrl=%2Fverify-email');
  });

  it('that is invalid offers a new one to signed-in users', async () => {
    const page = open('/verify-email?token=v', {
      'accounts.verifyEmail': () => refuse(400, 'Not valid', {}, 'TOKEN_INVALID'),
      'accounts.resendVerification': () => ({ message: 'We have sent you a new email.' }),
    });
    act(() => signIn(page.site, ADA));
    confirm();
    await screen.findByText('This link does not work');
    press('Send me a new link');
    await screen.findByText(/^Sent\. Check the spam folder/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that was used before is not an error for confirmed users', async () => {
    const page = open('/verify-email?token=v', {
      'accounts.verifyEmail': () => refuse(400, 'Not valid', {}, 'TOKEN_INVALID'),
    });
    act(() => signIn(page.site, { ...ADA, user: { ...ADA.user, emailVerified: true } }));
    confirm();
    await screen.findByText('Your email address is already confirmed');
  });

  it('can be retried after a connection failure', async () => {
    open('/verify-email?token=v', { 'accounts.verifyEmail': () => refuse(0, 'You are offline.') });
    confirm();
    await screen.findByText('You are offline.');
    expect(screen.getByRole('button', { name: 'Confirm my email' })).toBeTruthy();
  });

  it('without a token offers no button', () => {
    open('/verify-email');
    expect(screen.getByText('This link does not work')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
