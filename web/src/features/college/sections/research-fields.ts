import type { CollegeDetail } from '../../../api/domain/colleges.ts';

/** The list of fields can be long. */
const SHOWN = 5;
/** Allows for rounding. Beyond it, the fields do not add up to the total. */
const TOLERANCE = 1.005;

export interface ResearchFields {
  /** The largest fields, in US dollars a year, with their share of all spending, 0–1. */
  fields: { name: string; amount: number; share: number }[];
  /** The number of all fields. */
  count: number;
  /** False if the fields add up to more than the total. */
  isConsistent: boolean;
}

/** Undefined if no spending by field is known. */
export function researchFieldsOf({
  researchFundingByDepartment: byField,
  researchFundingTotal: total,
}: Pick<CollegeDetail['college'], 'researchFundingByDepartment' | 'researchFundingTotal'>): ResearchFields | undefined {
  const spending = Object.entries(byField ?? {}).filter(([, amount]) => amount > 0);
  if (total === null || total <= 0 || spending.length === 0) return undefined;
  const sum = spending.reduce((total, [, amount]) => total + amount, 0);
  const fields = spending
    .sort(([a, most], [b, other]) => other - most || (a < b ? -1 : 1))
    .slice(0, SHOWN)
    .map(([name, amount]) => ({ name, amount, share: amount / total }));
  return { fields, count: spending.length, isConsistent: sum <= total * TOLERANCE };
}
