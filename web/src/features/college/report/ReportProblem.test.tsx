/** @jest-environment jsdom */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { forgetSession, storeUser } from '../../../api/session-store.ts';
import { ADA, errorAt, field, press, refuse, renderPage, type, type Answers } from '../../../lib/page.fixture.ts';
import { aDetail } from '../college.fixture.ts';
// The page loads it late; the test does not wait for it.
import './ReportDialog.tsx';
import { ReportProblem } from './ReportProblem.tsx';

beforeAll(() => {
  // jsdom has no showModal.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  forgetSession();
});

const MESSAGE = 'The rate is from another college.';
const { college: COLLEGE } = aDetail({ id: 7, graduationRate: 0.5 });
const THANKS = 'Thank you. We have received your report.';

async function open(answers: Answers = { 'dataIssues.report': () => ({ message: THANKS }) }) {
  const page = renderPage(<ReportProblem college={COLLEGE} />, { answers });
  press('Report a problem');
  await screen.findByRole('dialog', { name: 'Report a problem' });
  return page;
}

it('sends what a visitor wrote, and says what happens next', async () => {
  const { sent } = await open();
  await waitFor(() => expect(document.activeElement).toBe(field('Which figure? (optional)')));
  expect([...field('Which figure? (optional)').querySelectorAll('option')].map(({ textContent }) => textContent)).toContain(
    'Graduation rate',
  );
  type('Which figure? (optional)', 'graduationRate');
  type('What is wrong?', MESSAGE);
  type('Your email address (optional)', ' grace@example.edu ');
  press('Send report');
  await waitFor(() => expect(document.activeElement?.textContent).toBe(THANKS));
  expect(sent).toMatchObject([
    { path: '/api/colleges/7/data-issues', body: { field: 'graduationRate', message: MESSAGE, email: 'grace@example.edu' } },
  ]);
  expect(screen.getByText(/we answer to the email address that you gave us/)).toBeTruthy();
});

it('sends neither field nor address when there is none', async () => {
  const { bodies } = await open();
  type('What is wrong?', MESSAGE);
  press('Send report');
  await screen.findByText(/you get no answer/);
  expect(bodies()).toEqual([{ message: MESSAGE }]);
});

it('asks no user for an address', async () => {
  storeUser(ADA.token, ADA.user);
  const { bodies } = await open();
  expect(screen.queryByLabelText('Your email address (optional)')).toBeNull();
  type('What is wrong?', MESSAGE);
  press('Send report');
  await screen.findByText(/we answer to the email address of your account/);
  expect(bodies()).toEqual([{ message: MESSAGE }]);
});

it('shows errors at the inputs and keeps the text', async () => {
  await open({
    'dataIssues.report': () => refuse(400, 'Invalid', { message: 'Say in at least 10 characters what is wrong', email: 'Not an address' }),
  });
  type('What is wrong?', 'short');
  press('Send report');
  await waitFor(() => expect(errorAt('What is wrong?')).toBe('Say in at least 10 characters what is wrong'));
  expect(errorAt('Your email address (optional)')).toBe('Not an address');
  expect(field('What is wrong?').value).toBe('short');
});

it('hides the trap for programs from people', async () => {
  const { bodies } = await open();
  const trap = document.querySelector<HTMLInputElement>('input[name=website]')!;
  expect([trap.tabIndex, trap.closest('[aria-hidden=true]') !== null]).toEqual([-1, true]);
  trap.value = 'https://spam.example';
  type('What is wrong?', MESSAGE);
  press('Send report');
  await screen.findByText(THANKS);
  expect(bodies()).toEqual([{ message: MESSAGE, website: 'https://spam.example' }]);
});
