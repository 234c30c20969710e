import { STATE_CODES } from '../../api/domain/colleges.ts';
import { type MatchQuery, parseMatch, type PrivateAnswers, QUESTIONS, REQUIREMENTS } from '../../api/domain/matching.ts';
import { CRITERIA } from '../../api/domain/rankings.ts';
import { answersByStep, hasAnswers } from './answer-words.ts';
import { stepOf, topicOf } from './match-steps.ts';

const words = (search: string, hidden: PrivateAnswers = {}) =>
  answersByStep(parseMatch(new URLSearchParams(search)).query, hidden).map(({ texts }) => texts.join(' | '));

it('shows every answer in the words of its question and names requirements', () => {
  const all = words('type=public,hbcu&size=medium&st=GA,AL&must=size,budget,womenOnly&p=0020300100', { budget: 25_000, sat: 1240 });
  expect(all).toEqual([
    'Medium (5,000 - 15,000), required',
    "Public or HBCU (historically Black college or university) | Women's colleges only",
    'Alabama or Georgia',
    'Up to $25,000 a year, required',
    'SAT 1240',
    'Essential: completion | Important: earnings | Nice: campus safety',
  ]);
});

it('shows majors by name, and a code whose name is not known', () => {
  const { query } = parseMatch(new URLSearchParams('major=51.38,11.07&must=field&size=small'));
  const texts = (names?: ReadonlyMap<string, string>) => answersByStep(query, {}, names)[0]?.texts;
  expect(texts(new Map([['51.38', 'Nursing']]))).toEqual(['11.07 or Nursing, required', 'Small (1 - 5,000 students)']);
  expect(texts()?.[0]).toBe('11.07 or 51.38, required');
});

it('shows the setting and the distance, which needs a ZIP code', () => {
  const place = (search: string, hidden: PrivateAnswers = {}) => words(search, hidden)[2];
  const search = 'st=AL&setting=city,rural&miles=250&must=setting,distance';
  expect(place(search, { homeZip: '36849' })).toBe('Alabama | City or Rural area, required | Within 250 miles of ZIP code 36849, required');
  expect(place(search)).toBe('Alabama | City or Rural area, required | Within 250 miles of home: needs your ZIP code');
  // A ZIP code alone is no answer.
  expect(place('', { homeZip: '36849' })).toBe('');
});

it('shows nothing for skipped steps', () => {
  expect(words('')).toEqual(['', '', '', '', '', '']);
  expect(hasAnswers(answersByStep({}, {}))).toBe(false);
  // A budget requirement without a budget in this tab.
  expect(words('must=budget')[3]).toBe('');
});

it('shortens a long list of states', () => {
  expect(words(`st=${STATE_CODES.slice(0, 9).join(',')}`)[2]).toMatch(/ or 4 more$/);
  expect(words(`st=${STATE_CODES.slice(0, 6).join(',')}`)[2]).not.toContain('more');
});

it('marks private answers', () => {
  const asked = answersByStep({ size: 'small' } satisfies MatchQuery, { income: '0-30000', act: 21 });
  expect(asked.filter(({ isPrivate }) => isPrivate).map(({ label, texts }) => [label, texts])).toEqual([
    ['Budget', ['Family income up to $30,000']],
    ['Test scores', ['ACT 21']],
  ]);
});

it('knows the step of every requirement and criterion', () => {
  for (const { step, must, more = [] } of QUESTIONS) {
    for (const one of [must, ...more.map((further) => further.must)]) if (one !== undefined) expect(stepOf(one)).toBe(step);
  }
  expect(CRITERIA.every((criterion) => stepOf(criterion) === 6)).toBe(true);
  expect([...REQUIREMENTS, 'academic' as const].map(topicOf)).toEqual([
    'major and size',
    'kind',
    'major and size',
    'place',
    'place',
    'place',
    'budget',
    'kind',
    'kind',
    'test scores',
  ]);
});
