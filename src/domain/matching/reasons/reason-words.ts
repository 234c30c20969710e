import type { TestingPolicy } from '../../colleges/college.ts';
import { countText, priceText, satText } from '../../colleges/display.ts';
import { sizeBandOf } from '../../colleges/size-band.ts';
import { placeName } from '../../colleges/states.ts';
import type { CollegeKind } from '../../rankings/lists/kinds.ts';
import { isListed } from '../../rankings/lists/members.ts';
import { known } from '../../scores/scales.ts';
import { enumeration } from '../../shared/enumeration.ts';
import { CRITERIA, FIT_SCALES, SIGMA_SAT, type Criterion } from '../../shared/method.ts';
import type { Answers } from '../answers.ts';
import { studentSatOf } from '../asked-parts.ts';
import { priceFor, type AskedPrice, type Candidate } from '../candidate.ts';
import { CRITERION_FACT, CRITERION_UNKNOWN, netPriceWords } from './criterion-facts.ts';
import { locationFit } from '../fits.ts';
import type { Fit, MatchKey } from '../match-keys.ts';

/** What a part of a match comes down to for one college, in raw figures. */
interface KeyWords {
  /** Where it speaks for the college. */
  reason: (candidate: Candidate, answers: Answers) => string;
  /** Where it speaks against it. */
  watchOut: (candidate: Candidate, answers: Answers) => string;
  unknown: (candidate: Candidate) => string;
}

const FIT_WORDS: Record<Fit, KeyWords> = {
  type: {
    reason: ({ college }, { types = [] }) =>
      `${enumeration(types.filter((kind) => isListed(college, kind)).map((kind) => KIND_WORDS[kind]))}, as you asked`,
    watchOut: ({ college }) => `A ${college.type.toLowerCase()} college, not a kind you asked for`,
    unknown: () => "We don't know what kind of college it is",
  },
  size: { reason: sizeWords, watchOut: sizeWords, unknown: () => "We don't know how many students it has" },
  location: { reason: locationWords, watchOut: locationWords, unknown: () => "We don't know where it is" },
  budget: {
    reason: withinWords,
    watchOut: overWords,
    unknown: () => "We don't know its net price, so not whether it is within your budget",
  },
  academic: { reason: scoreWords, watchOut: scoreWords, unknown: noAverageWords },
};

const CRITERION_WORDS = Object.fromEntries(
  CRITERIA.map((key) => {
    const fact = ({ college }: Candidate): string => CRITERION_FACT[key](college);
    return [key, { reason: fact, watchOut: fact, unknown: () => CRITERION_UNKNOWN[key] }];
  }),
) as unknown as Record<Criterion, KeyWords>;

/** A price can be within the budget and still more than colleges ask, so as a priority it says what it is measured by. */
const COST_WORDS: KeyWords = {
  reason: ({ netPrice }) => (netPrice !== null && netPrice < 0 ? netPriceWords(netPrice) : `${netPriceWords(netPrice)}, below average`),
  watchOut: ({ netPrice }) => `${netPriceWords(netPrice)}, above average`,
  unknown: CRITERION_WORDS.cost.unknown,
};

export const REASON_WORDS: Record<MatchKey, KeyWords> = { ...FIT_WORDS, ...CRITERION_WORDS, cost: COST_WORDS };

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

/** An estimate says "about"; published prices for the lowest incomes can be less than nothing. Null where the income changes nothing. */
function incomeWords({ price, basis }: AskedPrice): string | null {
  if (basis === 'average' || price === null) return null;
  if (price < 0) return `${netPriceWords(price)} for your income`;
  return `${basis === 'estimated' ? 'About ' : ''}${priceText(price)} a year for your income`;
}

/** A budget of nothing is one, so it is $0. */
const dollars = (amount: number): string => `$${countText(amount)}`;

function scoreWords({ college, selectivity }: Candidate, answers: Answers): string {
  const student = studentSatOf(answers) ?? 0;
  const own = answers.sat === undefined ? `ACT ${answers.act ?? ''} (SAT ${satText(student)})` : `SAT ${answers.sat}`;
  const isSat = known(college.avgSAT) !== null;
  const average = isSat ? satText(college.avgSAT) : `ACT ${satText(college.avgACT)} (SAT ${satText(selectivity.sat)})`;
  return `Your ${own} is ${sideOf((student - selectivity.sat) / SIGMA_SAT)} its average ${average}`;
}

function sideOf(deviation: number): string {
  if (Math.abs(deviation) <= NEAR_WITHIN) return 'near';
  return deviation > 0 ? 'above' : 'below';
}
/** Standard deviations. */
const NEAR_WITHIN = -FIT_SCALES.academic.fullFrom;

function noAverageWords({ college }: Candidate): string {
  const why = college.testingPolicy === null ? '' : NO_AVERAGE_BECAUSE[college.testingPolicy];
  return `Average SAT not published${why}`;
}
const NO_AVERAGE_BECAUSE: Record<TestingPolicy, string> = {
  required: '',
  optional: ' — test-optional school',
  'not-considered': ' — it does not look at scores',
};
