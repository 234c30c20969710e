import { type CollegeDetail, countText } from '../../api/domain/colleges.ts';
import { dayText } from '../../lib/format.ts';

/** "May 2025" for "2025-05". Few colleges have such a date, so most pages need no format of it. */
const monthText = (month: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));

/** "on May 31, 2025", "in May 2025" or "in 2025" for a day, a month or a year. With '' as `before`, without the word. */
export function dateText(date: string, before?: ''): string {
  const [year = '', month, day] = date.split('-');
  const word = before ?? (day === undefined ? 'in ' : 'on ');
  if (day !== undefined) return word + dayText(date);
  return word + (month === undefined ? year : monthText(date));
}

/** The warning that students need before they apply. Null if undergraduates did not fall by more than half within the newest year. */
export function enrollmentFallText({ size = [] }: CollegeDetail['history']): string | null {
  const [before, now] = size.slice(-2);
  const isNextYear = before !== undefined && now !== undefined && now.year === before.year + 1;
  if (!isNextYear || before.value === null || now.value === null || now.value * 2 >= before.value) return null;
  const counts = `from ${countText(before.value)} (${before.period}) to ${countText(now.value)} (${now.period})`;
  return `The number of undergraduates fell by more than half within a year: ${counts}. Ask the college about its future before you apply.`;
}
