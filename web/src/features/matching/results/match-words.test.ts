import type { Match } from '../../../api/domain.ts';
import { coverageText, countOf } from './match-words.ts';
import { excludedTexts, relaxedText, unplacedText, versionText } from './notice-words.ts';
import { aMatch, aMatched } from './results.fixture.ts';

const some = (count: number) => Array.from({ length: count }, (_, index) => aMatched(index + 1, `College ${index + 1}`));

const musts = (byMust: Match['excluded']['byMust'], more: Partial<Match> = {}) => ({ excluded: { byMust, unknownPrice: 0 }, ...more });

it.each<[Match, string]>([
  [aMatch(some(20)), 'The 20 best fits among 312 colleges.'],
  [aMatch(some(20), musts({ size: 3_000 })), 'The 20 best fits among 312 colleges that meet your musts.'],
  [
    aMatch(some(20), musts({ size: 3_000, type: 9 }, { relaxed: ['size'] })),
    'The 20 best fits among 312 colleges that meet your other musts.',
  ],
  [aMatch(some(20), musts({ size: 3_000 }, { relaxed: ['size'] })), 'The 20 best fits among 312 colleges.'],
  [aMatch(some(7), musts({ size: 3_000 }, { candidates: 7 })), '7 colleges meet your musts.'],
  [aMatch(some(1), musts({ budget: 3_000 }, { candidates: 1 })), '1 college meets your musts.'],
  [aMatch(some(1)), 'The best fit among 312 colleges.'],
  [aMatch(some(7), { candidates: 7 }), '7 colleges.'],
  [aMatch([], musts({ budget: 3_000 }, { candidates: 0 })), 'No college meets all of this.'],
  [aMatch(some(20), { isDefault: true, candidates: 4_402 }), 'The first 20 colleges of the usual ranking.'],
])('says how many there are', (match, text) => {
  expect(countOf(match)).toBe(text);
});

it('says which musts gave way, in their order', () => {
  expect(relaxedText(['size'])).toBe('Too few colleges meet every must. To leave you a choice, size counts as a wish here, not as a must.');
  expect(relaxedText(['size', 'location', 'type'])).toMatch(/size, place and kind of college count as wishes here, not as musts\.$/);
});

it('counts what was left out, the most first, with the prices that nobody knows', () => {
  const byMust = { size: 3_000, budget: 412, location: 1, hbcu: 0, type: 4_000 };
  expect(excludedTexts({ excluded: { byMust, unknownPrice: 95 }, relaxed: ['size'] })).toEqual([
    '4,000 colleges are of another kind.',
    '412 colleges are not within your budget; of 95 of them the price is not known.',
    '1 college is elsewhere.',
  ]);
  expect(excludedTexts({ excluded: { byMust: { budget: 1 }, unknownPrice: 0 }, relaxed: [] })).toEqual([
    '1 college is not within your budget.',
  ]);
});

it('never rounds a gap away', () => {
  expect(coverageText(15 / 17, false)).toBe('Based on 88% of what you asked for');
  expect(coverageText(0.998, false)).toBe('Based on 99% of what you asked for');
  expect(coverageText(1, false)).toBe('Based on all you asked for');
  expect(coverageText(0.739, true)).toBe('Based on 74% of what the usual ranking weighs');
});

it('mentions the version of a link only where it is another one', () => {
  expect([versionText(undefined, 2), versionText(2, 2)]).toEqual([undefined, undefined]);
  expect(versionText(1, 2)).toBe('This link was made with version 1 of the method. The order here is that of version 2.');
});

it('speaks of one and of many', () => {
  expect(unplacedText(1)).toBe('Of 1 more college too little is known to say how well it fits.');
  expect(unplacedText(30)).toBe('Of 30 more colleges too little is known to say how well they fit.');
});
