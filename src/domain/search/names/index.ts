import type { CollegeRecord } from '../../colleges/college.ts';
import { foldName, wordsWanted } from '../../colleges/fold-name.ts';
import { BEGUN, EXACT, createNameRanking, qualityAfter, type Forms, type NameText } from './ranking.ts';
import { add, emptySet, has } from '../row-set.ts';
import type { NameMatch } from '../search-answer.ts';
import { createWordIndex } from './words.ts';

/** Finds colleges by what they are called, were called, or are called for short. */
export interface NameIndex {
  /** Every row whose name fits, best first. Typing errors are forgiven only when nothing fits as typed. */
  find(text: string): NamesFound;
}

export interface NamesFound {
  /** Best first. */
  rows: Int32Array;
  matchOf: (row: number) => NameMatch | undefined;
}

export function createNameIndex(colleges: readonly CollegeRecord[]): NameIndex {
  const texts = colleges.flatMap(textsOf);
  const words = createWordIndex(texts.flatMap(({ folded }) => folded.split(' ')));
  const { textsWith, rank } = createNameRanking(texts, words);
  const sameText = groupByText(texts);

  const formsOf = (word: string, isUnfinished: boolean, isForgiving: boolean): Forms => {
    const numbers: number[] = [];
    const quality = new Uint8Array(words.words.length);
    const set = (number: number, worth: number): void => {
      if (quality[number] === 0) numbers.push(number);
      quality[number] = worth;
    };
    if (isForgiving) for (const [number, edits] of words.like(word, isUnfinished)) set(number, qualityAfter(edits));
    const [from, to] = isUnfinished ? words.startingWith(word) : [0, 0];
    for (let number = from; number < to; number += 1) set(number, BEGUN);
    const exact = words.exact(word);
    if (exact !== undefined) set(exact, EXACT);
    return { words: numbers, quality };
  };

  const textCount = (forms: Forms): number => forms.words.reduce((sum, word) => sum + (textsWith[word]?.length ?? 0), 0);

  /** Sort keys of the texts that hold a form of every wanted word, best first. */
  const rankedTexts = (folded: string, wanted: readonly Forms[]): Float64Array => {
    const keys: number[] = [];
    const whole = sameText.get(folded);
    const [rarest] = wanted.map((forms) => ({ forms, texts: textCount(forms) })).sort((a, b) => a.texts - b.texts);
    for (const word of rarest?.forms.words ?? []) {
      for (const text of textsWith[word] ?? []) {
        const found = rank(text, wanted, whole?.has(text) === true);
        if (found !== undefined) keys.push(sortKey(found, texts[text]?.match.kind ?? 'name', text));
      }
    }
    return Float64Array.from(keys).sort();
  };

  /** Each college once, by its best text. */
  const collegesOf = (keys: Float64Array): NamesFound => {
    const seen = emptySet(colleges.length);
    const rows: number[] = [];
    const matches: NameMatch[] = [];
    for (const key of keys) {
      const text = texts[textIn(key)];
      if (!text || has(seen, text.row)) continue;
      add(seen, text.row);
      rows.push(text.row);
      matches.push(text.match);
    }
    return { rows: Int32Array.from(rows), matchOf: (row) => matches[rows.indexOf(row)] };
  };

  return {
    find(text) {
      const folded = foldName(text);
      const wanted = wordsWanted(folded);
      const lastWord = folded.slice(folded.lastIndexOf(' ') + 1);
      const search = (isForgiving: boolean): Float64Array => {
        const forms = wanted.map((word) => formsOf(word, word === lastWord, isForgiving));
        return rankedTexts(folded, forms);
      };
      const asTyped = search(false);
      return collegesOf(asTyped.length > 0 ? asTyped : search(true));
    },
  };
}

const KIND_ORDER: Record<NameMatch['kind'], number> = { name: 0, alias: 1, former: 2 };
const TEXTS = 2 ** 24;
const RANK_STEPS = 2 ** 24;

/** Rank, kind and number of a text in one number (of 53 bits), so that a search sorts plain numbers. Texts are numbered in row order. */
const sortKey = (rank: number, kind: NameMatch['kind'], text: number): number =>
  (Math.round(rank * RANK_STEPS) * 4 + KIND_ORDER[kind]) * TEXTS + text;
const textIn = (key: number): number => key % TEXTS;

/** An alias may be a list ("MIT, M.I.T."): each part is a text of its own. */
function textsOf({ name, aliases, formerNames }: CollegeRecord, row: number): NameText[] {
  const short = aliases.flatMap((alias) => alias.split(/[,;|]/)).map((alias) => alias.trim());
  const matches: NameMatch[] = [
    { kind: 'name', text: name },
    ...short.map((text): NameMatch => ({ kind: 'alias', text })),
    ...formerNames.map((text): NameMatch => ({ kind: 'former', text })),
  ];
  return matches.map((match) => ({ row, match, folded: foldName(match.text) })).filter(({ folded }) => folded !== '');
}

/** The numbers of the texts that read the same once folded. */
function groupByText(texts: readonly NameText[]): Map<string, Set<number>> {
  const groups = new Map<string, Set<number>>();
  for (const [text, { folded }] of texts.entries()) {
    const group = groups.get(folded);
    if (group) group.add(text);
    else groups.set(folded, new Set([text]));
  }
  return groups;
}
