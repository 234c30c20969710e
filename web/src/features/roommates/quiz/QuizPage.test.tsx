/** @jest-environment jsdom */
import { aUser, press, refuse, renderPage, type Answers } from '../../../lib/page.fixture.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setSessionInPage, SIGNED_OUT } from '../../../api/session-store.ts';
import { someRoommates } from '../../../entities/roommates/roommates.fixture.ts';
import { storedAnswers } from '../../../entities/roommates/stored-answers.ts';
import { clearPrivateValues } from '../../../lib/private-value.ts';
import { QuizPage } from './QuizPage.tsx';

beforeEach(() => setSessionInPage(SIGNED_OUT));
afterEach(() => {
  cleanup();
  clearPrivateValues();
});

const open = (answers: Answers = {}, address = '/roommates/quiz') => renderPage(<QuizPage />, { address, answers });
const question = (title: string) => screen.findByRole('group', { name: new RegExp(title.slice(0, -1)) });

const tap = (card: HTMLElement, name: string) => {
  const radio = within(card).getByRole('radio', { name });
  fireEvent.pointerDown(radio);
  fireEvent.click(radio);
};

it('moves on after a tap, and keeps the answers of a visitor in the browser', async () => {
  open();
  tap(await question('When do you go to bed on weeknights?'), 'Before 10 p.m.');
  expect(storedAnswers()).toEqual({ bedtime: { answer: 1, accepts: [1], importance: 'somewhat', isDealBreaker: false } });
  await question('When do you get up on weekdays?');
  expect(document.activeElement?.textContent).toBe('When do you get up on weekdays?');
  expect(screen.getByText('2 of 12')).toBeTruthy();
  expect(screen.getByText('1 of 12 answered')).toBeTruthy();
  press('Back');
  const bedtime = await question('When do you go to bed on weeknights?');
  // An answer that is changed does not move on: the person may tune it.
  tap(bedtime, '10 to 11:30 p.m.');
  expect(storedAnswers().bedtime).toMatchObject({ answer: 2, accepts: [2] });
  expect(screen.getByText('1 of 12')).toBeTruthy();
});

it('stays at a question that the person tunes or answers with the keys', async () => {
  open();
  await question('When do you go to bed on weeknights?');
  fireEvent.click(screen.getByRole('checkbox', { name: '10 to 11:30 p.m.', hidden: true }));
  fireEvent.change(screen.getByLabelText('How much does it matter?'), { target: { value: 'deal-breaker' } });
  expect(storedAnswers()).toEqual({});
  tap(await question('When do you go to bed on weeknights?'), 'Before 10 p.m.');
  expect(storedAnswers().bedtime).toEqual({ answer: 1, accepts: [1, 2], importance: 'very', isDealBreaker: true });
  expect(screen.getByText('1 of 12')).toBeTruthy();
  press('Next');
  const wake = await question('When do you get up on weekdays?');
  fireEvent.keyDown(wake, { key: 'ArrowDown' });
  fireEvent.click(within(wake).getByRole('radio', { name: 'Before 7 a.m.' }));
  expect(screen.getByText('2 of 12')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('How much does it matter?'), { target: { value: 'little' } });
  expect(storedAnswers().wake).toEqual({ answer: 1, accepts: [1], importance: 'little', isDealBreaker: false });
});

it('ends with a summary that leads back to each question and to what comes next', async () => {
  open({}, '/roommates/quiz#smoking');
  tap(await question('Do you smoke or vape?'), 'No');
  expect((await screen.findByRole('heading', { name: 'Your answers' })) === document.activeElement).toBe(true);
  expect(screen.getByRole('link', { name: 'Smoking or vaping' }).getAttribute('href')).toBe('/roommates/quiz#smoking');
  expect(screen.getAllByText('Not answered')).toHaveLength(11);
  expect(screen.getByRole('link', { name: 'Sign up and create a profile' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

it('keeps at least one accepted answer, and skips a question again', async () => {
  open({}, '/roommates/quiz#smoking');
  const smoking = await question('Do you smoke or vape?');
  fireEvent.click(within(smoking).getByRole('radio', { name: 'No' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'No', hidden: true }));
  expect(storedAnswers().smoking?.accepts).toEqual([0]);
  press('Skip this question: Do you smoke or vape?');
  expect(storedAnswers()).toEqual({});
});

it('saves the answers of a member with the profile, and says when that fails', async () => {
  setSessionInPage({ token: 't', session: { status: 'in', user: aUser() } });
  let isDown = true;
  const { bodies } = open(
    {
      'roommates.mine': () => someRoommates(),
      'roommates.saveQuiz': ({ body }) => (isDown ? refuse(503, 'Too busy.') : body),
    },
    '/roommates/quiz#wake',
  );
  const wake = within(await question('When do you get up on weekdays?'));
  fireEvent.click(wake.getByRole('radio', { name: '7 to 8:30 a.m.' }));
  expect(await screen.findByText(/Your last answers are not saved/)).toBeTruthy();
  isDown = false;
  press('Save again');
  await waitFor(() => expect(screen.getByText('Saved in your profile')).toBeTruthy());
  expect(bodies().at(-1)).toMatchObject({ answers: { bedtime: { answer: 1 }, wake: { answer: 2, accepts: [2] } } });
  expect(storedAnswers()).toEqual({});
});
