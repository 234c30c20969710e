/** @jest-environment jsdom */
import '../../lib/jsdom-router.fixture.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ApiError, createClient, type Call } from '../../api/client.ts';
import { createQueries, SiteContext } from '../../api/site.ts';
import { StaffPage } from './StaffPage.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function open(answer: (call: Call) => unknown) {
  const calls: Call[] = [];
  const api = createClient(async (call) => {
    calls.push(call);
    return answer(call);
  });
  const queries = createQueries();
  render(
    <MemoryRouter initialEntries={['/admin']}>
      <SiteContext value={{ api, queries, publicUrl: '', onServer: false, structuredData: [] }}>
        <QueryClientProvider client={queries}>
          <StaffPage />
        </QueryClientProvider>
      </SiteContext>
    </MemoryRouter>,
  );
  return calls;
}

const forbid = () => {
  throw new ApiError(403, 'You are not authorised to use the admin pages.', 'access.staff');
};

describe('the pages of the staff', () => {
  it('say what is coming, and what one may do, as the server has it', async () => {
    open(() => ({ permissions: ['catalog', 'moderation', 'runs.read'] }));
    expect(screen.getByRole('status').textContent).toBe('Checking what you may do');
    await screen.findByRole('heading', { name: 'What you may do' });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Correct colleges, services and categories',
      'Look after reports, profiles and data issues',
      'See what imports did',
    ]);
  });

  it('are closed to everybody else, whatever the browser keeps', async () => {
    localStorage.setItem('auth_user', JSON.stringify({ firstName: 'A', lastName: 'B', email: 'c', accountType: 'admin', isAdmin: true }));
    const calls = open(({ key }) => (key === 'admin.me' ? forbid() : { message: 'The admins know about it.' }));
    const heading = await screen.findByRole('heading', { name: 'You need staff access' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getAllByRole('alert')[0]?.contains(heading)).toBe(true);
    expect(document.title).toBe('Not authorised · Alma');
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: 'Request access' }));
    await screen.findByText('The admins know about it.');
    expect(calls.at(-1)).toMatchObject({ path: '/api/reports', body: { type: 'access_request' } });
    expect(screen.queryByRole('button', { name: 'Request access' })).toBeNull();
  });

  it('can be tried again when the server could not be asked', async () => {
    let isUp = false;
    open(() => {
      if (!isUp) throw new ApiError(0, 'You are offline.');
      return { permissions: ['audit'] };
    });
    await screen.findByText('You are offline.');
    isUp = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Read who changed what');
  });
});
