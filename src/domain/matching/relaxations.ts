import { priceText } from '../colleges/display.ts';
import { BUDGET_STEP, MAX_BUDGET, type Answers, type Must } from './answers.ts';
import { priceFor, type Candidate } from './candidate.ts';
import { meeting, without, type Limit } from './limits.ts';

/** One change of the answers that brings colleges back. */
export interface WayBack {
  must: Must;
  /** The budget it takes; the must is left out otherwise. */
  budget?: number;
  count: number;
  text: string;
}

const LEAVE_OUT: Record<Must, string> = {
  type: 'Look at every kind of college',
  size: 'Look at every size',
  location: 'Look everywhere',
  budget: 'Look beyond your budget',
  hbcu: 'Look beyond historically Black colleges',
  womenOnly: "Look beyond women's colleges",
};

/** What brings colleges back where nobody meets the limits, one change at a time, the most first. */
export function waysBack(all: readonly Candidate[], limits: readonly Limit[], answers: Answers): WayBack[] {
  const ways = limits.flatMap(({ must }) => {
    const found = meeting(all, without(limits, must));
    const leftOut = found.length === 0 ? [] : [{ must, count: found.length, text: LEAVE_OUT[must] }];
    return must === 'budget' ? [...raisedBudget(found, answers), ...leftOut] : leftOut;
  });
  return ways.sort((a, b) => b.count - a.count);
}

/** The lowest budget, in steps of the slider, that somebody's price is within. */
function raisedBudget(found: readonly Candidate[], { income }: Answers): WayBack[] {
  const prices = found.flatMap((candidate) => priceFor(candidate, income).price ?? []);
  const lowest = prices.reduce((least, price) => Math.min(least, price), Infinity);
  const budget = Math.ceil(lowest / BUDGET_STEP) * BUDGET_STEP;
  if (budget > MAX_BUDGET) return [];
  const count = prices.filter((price) => price <= budget).length;
  return [{ must: 'budget', budget, count, text: `Raise your budget to ${priceText(budget)} a year` }];
}
