/** @jest-environment jsdom */
import { press, renderPage, type Answers } from '../../../lib/page.fixture.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { anOwnProfile, someRoommates } from '../../../entities/roommates/roommates.fixture.ts';
import { RoommatePanel } from './RoommatePanel.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(cleanup);

const open = (answers: Answers) => renderPage(<RoommatePanel />, { address: '/profile?tab=roommate', answers });

it('leads to a first profile', async () => {
  open({ 'roommates.mine': () => someRoommates({ profiles: [], answers: null }) });
  expect((await screen.findByRole('link', { name: 'Create my profile' })).getAttribute('href')).toBe('/roommates/create');
});

it('shows quiz and requests, and deletes a profile after a question', async () => {
  let profiles = [anOwnProfile()];
  const { sent } = open({
    'roommates.mine': () => someRoommates({ profiles, requests: 1 }),
    'roommates.remove': () => void (profiles = []),
  });
  expect(await screen.findByRole('link', { name: 'Quiz: 1 of 12 answered' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Requests: 1 waiting' })).toBeTruthy();
  press('Delete');
  expect(await screen.findByText(/erased after 30 days/)).toBeTruthy();
  expect(sent).toEqual([]);
  const buttons = screen.getAllByRole('button', { name: 'Delete', hidden: true });
  buttons.at(-1)?.click();
  await waitFor(() => expect(screen.getByText('You have no roommate profile')).toBeTruthy());
  expect(sent).toMatchObject([{ key: 'roommates.remove', params: { id: anOwnProfile().id } }]);
});
