import type { College } from '../../colleges/college.ts';
import { figureText, NOT_AVAILABLE } from '../../colleges/display.ts';
import { FIGURES, type FigureKey } from '../../colleges/figures.ts';
import { actToSat, mainTestOf } from '../../colleges/admission/test-scores.ts';
import { athleticsOf, hasNoAthletes } from '../athletics.ts';
import { carnegieLevelsOf } from '../carnegie.ts';
import type { Composite, UsedPart } from '../composite.ts';
import { prestigeOf, testOf } from '../prestige.ts';
import { researchOf } from '../research.ts';
import { safetyScoreOf } from '../safety.ts';
import { known } from '../scales.ts';
import { STORED_SCORES, storedScoresOf, type StoredScore } from '../stored-scores.ts';
import { scoreNotesOf } from './notes.ts';
import { SCORE_METHODS } from './score-methods.ts';

/** An input of a score, as a value and as display text. */
export interface ScoreInput {
  label: string;
  value: number | string | null;
  text: string;
}

/** One score of one college, with its inputs and parts. */
export interface ExplainedScore {
  key: StoredScore;
  label: string;
  /** One decimal; null if too little is known. */
  score: number | null;
  /** Why there is no score, or how it was estimated. */
  notes: string[];
  inputs: ScoreInput[];
  /** The contributions add up to the unrounded score minus the baseline. */
  parts: (UsedPart & { label: string })[];
  /** The reported share of the weight, 0–1. */
  coverage: number;
  /** The score of a typical college; 0 if the parts add up from 0. */
  baseline: number;
}

type ScoreBreakdown = Pick<Composite, 'parts' | 'coverage' | 'baseline'>;

/** Explains the five scores of a college with the functions that compute them. */
export function explainScores(college: College): ExplainedScore[] {
  const scores = storedScoresOf(college);
  return STORED_SCORES.map((key) => {
    const { label, parts: described } = SCORE_METHODS[key];
    const { parts, coverage, baseline } = BREAKDOWN_OF[key](college);
    const labelOf = (part: string): string => described.find((each) => each.key === part)?.label ?? part;
    return {
      key,
      label,
      score: scores[key],
      notes: scoreNotesOf(key, college, coverage),
      inputs: INPUTS[key](college),
      // Without a score no part counts.
      parts: parts.filter(({ isFilled }) => scores[key] !== null || !isFilled).map((part) => ({ ...part, label: labelOf(part.key) })),
      coverage,
      baseline,
    };
  });
}

const BREAKDOWN_OF: Readonly<Record<StoredScore, (college: College) => ScoreBreakdown>> = {
  prestigeScore: prestigeOf,
  researchScore: researchOf,
  safetyScore(college) {
    const safety = safetyScoreOf(college);
    return safety === null ? NOTHING : sumFromZero([{ key: 'rate', used: safety.score }]);
  },
  athleticsScore: (college) => (hasNoAthletes(college) ? sumFromZero([]) : athleticsOf(college)),
  carnegieScore: carnegieBreakdown,
};

const NOTHING: ScoreBreakdown = { parts: [], coverage: 0, baseline: 0 };

/** A score without a baseline: its one part counts from 0. */
function sumFromZero(parts: readonly { key: string; used: number }[]): ScoreBreakdown {
  return {
    parts: parts.map(({ key, used }) => ({ key, share: 1, used, isFilled: false, contribution: used })),
    coverage: 1,
    baseline: 0,
  };
}

/** The higher value is the score; the other one does not count. */
function carnegieBreakdown(college: College): ScoreBreakdown {
  const { class: level, designation } = carnegieLevelsOf(college);
  if (level === null && designation === null) return NOTHING;
  const [key, used] = (designation ?? 0) > (level ?? 0) ? (['designation', designation] as const) : (['class', level] as const);
  return sumFromZero([{ key, used: used ?? 0 }]);
}

const INPUTS: Readonly<Record<StoredScore, (college: College) => ScoreInput[]>> = {
  prestigeScore: (college) => [
    figureInput(college, 'acceptanceRateNum'),
    ...testInputsOf(college),
    figureInput(college, 'graduationRate'),
    figureInput(college, 'retentionRate'),
  ],
  researchScore: (college) => [figureInput(college, 'researchFundingTotal'), figureInput(college, 'size')],
  safetyScore: (college) => [
    figureInput(college, 'crimeIncidentsTotal'),
    figureInput(college, 'crimeRatePer1000'),
    figureInput(college, known(college.totalEnrollment) === null ? 'size' : 'totalEnrollment'),
  ],
  athleticsScore: (college) => [
    figureInput(college, 'totalAthletes'),
    figureInput(college, 'totalAthleticsExpenses'),
    figureInput(college, 'athleticsExpensePerAthlete'),
    figureInput(college, 'size'),
  ],
  carnegieScore: (college) => [
    textInput('Carnegie class', college.carnegieClassification),
    textInput('Research designation', college.researchActivity),
  ],
};

function figureInput(college: College, key: FigureKey): ScoreInput {
  const value = known(college[key]);
  return { label: FIGURES[key].label, value, text: figureText(key, value) };
}

const textInput = (label: string, value: string | null): ScoreInput => ({ label, value, text: value ?? NOT_AVAILABLE });

/** The average that counts; both if none is known. */
function testInputsOf(college: College): ScoreInput[] {
  const sat = actToSat(known(college.avgACT));
  const isAct = mainTestOf(college) === 'act' || (sat !== null && testOf(college) === sat && known(college.avgSAT) !== sat);
  const act = figureInput(college, 'avgACT');
  if (known(college.avgSAT) === null && act.value === null) return [figureInput(college, 'avgSAT'), act];
  if (!isAct) return [figureInput(college, 'avgSAT')];
  return [sat === null ? act : { ...act, text: `${act.text}, equal to an SAT of ${Math.round(sat)}` }];
}
