/** @jest-environment jsdom */
import { errorAt, field, lastToast, press, refuse, show, type, type Answers } from '../profile.fixture.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { forgetSession } from '../../../api/session-store.ts';
import { privateAnswers } from '../../../entities/match/private-answers.ts';
import { saveStudentFacts, studentFacts } from '../../../entities/student-facts/student-facts.ts';
import { StudentFacts } from './StudentFacts.tsx';

afterEach(() => {
  cleanup();
  forgetSession();
});

async function form(answers: Answers = {}) {
  const shown = show(<StudentFacts />, { answers });
  await screen.findByLabelText('SAT total');
  return shown;
}
const choose = (label: string) => fireEvent.click(screen.getByRole('radio', { name: label }));
const isChosen = (label: string) => screen.getByRole<HTMLInputElement>('radio', { name: label }).checked;

it('keeps facts on this device unless asked, in the store of the questionnaire', async () => {
  const { sent } = await form();
  expect(isChosen('Only on this device')).toBe(true);
  type('SAT total', '1240');
  type('GPA', '3,45');
  type('Family income before taxes', '0-30000');
  type('The most you can pay a year', '$20,000');
  type('Home ZIP code', ' 36849 ');
  expect(screen.getByText('In Alabama. Colleges near it come first.')).toBeTruthy();
  press('Save facts');
  await waitFor(() => expect(lastToast()?.title).toBe('Saved in this tab'));
  expect(studentFacts()).toEqual({ sat: 1240, gpa: 3.45, income: '0-30000', budget: 20_000, homeState: 'AL', zip: '36849' });
  expect([privateAnswers(), sent]).toEqual([{ sat: 1240, income: '0-30000', budget: 20_000, homeState: 'AL' }, []]);
  expect([field('GPA').value, field('Home ZIP code').value]).toEqual(['3.45', '36849']);
});

it('takes the home state from the ZIP code, and another one if it is chosen', async () => {
  await form();
  type('Home ZIP code', '3684');
  expect(field('Home state').value).toBe('');
  type('Home ZIP code', '36849');
  expect(field('Home state').value).toBe('AL');
  type('Home ZIP code', '');
  type('Home state', 'GA');
  press('Save facts');
  await waitFor(() => expect(studentFacts()).toEqual({ homeState: 'GA' }));
});

it('shows what the tab knows before what the account keeps', async () => {
  saveStudentFacts({ sat: 1300 });
  await form({ 'profile.facts': () => ({ sat: 1000, act: 30 }) });
  expect([field('SAT total').value, field('ACT composite').value]).toEqual(['1300', '30']);
  expect(isChosen('Keep on my account')).toBe(true);
});

it('keeps facts on the account if asked, and removes them from it', async () => {
  const { sent } = await form({ 'profile.keepFacts': ({ body }) => body, 'profile.removeFacts': () => undefined });
  type('ACT composite', '30');
  choose('Keep on my account');
  press('Save facts');
  await waitFor(() => expect(lastToast()?.title).toBe('Saved on your account'));
  expect([sent[0]?.body, studentFacts()]).toEqual([{ act: 30 }, { act: 30 }]);
  choose('Only on this device');
  press('Save facts');
  await waitFor(() => expect(lastToast()?.title).toBe('Saved in this tab'));
  expect(sent.map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
  expect(studentFacts()).toEqual({ act: 30 });
});

it('shows an error at each wrong field, focuses the first and saves nothing', async () => {
  const { sent } = await form();
  type('ACT composite', '37');
  type('SAT total', '12.5');
  type('GPA', '6');
  type('The most you can pay a year', 'little');
  type('Home ZIP code', '00001');
  press('Save facts');
  expect(['SAT total', 'ACT composite', 'GPA', 'The most you can pay a year', 'Home ZIP code'].map(errorAt)).toEqual([
    'Enter a whole number from 400 to 1600, or leave it empty',
    'Enter a whole number from 1 to 36, or leave it empty',
    'Enter a number from 0 to 5, such as 3.4, or leave it empty',
    'Enter whole dollars from 0 to 80,000, or leave it empty',
    'We do not know this ZIP code',
  ]);
  expect(document.activeElement).toBe(field('SAT total'));
  expect([sent, studentFacts()]).toEqual([[], {}]);
  for (const label of ['SAT total', 'ACT composite', 'GPA', 'The most you can pay a year']) type(label, '');
  type('Home ZIP code', '3684');
  press('Save facts');
  expect(errorAt('Home ZIP code')).toBe('Enter five digits, or leave it empty');
});

it('keeps the inputs if the account cannot take them', async () => {
  await form({ 'profile.keepFacts': () => refuse(503, 'Too busy.') });
  type('ACT composite', '30');
  choose('Keep on my account');
  press('Save facts');
  expect(await screen.findByText('Too busy.')).toBeTruthy();
  expect([field('ACT composite').value, studentFacts()]).toEqual(['30', {}]);
});
