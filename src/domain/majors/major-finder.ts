import { withoutAwardWords } from './award-words.ts';
import { toCipCode } from './cip-code.ts';
import { foldName, requiredWords } from '../shared/fold-name.ts';
import { editDistance, editsToPrefix } from '../shared/spelling/edit-distance.ts';
import { finished, mappedInSteps, type Steps } from '../shared/steps.ts';
import { textsInSteps, type MajorText, type MajorTextKind } from './major-texts.ts';
import type { Majors } from './majors.ts';

/** A family, a major or a program that a typed text finds. */
export interface MajorMatch {
  /** 2, 4 or 6 digits. */
  code: string;
  name: string;
  /** The text that matched: the name, the official title, or words of students ("comp sci"). */
  matched: string;
}

/** The codes that a phrase means. */
export interface MajorMeaning {
  /** 2, 4 or 6 digits, most meant first. */
  codes: readonly string[];
  /** The codes are choices. */
  isUnclear: boolean;
}

export interface MajorFinder {
  /** For a list of suggestions while a person types: each code once, the best first, at most `limit`. Empty for a text without letters or digits. A CIP code finds itself alone. */
  find(text: string, limit: number): MajorMatch[];
  /** The majors that exactly this phrase means: words of students, a name or a slug. Case, accents and punctuation do not matter. */
  read(text: string): MajorMeaning | undefined;
}

/** A shorter word allows no typing error. */
const MIN_LETTERS_FOR_TYPO = 5;

/** Without pauses, for the vocabulary of the seeds and tests. */
export const createMajorFinder = (majors: Majors): MajorFinder => finished(majorFinderInSteps(majors));

/** The finder of a vocabulary, with pauses between some texts. */
export function* majorFinderInSteps(majors: Majors): Steps<MajorFinder> {
  const texts = yield* textsInSteps(majors);
  const meanings = yield* meaningsInSteps(majors);

  return {
    find(text, limit) {
      if (foldName(text) === '') return [];
      const code = toCipCode(text);
      const name = code === null ? undefined : majors.nameOf(code);
      if (code !== null && name !== undefined) return [{ code, name, matched: text.trim() }];
      return matchesOf(foundFor(text, texts), majors, limit);
    },
    read: (text) => meanings.get(foldName(text)),
  };
}

interface Query {
  folded: string;
  /** Without common words. */
  words: readonly string[];
}

function queryOf(text: string): Query {
  const folded = foldName(text);
  return { folded, words: requiredWords(folded) };
}

/** The text is what was typed. */
const WHOLE = 0;

/** Lower is better: the whole text first, then what begins as typed, then what has words that do. Undefined if the text does not match. */
function rankOf({ kind, folded, words }: MajorText, query: Query): number | undefined {
  if (folded === query.folded) return kind === 'title' ? BEGINS.name : WHOLE;
  if (folded.startsWith(query.folded)) return BEGINS[kind];
  return query.words.every((typed) => hasWord(words, typed)) ? HAS_WORDS[kind] : undefined;
}

const BEGINS: Readonly<Record<MajorTextKind, number>> = { name: 1, word: 2, title: 4 };
const HAS_WORDS: Readonly<Record<MajorTextKind, number>> = { name: 3, word: 5, title: 5 };

const hasWord = (words: readonly string[], typed: string): boolean => words.some((word) => word.startsWith(typed));

/** The same for a query with one typing error. */
function typoRankOf({ kind, folded, words }: MajorText, query: Query): number | undefined {
  const [typo, ...more] = query.words.filter((typed) => !hasWord(words, typed));
  if (typo === undefined || more.length > 0 || typo.length < MIN_LETTERS_FOR_TYPO) return undefined;
  if (!words.some((word) => editsToPrefix(typo, word, 1) <= 1)) return undefined;
  return editDistance(folded, query.folded, 1) <= 1 ? WHOLE : HAS_WORDS[kind];
}

/** As typed, then without words for a level, then the same with one typing error: the first way that finds a text. */
function foundFor(text: string, texts: readonly MajorText[]): RankedText[] {
  const queries = [queryOf(text), queryOf(withoutAwardWords(text))].filter(({ folded }) => folded !== '');
  for (const rankIn of [rankOf, typoRankOf]) {
    for (const query of queries) {
      const found = rankedBy(texts, (candidate) => rankIn(candidate, query));
      if (found.length > 0) return found;
    }
  }
  return [];
}

interface RankedText {
  text: MajorText;
  rank: number;
}

/** The texts with a rank, the best first. Among equals the shorter text is closer to what was typed. */
function rankedBy(texts: readonly MajorText[], rankIn: (text: MajorText) => number | undefined): RankedText[] {
  return texts
    .flatMap((text) => {
      const rank = rankIn(text);
      return rank === undefined ? [] : [{ text, rank }];
    })
    .sort((a, b) => a.rank - b.rank || a.text.folded.length - b.text.folded.length);
}

/** An unfinished text stands only for the code that it means most. */
function matchesOf(found: readonly RankedText[], majors: Majors, limit: number): MajorMatch[] {
  const matches = new Map<string, MajorMatch>();
  for (const { text, rank } of found) {
    for (const code of rank === WHOLE ? text.codes : text.codes.slice(0, 1)) {
      if (!matches.has(code)) matches.set(code, { code, name: majors.nameOf(code) ?? code, matched: text.text });
    }
    if (matches.size >= limit) break;
  }
  return [...matches.values()].slice(0, limit);
}

function* meaningsInSteps({ all, programNames, entries }: Majors): Steps<ReadonlyMap<string, MajorMeaning>> {
  const names = [
    ...[...all, ...programNames].map(({ code, name }) => [name, code] as const),
    ...all.map(({ code, slug }) => [slug, code] as const),
  ].map(([text, code]) => [text, { codes: [code], isUnclear: false }] as const);
  const words = entries.flatMap(({ words: texts, codes, isUnclear = false }) => texts.map((text) => [text, { codes, isUnclear }] as const));
  return new Map(yield* mappedInSteps([...names, ...words], ([text, meaning]): [string, MajorMeaning] => [foldName(text), meaning]));
}
