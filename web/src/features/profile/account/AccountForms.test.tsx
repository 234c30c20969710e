/** @jest-environment jsdom */
import { aUser, button, errorAt, field, lastToast, press, refuse, show, type } from '../profile.fixture.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { currentToken, forgetSession, USER_KEY } from '../../../api/session.ts';
import { EmailSettings } from './EmailSettings.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';

afterEach(() => {
  cleanup();
  forgetSession();
});
const alertText = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');

describe('names, username and bio', () => {
  it('sends the changes, confirms them and updates every page', async () => {
    const { bodies, queries } = show(<ProfileForm user={aUser()} />, {
      answers: { 'profile.change': ({ body }) => ({ ...aUser(), ...(body as object) }) },
    });
    type('First name', ' Augusta ');
    type('About you', 'Numbers');
    press('Save profile');
    await waitFor(() => expect(lastToast()?.title).toBe('Profile saved'));
    expect(bodies()).toEqual([{ firstName: 'Augusta', bio: 'Numbers' }]);
    expect(queries.getQueryData(USER_KEY)).toMatchObject({ firstName: 'Augusta', lastName: 'Lovelace', bio: 'Numbers' });
    expect(field('First name').value).toBe('Augusta');
  });

  it('sends nothing without changes', async () => {
    const { sent } = show(<ProfileForm user={aUser()} />);
    press('Save profile');
    await waitFor(() => expect(lastToast()?.title).toBe('No changes to save'));
    expect(sent).toEqual([]);
  });

  it('shows an error at its field, focuses it and keeps the input', async () => {
    show(<ProfileForm user={aUser()} />, {
      answers: { 'profile.change': () => refuse(409, 'This username is taken', { username: 'This username is taken' }) },
    });
    type('Username', 'grace');
    type('Last name', 'Byron');
    press('Save profile');
    await waitFor(() => expect(errorAt('Username')).toBe('This username is taken'));
    expect(document.activeElement).toBe(field('Username'));
    expect([field('Username').value, field('Last name').value]).toEqual(['grace', 'Byron']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows other errors above the button and focuses them', async () => {
    show(<ProfileForm user={aUser()} />, { answers: { 'profile.change': () => refuse(500, 'Something went wrong on our side.') } });
    type('First name', 'Augusta');
    press('Save profile');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Something went wrong on our side.');
    expect(document.activeElement).toBe(alert);
    expect(field('First name').value).toBe('Augusta');
  });

  it('disables the button while sending', async () => {
    let answer: (user: unknown) => void = () => undefined;
    show(<ProfileForm user={aUser()} />, { answers: { 'profile.change': () => new Promise((resolve) => (answer = resolve)) } });
    type('First name', 'Augusta');
    press('Save profile');
    await waitFor(() => expect(button('Save profile').disabled).toBe(true));
    expect(button('Save profile').getAttribute('aria-busy')).toBe('true');
    answer(aUser({ firstName: 'Augusta' }));
    await waitFor(() => expect(button('Save profile').disabled).toBe(false));
  });

  it('shows when the username can change again', async () => {
    show(<ProfileForm user={aUser()} />, {
      answers: { 'profile.account': () => ({ pendingEmail: null, usernameChangeableAt: '2026-12-21T12:00:00.000Z' }) },
    });
    await waitFor(() => expect(field('Username').readOnly).toBe(true));
    expect(screen.getByText('You changed it recently. You can change it again after December 21, 2026.')).toBeTruthy();
  });

  it('counts the remaining characters of the bio', () => {
    show(<ProfileForm user={aUser({ bio: 'x'.repeat(490) })} />);
    expect(screen.getByText('10 characters left')).toBeTruthy();
    type('About you', 'x'.repeat(502));
    expect(screen.getByText('2 characters too many')).toBeTruthy();
    expect(field('About you').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the email address', () => {
  it('changes with the password and then waits for confirmation', async () => {
    let pendingEmail: string | null = null;
    const { bodies } = show(<EmailSettings user={aUser()} />, {
      answers: {
        'profile.account': () => ({ pendingEmail, usernameChangeableAt: null }),
        'profile.changeEmail': () => {
          pendingEmail = 'new@example.edu';
          return { message: 'Check your new inbox.' };
        },
      },
    });
    expect(screen.getByText('Verified')).toBeTruthy();
    press('Change email');
    expect(document.activeElement).toBe(field('New email'));
    type('New email', ' new@example.edu ');
    type('Current password', 'correct horse');
    press('Send confirmation email');
    expect(await screen.findByText('new@example.edu')).toBeTruthy();
    expect(bodies()).toEqual([{ email: 'new@example.edu', password: 'correct horse' }]);
    expect(lastToast()?.description).toBe('Check your new inbox.');
    expect(screen.queryByLabelText('New email')).toBeNull();
  });

  it('keeps the input if the password is wrong', async () => {
    show(<EmailSettings user={aUser()} />, {
      answers: { 'profile.changeEmail': () => refuse(400, 'This is not your password', { password: 'This is not your password' }) },
    });
    press('Change email');
    type('New email', 'new@example.edu');
    type('Current password', 'wrong horse');
    press('Send confirmation email');
    await waitFor(() => expect(errorAt('Current password')).toBe('This is not your password'));
    expect([field('New email').value, field('Current password').value]).toEqual(['new@example.edu', 'wrong horse']);
    expect(document.activeElement).toBe(field('Current password'));
  });

  it('shows the rate limit message', async () => {
    show(<EmailSettings user={aUser()} />, {
      answers: { 'profile.changeEmail': () => refuse(429, 'We have already sent several emails to this address.') },
    });
    press('Change email');
    press('Send confirmation email');
    await waitFor(() => expect(alertText()).toBe('We have already sent several emails to this address.'));
  });

  it('can cancel a pending change', async () => {
    const { sent } = show(<EmailSettings user={aUser()} />, {
      answers: {
        'profile.account': () => ({ pendingEmail: 'new@example.edu', usernameChangeableAt: null }),
        'profile.cancelEmail': () => undefined,
      },
    });
    expect(await screen.findByText('new@example.edu')).toBeTruthy();
    press('Cancel the change');
    await waitFor(() => expect(screen.queryByText('new@example.edu')).toBeNull());
    expect(sent.map(({ key }) => key)).toEqual(['profile.cancelEmail']);
  });

  it('shows that it is not verified and resends the link', async () => {
    show(<EmailSettings user={aUser({ emailVerified: false })} />, {
      answers: { 'accounts.resendVerification': () => ({ message: 'ok' }) },
    });
    expect(screen.getByText('Not verified')).toBeTruthy();
    press('Resend the email');
    expect(await screen.findByText(/^Sent\. Check the spam folder/)).toBeTruthy();
  });
});

describe('the password', () => {
  const fill = (current: string, next: string, again = next) => {
    type('Current password', current);
    type('New password', next);
    type('Confirm new password', again);
    press('Change password');
  };

  it('changes, clears the form, stores the new token and shows a confirmation', async () => {
    const { bodies } = show(<PasswordForm user={aUser()} />, {
      answers: { 'profile.changePassword': () => ({ token: 'renewed', user: aUser() }) },
    });
    fill('correct horse', 'battery staple');
    await waitFor(() => expect(lastToast()?.title).toBe('Password changed'));
    expect(bodies()).toEqual([{ current: 'correct horse', next: 'battery staple' }]);
    expect(currentToken()).toBe('renewed');
    expect(['Current password', 'New password', 'Confirm new password'].map((name) => field(name).value)).toEqual(['', '', '']);
  });

  it('is not sent if the new passwords differ', async () => {
    const { sent } = show(<PasswordForm user={aUser()} />);
    fill('correct horse', 'battery staple', 'battery stable');
    await waitFor(() => expect(errorAt('Confirm new password')).toBe('The passwords do not match'));
    expect(sent).toEqual([]);
    expect(document.activeElement).toBe(field('Confirm new password'));
  });

  it.each([
    ['current', 'Current password', 'This is not your password'],
    ['next', 'New password', 'This password is too common'],
  ])('shows an error of "%s" at its field and keeps all three', async (path, label, message) => {
    show(<PasswordForm user={aUser()} />, { answers: { 'profile.changePassword': () => refuse(400, message, { [path]: message }) } });
    fill('correct horse', 'battery staple');
    await waitFor(() => expect(errorAt(label)).toBe(message));
    expect(['Current password', 'New password', 'Confirm new password'].map((name) => field(name).value)).toEqual([
      'correct horse',
      'battery staple',
      'battery staple',
    ]);
  });

  it('shows the rate limit message', async () => {
    show(<PasswordForm user={aUser()} />, { answers: { 'profile.changePassword': () => refuse(429, 'Too many calls. Try again later.') } });
    fill('correct horse', 'battery staple');
    await waitFor(() => expect(alertText()).toBe('Too many calls. Try again later.'));
  });
});
