import type { College } from '../colleges/college.ts';
import { settingOf } from '../colleges/college-values.ts';
import { serviceAcademyOf } from '../colleges/service-academies.ts';
import { compareScores, hasScore, totalsOf, type Comparison } from '../colleges/admission/test-scores.ts';
import { composite, type Composite } from '../scores/composite.ts';
import { CRITERIA, MEAN, type PartSpec } from '../shared/method.ts';
import { FIT_PARTS, FIT_SCALES } from './fit-method.ts';
import type { Answers, Priorities } from './answers.ts';
import { milesTo, priceFor, type Candidate } from './candidate.ts';
import { fieldFit } from './field/field-fit.ts';
import { academicFit, budgetFit, distanceFit, locationFit, settingFit, sizeFit, typeFit, FITS, type Fit, type MatchKey } from './fits.ts';

/** One part of a match score. `scoreOf` is 0–100, null if unknown, which counts as 0. */
export interface ScorePart extends PartSpec {
  key: MatchKey;
  scoreOf: (candidate: Candidate) => number | null;
}

/** The student's scores beside the averages of a college. Null without a score, and for an ACT score below the concordance. */
export const comparisonOf = ({ selectivity: { averages, mainTest } }: Candidate, answers: Answers): Comparison | null =>
  compareScores(totalsOf(answers), averages, mainTest);

/** How each fit scores a college; undefined if the question was skipped. */
const FIT_OF: Record<Fit, (answers: Answers) => ScorePart['scoreOf'] | undefined> = {
  field: ({ field }) => field && (({ college }) => fieldFit(field.factsOf(college.id), field.most)),
  type: ({ types = [] }) => (types.length === 0 ? undefined : ({ college }) => typeFit(college, types)),
  size: ({ size }) => (size === undefined ? undefined : ({ college }) => sizeFit(college.size, size)),
  location: ({ states = [] }) => (states.length === 0 ? undefined : ({ college }) => locationFit(college.state, states)),
  setting: ({ settings = [] }) => (settings.length === 0 ? undefined : ({ college }) => settingFit(settingOf(college), settings)),
  distance(answers) {
    const { miles, home } = answers;
    return miles === undefined || home === undefined ? undefined : (candidate) => distanceFit(milesTo(candidate, answers), miles);
  },
  budget(answers) {
    const { budget } = answers;
    return budget === undefined ? undefined : (candidate) => budgetFit(paidBy(candidate, answers), budget);
  },
  academic(answers) {
    if (!hasScore(totalsOf(answers))) return undefined;
    return (candidate) =>
      usesTests(candidate.college) ? academicFit(comparisonOf(candidate, answers)?.gap ?? null) : FIT_SCALES.academic.withoutTests;
  },
};

/** What a family pays, US dollars a year; null if unknown. A service academy asks for service, not for money. */
const paidBy = (candidate: Candidate, answers: Answers): number | null =>
  serviceAcademyOf(candidate.college) ? 0 : priceFor(candidate, answers).price;

/** Without a use for test scores there is nothing to compare: half a fit, which neither adds nor costs points. */
const usesTests = ({ testingPolicy, openAdmission }: Pick<College, 'testingPolicy' | 'openAdmission'>): boolean =>
  testingPolicy !== 'not-considered' && openAdmission !== true;

/** The parts of the answered questions, in the order of the keys. Empty if all were skipped. */
export function answeredParts(answers: Answers): ScorePart[] {
  const fits = FITS.flatMap((key) => {
    const scoreOf = FIT_OF[key](answers);
    return scoreOf === undefined ? [] : [{ key, ...FIT_PARTS[key], scoreOf }];
  });
  return answers.priorities === undefined ? fits : [...fits, ...criterionParts(answers.priorities)];
}

/** A place or a budget says something about the person; one answer alone fits too many colleges to speak of a fit. */
export function hasFit(answers: Answers): boolean {
  const { priorities } = answers;
  const fits = FITS.filter((key) => FIT_OF[key](answers) !== undefined);
  const ranked = priorities !== undefined && criterionParts(priorities).length > 0 ? 1 : 0;
  return (['location', 'distance', 'budget'] as const).some((key) => fits.includes(key)) && fits.length + ranked > 1;
}

/** The criteria with a weight above 0. */
export const criterionParts = (weights: Priorities): ScorePart[] =>
  CRITERIA.filter((key) => weights[key] > 0).map((key) => ({
    key,
    weight: weights[key],
    mean: MEAN[key],
    scoreOf: ({ scores }) => scores[key],
  }));

/** The score of a college, with the contribution of each part. */
export const compositeOf = (parts: readonly ScorePart[], candidate: Candidate): Composite<MatchKey> =>
  composite(parts.map(({ key, weight, mean, scoreOf }) => ({ key, weight, mean, score: scoreOf(candidate) })));
