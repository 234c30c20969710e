/** @jest-environment jsdom */
import '../../lib/jsdom-router.fixture.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { forgetSession, signIn, USER_KEY } from '../../api/session.ts';
import { ADA, open, press, refuse } from './auth.fixture.ts';
import { VerifyEmailPage } from './VerifyEmailPage.tsx';

afterEach(() => {
  cleanup();
  forgetSession();
});

const confirm = () => press('Confirm my email');

describe('the link of a mail', () => {
  it('confirms only when asked to, and leaves the address before that', async () => {
    const page = open(VerifyEmailPage, '/verify-email?token=v', { 'accounts.verifyEmail': () => ({ user: ADA.user }) });
    await waitFor(() => expect(page.here()).toBe('/verify-email'));
    expect(page.calls).toEqual([]);
    confirm();
    expect(await screen.findByText('Your email address is confirmed')).toBe(document.activeElement);
    expect(page.calls[0]?.body).toEqual({ token: 'v' });
  });

  it('tells the pages of whoever is signed in here', async () => {
    const page = open(VerifyEmailPage, '/verify-email?token=v', {
      'accounts.verifyEmail': () => ({ user: { ...ADA.user, emailVerified: true } }),
    });
    act(() => signIn(page.site, ADA));
    confirm();
    await screen.findByText('Your email address is confirmed');
    expect(page.site.queries.getQueryData(USER_KEY)).toMatchObject({ emailVerified: true });
  });

  it('says so when it is too old, and sends strangers to log in for a new one', async () => {
    open(VerifyEmailPage, '/verify-email?token=v', { 'accounts.verifyEmail': () => refuse(410, 'Expired', 'TOKEN_EXPIRED') });
    confirm();
    await screen.findByText('This link has expired');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth?tab=login&returnUrl=%2Fverify-email');
  });

  it('sends a new one to whoever is signed in', async () => {
    const page = open(VerifyEmailPage, '/verify-email?token=v', {
      'accounts.verifyEmail': () => refuse(400, 'Not valid', 'TOKEN_INVALID'),
      'accounts.resendVerification': () => ({ message: 'We have sent you a new email.' }),
    });
    act(() => signIn(page.site, ADA));
    confirm();
    await screen.findByText('This link does not work');
    press('Send me a new link');
    await screen.findByText(/^Sent\. Look for it/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that was used before is no failure for whoever is confirmed', async () => {
    const page = open(VerifyEmailPage, '/verify-email?token=v', {
      'accounts.verifyEmail': () => refuse(400, 'Not valid', 'TOKEN_INVALID'),
    });
    act(() => signIn(page.site, { ...ADA, user: { ...ADA.user, emailVerified: true } }));
    confirm();
    await screen.findByText('Your email address was confirmed already');
  });

  it('may be tried again when nobody could be asked', async () => {
    open(VerifyEmailPage, '/verify-email?token=v', { 'accounts.verifyEmail': () => refuse(0, 'You are offline.') });
    confirm();
    await screen.findByText('You are offline.');
    expect(screen.getByRole('button', { name: 'Confirm my email' })).toBeTruthy();
  });

  it('that lost its token asks for nothing', () => {
    open(VerifyEmailPage, '/verify-email');
    expect(screen.getByText('This link does not work')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
