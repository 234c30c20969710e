import { isStopWord } from '../../shared/fold-name.ts';

/** Words that most names have. They say nothing about which college is meant. */
const GENERIC: ReadonlySet<string> = new Set(
  'university college colleges institute school state community technical technology campus main system suny cuny branch center u'.split(
    ' ',
  ),
);

export const isGeneric = (word: string): boolean => GENERIC.has(word) || isStopWord(word);

/** Words that people add to any name: "harvard college", "spelman university". */
const ADDED: ReadonlySet<string> = new Set(['university', 'univ', 'u', 'college', 'school', 'institute']);

/** Whether a college may be meant without this word in any of its names. */
export const isOptional = (word: string): boolean => ADDED.has(word);

/** What separates an institution from its campus. */
const SEPARATOR = /\s*-\s*|,\s*|\s+at\s+|\s+in the\s+|\s+(?=(?:Campus|Digital) Immersion|(?:District|System)$)/g;
const INSTITUTION = /\b(?:University|College|Institute|School|Seminary)\b/;

/** "Indiana University" of "Indiana University-Bloomington". Undefined if the name has no campus. */
export function institutionOf(name: string): string | undefined {
  for (const { index } of name.matchAll(SEPARATOR)) {
    const start = name.slice(0, index);
    if (INSTITUTION.test(start)) return start;
  }
  return undefined;
}

/** Of folded words: "ucsb" of "University of California-Santa Barbara"; "A&M" gives two letters. Also "W&L" of "Washington and Lee". */
export function initialsOf(words: readonly string[]): string[] {
  const significant = words.filter((word) => !isStopWord(word) && word !== 'campus' && word !== 'main');
  const letters = significant.map((word) => JOINED_LETTERS.get(word) ?? word.slice(0, 1)).join('');
  const [first = '', and, second = '', ...others] = words.filter((word) => word === 'and' || !isGeneric(word));
  return and === 'and' && others.length === 0 ? [letters, `${first.slice(0, 1)}and${second.slice(0, 1)}`] : [letters];
}

/** "SUNY Stony Brook": initials begin with the system, as in "sunysb". */
export const isOfSystem = ([first]: readonly string[]): boolean => first === 'suny' || first === 'cuny';

const JOINED_LETTERS: ReadonlyMap<string, string> = new Map([
  ['aandm', 'am'],
  ['aandt', 'at'],
  ['suny', 'suny'],
  ['cuny', 'cuny'],
]);
