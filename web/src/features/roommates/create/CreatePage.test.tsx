/** @jest-environment jsdom */
import { aUser, button, errorAt, field, press, refuse, renderPage, type, type Answers } from '../../../lib/page.fixture.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { MyRoommates } from '../../../api/domain/roommates.ts';
import { setSessionInPage, SIGNED_OUT } from '../../../api/session-store.ts';
import { anOwnProfile, AUBURN, someRoommates } from '../../../entities/roommates/roommates.fixture.ts';
import { keepAnswers } from '../../../entities/roommates/stored-answers.ts';
import { clearPrivateValues } from '../../../lib/private-value.ts';
import { CreatePage } from './CreatePage.tsx';
import { EMPTY_DRAFT, storedDraft, stepOf, valuesOf } from './draft.ts';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => setSessionInPage({ token: 't', session: { status: 'in', user: aUser() } }));
afterEach(() => {
  cleanup();
  clearPrivateValues();
});

const BEDTIME = { bedtime: { answer: 1, accepts: [1], importance: 'very', isDealBreaker: false } } as const;
const nothing = someRoommates({ profiles: [], answers: null, age: null });
const open = (answers: Answers = {}, address = '/roommates/create?college=1') =>
  renderPage(<CreatePage />, {
    address,
    answers: {
      'roommates.mine': () => nothing,
      'favorites.list': () => [],
      'colleges.cards': () => [AUBURN],
      'roommates.create': () => anOwnProfile(),
      'roommates.change': () => anOwnProfile({ version: 2 }),
      ...answers,
    },
  });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

it('tells visitors what a profile is, and brings them back after signing up', () => {
  setSessionInPage(SIGNED_OUT);
  open();
  expect(screen.getByRole('link', { name: 'Sign up to create a profile' }).getAttribute('href')).toContain(
    'returnUrl=%2Froommates%2Fcreate',
  );
});

it('creates a profile with the college of the address and the answers of this browser', async () => {
  keepAnswers({ bedtime: { ...BEDTIME.bedtime, accepts: [1] } });
  const { bodies, here } = open();
  await heading('You and your college');
  await waitFor(() => expect(field('College').value).toBe('Auburn University'));
  press('Next');
  expect(document.activeElement?.textContent).toBe('Enter your age in yearsChoose your year');
  expect(errorAt('Age')).toContain('Enter your age in years');
  fireEvent.change(field('Age'), { target: { value: '18' } });
  type('Year', 'freshman');
  press('Next');
  await heading('What you look for');
  type('Room', 'either');
  press('Next');
  await heading('About you');
  press('+ Hiking');
  fireEvent.change(field(/^About you/), { target: { value: 'Text me at 555 123 4567' } });
  expect(screen.getByText(/others see your text only after staff/)).toBeTruthy();
  fireEvent.change(field('Instagram'), { target: { value: '@ada.l' } });
  press('Next');
  await heading('As others see it');
  expect(screen.getByRole('region', { name: 'Visitors with the link see' }).textContent).not.toMatch(/555|ada\.l|18/);
  press('Create my profile');
  await waitFor(() => expect(here()).toBe('/roommates/quiz'));
  expect(bodies()).toMatchObject([
    {
      collegeId: 1,
      age: 18,
      schoolYear: 'freshman',
      looking: 'either',
      major: null,
      interests: ['Hiking'],
      instagramHandle: 'ada.l',
      answers: BEDTIME,
    },
  ]);
  expect(storedDraft()).toBe(EMPTY_DRAFT);
});

it('tells people below 16 plainly that profiles start later, without an error', async () => {
  open();
  await heading('You and your college');
  await waitFor(() => expect(field('College').value).toBe('Auburn University'));
  type('Year', 'incoming');
  fireEvent.change(field('Age'), { target: { value: '15' } });
  press('Next');
  expect((await screen.findByText('Roommate profiles start at 16.')).parentElement?.textContent).toContain('Your account is fine');
  expect([errorAt('Age'), screen.queryByRole('alert'), screen.queryByRole('heading', { name: 'What you look for' })]).toEqual([
    undefined,
    null,
    null,
  ]);
});

it('lets the person choose another college than that of the address', async () => {
  open();
  await heading('You and your college');
  await waitFor(() => expect(field('College').value).toBe('Auburn University'));
  fireEvent.change(field('College'), { target: { value: 'Auburn M' } });
  await waitFor(() => expect(storedDraft().collegeId).toBe(0));
  expect(field('College').value).toBe('Auburn M');
});

it('finds a profile that was created in another tab', async () => {
  let profiles: MyRoommates['profiles'] = [];
  open({
    'roommates.mine': () => ({ ...nothing, profiles }),
    'roommates.create': () => {
      profiles = [anOwnProfile()];
      return refuse(409, 'You have a profile at this college already.');
    },
  });
  await heading('You and your college');
  await waitFor(() => expect(field('College').value).toBe('Auburn University'));
  fireEvent.change(field('Age'), { target: { value: '18' } });
  type('Year', 'freshman');
  for (const title of ['What you look for', 'About you', 'As others see it']) {
    press('Next');
    await heading(title);
  }
  press('Create my profile');
  expect(await screen.findByText('You have a profile at this college already.')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Edit it' })).toBeTruthy();
});

it('has no names on other sites below 18, and keeps the draft when the page is left', async () => {
  open();
  await heading('You and your college');
  await waitFor(() => expect(field('College').value).toBe('Auburn University'));
  fireEvent.change(field('Age'), { target: { value: '17' } });
  type('Year', 'incoming');
  press('Next');
  await heading('What you look for');
  press('Next');
  await heading('About you');
  expect(screen.queryByLabelText('Instagram')).toBeNull();
  cleanup();
  open();
  await heading('You and your college');
  expect([field('Age').value, field('College').value]).toEqual(['17', 'Auburn University']);
});

it('shows an error of the server on its step', async () => {
  const profile = anOwnProfile();
  const { sent } = open(
    {
      'roommates.mine': () => someRoommates({ profiles: [profile] }),
      'roommates.change': () => refuse(422, 'Check the values.', { age: 'Staff confirm an age on the other side of 18.' }),
    },
    `/roommates/create?profile=${profile.id}`,
  );
  await heading('You and your college');
  expect(screen.queryByLabelText('College')).toBeNull();
  press('To the end');
  press('Save my profile');
  await heading('You and your college');
  expect(screen.getByText('Staff confirm an age on the other side of 18.')).toBeTruthy();
  expect(sent[0]).toMatchObject({ key: 'roommates.change', version: 1 });
  expect(button('Next')).toBeTruthy();
});

it('leads to the profile that the person has at the college already', async () => {
  open({ 'roommates.mine': () => someRoommates() });
  expect((await screen.findByRole('link', { name: 'Edit it' })).getAttribute('href')).toBe(
    `/roommates/create?profile=${anOwnProfile().id}`,
  );
});

describe('the values', () => {
  it('leave out what is empty, and the sign before names', () => {
    const draft = { ...EMPTY_DRAFT, age: '19', major: ' Biology ', facebookHandle: ' ', socialMediaLinks: { discord: '@ada', tiktok: '' } };
    expect(valuesOf(draft)).toMatchObject({ age: 19, major: 'Biology', facebookHandle: null, socialMediaLinks: { discord: 'ada' } });
    expect(Object.keys(valuesOf(draft).socialMediaLinks)).toEqual(['discord']);
    const minor = valuesOf({ ...draft, age: '17', instagramHandle: 'ada' });
    expect([minor.instagramHandle, minor.facebookHandle, minor.socialMediaLinks]).toEqual([null, null, {}]);
  });

  it('are on the first step with an error', () => {
    expect([stepOf(['bio', 'age']), stepOf(['socialMediaLinks.tiktok']), stepOf(['unknown'])]).toEqual([0, 2, 3]);
  });
});
