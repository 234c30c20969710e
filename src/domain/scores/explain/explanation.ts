import type { College } from '../../colleges/college.ts';
import { athleticsOf, hasNoAthletes } from '../athletics.ts';
import { carnegieLevelsOf } from '../carnegie.ts';
import type { Composite, UsedPart } from '../composite.ts';
import { prestigeOf } from '../prestige.ts';
import { researchScoreOf } from '../research.ts';
import { safetyScoreOf } from '../safety.ts';
import { scoreInputsOf, type ScoreInput } from './inputs.ts';
import { SCORE_METHODS } from './method.ts';
import { scoreNotesOf } from './notes.ts';
import { RESEARCH } from '../../shared/method.ts';
import { STORED_SCORES, storedScoresOf, type StoredScore } from '../stored-scores.ts';

/** One score of one college, taken apart. */
export interface ExplainedScore {
  key: StoredScore;
  label: string;
  /** One decimal, as it is stored and shown; null where too little is known. */
  score: number | null;
  /** Why there is no score, or what to know of it. */
  notes: string[];
  inputs: ScoreInput[];
  /** Where there is a score, contributions add up to it, before rounding, less the baseline. */
  parts: (UsedPart & { label: string })[];
  /** Share of the weight that was reported, 0–1. */
  coverage: number;
  /** The score of a typical college; 0 where a score is counted from nothing. */
  baseline: number;
}

type TakenApart = Pick<Composite, 'parts' | 'coverage' | 'baseline'>;

/** The five scores of a college, by the same rules that made them. */
export function explainScores(college: College): ExplainedScore[] {
  const scores = storedScoresOf(college);
  return STORED_SCORES.map((key) => {
    const { label, parts: described } = SCORE_METHODS[key];
    const { parts, coverage, baseline } = TAKE_APART[key](college);
    const labelOf = (part: string): string => described.find((each) => each.key === part)?.label ?? part;
    return {
      key,
      label,
      score: scores[key],
      notes: scoreNotesOf(key, college, coverage),
      inputs: scoreInputsOf(key, college),
      // Without a score nothing stands in for anything.
      parts: parts.filter(({ isFilled }) => scores[key] !== null || !isFilled).map((part) => ({ ...part, label: labelOf(part.key) })),
      coverage,
      baseline,
    };
  });
}

const TAKE_APART: Readonly<Record<StoredScore, (college: College) => TakenApart>> = {
  prestigeScore: prestigeOf,
  researchScore: takeResearchApart,
  safetyScore(college) {
    const safety = safetyScoreOf(college);
    return safety === null ? NOTHING : counted([{ key: 'rate', share: 1, used: safety.score }]);
  },
  athleticsScore: (college) => (hasNoAthletes(college) ? counted([]) : athleticsOf(college)),
  carnegieScore: takeCarnegieApart,
};

const NOTHING: TakenApart = { parts: [], coverage: 0, baseline: 0 };

/** A score without a typical college to start from: every part counts from 0. */
function counted(parts: readonly { key: string; share: number; used: number }[], isFilled = false): TakenApart {
  return {
    parts: parts.map(({ key, share, used }) => ({ key, share, used, isFilled, contribution: share * used })),
    coverage: isFilled ? 0 : 1,
    baseline: 0,
  };
}

function takeResearchApart(college: College): TakenApart {
  const research = researchScoreOf(college);
  if (research === null) return NOTHING;
  const { amount, intensity, isEstimated } = research;
  if (intensity === null) return counted([{ key: 'amount', share: 1, used: amount }], isEstimated);
  const parts = [
    { key: 'amount', share: RESEARCH.amountShare, used: amount },
    { key: 'intensity', share: 1 - RESEARCH.amountShare, used: intensity },
  ];
  return counted(parts, isEstimated);
}

/** The higher one is the score, and the other one is nothing to it. */
function takeCarnegieApart(college: College): TakenApart {
  const { class: level, designation } = carnegieLevelsOf(college);
  if (level === null && designation === null) return NOTHING;
  const [key, used] = (designation ?? 0) > (level ?? 0) ? (['designation', designation] as const) : (['class', level] as const);
  return counted([{ key, share: 1, used: used ?? 0 }]);
}
