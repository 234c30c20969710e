import { aCollege } from '../colleges/college.fixture.ts';
import { criterionScoresOf } from '../scores/criterion-scores.ts';
import { scoreCriteria } from './scored-college.ts';

const FIGURES = {
  netPricePublic: 12_000,
  medianEarnings: 78_466,
  earningsAfter10Years: 70_000,
  medianDebt: 16_000,
  graduationRate: 0.6,
  graduationCohort: 900,
  retentionRate: 0.8,
  retentionCohort: 900,
  percentPellGrant: 0.3,
};
const MAIN = aCollege({ id: 1, name: 'University of Elm', opeId: '00379800', ...FIGURES });
const BRANCH = aCollege({ id: 2, name: 'University of Elm-Tacoma', opeId: '00379802', ...FIGURES });
const scoresIn = (...listed: (typeof MAIN)[]) => scoreCriteria(listed).map(({ scores }) => scores);

it('scores a branch only by its own figures, and its main campus by all', () => {
  const all = criterionScoresOf(MAIN);
  expect([all.earnings, all.value, all.debt].every((score) => score !== null && score > 0)).toBe(true);
  expect(scoresIn(BRANCH, MAIN)).toEqual([{ ...all, earnings: null, value: null, debt: null }, all]);
});

it('scores a branch in full where it is the only campus that is listed', () => {
  const all = criterionScoresOf(BRANCH);
  scoresIn(BRANCH, MAIN);
  expect(scoresIn(BRANCH)).toEqual([all]);
  expect(scoresIn(BRANCH, MAIN)[0]?.earnings).toBeNull();
});

it('keeps the record of a branch, whose pages show the figure of all campuses', () => {
  expect(scoreCriteria([BRANCH, MAIN])[0]?.college).toBe(BRANCH);
});
