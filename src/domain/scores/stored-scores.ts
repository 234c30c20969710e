import type { College } from '../colleges/college.ts';
import { athleticsScoreOf } from './athletics.ts';
import { carnegieScoreOf } from './carnegie.ts';
import { prestigeScoreOf } from './prestige.ts';
import { researchScoreOf } from './research.ts';
import { safetyScoreOf } from './safety.ts';
import { round1 } from './scales.ts';

/** The scores that are stored with a college. */
export const STORED_SCORES = ['prestigeScore', 'researchScore', 'safetyScore', 'athleticsScore', 'carnegieScore'] as const;
export type StoredScore = (typeof STORED_SCORES)[number];

/** 0–100, one decimal; null if too little is known. */
export type StoredScores = Record<StoredScore, number | null>;

/** The inputs of the five scores. */
export const SCORE_INPUTS = [
  'type',
  'level',
  'size',
  'totalEnrollment',
  'isOnlineOnly',
  'openAdmission',
  'acceptanceRate',
  'acceptanceRateNum',
  'avgSAT',
  'avgACT',
  'satCohort',
  'actCohort',
  'graduationRate',
  'graduationCohort',
  'retentionRate',
  'retentionCohort',
  'researchFundingTotal',
  'researchActivity',
  'carnegieClassification',
  'crimeIncidentsTotal',
  'totalAthletes',
  'totalAthleticsExpenses',
  'athleticsExpensePerAthlete',
] as const satisfies readonly (keyof College)[];
export type ScoreInputs = Pick<College, (typeof SCORE_INPUTS)[number]>;

/** The rounded scores for the catalog. Rankings use the unrounded scores. */
export function storedScoresOf(college: ScoreInputs): StoredScores {
  return {
    prestigeScore: oneDecimal(prestigeScoreOf(college)),
    researchScore: oneDecimal(researchScoreOf(college)),
    safetyScore: oneDecimal(safetyScoreOf(college)?.score),
    athleticsScore: oneDecimal(athleticsScoreOf(college)),
    carnegieScore: carnegieScoreOf(college),
  };
}

const oneDecimal = (score: number | null | undefined): number | null => (score === null || score === undefined ? null : round1(score));
