import type { CollegeDetail } from '../../../api/domain.ts';

/** How much is shown of a list that can be long. */
const SHOWN = 5;
/** Fields may add up to a little more than the whole through rounding; beyond that the split does not fit the sum. */
const TOLERANCE = 1.005;

export interface ResearchSplit {
  /** The fields that most is spent on, US dollars a year, with their share of all spending, 0–1. */
  fields: { name: string; amount: number; share: number }[];
  /** How many there are in all. */
  count: number;
  /** Whether the fields can be parts of the sum. */
  isSound: boolean;
}

/** Undefined where nothing is known of the fields. */
export function researchSplitOf({
  researchFundingByDepartment: byField,
  researchFundingTotal: total,
}: Pick<CollegeDetail['college'], 'researchFundingByDepartment' | 'researchFundingTotal'>): ResearchSplit | undefined {
  const spending = Object.entries(byField ?? {}).filter(([, amount]) => amount > 0);
  if (total === null || total <= 0 || spending.length === 0) return undefined;
  const sum = spending.reduce((so, [, amount]) => so + amount, 0);
  const fields = spending
    .sort(([a, most], [b, other]) => other - most || (a < b ? -1 : 1))
    .slice(0, SHOWN)
    .map(([name, amount]) => ({ name, amount, share: amount / total }));
  return { fields, count: spending.length, isSound: sum <= total * TOLERANCE };
}
