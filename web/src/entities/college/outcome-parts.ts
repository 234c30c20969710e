import { countText, type CollegeProgram } from '../../api/domain/colleges.ts';

/** What graduates of a program earn and owe, by part. A part that is not published is absent. */
export type OutcomePart = keyof NonNullable<NonNullable<CollegeProgram['outcomes']>['college']>;

/** Parts that answer one question, with their words in a sentence, and what a column says of them beside "Earnings" or "Debt". */
export type OutcomeParts = readonly { part: OutcomePart; words: string; note?: string }[];

/** The first part that is published is shown. Parts of the first releases have other definitions, and say so. */
export const EARNINGS: OutcomeParts = [
  { part: 'earnings4', words: 'earnings four years on', note: 'Four years on' },
  { part: 'earnings5', words: 'earnings five years on', note: 'Five years on' },
  { part: 'earnings1', words: 'earnings one year on', note: 'One year on' },
  { part: 'formerEarnings1', words: 'earnings in the first year, as counted until 2019', note: 'First year, until 2019' },
];
export const DEBT: OutcomeParts = [
  { part: 'debt', words: 'debt' },
  { part: 'formerDebt', words: 'debt, as counted until 2019', note: 'Until 2019' },
];

/** The figure of the first part that is published, with the words of the part. Undefined without one. */
export function firstOutcome<T>(
  parts: OutcomeParts,
  figures: Partial<Record<OutcomePart, T | undefined>> | null,
): (OutcomeParts[number] & { figure: T }) | undefined {
  for (const each of parts) {
    const figure = figures?.[each.part];
    if (figure !== undefined) return { ...each, figure };
  }
  return undefined;
}

/** "$23,250", and "$0" for nothing. */
export const dollarsText = (amount: number): string => `$${countText(Math.round(amount))}`;
