import type { TestingPolicy } from '../../colleges/college.ts';
import { countText, priceText, satText } from '../../colleges/display.ts';
import { serviceAcademyOf } from '../../colleges/service-academies.ts';
import { sizeBandOf } from '../../colleges/size-band.ts';
import { placeName } from '../../colleges/states.ts';
import { actToSat, type Test } from '../../colleges/admission/test-scores.ts';
import { type CollegeKind, isOfKind } from '../../rankings/list-kinds.ts';
import { enumeration } from '../../shared/text.ts';
import { CRITERIA, FIT_SCALES, SIGMA_SAT, type Criterion } from '../../shared/method.ts';
import type { Answers } from '../answers.ts';
import { comparisonOf } from '../score-parts.ts';
import { priceFor, type FamilyPrice, type Candidate } from '../candidate.ts';
import { CRITERION_FACT, CRITERION_UNKNOWN, netPriceWords } from './criterion-facts.ts';
import { locationFit, type Fit, type MatchKey } from '../fits.ts';

/** The text of one part of a match, with the figures of the college. */
interface KeyWords {
  /** For a positive contribution. */
  reason: (candidate: Candidate, answers: Answers) => string;
  /** For a negative contribution. */
  watchOut: (candidate: Candidate, answers: Answers) => string;
  unknown: (candidate: Candidate) => string;
}

const FIT_WORDS: Record<Fit, KeyWords> = {
  type: {
    reason: ({ college }, { types = [] }) =>
      `${enumeration(types.filter((kind) => isOfKind(college, kind)).map((kind) => KIND_WORDS[kind]))}, as you chose`,
    watchOut: ({ college }) => `A ${college.type.toLowerCase()} college, not a kind that you chose`,
    unknown: () => "We don't know what kind of college it is",
  },
  size: { reason: sizeWords, watchOut: sizeWords, unknown: () => "We don't know how many students it has" },
  location: { reason: locationWords, watchOut: locationWords, unknown: () => "We don't know where it is" },
  budget: {
    reason: withinWords,
    watchOut: overWords,
    unknown: () => "We don't know its net price, so we can't compare it with your budget",
  },
  academic: { reason: scoreWords, watchOut: scoreWords, unknown: noAverageWords },
};

/** An academy without tuition has no price, which is not the same as an unknown price. */
function priced(unknown: string, atAcademy: string): KeyWords['unknown'] {
  return ({ college }) => (serviceAcademyOf(college) ? `No tuition: graduates owe service, ${atAcademy}` : unknown);
}

const CRITERION_TEXTS = Object.fromEntries(
  CRITERIA.map((key) => {
    const fact = ({ college }: Candidate): string => CRITERION_FACT[key](college);
    return [key, { reason: fact, watchOut: fact, unknown: () => CRITERION_UNKNOWN[key] }];
  }),
) as unknown as Record<Criterion, KeyWords>;

/** A price within the budget can still be above average, so the priority compares it with the average. */
const COST_WORDS: KeyWords = {
  reason: ({ netPrice }) => (netPrice !== null && netPrice < 0 ? netPriceWords(netPrice) : `${netPriceWords(netPrice)}, below average`),
  watchOut: ({ netPrice }) => `${netPriceWords(netPrice)}, above average`,
  unknown: priced(CRITERION_UNKNOWN.cost, 'so it has no net price to compare'),
};

const VALUE_WORDS: KeyWords = {
  ...CRITERION_TEXTS.value,
  unknown: priced(CRITERION_UNKNOWN.value, 'so there is no price to earn back'),
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

function locationWords({ college }: Candidate, { states = [] }: Answers): string {
  const state = placeName(college.state);
  if (states.includes(college.state)) return `In ${state}, one of your states`;
  return locationFit(college.state, states) > 0
    ? `Near: ${state} is in the same region`
    : `In ${state}, outside your states and their regions`;
}

function withinWords(candidate: Candidate, { budget = 0, income }: Answers): string {
  if (serviceAcademyOf(candidate.college)) return 'No tuition: graduates owe service';
  const asked = priceFor(candidate, income);
  const { price } = asked;
  const words = incomeWords(asked) ?? netPriceWords(price);
  const over = (price ?? 0) - budget;
  return over <= 0 ? `${words}, within your ${dollars(budget)}` : `${words}, close to your ${dollars(budget)}: ${dollars(over)} over`;
}

function overWords(candidate: Candidate, { budget = 0, income }: Answers): string {
  const asked = priceFor(candidate, income);
  const { price } = asked;
  const words = incomeWords(asked) ?? `${priceText(price)} a year`;
  return `${words}, ${dollars((price ?? 0) - budget)} over your ${dollars(budget)}`;
}

/** The price for the income of the family. An estimate starts with "About". Null if the price is the average. */
function incomeWords({ price, basis }: FamilyPrice): string | null {
  if (basis === 'average' || price === null) return null;
  if (price < 0) return `${netPriceWords(price)} for your income`;
  return `${basis === 'estimated' ? 'About ' : ''}${priceText(price)} a year for your income`;
}

/** Unlike a price, a budget of 0 is $0. */
const dollars = (amount: number): string => `$${countText(amount)}`;

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
