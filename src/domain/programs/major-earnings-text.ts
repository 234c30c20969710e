import { countText } from '../colleges/display.ts';
import { CREDENTIALS } from '../majors/award-levels.ts';
import type { EarningsDefinition, EarningsPart, MajorFigure } from './major-earnings.ts';

const TIMES: Record<EarningsPart, string> = {
  earnings1: 'one year after',
  earnings4: 'four years after',
  earnings5: 'five years after',
  formerEarnings1: 'in the first year, as counted until 2019, after',
};

/** The credential level in words: "Bachelor’s degree". */
export const awardOf = (credential: number): string => CREDENTIALS.find(({ code }) => code === credential)?.label ?? 'Award';

type Earnings = EarningsDefinition & { figure: MajorFigure | null };

/** Dollars a year, a median of the College Scorecard: "median earnings $80,110 four years after a bachelor’s degree in Nursing". */
export const majorEarningsText = (earnings: Earnings): string =>
  earnings.figure === null ? NONE : `median earnings ${amountText(earnings, earnings.figure)}${majorText(earnings.figure)}`;

/**
 * For a card: "median pay $80,110 four years after a bachelor’s degree". It names the major unless that is the only one of the `chosen` codes,
 * which the page shows as a filter.
 */
export function briefEarningsText(earnings: Earnings, chosen: readonly string[]): string {
  const { figure } = earnings;
  if (figure === null) return NONE;
  const isChosen = chosen.length === 1 && chosen[0] === figure.major.code;
  return `median pay ${amountText(earnings, figure)}${isChosen ? '' : majorText(figure)}`;
}

const NONE = 'no published earnings';

const majorText = ({ major }: MajorFigure): string => ` in ${major.name}`;

function amountText({ credential, part }: EarningsDefinition, { dollars }: MajorFigure): string {
  const award = awardOf(credential);
  const article = /^[AEIOU]/.test(award) ? 'an' : 'a';
  return `$${countText(dollars)} ${TIMES[part]} ${article} ${award.charAt(0).toLowerCase()}${award.slice(1)}`;
}
