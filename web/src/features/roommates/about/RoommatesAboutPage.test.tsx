/** @jest-environment jsdom */
import { press, renderPage } from '../../../lib/page.fixture.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { matchOf } from '../../../../../src/domain/roommates/score.ts';
import { habitFit, PROFILE_SHARE, QUIZ } from '../../../api/domain/roommates.ts';
import { EXAMPLE } from './example.ts';
import { RoommatesAboutPage } from './RoommatesAboutPage.tsx';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

const show = () => renderPage(<RoommatesAboutPage />, { address: '/roommates/about' });
const result = () => screen.getByRole('status').textContent;
const section = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section')!;
/** Closed questions are hidden, and hidden elements have no accessible name. */
const side = (who: string, question: string) => {
  const legend = [...document.querySelectorAll('legend')].find(({ textContent }) => textContent === `${who}: ${question}`);
  return within(legend!.parentElement!);
};
const choose = (who: string, question: string, label: string, option: string) => {
  const select = side(who, question).getByLabelText<HTMLSelectElement>(label);
  const { value } = [...select.options].find(({ text }) => text === option)!;
  fireEvent.change(select, { target: { value } });
};
const cells = () =>
  within(screen.getByRole('region', { name: 'Points of the example' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the method page', () => {
  it('is for search engines, and has working contents links', () => {
    const { container } = show();
    expect(document.title).toBe('How the roommate match works · Alma');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://alma.example/roommates/about');
    expect(document.querySelector('meta[name=robots]')).toBeNull();
    const links = [...container.querySelectorAll('a[href^="#"]')];
    expect(links).toHaveLength(8);
    for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    expect(container.textContent).not.toContain('!');
  });

  it('names every question, in the order of the quiz', () => {
    show();
    const names = [...section('Why habits, and why sleep comes first').querySelectorAll('ol li')].map(({ textContent }) => textContent);
    expect(names).toEqual(QUIZ.map(({ name }) => name));
  });

  it('states the number of two profiles as the rule computes it', () => {
    const common = { schoolYear: 'freshman', age: 18, major: 'Biology', interests: ['Hiking', 'Music', 'Chess'] } as const;
    const others = { schoolYear: 'sophomore', age: 19, major: 'biology', interests: ['music', 'chess', 'Film'] } as const;
    const { displayed } = matchOf({ ...common, answers: EXAMPLE.you }, { ...others, answers: EXAMPLE.them });
    const habits = habitFit(EXAMPLE.you, EXAMPLE.them).displayed ?? 0;
    const profile = ((displayed ?? 0) - (1 - PROFILE_SHARE) * habits) / PROFILE_SHARE;
    show();
    expect(section('The part of the profile').textContent).toContain(
      `0.85 × ${habits.toFixed(1)} + 0.15 × ${profile.toFixed(1)} = ${displayed?.toFixed(1)}.`,
    );
    expect(section('The part of the profile').textContent).toContain('Habits are 85 % of the number on a profile. The other 15 %');
  });
});

describe('the example', () => {
  it('starts with the published numbers, and shows each step', () => {
    expect(habitFit(EXAMPLE.you, EXAMPLE.them).displayed).toBeCloseTo(72.601189, 6);
    show();
    expect(result()).toBe('The habits of the two match with 72.6 of 100 points.');
    expect(cells()).toEqual([
      ['Question', 'You → them', 'Them → you'],
      ['Bedtime', '9 of 9', '3 of 3'],
      ['Tidiness', '4.5 of 9', '1 of 1'],
      ['Noise in the room', '3 of 3', '0.5 of 1'],
      ['Place to study', '1 of 1', '1 of 1'],
      ['Daytime guests', '0.5 of 1', '3 of 3'],
      ['Smoking or vaping', '9 of 9', '0 of 0'],
      ['Share earned', '84.4 %', '94.4 %'],
    ]);
    expect(section('An example to change').textContent).toContain(
      '√(84.4 % × 94.4 %) = 89.3 %. Minus 100 ÷ 6 questions that both answered = 72.6.',
    );
  });

  it('changes with an answer, and can be taken back', () => {
    show();
    choose('The other person', 'Tidiness', 'Answer', 'Tidy up every two or three days');
    expect(result()).toBe('The habits of the two match with 79.8 of 100 points.');
    press('Back to the first answers');
    expect(result()).toBe('The habits of the two match with 72.6 of 100 points.');
    expect(screen.queryByRole('button', { name: 'Back to the first answers' })).toBeNull();
  });

  it('names a deal-breaker', () => {
    show();
    choose('The other person', 'Smoking or vaping', 'Answer', 'Outside only');
    expect(result()).toBe(
      'An answer meets a deal-breaker: the two do not see each other in their lists. The habits of the two match with 56.2 of 100 points.',
    );
  });

  it('has no number for few answers, and none while a deal-breaker waits', () => {
    show();
    choose('You', 'Bedtime', 'Answer', 'Skipped');
    expect(result()).toBe('Not enough answers yet: both answered 5 of the questions, and a number appears from 6 on.');
    expect(cells()[1]).toEqual(['Bedtime', 'Skipped', '0 of 3']);
  });

  it('changes with what is fine, what matters, and keeps one fine answer', () => {
    show();
    const mine = side('You', 'Tidiness');
    fireEvent.click(mine.getByLabelText('Clean once a week'));
    expect(cells()[2]).toEqual(['Tidiness', '9 of 9', '1 of 1']);
    fireEvent.click(mine.getByLabelText('Clean once a week'));
    fireEvent.click(mine.getByLabelText('Tidy up every two or three days'));
    expect(cells()[2]).toEqual(['Tidiness', '4.5 of 9', '1 of 1']);
    choose('You', 'Tidiness', 'How much it matters', 'Doesn’t matter');
    expect(cells()[2]).toEqual(['Tidiness', '0 of 0', '1 of 1']);
  });
});
