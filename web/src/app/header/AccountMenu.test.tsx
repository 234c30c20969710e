/** @jest-environment jsdom */
import '../../lib/jsdom-router.fixture.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { ApiError, createClient, type Send } from '../../api/client.ts';
import { setSessionInPage, storeUser, SIGNED_OUT } from '../../api/session-store.ts';
import { createQueries, SiteContext } from '../../api/site.ts';
import { dismissToast, shownToasts } from '../../lib/toast.ts';
import { Header } from './Header.tsx';
import { SignedInOnly } from '../SignedInOnly.tsx';
import { ToastViewer } from '../ToastViewer.tsx';

const ADA = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.edu' };

beforeAll(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
});
beforeEach(() => setSessionInPage(SIGNED_OUT));
afterEach(() => {
  cleanup();
  localStorage.clear();
  for (const { id } of shownToasts()) dismissToast(id);
});

function Here() {
  const { pathname, search } = useLocation();
  return <p data-testid="here">{pathname + search}</p>;
}
const here = () => screen.getByTestId('here').textContent;

function open(path: string, logout: Send = () => Promise.resolve()) {
  const queries = createQueries();
  const site = { api: createClient(logout), queries, publicUrl: '', onServer: false, structuredData: [] };
  render(
    <MemoryRouter initialEntries={[path]}>
      <SiteContext value={site}>
        <QueryClientProvider client={queries}>
          <Here />
          <Header />
          <main id="main" tabIndex={-1}>
            <Routes>
              <Route path="/profile" element={<SignedInOnly title="Your profile" />}>
                <Route index element={<p>All about you</p>} />
              </Route>
              <Route path="*" element={<p>Elsewhere</p>} />
            </Routes>
          </main>
        </QueryClientProvider>
      </SiteContext>
    </MemoryRouter>,
  );
}

const enter = () => act(() => storeUser('t', ADA));
const menuButton = () => screen.findByRole('button', { name: 'Ada' });
const messages = () => shownToasts().map(({ title, description }) => [title, description]);

describe('the header for a signed-in user', () => {
  it('shows the user and links to the profile', async () => {
    open('/about');
    enter();
    fireEvent.click(await menuButton());
    expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull();
    const menu = within(document.getElementById('menu-account') ?? document.body);
    expect(menu.getByText('Ada Lovelace')).toBeTruthy();
    expect(menu.getByText('ada@example.edu')).toBeTruthy();
    expect(menu.getByRole('link', { name: 'Profile Dashboard' }).getAttribute('href')).toBe('/profile');
  });

  it('counts the colleges of the account beside the link to them', async () => {
    open('/about', () => Promise.resolve([{ collegeId: 4 }, { collegeId: 5 }, { collegeId: 6 }]));
    enter();
    const [first] = await screen.findAllByRole('link', { name: '3 saved My colleges' });
    expect(first?.getAttribute('href')).toBe('/profile?tab=favorites');
  });

  const waiting = (counts: object) =>
    open('/about', ({ key }) => Promise.resolve(key === 'messages.unreadCount' ? { unread: 0, requests: 0, roommates: 0, ...counts } : []));

  it('counts all that waits at the closed menu, and each part beside its link', async () => {
    waiting({ unread: 2, requests: 1, roommates: 1 });
    enter();
    expect(await screen.findByRole('button', { name: /^Ada ?4 waiting for you$/ })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^Messages ?3 unread$/ })).toHaveLength(2);
    const requests = screen.getAllByRole('link', { name: /^Roommate requests ?1 waiting$/ });
    expect(requests.map((link) => link.getAttribute('href'))).toEqual(['/roommates/requests', '/roommates/requests']);
  });

  it('counts a roommate request without a message, and shows no row while none waits', async () => {
    waiting({ roommates: 1 });
    enter();
    expect(await screen.findByRole('button', { name: /^Ada ?1 waiting for you$/ })).toBeTruthy();
    cleanup();
    waiting({ unread: 1 });
    enter();
    expect(await screen.findByRole('button', { name: /^Ada ?1 waiting for you$/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Roommate requests/ })).toBeNull();
  });

  it('opens by keyboard, moves by arrow keys and closes by Escape', async () => {
    open('/about');
    enter();
    const button = await menuButton();
    button.focus();
    const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
    key('ArrowDown');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement?.textContent).toBe('Profile Dashboard');
    key('ArrowDown');
    expect(document.activeElement?.textContent).toBe('Messages');
    key('ArrowDown');
    expect(document.activeElement?.textContent).toBe('Roommates');
    key('ArrowDown');
    expect(document.activeElement?.textContent).toBe('Sign Out');
    key('Escape');
    expect([button.getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', button]);
  });

  it('has Messages, Roommates, Admin and Log Out on a phone', async () => {
    open('/about');
    enter();
    const account = within(await screen.findByRole('navigation', { name: 'Account' }));
    expect(account.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Profile Dashboard', '/profile'],
      ['Messages', '/messages'],
      ['Roommates', '/roommates'],
      ['Admin', '/admin'],
    ]);
    expect(account.getByRole('button', { name: 'Log Out' })).toBeTruthy();
  });

  it('signs out and shows a message', async () => {
    open('/about');
    enter();
    fireEvent.click(await menuButton());
    fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await screen.findByRole('link', { name: 'Log In' });
    expect(messages()).toEqual([['Logged out', 'You have been successfully logged out.']]);
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  });

  it('offers to sign out on this device if the server is unreachable', async () => {
    open('/about', () => Promise.reject(new ApiError(0, 'You are offline.')));
    enter();
    fireEvent.click(await menuButton());
    fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(messages()).toEqual([['Logout failed', 'You are offline.']]));
    expect(localStorage.getItem('auth_token')).toBe('t');

    render(<ToastViewer toasts={shownToasts()} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out on this device' }));
    expect(localStorage.getItem('auth_token')).toBeNull();
    expect(messages()).toEqual([['Logged out', 'You have been successfully logged out.']]);
  });
});

describe('a page for signed-in users', () => {
  it('is shown to a signed-in user', async () => {
    storeUser('t', ADA);
    open('/profile');
    expect(await screen.findByText('All about you')).toBeTruthy();
  });

  it('sends signed-out visitors to the sign-in page, with a link back', async () => {
    open('/profile?tab=account');
    await screen.findByText('Elsewhere');
    expect(here()).toBe(`/auth?returnUrl=${encodeURIComponent('/profile?tab=account')}`);
  });

  it('waits until the session is known', () => {
    setSessionInPage({ token: 't', session: { status: 'loading' } });
    open('/profile');
    expect(screen.getByRole('status').textContent).toBe('Checking your session');
    expect(here()).toBe('/profile');
  });

  it('redirects when the session ends', async () => {
    storeUser('t', ADA);
    open('/profile');
    act(() => setSessionInPage(SIGNED_OUT));
    await screen.findByText('Elsewhere');
    expect(here()).toBe('/auth?returnUrl=%2Fprofile');
  });
});
