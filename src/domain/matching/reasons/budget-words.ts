import { countText, priceText } from '../../colleges/display.ts';
import { payerOf, type Payer } from '../../colleges/price/residence.ts';
import { serviceAcademyOf } from '../../colleges/service-academies.ts';
import type { Answers } from '../answers.ts';
import { priceFor, type Candidate, type FamilyPrice } from '../candidate.ts';
import { netPriceWords } from './criterion-facts.ts';

/** A price within the budget, or a little over it. */
export function withinWords(candidate: Candidate, answers: Answers): string {
  if (serviceAcademyOf(candidate.college)) return 'No tuition: graduates owe service';
  const { budget = 0 } = answers;
  const asked = priceFor(candidate, answers);
  const words = ownPriceWords(asked) ?? `${netPriceWords(asked.price)}${WHOSE[asked.payer].all}`;
  const over = (asked.price ?? 0) - budget;
  return over <= 0 ? `${words}, within your ${dollars(budget)}` : `${words}, close to your ${dollars(budget)}: ${dollars(over)} over`;
}

export function overWords(candidate: Candidate, answers: Answers): string {
  const { budget = 0 } = answers;
  const asked = priceFor(candidate, answers);
  const words = ownPriceWords(asked) ?? `${priceText(asked.price)} a year${WHOSE[asked.payer].all}`;
  return `${words}, ${dollars((asked.price ?? 0) - budget)} over your ${dollars(budget)}`;
}

/** The price for the income and the home state of the family. An estimate starts with "About". Null if the price is the average. */
function ownPriceWords({ price, basis, payer }: FamilyPrice): string | null {
  const isFromElsewhere = payer === 'other-states';
  if (price === null || (basis === 'average' && !isFromElsewhere)) return null;
  const whose = WHOSE[payer][basis === 'average' ? 'all' : 'ofIncome'];
  if (price < 0) return `${netPriceWords(price)}${whose}`;
  return `${basis === 'estimated' || isFromElsewhere ? 'About ' : ''}${priceText(price)} a year${whose}`;
}

/** Whose price it is: of all families, or of those with the income of this one. */
const WHOSE: Record<Payer, { all: string; ofIncome: string }> = {
  own: { all: '', ofIncome: ' for your income' },
  'in-state': { all: ' for in-state students', ofIncome: ' for in-state students of your income' },
  'other-states': { all: ' for students from other states', ofIncome: ' for students of your income from other states' },
};

export function unknownPriceWords({ netPrice, residence }: Candidate, { homeState }: Answers): string {
  const isFromElsewhere = netPrice !== null && payerOf(residence, homeState) === 'other-states';
  return `We don't know its ${isFromElsewhere ? 'price for students from other states' : 'net price'}, so we can't compare it with your budget`;
}

/** Unlike a price, a budget of 0 is $0. */
const dollars = (amount: number): string => `$${countText(amount)}`;
