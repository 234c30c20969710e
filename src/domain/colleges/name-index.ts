import type { CollegeRecord } from './college.ts';
import { foldName, isFiller, wordsWanted } from './fold-name.ts';
import type { NameMatch } from './search-answer.ts';
import { createWordIndex, type WordIndex } from './word-index.ts';

/** Finds colleges by what they are called, were called, or are called for short. */
export interface NameIndex {
  /** Every row whose name fits, best first. Typing errors are forgiven only when nothing fits as typed. */
  find(text: string): NameHit[];
}

export interface NameHit {
  row: number;
  match: NameMatch;
}

/** How a text was met, best first; colleges met in a better way come before all met in a worse one. */
const Way = { exactName: 0, exactAlias: 1, beginning: 2, words: 3, beginningWithTypos: 4, typos: 5 } as const;

/** One text a college goes by. */
interface NameText extends NameHit {
  folded: string;
  /** Numbers of its words, in their order. */
  words: readonly number[];
  /** Sum of the rarities of its words. */
  weight: number;
}

/** For a word of the query, the words of the catalogue that count as it, and how well each does (0–1). */
type Forms = ReadonlyMap<number, number>;

const PREFIX_QUALITY = 0.9;
const qualityAfter = (edits: number): number => 1 - 0.2 * edits;

export function createNameIndex(colleges: readonly CollegeRecord[]): NameIndex {
  const named = colleges.flatMap(textsOf);
  const index = createWordIndex(named.flatMap(({ folded }) => folded.split(' ')));
  const textsWith = postingsOf(named, index);
  const rarity = Float64Array.from(textsWith, (texts) => Math.log(1 + named.length / texts.length));
  const fillers = new Set(index.words.flatMap((word, number) => (isFiller(word) ? [number] : [])));
  const texts: NameText[] = named.map((text) => {
    const words = text.folded.split(' ').map((word) => index.exact(word) ?? 0);
    return { ...text, words, weight: words.reduce((sum, word) => sum + (rarity[word] ?? 0), 0) };
  });

  const formsOf = (word: string, isUnfinished: boolean, isForgiving: boolean): Forms => {
    const forms = new Map<number, number>();
    if (isForgiving) for (const [number, edits] of index.like(word, isUnfinished)) forms.set(number, qualityAfter(edits));
    if (isUnfinished) {
      const [from, to] = index.startingWith(word);
      for (let number = from; number < to; number += 1) forms.set(number, PREFIX_QUALITY);
    }
    const exact = index.exact(word);
    return exact === undefined ? forms : forms.set(exact, 1);
  };

  const textCount = (forms: Forms): number => [...forms.keys()].reduce((sum, word) => sum + (textsWith[word]?.length ?? 0), 0);

  const rankOf = createRanking(rarity, fillers);

  /** The best text of each college that holds a form of every wanted word. */
  const bestTexts = (folded: string, wanted: readonly Forms[]): Ranked[] => {
    const best = new Map<number, Ranked>();
    const [rarest = new Map<number, number>()] = [...wanted].sort((a, b) => textCount(a) - textCount(b));
    for (const word of rarest.keys()) {
      for (const number of textsWith[word] ?? []) {
        const text = texts[number];
        if (!text) continue;
        const rank = rankOf(text, folded, wanted);
        if (rank === undefined) continue;
        const ranked = { row: text.row, match: text.match, rank };
        const known = best.get(text.row);
        if (!known || compareRanked(ranked, known) < 0) best.set(text.row, ranked);
      }
    }
    return [...best.values()].sort(compareRanked);
  };

  return {
    find(text) {
      const folded = foldName(text);
      const words = wordsWanted(folded);
      const lastWord = folded.slice(folded.lastIndexOf(' ') + 1);
      const search = (isForgiving: boolean): NameHit[] =>
        bestTexts(
          folded,
          words.map((word) => formsOf(word, word === lastWord, isForgiving)),
        );
      const found = search(false);
      return found.length > 0 ? found : search(true);
    },
  };
}

interface Ranked extends NameHit {
  /** Lower is better: the way, plus what share of the text's rarity the query leaves uncovered. */
  rank: number;
}

function createRanking(rarity: Float64Array, fillers: ReadonlySet<number>) {
  const begins = (words: readonly number[], wanted: readonly Forms[]): boolean => {
    let next = 0;
    for (const word of words) {
      if (fillers.has(word)) continue;
      if (!wanted[next]?.has(word)) return false;
      next += 1;
      if (next === wanted.length) return true;
    }
    return false;
  };

  const wayOf = ({ folded: own, match, words }: NameText, folded: string, wanted: readonly Forms[], hasTypos: boolean): number => {
    if (own === folded) return match.kind === 'name' ? Way.exactName : Way.exactAlias;
    const isBeginning = match.kind === 'name' && begins(words, wanted);
    if (hasTypos) return isBeginning ? Way.beginningWithTypos : Way.typos;
    return isBeginning ? Way.beginning : Way.words;
  };

  /** Undefined when the text lacks one of the wanted words. */
  return (text: NameText, folded: string, wanted: readonly Forms[]): number | undefined => {
    let covered = 0;
    let hasTypos = false;
    for (const forms of wanted) {
      let worth = 0;
      let quality = 0;
      for (const word of text.words) {
        const fit = forms.get(word) ?? 0;
        const fitWorth = fit * (rarity[word] ?? 0);
        if (fitWorth > worth) [worth, quality] = [fitWorth, fit];
      }
      if (quality === 0) return undefined;
      covered += worth;
      hasTypos ||= quality < PREFIX_QUALITY;
    }
    return wayOf(text, folded, wanted, hasTypos) + 1 - Math.min(1, covered / text.weight);
  };
}

const KIND_ORDER: Record<NameMatch['kind'], number> = { name: 0, alias: 1, former: 2 };

const compareRanked = (a: Ranked, b: Ranked): number =>
  a.rank - b.rank || KIND_ORDER[a.match.kind] - KIND_ORDER[b.match.kind] || a.row - b.row;

/** An alias may be a list ("MIT, M.I.T."): each part is a text of its own. */
function textsOf({ name, aliases, formerNames }: CollegeRecord, row: number): Pick<NameText, 'row' | 'match' | 'folded'>[] {
  const short = aliases.flatMap((alias) => alias.split(/[,;|]/)).map((alias) => alias.trim());
  const matches: NameMatch[] = [
    { kind: 'name', text: name },
    ...short.map((text): NameMatch => ({ kind: 'alias', text })),
    ...formerNames.map((text): NameMatch => ({ kind: 'former', text })),
  ];
  return matches.map((match) => ({ row, match, folded: foldName(match.text) })).filter(({ folded }) => folded !== '');
}

/** For each word, the numbers of the texts that hold it. */
function postingsOf(named: readonly { folded: string }[], index: WordIndex): readonly number[][] {
  const lists: number[][] = index.words.map(() => []);
  for (const [number, { folded }] of named.entries()) {
    for (const word of new Set(folded.split(' '))) lists[index.exact(word) ?? 0]?.push(number);
  }
  return lists;
}
