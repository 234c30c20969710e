import type { Span } from './span.ts';

/** Figures that look like telephone numbers: times, dates, years, amounts. */
const OTHER_NUMBERS =
  /\b\d{1,2}:\d{2}\b|\b(?:0?[1-9]|[12]\d|3[01])[/.-](?:0?[1-9]|[12]\d|3[01])[/.-](?:19|20)?\d\d\b|\b(?:19|20)\d\d ?[-/] ?(?:(?:19|20)\d\d|\d\d)\b|\$ ?\d[\d,.]*(?: ?- ?\$? ?\d[\d,.]*)?|\b\d{1,3}(?:,\d{3})+\b/g;

const UNITS = 'zero|oh|one|two|three|four|five|six|seven|eight|nine';
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const TEENS = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
/** Digits, also with O and l for 0 and 1, or a number in words. */
const PART = `(?:(?=[oil]{0,3}\\d)[\\doil]+|(?:double |triple )?(?:${UNITS})(?=$|[^a-z]|double|triple|${UNITS})|(?:${TENS})(?:[ -](?:${UNITS}))?(?![a-z])|(?:${TEENS})(?![a-z])|o(?![a-z]))`;
const RUN = new RegExp(`(?<![a-z\\d])\\+?\\(?${PART}(?:(?:[ ().,/_*|+~\\n-]|dash|hyphen|dot|space){0,5}${PART})+`, 'g');
const PARTS = new RegExp(PART, 'g');
const SHORT_NUMBER = /^\d{3}[-.]\d{4}$/;

/** Telephone numbers, in digits or in words. */
export function* phoneNumbers(text: string): Generator<Span> {
  const masked = text.replace(OTHER_NUMBERS, (found) => 'x'.repeat(found.length));
  for (const { 0: found, index } of masked.matchAll(RUN)) {
    const parts = found.match(PARTS) ?? [];
    const digits = parts.reduce((sum, part) => sum + digitsOf(part), 0);
    const isLong = digits >= 10 && digits <= 15;
    // Seven digits are a number without its area code when they are grouped, told one by one, or in words.
    const isShort = digits === 7 && (SHORT_NUMBER.test(found) || parts.length === 7 || parts.some((part) => /^[a-z]{3}/.test(part)));
    if (isLong || isShort) yield { start: index, end: index + found.length };
  }
}

function digitsOf(part: string): number {
  if (/\d/.test(part)) return part.length;
  if (part.startsWith('double ')) return 2;
  if (part.startsWith('triple ')) return 3;
  return part === 'o' || new RegExp(`^(?:${UNITS})$`).test(part) ? 1 : 2;
}
