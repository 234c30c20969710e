import { foldName, isStopWord } from '../../shared/fold-name.ts';
import { wholeKey } from '../names/spelling.ts';
import type { NamesFound } from '../names/index.ts';
import type { NameMatch } from '../search-answer.ts';
import type { Strength } from './read-text.ts';

/** The best matches tell whether a text is a name. */
const LOOKED_AT = 12;
/** A text in the names of more colleges is a kind: "community college". */
const MOST_NAMED = 3;

/** The words of a folded text that count, with a space on each side. */
const significant = (text: string): string =>
  ` ${foldName(text)
    .split(' ')
    .filter((word) => !isStopWord(word))
    .join(' ')} `;

/**
 * Whether colleges are called as the text says: it is a whole name, or the start or the end of some names. The stronger the words mean a
 * filter, the less of a name counts. Of words for majors only a whole name counts.
 */
export function isCalledSo(text: string, { rows, matchOf }: NamesFound, strength: Strength): boolean {
  const wanted = significant(text);
  const key = wholeKey(foldName(text).split(' '));
  const matches = [...rows.subarray(0, LOOKED_AT)].flatMap((row) => matchOf(row) ?? []);
  if (matches.some((match) => match.kind !== 'domain' && wholeKey(foldName(match.text).split(' ')) === key)) return true;
  if (strength === 'major') return false;
  const named = matches.filter((match) => hasAtAnEnd(significant(match.text), wanted));
  if (strength === 'sure') return named.some(isInUse);
  return named.length > 0 && (strength === 'adjective' || named.length <= MOST_NAMED);
}

const hasAtAnEnd = (name: string, part: string): boolean => name.startsWith(part) || name.endsWith(part);

const isInUse = ({ kind }: NameMatch): boolean => kind === 'name' || kind === 'nickname' || kind === 'system';

/** Whether the best match has every word of the text, the last one perhaps unfinished. */
export function isFoundAsTyped(text: string, { rows, matchOf }: NamesFound): boolean {
  const [best] = rows;
  const match = best === undefined ? undefined : matchOf(best);
  if (!match) return false;
  const words = significant(match.text);
  return significant(text)
    .trim()
    .split(' ')
    .every((word) => words.includes(` ${word}`));
}
