/** @jest-environment jsdom */
import '../../../lib/jsdom-router.fixture.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { aCollege } from '../../../../../src/domain/colleges/college.fixture.ts';
import { keepPrivateAnswers, PRIVATE_ANSWERS_KEY } from '../../../entities/match/private-answers.ts';
import { OwnScores } from './OwnScores.tsx';

const COLLEGE = aCollege({ acceptanceRateNum: 0.7118, avgSAT: 1240, sat25: 1150, sat75: 1330 });
const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const result = () => screen.getByRole('status').textContent;
const stored = () => sessionStorage.getItem(PRIVATE_ANSWERS_KEY);

afterEach(() => {
  cleanup();
  keepPrivateAnswers({});
});

it('says where a typed score stands, in words and without a percentage, and keeps it in this tab', () => {
  render(<OwnScores college={COLLEGE} />);
  expect(result()).toBe('');
  type('My SAT', '1105');
  expect(result()).toContain('Target.');
  expect(result()).toContain('Your SAT of 1105 is below its average of 1240');
  expect(result()).toContain('Essays, grades, major and residency are not included.');
  expect(result()).not.toContain('%');
  expect(stored()).toBe('{"sat":1105}');
});

it('knows what the questionnaire was told, and leaves the rest of it alone', () => {
  keepPrivateAnswers({ budget: 20_000, act: 26 });
  render(<OwnScores college={COLLEGE} />);
  expect(field('My ACT')).toHaveProperty('value', '26');
  expect(result()).toContain('your score of 1240 is near its average');
  type('My ACT', '');
  expect(result()).toBe('');
  expect(stored()).toBe('{"budget":20000}');
});

it('keeps nothing that is no score, and says so once the field is left', () => {
  render(<OwnScores college={COLLEGE} />);
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

it('is not there where nothing can be said', () => {
  const { container } = render(<OwnScores college={aCollege({ openAdmission: true })} />);
  expect(container.textContent).toBe('');
});

it('says that scores are not looked at, and that there is none to compare with', () => {
  render(<OwnScores college={aCollege({ acceptanceRateNum: 0.5, testingPolicy: 'not-considered' })} />);
  type('My SAT', '1400');
  expect(result()).toContain('goes by the acceptance rate alone');
  expect(result()).toContain('does not look at test scores');
});

it('reads what was typed before its scripts were there', async () => {
  // jsdom has none, and the server's renderer wants one when it is loaded.
  Object.assign(globalThis, {
    MessageChannel: class {
      readonly port1 = {};
      readonly port2 = {};
    },
  });
  const { renderToString } = await import('react-dom/server');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<OwnScores college={COLLEGE} />);
  const typed = field('My SAT') as HTMLInputElement;
  typed.value = '1105';
  const root = await act(() => Promise.resolve(hydrateRoot(container, <OwnScores college={COLLEGE} />)));
  expect(field('My SAT')).toHaveProperty('value', '1105');
  expect(result()).toContain('Target.');
  act(() => root.unmount());
  container.remove();
});
