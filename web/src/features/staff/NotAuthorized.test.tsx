/** @jest-environment jsdom */
import { refuse, renderPage, type Answer } from '../../lib/page.fixture.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { NotAuthorized } from './NotAuthorized.tsx';

afterEach(cleanup);

const open = (answers: Answer) => renderPage(<NotAuthorized />, { address: '/not-authorized', answers });
const forbid = () => refuse(403, 'You are not authorized to use the admin pages.', {}, 'access.staff');

describe('the page for people without staff access', () => {
  it('says so, has the focus on its heading, and sends a request', async () => {
    const { calls } = open(({ key }) => (key === 'admin.me' ? forbid() : { message: 'The admins know about it.' }));
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

  it('sends staff to the panel', async () => {
    const { here } = open(() => ({ permissions: ['read'] }));
    await waitFor(() => expect(here()).toBe('/admin'));
  });
});
