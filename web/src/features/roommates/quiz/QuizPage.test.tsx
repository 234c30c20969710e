/** @jest-environment jsdom */
import { aUser, press, refuse, renderPage, type Answers } from '../../../lib/page.fixture.ts';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setSessionInPage, SIGNED_OUT } from '../../../api/session-store.ts';
import { someRoommates } from '../../../entities/roommates/roommates.fixture.ts';
import { storedAnswers } from '../../../entities/roommates/stored-answers.ts';
import { clearPrivateValues } from '../../../lib/private-value.ts';
import { QuizPage } from './QuizPage.tsx';

configure({ asyncUtilTimeout: 5000 });

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => setSessionInPage(SIGNED_OUT));
afterEach(() => {
  cleanup();
  clearPrivateValues();
});

const open = (answers: Answers = {}, address = '/roommates/quiz') => renderPage(<QuizPage />, { address, answers });
const question = async (title: string) => (await screen.findByText(title)).closest('fieldset')!;

it('keeps the answers of a visitor in the browser', async () => {
  open();
  const bedtime = within(await question('When do you go to bed on weeknights?'));
  expect(bedtime.queryByText('Fine from a roommate')).toBeNull();
  fireEvent.click(bedtime.getByRole('radio', { name: 'Before 10 p.m.' }));
  expect(storedAnswers()).toEqual({ bedtime: { answer: 1, accepts: [1], importance: 'somewhat', isDealBreaker: false } });
  fireEvent.click(bedtime.getByRole('checkbox', { name: '10 to 11:30 p.m.' }));
  fireEvent.click(bedtime.getByRole('radio', { name: 'A little' }));
  fireEvent.click(bedtime.getByRole('checkbox', { name: /^Deal-breaker/ }));
  expect(storedAnswers().bedtime).toEqual({ answer: 1, accepts: [1, 2], importance: 'very', isDealBreaker: true });
  expect(screen.getByText('1 of 12 answered')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign up and create a profile' })).toBeTruthy();
});

it('keeps at least one accepted answer, and skips a question again', async () => {
  open();
  const smoking = within(await question('Do you smoke or vape?'));
  fireEvent.click(smoking.getByRole('radio', { name: 'No' }));
  fireEvent.click(smoking.getByRole('checkbox', { name: 'No' }));
  expect(storedAnswers().smoking?.accepts).toEqual([0]);
  press('Skip this question: Do you smoke or vape?');
  expect(storedAnswers()).toEqual({});
});

it('saves the answers of a member with the profile, and says when that fails', async () => {
  setSessionInPage({ token: 't', session: { status: 'in', user: aUser() } });
  let isDown = true;
  const { bodies } = open({
    'roommates.mine': () => someRoommates(),
    'roommates.saveQuiz': ({ body }) => (isDown ? refuse(503, 'Too busy.') : body),
  });
  const wake = within(await question('When do you get up on weekdays?'));
  fireEvent.click(wake.getByRole('radio', { name: '7 to 8:30 a.m.' }));
  expect(await screen.findByText(/Your last answers are not saved/, undefined, { timeout: 4000 })).toBeTruthy();
  isDown = false;
  press('Save again');
  await waitFor(() => expect(screen.getByText('Saved in your profile')).toBeTruthy());
  expect(bodies().at(-1)).toMatchObject({ answers: { bedtime: { answer: 1 }, wake: { answer: 2, accepts: [2] } } });
  expect(storedAnswers()).toEqual({});
});
