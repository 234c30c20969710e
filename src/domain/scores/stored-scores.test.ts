import fc from 'fast-check';
import { aCollege } from '../colleges/college.fixture.ts';
import { athleticsScoreOf } from './athletics.ts';
import { carnegieScoreOf } from './carnegie.ts';
import { prestigeScoreOf } from './prestige.ts';
import { anyCollege } from '../rankings/rankings.fixture.ts';
import { researchScoreOf } from './research.ts';
import { safetyScoreOf } from './safety.ts';
import { SCORE_INPUTS, STORED_SCORES, storedScoresOf, type ScoreInputs, type StoredScore } from './stored-scores.ts';

it('rounds the scores of a college to one decimal', () => {
  const college = aCollege({
    size: 24_782,
    acceptanceRateNum: 0.71,
    graduationRate: 0.81,
    graduationCohort: 4_800,
    retentionRate: 0.93,
    retentionCohort: 5_200,
    researchFundingTotal: 250e6,
    crimeIncidentsTotal: 209,
    totalEnrollment: 32_000,
    carnegieClassification: 'Doctoral Universities: Very High Research Activity',
  });
  expect(storedScoresOf(college)).toEqual({
    prestigeScore: 55.5,
    researchScore: 78.4,
    safetyScore: 47.9,
    athleticsScore: null,
    carnegieScore: 100,
  });
});

const NOTHING = Object.fromEntries(STORED_SCORES.map((key) => [key, null]));

it('is null for a college without figures', () => {
  expect(storedScoresOf(aCollege())).toEqual(NOTHING);
  expect(storedScoresOf(aCollege({ totalAthletes: 0, researchFundingTotal: 0 }))).toEqual({
    ...NOTHING,
    athleticsScore: 0,
    researchScore: 0,
  });
});

it('depends only on its inputs, and differs from the exact scores by rounding only', () => {
  const exact: Record<StoredScore, (college: ScoreInputs) => number | null> = {
    prestigeScore: prestigeScoreOf,
    researchScore: researchScoreOf,
    safetyScore: (college) => safetyScoreOf(college)?.score ?? null,
    athleticsScore: athleticsScoreOf,
    carnegieScore: carnegieScoreOf,
  };
  fc.assert(
    fc.property(anyCollege, (college) => {
      const stored = storedScoresOf(college);
      const inputs = Object.fromEntries(SCORE_INPUTS.map((key) => [key, college[key]])) as unknown as ScoreInputs;
      expect(storedScoresOf(inputs)).toEqual(stored);
      const strays = STORED_SCORES.filter((key) => !isRounded(stored[key], exact[key](college)));
      expect(strays).toEqual([]);
    }),
  );
});

const isRounded = (shown: number | null, exact: number | null): boolean =>
  shown === null || exact === null
    ? shown === exact
    : Math.abs(shown - exact) <= 0.05 + 1e-9 && shown === Number(shown.toFixed(1)) && shown >= 0 && shown <= 100;
