/** Signs that people write instead of letters. One sign may stand for several letters. */
const LETTERS: readonly (readonly [sign: RegExp, letter: string])[] = [
  [/[@4]/g, 'a'],
  [/3/g, 'e'],
  [/0/g, 'o'],
  [/[$5]/g, 's'],
  [/[7+]/g, 't'],
];
const ONES = ['i', 'l'] as const;
const LOOKS_LIKE_ONE = /[1!|]/g;

/** What people add to a word because a password needs a digit or a sign, such as "1" and "2026!". */
const LONGEST_ADDITION = 6;

const TIMES = new Set([
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'],
  ...['spring', 'summer', 'autumn', 'fall', 'winter'],
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
]);

/**
 * The words that a password is a spelling of, in lower case and without the password itself: "P@ssw0rd1" is "password". A program that
 * guesses passwords tries these spellings of each common one.
 */
function wordsSpelledBy(password: string): string[] {
  const lower = password.toLowerCase();
  const [addition = ''] = /[^\p{L}]*$/u.exec(lower) ?? [];
  const ends = Array.from({ length: Math.min(addition.length, LONGEST_ADDITION) + 1 }, (_, length) => lower.length - length);
  const words = ends.flatMap((end) => asLetters(lower.slice(0, end)));
  return [...new Set([...ends.map((end) => lower.slice(0, end)), ...words])].filter((word) => word !== lower);
}

/**
 * Makes the check of `PasswordRules.isSpelling`: a password that spells a common one, or a month, a season or a day of the week with a number,
 * such as "Summer2026".
 */
export const createSpellingCheck =
  (isCommon: (password: string) => boolean) =>
  (password: string): boolean =>
    wordsSpelledBy(password).some((word) => TIMES.has(word) || isCommon(word));

function asLetters(text: string): string[] {
  const plain = LETTERS.reduce((word, [sign, letter]) => word.replaceAll(sign, letter), text);
  return ONES.map((letter) => plain.replaceAll(LOOKS_LIKE_ONE, letter));
}
