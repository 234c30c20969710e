/** @jest-environment jsdom */
import { hrefOf, press, refuse, renderPage, type Answers } from '../../../lib/page.fixture.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RoommateRequest } from '../../../api/domain/roommates.ts';
import { aFullView, aRoommateRequest } from '../../../entities/roommates/roommates.fixture.ts';
import { expiryText } from '../contact/request-words.ts';
import { RequestsPage } from './RequestsPage.tsx';

afterEach(cleanup);

const open = (received: RoommateRequest[], sentOnes: RoommateRequest[], answers: Answers = {}) =>
  renderPage(<RequestsPage />, {
    address: '/roommates/requests',
    answers: {
      'roommates.requests': ({ query }) => (query['box'] === 'in' ? received : sentOnes),
      'messages.unreadCount': () => ({ unread: 0, requests: 0, roommates: 0 }),
      ...answers,
    },
  });
const box = (name: string) => within(screen.getByRole('region', { name }));

it('says what to do without requests', async () => {
  open([], []);
  expect(await screen.findByRole('heading', { name: 'No requests yet' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'You have not sent a request' })).toBeTruthy();
  expect(hrefOf('browse profiles')).toBe('/roommates/browse');
});

it('shows the match of a request that waits, with its main reasons', async () => {
  const { displayed, n, agree, differ } = aFullView().compatibility!;
  const dealBreakers = [{ key: 'smoking' as const, name: 'Smoking', text: 'You do not smoke; they smoke outside.', of: 'you' as const }];
  open([aRoommateRequest({ match: { displayed, n, agree, differ, dealBreakers } })], []);
  const card = await screen.findByRole('article');
  expect(within(card).getByText('81 of 100:')).toBeTruthy();
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Your deal-breaker: You do not smoke; they smoke outside.',
    'You differ: You never have overnight guests; they have overnight guests every week.',
    'You agree: You both go to bed before 10 p.m. on weeknights.',
  ]);
});

it('shows what waits with its end, and answers it', async () => {
  let state: RoommateRequest['state'] = 'pending';
  const { sent } = open([], [], {
    'roommates.requests': ({ query }) =>
      query['box'] === 'in' ? [aRoommateRequest({ state, conversationId: state === 'accepted' ? 8 : null })] : [],
    'roommates.answer': ({ body }) => {
      ({ status: state } = body as { status: RoommateRequest['state'] });
      return aRoommateRequest({ state });
    },
  });
  const card = await screen.findByRole('article');
  expect(card.textContent).toContain('Expires in 5 days');
  expect(card.textContent).not.toContain('Open your conversation');
  press('Accept the request of Maya');
  expect(await screen.findByText('You and Maya accepted each other.')).toBeTruthy();
  expect(hrefOf('Open your conversation with Maya')).toBe('/messages?c=8');
  expect(sent.map(({ body }) => body)).toEqual([{ status: 'accepted' }]);
});

it('takes a sent request back after a question', async () => {
  const { sent } = open([], [aRoommateRequest({ box: 'out' })], { 'roommates.answer': () => aRoommateRequest({ state: 'withdrawn' }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Take back your request to Maya' }));
  press('Take it back');
  await waitFor(() => expect(sent.map(({ path, body }) => [path, body])).toEqual([['/api/roommate-requests/5', { status: 'withdrawn' }]]));
});

it('shows handles after acceptance only, and puts what is over behind a summary', async () => {
  const handles = { instagram: 'maya.r', facebook: null, others: {} };
  open([], [aRoommateRequest({ id: 1, box: 'out', state: 'closed' }), aRoommateRequest({ id: 2, box: 'out', state: 'accepted', handles })]);
  await screen.findByText('maya.r');
  expect(box('Sent').getByText('1 request that is over')).toBeTruthy();
  expect(box('Sent').getByText(/Maya found a roommate or decided otherwise/)).toBeTruthy();
});

it('is kind without a name when the profile is gone', async () => {
  open([], [aRoommateRequest({ box: 'out', state: 'closed', roommate: null })]);
  const card = await screen.findByRole('article');
  expect(card.textContent).toContain('This request is closed: the other person found a roommate or decided otherwise.');
  expect(card.textContent).toContain('The profile isn’t available any more.');
  expect(within(card).queryByRole('button')).toBeNull();
});

it('says what failed', async () => {
  open([], [], { 'roommates.requests': () => refuse(500, 'The server is away.') });
  await waitFor(() => expect(screen.getAllByText('The server is away.')).toHaveLength(2));
});

it.each([
  ['2026-11-20T23:59:00', 'Expires today'],
  ['2026-11-21T00:01:00', 'Expires tomorrow'],
  ['2026-12-04T12:00:00', 'Expires in 14 days'],
  ['2026-11-19T12:00:00', 'Expires today'],
])('a request that ends on %s: %s', (end, words) => {
  expect(expiryText(new Date(end).toISOString(), new Date('2026-11-20T12:00:00'))).toBe(words);
});
