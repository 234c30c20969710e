import { actToSat } from '../../colleges/chance.ts';
import type { College } from '../../colleges/college.ts';
import { figureText, NOT_AVAILABLE } from '../../colleges/display.ts';
import { FIGURES, type FigureKey } from '../../colleges/figures.ts';
import { known } from '../scales.ts';
import type { StoredScore } from '../stored-scores.ts';

/** A stored value that goes into a score, as it is and as it reads. */
export interface ScoreInput {
  label: string;
  value: number | string | null;
  text: string;
}

/** What a score of a college is made from, missing values included. */
export const scoreInputsOf = (key: StoredScore, college: College): ScoreInput[] => INPUTS[key](college);

const INPUTS: Readonly<Record<StoredScore, (college: College) => ScoreInput[]>> = {
  prestigeScore: (college) => [
    figure(college, 'acceptanceRateNum'),
    figure(college, 'avgSAT'),
    ...insteadOfSat(college),
    figure(college, 'graduationRate'),
    figure(college, 'retentionRate'),
  ],
  researchScore: (college) => [
    figure(college, 'researchFundingTotal'),
    words('Research designation', college.researchActivity),
    figure(college, 'size'),
  ],
  safetyScore: (college) => [figure(college, 'crimeIncidentsTotal'), figure(college, 'crimeRatePer1000'), figure(college, 'size')],
  athleticsScore: (college) => [
    figure(college, 'totalAthletes'),
    figure(college, 'totalAthleticsExpenses'),
    figure(college, 'athleticsExpensePerAthlete'),
    figure(college, 'size'),
  ],
  carnegieScore: (college) => [
    words('Carnegie class', college.carnegieClassification),
    words('Research designation', college.researchActivity),
  ],
};

function figure(college: College, key: FigureKey): ScoreInput {
  const value = known(college[key]);
  return { label: FIGURES[key].label, value, text: figureText(key, value) };
}

const words = (label: string, value: string | null): ScoreInput => ({ label, value, text: value ?? NOT_AVAILABLE });

/** The ACT counts only where there is no SAT, by what it concords with. */
function insteadOfSat(college: College): ScoreInput[] {
  if (known(college.avgSAT) !== null) return [];
  const act = figure(college, 'avgACT');
  const sat = actToSat(known(college.avgACT));
  return sat === null ? [act] : [{ ...act, text: `${act.text}, which is an SAT of ${Math.round(sat)}` }];
}
