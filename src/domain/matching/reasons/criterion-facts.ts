import type { CollegeRecord } from '../../colleges/college.ts';
import { countText, figureText, percentText, priceText, satText } from '../../colleges/display.ts';
import { knownNetPriceOf } from '../../colleges/net-price.ts';
import { earningsOf, yearsToEarnBack } from '../../scores/payback.ts';
import { known, knownAmount, knownShare, knownStudents } from '../../scores/scales.ts';
import { CLERY_YEARS, RESEARCH, type Criterion } from '../../shared/method.ts';

/** The raw figures behind a criterion's score in a few words, whichever way they count. Never a score, and only what is known. */
export const CRITERION_FACT: Record<Criterion, (college: CollegeRecord) => string> = {
  cost: (college) => netPriceWords(knownNetPriceOf(college)),
  value: valueWords,
  earnings: (college) => `${dollars(earningsOf(college))} median earnings`,
  debt: ({ medianDebt }) => `${dollars(medianDebt)} median debt of those who finish`,
  completion: ({ graduationRate, retentionRate }) =>
    listed([share(graduationRate, 'graduate'), share(retentionRate, 'return after year one')]),
  prestige: ({ graduationRate, acceptanceRateNum, avgSAT, avgACT }) =>
    listed([
      acceptanceRateNum === 0 ? null : share(acceptanceRateNum, 'admitted'),
      averageWords(avgSAT, avgACT),
      share(graduationRate, 'graduate'),
    ]),
  research: researchWords,
  safety: safetyWords,
  athletics: athleticsWords,
  access: ({ percentPellGrant, graduationRate }) =>
    listed([share(percentPellGrant, 'have a Pell grant'), share(graduationRate, 'graduate')]),
};

export const CRITERION_UNKNOWN: Record<Criterion, string> = {
  cost: "We don't know its net price",
  value: "We don't know how soon its price is earned back",
  earnings: "We don't know what its former students earn",
  debt: "We don't know the debt of those who finish",
  completion: "We don't know how many finish",
  prestige: "We don't know enough of who is admitted and who finishes",
  research: "We don't know what it spends on research",
  safety: "We don't know how many crimes were reported on its campus",
  athletics: "We don't know what it spends on sports",
  access: "We don't know how many students with a Pell grant finish",
};

/** A price after grants in words; below nothing, grants pay more than the cost. */
export const netPriceWords = (price: number | null): string =>
  price !== null && price < 0 ? `Grants exceed the cost by ${priceText(-price)} a year` : `Net price ${priceText(price)} a year`;

/** The average of a college as it publishes it. */
function averageWords(sat: number | null, act: number | null): string | null {
  if (known(sat) !== null) return `average SAT ${satText(sat)}`;
  return known(act) === null ? null : `average ACT ${satText(act)}`;
}

function valueWords(college: CollegeRecord): string {
  const price = knownNetPriceOf(college) ?? 0;
  const years = yearsToEarnBack(price, earningsOf(college) ?? 0);
  if (years === null) return 'Former students earn no more than people with a high school diploma';
  if (price <= 0) return 'Grants cover the price: there is nothing to earn back';
  return `${years.toFixed(1)} years of extra earnings pay four years of net price back`;
}

function researchWords({ researchFundingTotal, researchActivity }: CollegeRecord): string {
  const spending = knownAmount(researchFundingTotal);
  if (spending === null) return `Research activity: ${researchActivity ?? ''}`;
  const { zero: counted } = RESEARCH.amount;
  return spending < counted ? `Under ${dollars(counted)} research spending` : `${dollars(spending)} research spending`;
}

/** The stored rate, else what incidents and students come to. */
function safetyWords({ crimeIncidentsTotal, crimeRatePer1000, size }: CollegeRecord): string {
  const incidents = knownAmount(crimeIncidentsTotal);
  if (incidents === 0) return `No crimes reported on campus in ${CLERY_YEARS} years`;
  const students = knownStudents(size);
  const reckoned = incidents === null || students === null ? null : (1000 * incidents) / (CLERY_YEARS * students);
  return `${figureText('crimeRatePer1000', knownAmount(crimeRatePer1000) ?? reckoned)} campus crimes per 1,000 students a year`;
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
  const text = facts.filter((fact) => fact !== null).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Unlike a price, nothing here is $0. */
const dollars = (amount: number | null): string => `$${countText(known(amount) ?? 0)}`;
