/** @jest-environment jsdom */
import { aUser, hrefOf, press, renderPage, type } from '../../../lib/page.fixture.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { setSessionInPage, SIGNED_OUT } from '../../../api/session-store.ts';
import { AbuseReport } from './AbuseReport.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});
beforeEach(() => setSessionInPage(SIGNED_OUT));
afterEach(cleanup);

const mine = { saved: [], listed: [12], reviews: [{ id: 7 }] };
const answers = { 'reports.send': () => ({ message: 'Thank you.' }), 'myServices.mine': () => mine };
const open = (more: Partial<Parameters<typeof AbuseReport>[0]> = {}) =>
  renderPage(<AbuseReport kind="review" id={12} label="review of May 2026" {...more} />, { address: '/services/a/b?page=2', answers });
const signIn = () => setSessionInPage({ token: 't', session: { status: 'in', user: aUser() } });

it('asks visitors to log in, and brings them back to the same page', () => {
  open();
  expect(hrefOf('Log in to report abuse: review of May 2026')).toBe(`/auth?returnUrl=${encodeURIComponent('/services/a/b?page=2')}`);
});

it.each(['service', 'review'] as const)('is not offered for the own %s', async (kind) => {
  signIn();
  const { queries } = open({ kind, id: kind === 'service' ? 12 : 7 });
  await waitFor(() => expect(queries.getQueryData(['/api/user/services'])).toEqual(mine));
  expect(screen.queryByRole('button', { name: /Report abuse/ })).toBeNull();
});

it('sends the report of a signed-in person', async () => {
  signIn();
  const { bodies } = open();
  await screen.findByRole('button', { name: 'Report abuse: review of May 2026' });
  press('Report abuse: review of May 2026');
  await screen.findByRole('heading', { name: 'Report this review', hidden: true });
  type('What is wrong?', 'spam');
  press('Send report');
  expect(await screen.findByText(/Staff look at it/)).toBeTruthy();
  expect(bodies()).toEqual([{ type: 'review', id: 12, reason: 'spam' }]);
});
