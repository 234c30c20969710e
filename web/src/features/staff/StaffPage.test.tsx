/** @jest-environment jsdom */
import { refuse, renderPage, type Answer } from '../../lib/page.fixture.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { StaffPage } from './StaffPage.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = (answers: Answer) => renderPage(<StaffPage />, { address: '/admin', answers }).calls;

const forbid = () => refuse(403, 'You are not authorized to use the admin pages.', {}, 'access.staff');

describe('the admin pages', () => {
  it('list the permissions from the server', async () => {
    open(() => ({ permissions: ['catalog', 'moderation', 'runs.read'] }));
    expect(screen.getByRole('status').textContent).toBe('Checking your permissions');
    await screen.findByRole('heading', { name: 'Your permissions' });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Edit colleges, services and categories',
      'Handle reports, profiles and data issues',
      'View import runs',
    ]);
  });

  it('are closed to other users, regardless of browser storage', async () => {
    localStorage.setItem('auth_user', JSON.stringify({ firstName: 'A', lastName: 'B', email: 'c', accountType: 'admin', isAdmin: true }));
    const calls = open(({ key }) => (key === 'admin.me' ? forbid() : { message: 'The admins know about it.' }));
    const heading = await screen.findByRole('heading', { name: 'You need staff access' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getAllByRole('alert')[0]?.contains(heading)).toBe(true);
    expect(document.title).toBe('Not authorized · Alma');
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: 'Request access' }));
    await screen.findByText('The admins know about it.');
    expect(calls.at(-1)).toMatchObject({ path: '/api/reports', body: { type: 'access_request' } });
    expect(screen.queryByRole('button', { name: 'Request access' })).toBeNull();
  });

  it('can be reloaded after a failure', async () => {
    let isUp = false;
    open(() => {
      if (!isUp) return refuse(0, 'You are offline.');
      return { permissions: ['audit'] };
    });
    await screen.findByText('You are offline.');
    isUp = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('View the audit log');
  });
});
