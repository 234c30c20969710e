import type { TestingPolicy } from '../../colleges/college.ts';
import { countText, satText } from '../../colleges/display.ts';
import { serviceAcademyOf } from '../../colleges/service-academies.ts';
import { sizeBandOf } from '../../colleges/size-band.ts';
import { actToSat, type Test } from '../../colleges/admission/test-scores.ts';
import { type CollegeKind, isOfKind } from '../../rankings/list-kinds.ts';
import { enumeration } from '../../shared/text.ts';
import { CRITERIA, SIGMA_SAT, type Criterion } from '../../shared/method.ts';
import { FIT_SCALES } from '../fit-method.ts';
import type { Answers } from '../answers.ts';
import { comparisonOf } from '../score-parts.ts';
import type { Candidate } from '../candidate.ts';
import { overWords, unknownPriceWords, withinWords } from './budget-words.ts';
import { CRITERION_FACT, unknownWords } from './criterion-facts.ts';
import { fieldWords, UNKNOWN_FIELD } from './field-words.ts';
import { farWords, locationWords, nearWords, settingWords, UNKNOWN_DISTANCE, UNKNOWN_SETTING } from './place-words.ts';
import type { Fit, MatchKey } from '../fits.ts';

/** The text of one part of a match, with the figures of the college. */
interface KeyWords {
  /** For a positive contribution. */
  reason: (candidate: Candidate, answers: Answers) => string;
  /** For a negative contribution. */
  watchOut: (candidate: Candidate, answers: Answers) => string;
  unknown: (candidate: Candidate, answers: Answers) => string;
}

const FIT_WORDS: Record<Fit, KeyWords> = {
  field: { reason: fieldWords, watchOut: fieldWords, unknown: () => UNKNOWN_FIELD },
  type: {
    reason: ({ college }, { types = [] }) =>
      `${enumeration(types.filter((kind) => isOfKind(college, kind)).map((kind) => KIND_WORDS[kind]))}, as you chose`,
    watchOut: ({ college }) => `A ${college.type.toLowerCase()} college, not a kind that you chose`,
    unknown: () => "We don't know what kind of college it is",
  },
  size: { reason: sizeWords, watchOut: sizeWords, unknown: () => "We don't know how many students it has" },
  location: { reason: locationWords, watchOut: locationWords, unknown: () => "We don't know where it is" },
  setting: { reason: settingWords, watchOut: settingWords, unknown: () => UNKNOWN_SETTING },
  distance: { reason: nearWords, watchOut: farWords, unknown: () => UNKNOWN_DISTANCE },
  budget: {
    reason: withinWords,
    watchOut: overWords,
    unknown: unknownPriceWords,
  },
  academic: { reason: scoreWords, watchOut: scoreWords, unknown: noAverageWords },
};

/** An academy without tuition has no price, which is not the same as an unknown price. */
function priced(key: Criterion, atAcademy: string): KeyWords['unknown'] {
  return ({ college }) => (serviceAcademyOf(college) ? `No tuition: graduates owe service, ${atAcademy}` : unknownWords(key, college));
}

const CRITERION_TEXTS = Object.fromEntries(
  CRITERIA.map((key) => {
    const fact = ({ college }: Candidate, { homeState }: Answers): string => CRITERION_FACT[key](college, homeState);
    return [key, { reason: fact, watchOut: fact, unknown: ({ college }: Candidate) => unknownWords(key, college) }];
  }),
) as unknown as Record<Criterion, KeyWords>;

/**
 * A price within the budget can still be above average, so the priority compares it with the average. The scores of cost and value are those
 * of the published price, also for a student from another state.
 */
const COST_WORDS: KeyWords = {
  reason: (candidate, answers) =>
    `${CRITERION_TEXTS.cost.reason(candidate, answers)}${(candidate.netPrice ?? 0) < 0 ? '' : ', below average'}`,
  watchOut: (candidate, answers) => `${CRITERION_TEXTS.cost.watchOut(candidate, answers)}, above average`,
  unknown: priced('cost', 'so it has no net price to compare'),
};

const VALUE_WORDS: KeyWords = {
  ...CRITERION_TEXTS.value,
  unknown: priced('value', 'so there is no price to earn back'),
};

export const REASON_WORDS: Record<MatchKey, KeyWords> = { ...FIT_WORDS, ...CRITERION_TEXTS, cost: COST_WORDS, value: VALUE_WORDS };

const KIND_WORDS: Record<CollegeKind, string> = {
  public: 'Public',
  private: 'Private',
  community: 'Community college',
  hbcu: 'HBCU',
};

function sizeWords({ college }: Candidate): string {
  return `${countText(college.size ?? 0)} students — ${sizeBandOf(college.size) ?? ''}`;
}

function scoreWords(candidate: Candidate, answers: Answers): string {
  const comparison = comparisonOf(candidate, answers);
  if (comparison === null) return noAverageWords(candidate);
  const { own, college: its, gap } = comparison;
  const { avgSAT, avgACT } = candidate.college;
  const mine = testWords(own, own === 'sat' ? answers.sat : answers.act, own !== its);
  const average = its === 'sat' ? satText(avgSAT) : testWords('act', avgACT, own !== its);
  return `Your ${mine} is ${sideOf(gap / SIGMA_SAT)} its average ${average}`;
}

/** "SAT 1240", "ACT 26", or "ACT 26 (SAT 1240)" beside a score of the other test. */
function testWords(test: Test, score: number | null | undefined, isConverted: boolean): string {
  const text = `${test.toUpperCase()} ${satText(score ?? null)}`;
  return test === 'act' && isConverted ? `${text} (SAT ${satText(actToSat(score))})` : text;
}

function sideOf(deviation: number): string {
  if (Math.abs(deviation) <= NEAR_WITHIN) return 'near';
  return deviation > 0 ? 'above' : 'below';
}
/** Standard deviations. */
const NEAR_WITHIN = -FIT_SCALES.academic.fullFrom;

function noAverageWords({ college: { testingPolicy } }: Candidate): string {
  return NO_AVERAGE_WORDS[testingPolicy ?? 'required'];
}

const NO_AVERAGE_WORDS: Record<TestingPolicy, string> = {
  required: 'Average SAT not published',
  optional: 'Average SAT not published — test-optional school',
  'not-considered': 'It does not look at test scores, so yours do not count here',
};
