import { priceText } from '../colleges/display.ts';
import { BUDGET_STEP, MAX_BUDGET, type Answers, type Requirement } from './answers.ts';
import { priceFor, type Candidate } from './candidate.ts';
import { candidatesMeeting, withoutRequirement, type RequirementCheck } from './requirements.ts';

/** A change of the answers that brings back colleges into an empty result. */
export interface MatchRelaxation {
  must: Requirement;
  /** The new budget; absent if the requirement is removed. */
  budget?: number;
  count: number;
  text: string;
}

const REMOVAL_WORDS: Record<Requirement, string> = {
  field: 'Include colleges that do not teach it',
  type: 'Include every kind of college',
  size: 'Include every size',
  location: 'Include every state',
  setting: 'Include every setting',
  distance: 'Include colleges farther away',
  budget: 'Include colleges over your budget',
  hbcu: 'Include colleges that are not HBCUs',
  womenOnly: "Include colleges that are not women's colleges",
};

/** The single changes that bring back colleges, most colleges first. */
export function relaxationsOf(all: readonly Candidate[], requirements: readonly RequirementCheck[], answers: Answers): MatchRelaxation[] {
  const relaxations = requirements.flatMap(({ key }) => {
    const found = candidatesMeeting(all, withoutRequirement(requirements, key));
    const removed = found.length === 0 ? [] : [{ must: key, count: found.length, text: REMOVAL_WORDS[key] }];
    return key === 'budget' ? [...raisedBudget(found, answers), ...removed] : removed;
  });
  return relaxations.sort((a, b) => b.count - a.count);
}

/** The lowest budget, in steps of the slider, that some college is within. */
function raisedBudget(found: readonly Candidate[], answers: Answers): MatchRelaxation[] {
  const prices = found.flatMap((candidate) => priceFor(candidate, answers).price ?? []);
  const lowest = prices.reduce((least, price) => Math.min(least, price), Infinity);
  const budget = Math.ceil(lowest / BUDGET_STEP) * BUDGET_STEP;
  if (budget > MAX_BUDGET) return [];
  const count = prices.filter((price) => price <= budget).length;
  return [{ must: 'budget', budget, count, text: `Raise your budget to ${priceText(budget)} a year` }];
}
