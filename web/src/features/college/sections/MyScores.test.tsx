/** @jest-environment jsdom */
import '../../../lib/jsdom-router.fixture.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { aWireCollege } from '../college.fixture.ts';
import { serverMarkup } from '../../../lib/server-markup.fixture.ts';
import { savePrivateAnswers, PRIVATE_ANSWERS_KEY } from '../../../entities/match/private-answers.ts';
import { MyScores } from './MyScores.tsx';

const COLLEGE = aWireCollege({ acceptanceRateNum: 0.7118, avgSAT: 1240, sat25: 1150, sat75: 1330 });
const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const result = () => screen.getByRole('status').textContent;
const stored = () => sessionStorage.getItem(PRIVATE_ANSWERS_KEY);

afterEach(() => {
  cleanup();
  savePrivateAnswers({});
});

it('compares a typed score without a percentage, and saves it in this tab', () => {
  render(<MyScores college={COLLEGE} />);
  expect(result()).toBe('');
  type('My SAT', '1105');
  expect(result()).toContain('Target.');
  expect(result()).toContain('Your SAT of 1105 is below its average of 1240');
  expect(result()).toContain('Essays, grades, major and residency are not included.');
  expect(result()).not.toContain('%');
  expect(stored()).toBe('{"sat":1105}');
});

it('shares its scores with the questionnaire and leaves the other answers alone', () => {
  savePrivateAnswers({ budget: 20_000, act: 26 });
  render(<MyScores college={COLLEGE} />);
  expect(field('My ACT')).toHaveProperty('value', '26');
  expect(result()).toContain('your score of 1240 is near its average');
  type('My ACT', '');
  expect(result()).toBe('');
  expect(stored()).toBe('{"budget":20000}');
});

it('saves no invalid score, and shows the error on blur', () => {
  render(<MyScores college={COLLEGE} />);
  for (const wrong of ['1', '1700', '1e3', '12.5', 'abc']) {
    type('My SAT', wrong);
    expect([result(), stored()]).toEqual(['', null]);
  }
  expect(screen.queryByText('From 400 to 1600')).toBeNull();
  fireEvent.blur(field('My SAT'));
  expect(screen.getByText('From 400 to 1600')).toBeTruthy();
  expect(field('My SAT').getAttribute('aria-invalid')).toBe('true');
  type('My SAT', '1000');
  expect(screen.queryByText('From 400 to 1600')).toBeNull();
});

it('is hidden if there is nothing to compare with', () => {
  const { container } = render(<MyScores college={aWireCollege({ openAdmission: true })} />);
  expect(container.textContent).toBe('');
});

it('says that the college ignores scores or publishes none', () => {
  render(<MyScores college={aWireCollege({ acceptanceRateNum: 0.5, testingPolicy: 'not-considered' })} />);
  type('My SAT', '1400');
  expect(result()).toContain('uses the acceptance rate alone');
  expect(result()).toContain('does not look at test scores');
});

it('reads what was typed before hydration', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = await serverMarkup(<MyScores college={COLLEGE} />);
  const typed = field('My SAT') as HTMLInputElement;
  typed.value = '1105';
  const root = await act(() => Promise.resolve(hydrateRoot(container, <MyScores college={COLLEGE} />)));
  expect(field('My SAT')).toHaveProperty('value', '1105');
  expect(result()).toContain('Target.');
  act(() => root.unmount());
  container.remove();
});
