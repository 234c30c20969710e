/** @jest-environment jsdom */
import { aUser, press, renderPage, type Answers } from '../../../lib/page.fixture.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { setSessionInPage, SIGNED_OUT } from '../../../api/session-store.ts';
import { anOwnProfile, AUBURN, someRoommates } from '../../../entities/roommates/roommates.fixture.ts';
import { HubPage } from './HubPage.tsx';

beforeEach(() => setSessionInPage(SIGNED_OUT));
afterEach(cleanup);

const counts = {
  total: 10,
  colleges: [
    { college: AUBURN, profiles: 10 },
    { college: { ...AUBURN, id: 2, name: 'Small College' }, profiles: null },
  ],
};
const open = (answers: Answers = {}) =>
  renderPage(<HubPage />, { address: '/roommates', answers: { 'roommates.counts': () => counts, ...answers } });
const signIn = () => setSessionInPage({ token: 't', session: { status: 'in', user: aUser() } });

it('tells visitors how it works, with counts that name no small group', async () => {
  open();
  expect(screen.getByRole('link', { name: 'Take the quiz' }).getAttribute('href')).toBe('/roommates/quiz');
  const section = (await screen.findByRole('heading', { name: 'At least 10 profiles now' })).closest('section');
  expect(section?.textContent).toMatch(/Auburn University10 or moreSmall CollegeFewer than 5/);
});

it('shows the state of the own profile, and changes it with one press', async () => {
  signIn();
  let status: 'active' | 'paused' = 'active';
  const { bodies } = open({
    'roommates.mine': () => someRoommates({ requests: 2, profiles: [anOwnProfile({ status, isListed: status === 'active' })] }),
    'roommates.setStatus': () => anOwnProfile({ status: (status = 'paused'), isListed: false }),
  });
  await screen.findByText('Shown');
  expect(screen.getByRole('link', { name: /Requests 2 waiting/ }).getAttribute('href')).toBe('/roommates/requests');
  press('Pause');
  await waitFor(() => expect(screen.getByText('Paused')).toBeTruthy());
  expect(bodies()).toEqual([{ status: 'paused' }]);
  expect(screen.getByRole('button', { name: 'Show it again' })).toBeTruthy();
});

it('says why a profile does not appear', async () => {
  signIn();
  const profiles = [
    anOwnProfile({ isListed: false, bioHolds: ['phone'] }),
    anOwnProfile({ id: 'x', status: 'suspended', statusReason: 'Hidden because of reports about it.', isListed: false }),
  ];
  open({ 'roommates.mine': () => someRoommates({ profiles }) });
  await screen.findByText('It appears to others when your email address is confirmed.');
  expect(screen.getByText(/Others do not see your text yet/)).toBeTruthy();
  expect(screen.getByText('Hidden because of reports about it.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read the notice' })).toBeTruthy();
});
