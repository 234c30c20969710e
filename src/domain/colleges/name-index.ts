import type { CollegeRecord } from './college.ts';
import { foldName, wordsWanted } from './fold-name.ts';
import type { NameMatch } from './search-answer.ts';
import { createWordIndex, type WordIndex } from './word-index.ts';

/** Finds colleges by what they are called, were called, or are called for short. */
export interface NameIndex {
  /** Every row whose name fits, best first. */
  find(text: string): NameHit[];
}

export interface NameHit {
  row: number;
  match: NameMatch;
}

/** How a text was met, best first; colleges met in a better way come before all met in a worse one. */
const Way = { exactName: 0, exactAlias: 1, beginning: 2, words: 3, typos: 4 } as const;
type Way = (typeof Way)[keyof typeof Way];

/** One text a college goes by. */
interface NameText {
  row: number;
  match: NameMatch;
  folded: string;
  words: readonly number[];
  /** Sum of the rarities of its words. */
  weight: number;
}

/** A word of the query and the words of the catalogue that count as it. */
interface WantedWord {
  exact: number | undefined;
  prefix: readonly [from: number, to: number];
  typos: ReadonlyMap<number, number>;
  /** How many texts hold any of them. */
  texts: number;
}

const NO_TYPOS: ReadonlyMap<number, number> = new Map();
const PREFIX_QUALITY = 0.8;
const QUALITY_LOST_BY_EDIT = 0.2;

export function createNameIndex(colleges: readonly CollegeRecord[]): NameIndex {
  const named = colleges.flatMap(textsOf);
  const index = createWordIndex(named.flatMap(({ folded }) => folded.split(' ')));
  const postings = postingsOf(named, index);
  const rarity = Float64Array.from(postings, (texts) => Math.log(1 + named.length / texts.length));
  const texts: NameText[] = named.map((text) => {
    const words = [...new Set(text.folded.split(' '))].map((word) => index.exact(word) ?? 0);
    return { ...text, words, weight: words.reduce((sum, word) => sum + (rarity[word] ?? 0), 0) };
  });

  const wanted = (word: string, isLast: boolean, forgiving: boolean): WantedWord => {
    const exact = index.exact(word);
    const prefix = isLast ? index.startingWith(word) : ([0, 0] as const);
    const typos = forgiving ? index.like(word) : NO_TYPOS;
    return { exact, prefix, typos, texts: countTexts({ exact, prefix, typos }) };
  };

  const countTexts = ({ exact, prefix: [from, to], typos }: Omit<WantedWord, 'texts'>): number => {
    let count = exact === undefined ? 0 : (postings[exact]?.length ?? 0);
    for (let word = from; word < to; word += 1) count += postings[word]?.length ?? 0;
    for (const word of typos.keys()) count += postings[word]?.length ?? 0;
    return count;
  };

  /** Texts that hold any of a word's forms. */
  const candidatesOf = ({ exact, prefix: [from, to], typos }: WantedWord): Set<number> => {
    const found = new Set<number>(exact === undefined ? [] : postings[exact]);
    for (let word = from; word < to; word += 1) for (const text of postings[word] ?? []) found.add(text);
    for (const word of typos.keys()) for (const text of postings[word] ?? []) found.add(text);
    return found;
  };

  const search = (folded: string, words: readonly WantedWord[]): NameHit[] => {
    const best = new Map<number, Scored>();
    const rarest = words.reduce((a, b) => (b.texts < a.texts ? b : a));
    for (const number of candidatesOf(rarest)) {
      const text = texts[number];
      const scored = text && scoreOf(text, folded, words, rarity);
      if (!scored) continue;
      const known = best.get(text.row);
      if (!known || compareScored(scored, known) < 0) best.set(text.row, scored);
    }
    return [...best.values()].sort(compareScored).map(({ text: { row, match } }) => ({ row, match }));
  };

  return {
    find(text) {
      const folded = foldName(text);
      const words = wordsWanted(folded);
      if (words.length === 0) return [];
      const lastWord = folded.slice(folded.lastIndexOf(' ') + 1);
      const asked = (forgiving: boolean): WantedWord[] => words.map((word) => wanted(word, word === lastWord, forgiving));
      const found = search(folded, asked(false));
      return found.length > 0 ? found : search(folded, asked(true));
    },
  };
}

interface Scored {
  text: NameText;
  way: Way;
  score: number;
}

/** How well a text answers the query; undefined when one of the wanted words is not in it. */
function scoreOf(text: NameText, folded: string, wanted: readonly WantedWord[], rarity: Float64Array): Scored | undefined {
  let covered = 0;
  let hasTypos = false;
  for (const word of wanted) {
    const met = bestForm(text, word, rarity);
    if (!met) return undefined;
    covered += met.worth;
    hasTypos ||= met.isTypo;
  }
  return { text, way: wayOf(text, folded, hasTypos), score: covered / text.weight };
}

/** The word of the text that meets a wanted word best. */
function bestForm({ words }: NameText, { exact, prefix: [from, to], typos }: WantedWord, rarity: Float64Array) {
  let worth = 0;
  let isTypo = false;
  for (const word of words) {
    const isExact = word === exact;
    const isPrefix = word >= from && word < to;
    const edits = isExact || isPrefix ? 0 : typos.get(word);
    if (edits === undefined) continue;
    const quality = isExact ? 1 : isPrefix ? PREFIX_QUALITY : 1 - edits * QUALITY_LOST_BY_EDIT;
    const worthHere = quality * (rarity[word] ?? 0);
    if (worthHere <= worth) continue;
    worth = worthHere;
    isTypo = edits > 0;
  }
  return worth > 0 ? { worth, isTypo } : undefined;
}

function wayOf({ folded: own, match }: NameText, folded: string, hasTypos: boolean): Way {
  if (own === folded) return match.kind === 'name' ? Way.exactName : Way.exactAlias;
  if (hasTypos) return Way.typos;
  return match.kind === 'name' && own.startsWith(folded) ? Way.beginning : Way.words;
}

const KIND_ORDER: Record<NameMatch['kind'], number> = { name: 0, alias: 1, former: 2 };

const compareScored = (a: Scored, b: Scored): number =>
  a.way - b.way ||
  b.score - a.score ||
  KIND_ORDER[a.text.match.kind] - KIND_ORDER[b.text.match.kind] ||
  a.text.row - b.text.row ||
  (a.text.match.text < b.text.match.text ? -1 : 1);

function textsOf({ name, aliases, formerNames }: CollegeRecord, row: number): Pick<NameText, 'row' | 'match' | 'folded'>[] {
  const matches: NameMatch[] = [
    { kind: 'name', text: name },
    ...aliases.map((text): NameMatch => ({ kind: 'alias', text })),
    ...formerNames.map((text): NameMatch => ({ kind: 'former', text })),
  ];
  return matches.map((match) => ({ row, match, folded: foldName(match.text) })).filter(({ folded }) => folded !== '');
}

function postingsOf(named: readonly { folded: string }[], index: WordIndex): Int32Array[] {
  const lists: number[][] = index.words.map(() => []);
  for (const [number, { folded }] of named.entries()) {
    for (const word of new Set(folded.split(' '))) lists[index.exact(word) ?? 0]?.push(number);
  }
  return lists.map((list) => Int32Array.from(list));
}
