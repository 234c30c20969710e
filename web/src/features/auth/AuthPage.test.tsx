/** @jest-environment jsdom */
import { ADA, type Answers, errorAt, field, press, refuse, renderPage, toastTexts, type } from '../../lib/page.fixture.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { forgetSession } from '../../api/session.ts';
import { AuthPage } from './AuthPage.tsx';
import { signUpChunk } from './chunks.ts';

const open = (address: string, answers: Answers = {}) => renderPage(<AuthPage />, { address, answers });

afterEach(() => {
  cleanup();
  forgetSession();
  sessionStorage.clear();
});

const login = () => {
  type('Email address', ' ada@example.edu ');
  type('Password', 'secret');
  press('Sign in');
};

describe('sign-in', () => {
  it('shows all errors at once and sends nothing', async () => {
    const { calls } = open('/auth');
    type('Password', '12345');
    press('Sign in');
    await waitFor(() => expect(errorAt('Email address')).toBe('Please enter a valid email address'));
    expect(errorAt('Password')).toBe('Password must be at least 6 characters');
    expect(document.activeElement).toBe(field('Email address'));
    expect([calls, toastTexts()]).toEqual([[], []]);
  });

  it('removes an error while its input changes, and shows it again after the next try', async () => {
    open('/auth');
    press('Sign in');
    const wrong = 'Please enter a valid email address';
    await waitFor(() => expect(errorAt('Email address')).toBe(wrong));
    const password = errorAt('Password');
    fireEvent.input(field('Email address'), { target: { value: 'ada' } });
    expect([errorAt('Email address'), errorAt('Password')]).toEqual([undefined, password]);
    press('Sign in');
    await waitFor(() => expect(errorAt('Email address')).toBe(wrong));
  });

  it('removes the message of a failure with the next try', async () => {
    let tries = 0;
    const page = open('/auth', { 'accounts.login': () => ((tries += 1) === 1 ? refuse(401, 'Invalid credentials') : ADA) });
    login();
    await waitFor(() => expect(toastTexts().map(([title]) => title)).toEqual(['Login failed']));
    press('Sign in');
    await waitFor(() => expect(page.here()).toBe('/profile'));
    expect(toastTexts().map(([title]) => title)).toEqual(['Login successful']);
  });

  it('shows progress, stores the session, shows a toast and redirects to the profile', async () => {
    let answer: (signedIn: typeof ADA) => void = () => undefined;
    const page = open('/auth?tab=login', { 'accounts.login': () => new Promise((resolve) => (answer = resolve)) });
    login();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' });
    await waitFor(() => expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([true, 'true']));
    expect(page.calls[0]?.body).toEqual({ email: 'ada@example.edu', password: 'secret' });
    act(() => answer(ADA));
    await waitFor(() => expect(page.here()).toBe('/profile'));
    expect(localStorage.getItem('auth_token')).toBe('t');
    expect(toastTexts()).toEqual([['Login successful', 'Welcome back, Ada!', undefined]]);
  });

  it.each([
    ['/discover?state=AL#map', '/discover?state=AL'],
    ['https://elsewhere.example', '/profile'],
    ['//elsewhere.example', '/profile'],
    ['/\\elsewhere.example', '/profile'],
    ['javascript:alert(1)', '/profile'],
    ['/auth?tab=register', '/profile'],
  ])('returns to %s as %s', async (returnUrl, target) => {
    const page = open(`/auth?returnUrl=${encodeURIComponent(returnUrl)}`, { 'accounts.login': () => ADA });
    login();
    await waitFor(() => expect(page.here()).toBe(target));
  });

  it.each([
    ['Too many failed attempts. Try again later.', 'Too many failed attempts. Try again later.'],
    ['', 'Invalid credentials'],
  ])('shows a failure (%j) and keeps the input', async (message, words) => {
    open('/auth', { 'accounts.login': () => refuse(401, message) });
    login();
    await waitFor(() => expect(toastTexts()).toEqual([['Login failed', words, 'destructive']]));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(field('Password').value).toBe('secret');
  });

  it('confirms a new password', () => {
    open('/auth?tab=login&reset=1');
    expect(screen.getByRole('status').textContent).toBe('Your password was changed. Sign in with the new one.');
  });
});

describe('sign-up', () => {
  // As the route does before it shows the form.
  beforeAll(() => signUpChunk.preload());
  const fillAll = () => {
    type('First name', 'Ada');
    type('Last name', 'Lovelace');
    type('Email address', 'ada@example.edu');
    type('Password', 'correct horse');
    fireEvent.click(screen.getByRole('checkbox'));
  };
  const answers = { 'accounts.usernameAvailable': () => ({ available: true }) };

  it('marks every missing field', async () => {
    const { calls } = open('/auth?tab=register', answers);
    press('Create account');
    await waitFor(() => expect(errorAt('First name')).toBe('Required'));
    expect(['Last name', 'Username', 'Email address', 'Password'].map(errorAt)).toEqual(Array(4).fill('Required'));
    expect(errorAt('I am 13 or older and accept the User Agreement')).toBe('You must be 13 or older and accept the User Agreement');
    expect(calls).toEqual([]);
  });

  it('rejects short passwords before sending', async () => {
    open('/auth?tab=register', answers);
    type('Password', 'short');
    press('Create account');
    await waitFor(() => expect(errorAt('Password')).toBe('At least 8 characters'));
    expect(screen.getByText('Too short: 3 more characters')).toBeTruthy();
  });

  it.each([
    ['abcabcabc', 'This password repeats the same characters or follows a sequence. Choose another one'],
    ['alma1234', 'Choose a password that is not made of your name, username or email address, or of words like Alma and college'],
    ['Lovelace12', 'Choose a password that is not made of your name, username or email address, or of words like Alma and college'],
  ])('rejects the password %s before sending', async (password, message) => {
    const { calls } = open('/auth?tab=register', answers);
    fillAll();
    await screen.findByText('ada.lovelace is available');
    type('Password', password);
    press('Create account');
    await waitFor(() => expect(errorAt('Password')).toBe(message));
    expect(calls.map(({ key }) => key)).toEqual(['accounts.usernameAvailable']);
  });

  it('creates the account, shows a toast and redirects to the welcome page', async () => {
    const page = open('/auth?tab=register', { ...answers, 'accounts.register': () => ADA });
    fillAll();
    expect(field('Username').value).toBe('ada.lovelace');
    await screen.findByText('ada.lovelace is available');
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
    expect(toastTexts()).toEqual([['Account created successfully', 'Welcome to Alma, Ada!', undefined]]);
  });

  it('keeps everything but the password through a reload, until someone signs in', async () => {
    const here = { ...answers, 'accounts.register': () => ADA };
    open('/auth?tab=register', here);
    fillAll();
    fireEvent.click(screen.getByRole('radio', { name: 'Parent' }));
    await waitFor(() => expect(sessionStorage.getItem('sign_up_draft')).toContain('"accountType":"parent"'));
    expect(sessionStorage.getItem('sign_up_draft')).not.toContain('horse');
    cleanup();
    const page = open('/auth?tab=register', here);
    await waitFor(() => expect(field('Username').value).toBe('ada.lovelace'));
    expect(['First name', 'Last name', 'Email address', 'Password'].map((label) => field(label).value)).toEqual([
      'Ada',
      'Lovelace',
      'ada@example.edu',
      '',
    ]);
    const isChecked = (role: string, name: RegExp) => screen.getByRole<HTMLInputElement>(role, { name }).checked;
    expect([isChecked('radio', /Parent/), isChecked('checkbox', /13 or older/)]).toEqual([true, true]);
    type('Password', 'correct horse');
    press('Create account');
    await waitFor(() => expect(page.here()).toBe('/profile?welcome=1'));
    expect(sessionStorage.getItem('sign_up_draft')).toBeNull();
  });

  it('shows server errors at their fields', async () => {
    open('/auth?tab=register', {
      ...answers,
      'accounts.register': () =>
        refuse(400, 'Choose another one.', { password: 'Choose another one', acceptsAgreement: 'Required' }, 'password.weak'),
    });
    fillAll();
    press('Create account');
    await waitFor(() => expect(errorAt('Password')).toBe('Choose another one'));
    expect(errorAt('I am 13 or older and accept the User Agreement')).toBe('Required');
    expect(document.activeElement).toBe(field('Password'));
    expect(toastTexts()).toEqual([['Sign up failed', 'Choose another one.', 'destructive']]);
  });

  it('says that a username is reserved while it is typed, and sends nothing', async () => {
    const { calls } = open('/auth?tab=register', answers);
    fireEvent.change(field('Username'), { target: { value: 'Supp0rt' } });
    expect(errorAt('Username')).toBe('This username is reserved. Choose another one');
    fillAll();
    press('Create account');
    await waitFor(() => expect(document.activeElement).toBe(field('Username')));
    expect(errorAt('Username')).toBe('This username is reserved. Choose another one');
    expect(calls.map(({ key }) => key)).not.toContain('accounts.register');
  });

  it('suggests no reserved username', async () => {
    open('/auth?tab=register', answers);
    type('First name', 'Al');
    type('Last name', 'Ma');
    expect(field('Username').value).toBe('ama');
  });

  it('suggests the next username if one is taken, and keeps a typed one', async () => {
    open('/auth?tab=register', {
      'accounts.usernameAvailable': ({ query }) => ({ available: query['u'] === 'adalovelace' }),
    });
    type('First name', 'Ada');
    type('Last name', 'Lovelace');
    await waitFor(() => expect(field('Username').value).toBe('adalovelace'));
    fireEvent.change(field('Username'), { target: { value: 'countess' } });
    type('Last name', 'Byron');
    expect(field('Username').value).toBe('countess');
    await waitFor(() => expect(errorAt('Username')).toBe('This username is taken'));
  });
});

it('says why the admin pages ask for a sign-in', () => {
  open('/auth?returnUrl=%2Fadmin%2Fusers');
  expect(screen.getByText('A session in the admin pages ends after 30 minutes without use.')).toBeTruthy();
  expect(screen.queryByText('Welcome back.')).toBeNull();
});

describe('the tabs', () => {
  const selected = () => screen.getByRole('tab', { selected: true }).textContent;

  it('switch by arrow keys and keep the return path', async () => {
    const page = open('/auth?returnUrl=%2Fcompare&reset=1');
    expect(selected()).toBe('Log In');
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Log In' }), { key: 'ArrowRight' });
    await waitFor(() => expect(selected()).toBe('Sign Up'));
    expect(page.here()).toBe('/auth?returnUrl=%2Fcompare&tab=register');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Sign Up' }));
    expect(screen.getByRole('tabpanel', { name: 'Sign Up' }).querySelector('[name=firstName]')).toBeTruthy();
  });
});
