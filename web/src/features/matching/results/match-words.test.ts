import type { Match } from '../../../api/domain/matching.ts';
import { coverageText, countOf } from './match-words.ts';
import { excludedTexts, relaxedText, unplacedText, versionText } from './notice-words.ts';
import { aMatch, aMatched } from './results.fixture.ts';

const some = (count: number) => Array.from({ length: count }, (_, index) => aMatched(index + 1, `College ${index + 1}`));

const requirements = (byMust: Match['excluded']['byMust'], more: Partial<Match> = {}) => ({
  excluded: { byMust, unknown: {} },
  ...more,
});

it.each<[Match, string]>([
  [aMatch(some(20)), '20 of 312 colleges: the best fits, easier and harder to get into.'],
  [
    aMatch(some(20), requirements({ size: 3_000 })),
    '20 of 312 colleges that meet your requirements: the best fits, easier and harder to get into.',
  ],
  [
    aMatch(some(20), requirements({ size: 3_000, type: 9 }, { relaxed: ['size'], meeting: 8 })),
    '8 colleges meet all your requirements, 12 more come close.',
  ],
  [
    aMatch(some(20), requirements({ size: 3_000 }, { relaxed: ['size'], meeting: 1 })),
    '1 college meets all your requirements, 19 more come close.',
  ],
  [aMatch(some(20), requirements({ size: 3_000 }, { relaxed: ['size'], meeting: 0 })), 'No college meets all your requirements.'],
  [aMatch(some(7), requirements({ size: 3_000 }, { candidates: 7 })), '7 colleges meet your requirements.'],
  [aMatch(some(1), requirements({ budget: 3_000 }, { candidates: 1 })), '1 college meets your requirements.'],
  [aMatch(some(1)), '1 of 312 colleges: the best fits, easier and harder to get into.'],
  [aMatch(some(20), { hasFit: false }), '20 of 312 colleges by your answers so far.'],
  [aMatch(some(7), { candidates: 7 }), '7 colleges.'],
  [aMatch([], requirements({ budget: 3_000 }, { candidates: 0 })), 'No college meets all your requirements.'],
  [aMatch(some(20), { isDefault: true, candidates: 4_402 }), '20 colleges of the default ranking.'],
])('gives the number of matches', (match, text) => {
  expect(countOf(match)).toBe(text);
});

it('names the dropped requirements in order', () => {
  expect(relaxedText({ relaxed: ['size'], meeting: 8 })).toBe(
    'Only 8 colleges meet all your requirements. They stand first. Below are colleges that miss your size.',
  );
  expect(relaxedText({ relaxed: ['size'], meeting: 1 })).toMatch(/^One college meets all your requirements and stands first\./);
  expect(relaxedText({ relaxed: ['size', 'location', 'type'], meeting: 0 })).toBe(
    'No college meets all your requirements. The list has colleges that miss your size, states or kind of college.',
  );
});

it('counts excluded colleges, largest count first, with unknown prices', () => {
  const byMust = { size: 3_000, budget: 412, location: 1, hbcu: 0, type: 4_000 };
  expect(excludedTexts({ excluded: { byMust, unknown: { budget: 95, size: 4 } }, relaxed: ['size'] })).toEqual([
    '4,000 colleges are a different kind.',
    '412 colleges are not within your budget; 95 of them have no known price.',
    '1 college is outside your states.',
  ]);
  expect(excludedTexts({ excluded: { byMust: { budget: 1 }, unknown: {} }, relaxed: [] })).toEqual([
    '1 college is not within your budget.',
  ]);
});

it('does not say of colleges what is not known of them', () => {
  const texts = (byMust: Match['excluded']['byMust'], unknown: Match['excluded']['unknown']) =>
    excludedTexts({ excluded: { byMust, unknown }, relaxed: [] });
  expect(texts({ womenOnly: 3_791 }, { womenOnly: 3_791 })).toEqual(['3,791 colleges: not known whether for women only.']);
  expect(texts({ womenOnly: 3_760, hbcu: 3_600 }, { womenOnly: 12, hbcu: 1 })).toEqual([
    "3,748 colleges are not women's colleges.",
    '3,599 colleges are not historically Black colleges.',
    '12 colleges: not known whether for women only.',
    '1 college: not known whether historically Black.',
  ]);
  expect(texts({ size: 2 }, { size: 2 })).toEqual(['2 colleges: size not known.']);
  expect(texts({ budget: 95 }, { budget: 95 })).toEqual(['95 colleges have no known price.']);
});

it('never rounds partial coverage up to all', () => {
  expect(coverageText(15 / 17, false)).toBe('Based on 88% of your answers');
  expect(coverageText(0.998, false)).toBe('Based on 99% of your answers');
  expect(coverageText(1, false)).toBe('Based on all your answers');
  expect(coverageText(0.739, true)).toBe('Based on 74% of the default weights');
});

it('mentions the version of a link only when it differs', () => {
  expect([versionText(undefined, 2), versionText(2, 2)]).toEqual([undefined, undefined]);
  expect(versionText(1, 2)).toBe('This link was made with version 1 of the method. This page uses version 2.');
});

it('uses singular and plural', () => {
  expect(unplacedText(1)).toBe('1 more college has too little data to score.');
  expect(unplacedText(30)).toBe('30 more colleges have too little data to score.');
});
