/** @jest-environment jsdom */
import { aUser, lastToast, press, show, type } from '../profile.fixture.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { SafetyPanel } from './SafetyPanel.tsx';

afterEach(cleanup);
const notice = {
  id: 4,
  text: 'We hid a message.',
  createdAt: '2026-11-01T12:00:00.000Z',
  isRead: false,
  appealUntil: '2026-11-21T12:00:00.000Z',
};

it('says what is empty', async () => {
  expect(aUser().id).toBe(1);
  show(<SafetyPanel />);
  expect(await screen.findByText('You have blocked no one.')).toBeTruthy();
  expect(await screen.findByText('You have reported nothing.')).toBeTruthy();
  expect(await screen.findByText('You have no notices.')).toBeTruthy();
});

it('changes a switch at once', async () => {
  const { bodies } = show(<SafetyPanel />, { answers: { 'messages.changeSettings': ({ body }) => body } });
  fireEvent.click(await screen.findByRole('switch', { name: 'Show when I write' }));
  await waitFor(() => expect(bodies()).toEqual([{ hasEmails: true, showsTyping: false }]));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Show when I write' }).checked).toBe(false));
});

it('unblocks a person', async () => {
  const { sent } = show(<SafetyPanel />, {
    answers: {
      'messages.blocked': () => [{ userId: 2, name: 'Maya R.', since: '2026-11-01T12:00:00.000Z' }],
      'messages.unblock': () => undefined,
    },
  });
  await screen.findByText('Maya R.');
  press('Unblock Maya R.');
  expect(await screen.findByText('You have blocked no one.')).toBeTruthy();
  expect([sent[0]?.path, lastToast()?.title]).toEqual(['/api/blocks/2', 'You unblocked Maya R.']);
});

it('shows reports with their outcome', async () => {
  show(<SafetyPanel />, {
    answers: {
      'reports.own': () => [
        { id: 1, kind: 'message', reason: 'scam', createdAt: '2026-11-01T12:00:00.000Z', outcome: null },
        { id: 2, kind: 'profile', reason: 'spam', createdAt: '2026-11-01T12:00:00.000Z', outcome: 'We acted on it.' },
      ],
    },
  });
  expect(await screen.findByText('A message: A scam, or a request for money')).toBeTruthy();
  expect(screen.getByText('Staff look at it.')).toBeTruthy();
  expect(screen.getByText('We acted on it.')).toBeTruthy();
});

it('marks a notice as read and sends an appeal', async () => {
  let appeal = 'possible';
  const { sent } = show(<SafetyPanel />, {
    answers: {
      'reports.notices': () => [{ ...notice, appeal }],
      'reports.readNotice': () => undefined,
      'reports.appeal': () => {
        appeal = 'waiting';
        return { message: 'ok' };
      },
    },
  });
  expect(await screen.findByText('We hid a message.')).toBeTruthy();
  press('Appeal');
  type('Why is the decision wrong?', 'I did not write this message.');
  press('Send appeal');
  expect(await screen.findByText('You appealed. Another member of staff looks at it.')).toBeTruthy();
  expect(sent.map(({ key }) => key)).toContain('reports.readNotice');
  expect(sent.find(({ key }) => key === 'reports.appeal')?.body).toEqual({ text: 'I did not write this message.' });
});
