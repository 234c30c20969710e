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

/** "median earnings $80,110 four years after a bachelor’s degree in Nursing" */
export function majorEarningsText({ credential, part, figure }: EarningsDefinition & { figure: MajorFigure | null }): string {
  if (figure === null) return 'no published earnings';
  const award = awardOf(credential);
  const article = /^[AEIOU]/.test(award) ? 'an' : 'a';
  return `median earnings $${countText(figure.dollars)} ${TIMES[part]} ${article} ${award.charAt(0).toLowerCase()}${award.slice(1)} in ${figure.major.name}`;
}
