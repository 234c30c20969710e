import { figureText, STATES, type CollegeDetail } from '../../api/domain.ts';
import { netPriceFactOf } from './facts.ts';
import { levelWords } from './words.ts';

/** The college in a sentence or two, for search engines and previews: only what is known. */
export function summaryOf(detail: CollegeDetail): string {
  const { college } = detail;
  const known = [
    ['net price', figureText('netPrice', netPriceFactOf(detail).value)],
    ['acceptance rate', figureText('acceptanceRateNum', college.acceptanceRateNum)],
    ['graduation rate', figureText('graduationRate', college.graduationRate)],
    ['earnings after ten years', figureText('earningsAfter10Years', college.earningsAfter10Years)],
  ].flatMap(([label, text]) => (text === 'N/A' ? [] : [`${label} ${text}`]));
  const what = `${college.name} is a ${college.type.toLowerCase()} ${levelWords(college.level)} college in ${college.location}, ${STATES[college.state]}`;
  const figures = known.length > 0 ? `: ${known.join(', ')}` : '';
  return `${what}${figures}. Every figure with its source and year.`;
}
