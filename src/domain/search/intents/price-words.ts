import type { SearchQuery } from '../params.ts';
import { textOf, type Word } from './words.ts';

/** A highest price in a text: how many words say it, and the filter. */
export interface FoundPrice {
  length: number;
  change: SearchQuery;
}

const setOf = (phrases: string): ReadonlySet<string> => new Set(phrases.split('|'));

/** A text says one of these before the amount or one of `LIMITS_AFTER` behind it. */
const LIMITS = setOf('under|below|less than|up to|at most|no more than|not more than|cheaper than|max|maximum|within');
const LIMITS_AFTER = setOf('or less|or under|or below|or cheaper|max|maximum|tops');
const PRICES = setOf('price|net price|prices|cost|costs|costing|that cost|tuition|a year|per year|yearly|annually|dollars|usd');
/** Behind a number, they say that it is no price. */
const COUNTED = setOf('students|student|undergraduates|undergrads|people|miles|mi|percent|applicants');
const LONGEST = 3;
/** Dollars. A smaller number may be a test score, and one that is not round a ZIP code or a year. */
const LEAST = 2_000;
const ROUND = 500;
const MOST = 200_000;

/** A highest net price at the start of the words: "under $15k", "tuition below 20,000 a year", "15k or less". */
export function findPrice(words: readonly Word[]): FoundPrice | undefined {
  const named = lengthIn(PRICES, words);
  const limit = lengthIn(LIMITS, words.slice(named));
  const before = named + limit;
  const amount = amountAt(words.slice(before));
  if (!amount) return undefined;
  let length = before + amount.length;
  const limitAfter = limit > 0 ? 0 : lengthIn(LIMITS_AFTER, words.slice(length));
  if (limit + limitAfter === 0) return undefined;
  length += limitAfter;
  length += lengthIn(PRICES, words.slice(length));
  if (lengthIn(COUNTED, words.slice(length)) > 0) return undefined;
  return { length, change: { netPrice: { max: amount.dollars } } };
}

/** How many words the longest phrase of the set has that they begin with. */
function lengthIn(phrases: ReadonlySet<string>, words: readonly Word[]): number {
  for (let length = LONGEST; length > 0; length -= 1) {
    if (words.length >= length && phrases.has(textOf(words.slice(0, length)))) return length;
  }
  return 0;
}

/** "15k", "15 thousand", "15000", or "15,000", which is two words. */
function amountAt(words: readonly Word[]): { length: number; dollars: number } | undefined {
  const length = words[1] && THOUSANDS.test(textOf(words.slice(0, 2))) ? 2 : 1;
  const dollars = dollarsOf(textOf(words.slice(0, length)));
  return dollars >= LEAST && dollars <= MOST && dollars % ROUND === 0 ? { length, dollars } : undefined;
}

/** "15 000", "15 thousand" */
const THOUSANDS = /^\d{1,3} (?:000|500|k|thousand|grand)$/;

/** Not a number for other texts. */
const dollarsOf = (text: string): number =>
  /^\d{1,6}(?: (?:000|500))?$/.test(text)
    ? Number(text.replace(' ', ''))
    : Number(/^(\d{1,3}) ?(?:k|thousand|grand)$/.exec(text)?.[1]) * 1_000;
