/** @jest-environment jsdom */
import '../../lib/jsdom-router.fixture.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { forgetSession } from '../../api/session.ts';
import { dismissToast, shownToasts } from '../../lib/toast.ts';
import { ADA, faultAt, field, fill, open, press, refuse, told } from './auth.fixture.ts';
import { AuthPage } from './AuthPage.tsx';

afterEach(() => {
  cleanup();
  forgetSession();
  for (const { id } of shownToasts()) dismissToast(id);
});

const login = () => {
  fill('Email address', ' ada@example.edu ');
  fill('Password', 'secret');
  press('Log in');
};

describe('logging in', () => {
  it('says all that is wrong at once, in the words of the specification, and asks nobody', async () => {
    const { calls } = open(AuthPage, '/auth');
    fill('Password', '12345');
    press('Log in');
    await waitFor(() => expect(faultAt('Email address')).toBe('Please enter a valid email address'));
    expect(faultAt('Password')).toBe('Password must be at least 6 characters');
    expect(document.activeElement).toBe(field('Email address'));
    expect([calls, told()]).toEqual([[], []]);
  });

  it('waits visibly, then stores the session, welcomes back and goes on to the profile', async () => {
    let answer: (signedIn: typeof ADA) => void = () => undefined;
    const page = open(AuthPage, '/auth?tab=login', { 'accounts.login': () => new Promise((resolve) => (answer = resolve)) });
    login();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' });
    await waitFor(() => expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([true, 'true']));
    expect(page.calls[0]?.body).toEqual({ email: 'ada@example.edu', password: 'secret' });
    act(() => answer(ADA));
    await waitFor(() => expect(page.here()).toBe('/profile'));
    expect(localStorage.getItem('auth_token')).toBe('t');
    expect(told()).toEqual([['Login successful', 'Welcome back, Ada!', undefined]]);
  });

  it.each([
    ['/discover?state=AL#map', '/discover?state=AL'],
    ['https://elsewhere.example', '/profile'],
    ['//elsewhere.example', '/profile'],
    ['/\\elsewhere.example', '/profile'],
    ['javascript:alert(1)', '/profile'],
    ['/auth?tab=register', '/profile'],
  ])('comes back to %s as %s', async (returnUrl, target) => {
    const page = open(AuthPage, `/auth?returnUrl=${encodeURIComponent(returnUrl)}`, { 'accounts.login': () => ADA });
    login();
    await waitFor(() => expect(page.here()).toBe(target));
  });

  it.each([
    ['Too many failed attempts. Try again later.', 'Too many failed attempts. Try again later.'],
    ['', 'Invalid credentials'],
  ])('tells a failure (%j) and keeps what was typed', async (message, words) => {
    open(AuthPage, '/auth', { 'accounts.login': () => refuse(401, message) });
    login();
    await waitFor(() => expect(told()).toEqual([['Login failed', words, 'destructive']]));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(field('Password').value).toBe('secret');
  });

  it('says that a new password was set', () => {
    open(AuthPage, '/auth?tab=login&reset=1');
    expect(screen.getByRole('status').textContent).toBe('Your password is changed. Log in with the new one.');
  });
});

describe('signing up', () => {
  const fillAll = () => {
    fill('First name', 'Ada');
    fill('Last name', 'Lovelace');
    fill('Email address', 'ada@example.edu');
    fill('Password', 'correct horse');
    fill('Confirm password', 'correct horse');
    fireEvent.click(screen.getByRole('checkbox'));
  };
  const answers = { 'accounts.usernameAvailable': () => ({ available: true }) };

  it('names every field that is missing', async () => {
    const { calls } = open(AuthPage, '/auth?tab=register', answers);
    press('Create account');
    await waitFor(() => expect(faultAt('First name')).toBe('Required'));
    expect(['Last name', 'Username', 'Email address', 'Password', 'Confirm password'].map(faultAt)).toEqual(Array(5).fill('Required'));
    expect(faultAt('I am 13 or older and accept the User Agreement')).toBe('You have to be 13 or older and accept the User Agreement');
    expect(calls).toEqual([]);
  });

  it('refuses short and different passwords before anybody is asked', async () => {
    open(AuthPage, '/auth?tab=register', answers);
    fill('Password', 'short');
    fill('Confirm password', 'other');
    press('Create account');
    await waitFor(() => expect(faultAt('Password')).toBe('At least 8 characters'));
    expect(faultAt('Confirm password')).toBe('The two passwords are not the same');
    expect(screen.getByText('Too short: 3 more characters')).toBeTruthy();
  });

  it('creates the account, welcomes by name and leads newcomers on', async () => {
    const page = open(AuthPage, '/auth?tab=register', { ...answers, 'accounts.register': () => ADA });
    fillAll();
    expect(field('Username').value).toBe('ada.lovelace');
    await screen.findByText('ada.lovelace is free');
    press('Create account');
    await waitFor(() => expect(page.here()).toBe('/profile?welcome=1'));
    expect(page.calls.at(-1)?.body).toEqual({
      firstName: 'Ada',
      lastName: 'Lovelace',
      username: 'ada.lovelace',
      email: 'ada@example.edu',
      password: 'correct horse',
      accountType: 'student',
      acceptsAgreement: true,
    });
    expect(told()).toEqual([['Account created successfully', 'Welcome to Alma, Ada!', undefined]]);
  });

  it('shows what the server says beside the fields it is about', async () => {
    const errors = [{ path: 'password', message: 'Choose another one' }];
    open(AuthPage, '/auth?tab=register', {
      ...answers,
      'accounts.register': () => refuse(400, 'Choose another one.', 'password.weak', errors),
    });
    fillAll();
    press('Create account');
    await waitFor(() => expect(faultAt('Password')).toBe('Choose another one'));
    expect(document.activeElement).toBe(field('Password'));
    expect(told()).toEqual([['Sign up failed', 'Choose another one.', 'destructive']]);
  });

  it('suggests another username while the first ones are taken, and leaves a chosen one alone', async () => {
    open(AuthPage, '/auth?tab=register', {
      'accounts.usernameAvailable': ({ query }) => ({ available: query['u'] === 'adalovelace' }),
    });
    fill('First name', 'Ada');
    fill('Last name', 'Lovelace');
    await waitFor(() => expect(field('Username').value).toBe('adalovelace'), { timeout: 5000 });
    fireEvent.change(field('Username'), { target: { value: 'countess' } });
    fill('Last name', 'Byron');
    expect(field('Username').value).toBe('countess');
    await waitFor(() => expect(faultAt('Username')).toBe('This username is taken'), { timeout: 5000 });
  });
});

describe('the tabs', () => {
  const selected = () => screen.getByRole('tab', { selected: true }).textContent;

  it('move by arrow keys and keep the way back', async () => {
    const page = open(AuthPage, '/auth?returnUrl=%2Fcompare&reset=1');
    expect(selected()).toBe('Log In');
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Log In' }), { key: 'ArrowRight' });
    await waitFor(() => expect(selected()).toBe('Sign Up'));
    expect(page.here()).toBe('/auth?returnUrl=%2Fcompare&tab=register');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Sign Up' }));
    expect(screen.getByRole('tabpanel', { name: 'Sign Up' }).querySelector('[name=firstName]')).toBeTruthy();
  });
});
