import type { CollegeRecord } from '../../colleges/college.ts';
import { foldName, requiredWords } from '../../shared/fold-name.ts';
import { PREFIX, EXACT, createNameRanking, qualityWithEdits, type WordForms, type NameText } from './ranking.ts';
import { add, emptySet, has } from '../row-set.ts';
import type { NameMatch } from '../search-answer.ts';
import { createWordIndex } from './words.ts';

/** Finds colleges by name, former name or alias. */
export interface NameIndex {
  /** Every row with a matching name, best first. Typing errors are allowed only if nothing matches exactly. */
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

  const formsOf = (word: string, isUnfinished: boolean, allowsTypos: boolean): WordForms => {
    const numbers: number[] = [];
    const quality = new Uint8Array(words.words.length);
    const set = (number: number, worth: number): void => {
      if (quality[number] === 0) numbers.push(number);
      quality[number] = worth;
    };
    if (allowsTypos) for (const [number, edits] of words.similar(word, isUnfinished)) set(number, qualityWithEdits(edits));
    const [from, to] = isUnfinished ? words.startingWith(word) : [0, 0];
    for (let number = from; number < to; number += 1) set(number, PREFIX);
    const exact = words.exact(word);
    if (exact !== undefined) set(exact, EXACT);
    return { words: numbers, quality };
  };

  const textCount = (forms: WordForms): number => forms.words.reduce((sum, word) => sum + (textsWith[word]?.length ?? 0), 0);

  /** Sort keys of the texts that contain a form of every required word, best first. */
  const rankedTexts = (folded: string, wanted: readonly WordForms[]): Float64Array => {
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

  /** Each college once, with its best text. */
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
      const wanted = requiredWords(folded);
      const lastWord = folded.slice(folded.lastIndexOf(' ') + 1);
      const search = (allowsTypos: boolean): Float64Array => {
        const forms = wanted.map((word) => formsOf(word, word === lastWord, allowsTypos));
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

/** Rank, kind and number of a text in one 53-bit number, so a search sorts plain numbers. Text numbers follow row order. */
const sortKey = (rank: number, kind: NameMatch['kind'], text: number): number =>
  (Math.round(rank * RANK_STEPS) * 4 + KIND_ORDER[kind]) * TEXTS + text;
const textIn = (key: number): number => key % TEXTS;

/** An alias may be a list ("MIT, M.I.T."). Each part becomes one text. */
function textsOf({ name, aliases, formerNames }: CollegeRecord, row: number): NameText[] {
  const short = aliases.flatMap((alias) => alias.split(/[,;|]/)).map((alias) => alias.trim());
  const matches: NameMatch[] = [
    { kind: 'name', text: name },
    ...short.map((text): NameMatch => ({ kind: 'alias', text })),
    ...formerNames.map((text): NameMatch => ({ kind: 'former', text })),
  ];
  return matches.map((match) => ({ row, match, folded: foldName(match.text) })).filter(({ folded }) => folded !== '');
}

/** The numbers of the texts with the same folded text. */
function groupByText(texts: readonly NameText[]): Map<string, Set<number>> {
  const groups = new Map<string, Set<number>>();
  for (const [text, { folded }] of texts.entries()) {
    const group = groups.get(folded);
    if (group) group.add(text);
    else groups.set(folded, new Set([text]));
  }
  return groups;
}
