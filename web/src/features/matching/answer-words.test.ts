import { CRITERIA, MUSTS, QUESTIONS, STATE_CODES, type MatchQuery, type PrivateAnswers } from '../../api/domain.ts';
import { readAnswers } from './read-answers.ts';
import { askedSteps, isAnythingAsked } from '../../entities/match/answer-words.ts';
import { stepOf, topicOf } from '../../entities/match/match-steps.ts';

const words = (search: string, hidden: PrivateAnswers = {}) =>
  askedSteps(readAnswers(new URLSearchParams(search)), hidden).map(({ texts }) => texts.join(' | '));

it('says every answer in the words of its question, and which of them are musts', () => {
  const all = words('type=public,hbcu&size=medium&st=GA,AL&must=size,budget,womenOnly&p=0020300100', { budget: 25_000, sat: 1240 });
  expect(all).toEqual([
    'Medium (5,000 - 15,000), a must',
    "Public or HBCU (historically Black college or university) | Women's colleges only",
    'Alabama or Georgia',
    'Up to $25,000 a year, a must',
    'SAT 1240',
    'Essential: completion | Important: earnings | Nice: campus safety',
  ]);
});

it('says nothing of what was skipped', () => {
  expect(words('')).toEqual(['', '', '', '', '', '']);
  expect(isAnythingAsked(askedSteps({}, {}))).toBe(false);
  // A must about a budget that only another tab knows.
  expect(words('must=budget')[3]).toBe('');
});

it('shortens a long list of places', () => {
  expect(words(`st=${STATE_CODES.slice(0, 9).join(',')}`)[2]).toMatch(/ or 4 more$/);
  expect(words(`st=${STATE_CODES.slice(0, 6).join(',')}`)[2]).not.toContain('more');
});

it('marks what only this tab knows', () => {
  const asked = askedSteps({ size: 'small' } satisfies MatchQuery, { income: '0-30000', act: 21 });
  expect(asked.filter(({ isPrivate }) => isPrivate).map(({ label, texts }) => [label, texts])).toEqual([
    ['Budget', ['Family income Up to $30,000']],
    ['Test scores', ['ACT 21']],
  ]);
});

it('knows the step of everything that counts', () => {
  for (const { step, must } of QUESTIONS) if (must !== undefined) expect(stepOf(must)).toBe(step);
  expect(CRITERIA.every((criterion) => stepOf(criterion) === 6)).toBe(true);
  expect([...MUSTS, 'academic' as const].map(topicOf)).toEqual(['kind', 'size', 'place', 'budget', 'kind', 'kind', 'test scores']);
});
