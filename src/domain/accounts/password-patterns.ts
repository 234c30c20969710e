/** Rows of keyboards, and orders that people know by heart. */
const ROWS = [
  '0123456789',
  '1234567890',
  '!@#$%^&*()',
  'abcdefghijklmnopqrstuvwxyz',
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ...['qwertzuiop', 'yxcvbnm'],
  ...['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
];
const LONGEST_PIECE = 4;
const FEWEST_DIFFERENT = 4;
const MOST_SEQUENCES = 2;

type Next = (character: string) => string | undefined;

/** What follows each character of a row, and what precedes it. A row starts again at its end. */
const NEXT: readonly Next[] = ROWS.flatMap((row) => [nextIn(row), nextIn(Array.from(row).reverse().join(''))]);

function nextIn(row: string): Next {
  const characters = Array.from(row);
  const next = new Map(characters.map((character, index) => [character, characters[(index + 1) % characters.length]]));
  return (character) => next.get(character);
}

/**
 * Whether a password is easy to guess for a program, whatever its length: it has fewer than four different characters, repeats a piece
 * of up to four, or consists of at most two sequences. Ignores case. Every beginning of a pattern is a pattern.
 */
export function isPattern(password: string): boolean {
  const characters = Array.from(password, (character) => character.toLowerCase());
  return (
    new Set(characters).size < FEWEST_DIFFERENT || repeatsPiece(characters, LONGEST_PIECE) || sequencesIn(characters) <= MOST_SEQUENCES
  );
}

/** Whether the characters repeat a piece of at most `longest` characters. The last repetition may be cut. */
export function repeatsPiece(characters: readonly string[], longest: number): boolean {
  for (let length = 1; length <= longest; length += 1) {
    if (characters.every((character, index) => index < length || character === characters[index - length])) return true;
  }
  return false;
}

/** The smallest number of sequences that the characters consist of. */
function sequencesIn(characters: readonly string[]): number {
  let count = 0;
  for (let start = 0; start < characters.length; start += sequenceFrom(characters, start)) count += 1;
  return count;
}

/** The length of the longest sequence that starts here; the same character again and again is one, too. */
function sequenceFrom(characters: readonly string[], start: number): number {
  const same: Next = (character) => character;
  const rest = characters.slice(start + 1);
  const lengths = [same, ...NEXT].map((next) => {
    const end = rest.findIndex((character, index) => character !== next(characters[start + index] ?? ''));
    return 1 + (end === -1 ? rest.length : end);
  });
  return Math.max(...lengths);
}
