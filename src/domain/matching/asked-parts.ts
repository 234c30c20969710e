import { actToSat } from '../colleges/chance.ts';
import { composite, type Composite } from '../scores/composite.ts';
import { known } from '../scores/scales.ts';
import { CRITERIA, FIT_PARTS, MEAN, RHO, type PartSpec } from '../shared/method.ts';
import type { Answers, Priorities } from './answers.ts';
import { priceFor, type Candidate } from './candidate.ts';
import { academicFit, budgetFit, locationFit, sizeFit, typeFit } from './fits.ts';
import { FITS, type Fit, type MatchKey } from './match-keys.ts';

/** One part of a match score: what it weighs, and what a college scores on it (0–100, null where it is not known). */
export interface AskedPart extends PartSpec {
  key: MatchKey;
  scoreOf: (candidate: Candidate) => number | null;
}

/** The student's score as a SAT total; null where none was told, and for an ACT score below what the concordance knows. */
export const studentSatOf = ({ sat, act }: Answers): number | null => sat ?? actToSat(act);

/** How a college is compared with an answer; undefined where the question was skipped. */
const FIT_OF: Record<Fit, (answers: Answers) => AskedPart['scoreOf'] | undefined> = {
  type: ({ types = [] }) => (types.length === 0 ? undefined : ({ college }) => typeFit(college, types)),
  size: ({ size }) => (size === undefined ? undefined : ({ college }) => sizeFit(college.size, size)),
  location: ({ states = [] }) => (states.length === 0 ? undefined : ({ college }) => locationFit(college.state, states)),
  budget: ({ budget, income }) => (budget === undefined ? undefined : (candidate) => budgetFit(priceFor(candidate, income).price, budget)),
  academic(answers) {
    const student = studentSatOf(answers);
    return student === null ? undefined : ({ selectivity }) => academicFit(student, known(selectivity.sat));
  },
};

/** What was answered, in the order of the keys; nothing where all was skipped. */
export function askedParts(answers: Answers): AskedPart[] {
  const fits = FITS.flatMap((key) => {
    const scoreOf = FIT_OF[key](answers);
    return scoreOf === undefined ? [] : [{ key, ...FIT_PARTS[key], scoreOf }];
  });
  return answers.priorities === undefined ? fits : [...fits, ...criterionParts(answers.priorities)];
}

/** The criteria that weigh anything. */
export const criterionParts = (weights: Priorities): AskedPart[] =>
  CRITERIA.filter((key) => weights[key] > 0).map((key) => ({
    key,
    weight: weights[key],
    mean: MEAN[key],
    rho: RHO[key],
    scoreOf: ({ scores }) => scores[key],
  }));

/** What a college scores on some parts, with what each contributes. */
export const compositeOf = (parts: readonly AskedPart[], candidate: Candidate): Composite<MatchKey> =>
  composite(parts.map(({ key, weight, mean, rho, scoreOf }) => ({ key, weight, mean, rho, score: scoreOf(candidate) })));
