/** Created with the first date, because it takes a phone 8 ms, and many pages show none. */
let days: Intl.DateTimeFormat | undefined;

/** "November 20, 2026" for "2026-11-20", in every time zone. */
export const dayText = (day: string): string =>
  (days ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })).format(new Date(day));

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Nov 3, 2026" for an ISO time, by its UTC day, so that server and browser agree. Undefined for other texts. */
export function shortDay(iso: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined || year === undefined ? undefined : `${name} ${Number(day)}, ${year}`;
}

/** A label within a sentence: "graduation rate", but "SAT, middle score" and "Carnegie classification". */
export const inSentence = (label: string): string =>
  /^(?!Carnegie)[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
