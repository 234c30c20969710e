import type { FileColumn } from './file-columns.ts';
import { otherNames } from './other-names.ts';
import type { ReadColumn } from './reads.ts';

export const CONFIDENCES = ['sure', 'likely', 'guess'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** A column of a file that probably is a column that Alma reads and the file lacks. */
export interface Suggestion {
  column: string;
  from: string;
  confidence: Confidence;
  /** As a sentence. */
  reason: string;
}

/** What a person confirmed for earlier files. */
export interface EarlierNames {
  /** The column that Alma reads, by the name in the file. */
  columns: ReadonlyMap<string, string>;
  /** "the import of 2024 by ada" */
  said: string;
}

type Guess = Pick<Suggestion, 'confidence' | 'reason'>;

/**
 * One-to-one suggestions for the columns that a file lacks, of those of its columns that no table knows. If two columns fit one equally
 * well, both are only guesses, and none is suggested.
 */
export function suggest(missing: readonly ReadColumn[], unmatched: readonly FileColumn[], earlier: EarlierNames | null): Suggestion[] {
  const pairs = missing.flatMap((read) =>
    unmatched.flatMap((file) => {
      const guess = guessOf(read, file, earlier);
      return guess ? [{ column: read.name, from: file.name, ...guess }] : [];
    }),
  );
  const taken = new Set<string>();
  const chosen: Suggestion[] = [];
  for (const confidence of CONFIDENCES) {
    const open = pairs.filter((pair) => pair.confidence === confidence && !taken.has(`to ${pair.column}`) && !taken.has(`of ${pair.from}`));
    for (const pair of open.filter(
      ({ column, from }) => open.filter((other) => other.column === column || other.from === from).length === 1,
    )) {
      taken.add(`to ${pair.column}`).add(`of ${pair.from}`);
      chosen.push(pair);
    }
  }
  const left = lastOfKind(
    missing.filter(({ name }) => !taken.has(`to ${name}`)),
    unmatched.filter(({ name }) => !taken.has(`of ${name}`)),
  );
  return [...chosen, ...left];
}

const lettersOf = (name: string): string => name.replaceAll(/[^A-Z0-9]/g, '');
/** Without a year at its end: ADMSSN_2024, ADMSSN24, ADMSSN_RV. */
const withoutYear = (name: string): string => lettersOf(name.replace(/[^A-Z0-9]*(?:(?:FY|AY)?(?:19|20)\d\d(?:[^A-Z0-9]?\d\d)?|RV)$/, ''));

function guessOf(read: ReadColumn, file: FileColumn, earlier: EarlierNames | null): Guess | null {
  // Who confirmed it knew the values, and has rules for them.
  if (earlier?.columns.get(file.name) === read.name) return { confidence: 'sure', reason: `It was confirmed in ${earlier.said}.` };
  const guess = byName(read, file);
  return guess && weighed(guess, read, file);
}

function byName({ name }: ReadColumn, file: FileColumn): Guess | null {
  const [wanted, given] = [lettersOf(name), lettersOf(file.name)];
  if (given === '') return null;
  if (wanted === given) return { confidence: 'sure', reason: 'The names differ only in spaces or signs.' };
  if (otherNames(name).includes(given)) return { confidence: 'likely', reason: `It is a known other name of ${name}.` };
  if (withoutYear(file.name) === withoutYear(name)) return { confidence: 'likely', reason: 'The names differ only in a year at the end.' };
  if (isNear(wanted, given)) return { confidence: 'guess', reason: 'The names differ in one letter.' };
  return null;
}

const NEAR_FROM = 5;

/** One letter more, less or other. Digits are equal: SATVR25 and SATVR75 are two columns. */
function isNear(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < NEAR_FROM || a.replaceAll(/\D/g, '') !== b.replaceAll(/\D/g, '')) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const rest = (name: string, skipped: number): string => name.slice(at + skipped);
  return rest(a, 1) === rest(b, 1) || rest(a, 1) === rest(b, 0) || rest(a, 0) === rest(b, 1);
}

/** A name whose column has values of another kind is only a guess. */
function weighed({ confidence, reason }: Guess, { kind }: ReadColumn, file: FileColumn): Guess {
  if (kind !== 'number' || file.kind !== 'text') return { confidence, reason };
  return { confidence: 'guess', reason: `${reason} But some of its values are no numbers.` };
}

/** If one column is missing and one is left that has its kind of values, they may be the same. */
function lastOfKind(missing: readonly ReadColumn[], unmatched: readonly FileColumn[]): Suggestion[] {
  const unitIds = unmatched.filter(({ kind, samples }) => kind === 'number' && samples.every((text) => /^\d{6}(\.0)?$/.test(text)));
  const [id] = missing.filter(({ name }) => name === 'UNITID');
  const [only] = unitIds;
  if (id && only && unitIds.length === 1)
    return [{ column: id.name, from: only.name, confidence: 'guess', reason: 'Its values are numbers of six digits, like UNITIDs.' }];
  const [read, ...others] = missing.filter(({ isIdentifying, kind }) => isIdentifying && kind !== null);
  const fitting = unmatched.filter(({ kind }) => kind === read?.kind);
  const [file] = fitting;
  if (!read || !file || others.length > 0 || fitting.length > 1) return [];
  const what = file.kind === 'number' ? 'numbers' : 'texts';
  return [{ column: read.name, from: file.name, confidence: 'guess', reason: `It is the only other column whose values are ${what}.` }];
}
