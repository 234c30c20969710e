import type { CollegeRecord } from '../../colleges/college.ts';
import { countText, figureText, percentText, priceText, satText } from '../../colleges/display.ts';
import { knownNetPriceOf } from '../../colleges/price/net-price.ts';
import { payerOf, residenceOf } from '../../colleges/price/residence.ts';
import type { StateCode } from '../../colleges/states.ts';
import { mainTestOf } from '../../colleges/admission/test-scores.ts';
import { yearsToEarnBack } from '../../colleges/price/earn-back.ts';
import { earningsOf } from '../../scores/payback.ts';
import { studentsOf } from '../../scores/safety.ts';
import { known, knownAmount, knownShare } from '../../scores/scales.ts';
import { capitalized } from '../../shared/text.ts';
import { CLERY_YEARS, RESEARCH, type Criterion } from '../../shared/method.ts';

/** The known figures behind the score of a criterion, in a few words. A public price says whose it is, unless the student lives there. */
export const CRITERION_FACT: Record<Criterion, (college: CollegeRecord, homeState?: StateCode) => string> = {
  cost: (college, homeState) =>
    `${netPriceWords(knownNetPriceOf(college))}${payerOf(residenceOf(college), homeState) === 'own' ? '' : ' for in-state students'}`,
  value: valueWords,
  earnings: (college) => `${dollars(earningsOf(college))} median earnings`,
  debt: ({ medianDebt }) => `${dollars(medianDebt)} median debt of graduates`,
  completion: ({ graduationRate, retentionRate }) =>
    listed([share(graduationRate, 'graduate'), share(retentionRate, 'return after year one')]),
  prestige: (college) =>
    listed([
      college.acceptanceRateNum === 0 ? null : share(college.acceptanceRateNum, 'admitted'),
      averageWords(college),
      share(college.graduationRate, 'graduate'),
    ]),
  research: researchWords,
  safety: safetyWords,
  athletics: athleticsWords,
  access: ({ percentPellGrant, graduationRate }) =>
    listed([share(percentPellGrant, 'have a Pell grant'), share(graduationRate, 'graduate')]),
};

/** Why a criterion has no score. A known figure without a score describes all campuses of an institution. */
export const unknownWords = (key: Criterion, college: CollegeRecord): string =>
  (SHARED_INPUT[key]?.(college) ?? null) === null ? CRITERION_UNKNOWN[key] : SHARED_UNKNOWN;

/** The figure of a criterion that several campuses may share; null if the criterion also lacks another figure. */
const SHARED_INPUT: Partial<Record<Criterion, (college: CollegeRecord) => number | null>> = {
  value: (college) => (knownNetPriceOf(college) === null ? null : earningsOf(college)),
  earnings: earningsOf,
  debt: ({ medianDebt }) => known(medianDebt),
};
const SHARED_UNKNOWN = 'Earnings and debt are published only for all its campuses together';

const CRITERION_UNKNOWN: Record<Criterion, string> = {
  cost: "We don't know its net price",
  value: "We don't know how long it takes to earn back its price",
  earnings: "We don't know what its former students earn",
  debt: "We don't know the debt of its graduates",
  completion: "We don't know its graduation rate",
  prestige: "We don't know enough about its admission and graduation",
  research: "We don't know what it spends on research",
  safety: "We don't know how many crimes were reported on its campus",
  athletics: "We don't know what it spends on sports",
  access: "We don't know its share of students with a Pell grant, or its graduation rate",
};

/** A net price in words. If it is negative, grants exceed the cost. */
export const netPriceWords = (price: number | null): string =>
  price !== null && price < 0 ? `Grants exceed the cost by ${priceText(-price)} a year` : `Net price ${priceText(price)} a year`;

/** The average of the test that counts, else of the other one. */
function averageWords(college: CollegeRecord): string | null {
  const averages = [
    ['SAT', known(college.avgSAT)],
    ['ACT', known(college.avgACT)],
  ] as const;
  const inOrder = mainTestOf(college) === 'act' ? averages.toReversed() : averages;
  const [test, average = null] = inOrder.find(([, each]) => each !== null) ?? [];
  return average === null ? null : `average ${test} ${satText(average)}`;
}

function valueWords(college: CollegeRecord, homeState?: StateCode): string {
  const price = knownNetPriceOf(college) ?? 0;
  const years = yearsToEarnBack(price, earningsOf(college) ?? 0);
  if (years === null) return 'Former students earn no more than people with a high school diploma';
  if (price <= 0) return 'Grants cover the price, so there is nothing to earn back';
  const whose = payerOf(residenceOf(college), homeState) === 'own' ? '' : 'in-state ';
  return `${years.toFixed(1)} years of extra earnings pay four years of ${whose}net price back`;
}

function researchWords({ researchFundingTotal }: CollegeRecord): string {
  const spending = knownAmount(researchFundingTotal) ?? 0;
  const { zero: counted } = RESEARCH.amount;
  return spending < counted ? `Under ${dollars(counted)} research spending` : `${dollars(spending)} research spending`;
}

/** The stored rate, else the rate computed from incidents and students. */
function safetyWords(college: CollegeRecord): string {
  const incidents = knownAmount(college.crimeIncidentsTotal);
  if (incidents === 0) return `No crimes reported on campus in ${CLERY_YEARS} years`;
  const students = studentsOf(college);
  const computed = incidents === null || students === null ? null : (1000 * incidents) / (CLERY_YEARS * students);
  return `${figureText('crimeRatePer1000', knownAmount(college.crimeRatePer1000) ?? computed)} campus crimes per 1,000 students a year`;
}

function athleticsWords({ totalAthletes, totalAthleticsExpenses }: CollegeRecord): string {
  const [athletes, expenses] = [knownAmount(totalAthletes), knownAmount(totalAthleticsExpenses)];
  if (athletes === 0) return 'No athletes';
  return listed([
    expenses === null ? null : `${dollars(expenses)} a year on sports`,
    athletes === null ? null : `${countText(athletes)} athletes`,
  ]);
}

const share = (fraction: number | null, words: string): string | null =>
  knownShare(fraction) === null ? null : `${percentText(fraction)} ${words}`;

function listed(facts: readonly (string | null)[]): string {
  return capitalized(facts.filter((fact) => fact !== null).join(', '));
}

/** Unlike a price, an amount of 0 is $0. */
const dollars = (amount: number | null): string => `$${countText(known(amount) ?? 0)}`;
