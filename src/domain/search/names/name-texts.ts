import type { CollegeRecord } from '../../colleges/college.ts';
import type { Nickname } from '../../colleges/names/nicknames.ts';
import { mappedInSteps, type Steps } from '../../shared/steps.ts';
import { familyWordsOf } from './families.ts';
import { placeWords } from './places.ts';
import { textsOf, type NameText } from './texts.ts';

/** The texts of all colleges, numbered by row. */
export interface NameTexts {
  texts: readonly NameText[];
  rowOf: Int32Array;
  /** For each row the number of its first text, and the one after its last text that a part of the query may match. Initials follow. */
  textRanges: Int32Array;
  /** The words that find a row: of its texts, its place and its institution. Each once. */
  wordsByRow: readonly (readonly string[])[];
  /** The words that are found with typing errors, too. */
  misspelled: ReadonlySet<string>;
}

/** Fewer initials stand for too many colleges. They count as a word only: "ut austin". */
const MIN_INITIALS = 3;

export function* nameTextsInSteps(
  colleges: readonly CollegeRecord[],
  nicknames: readonly Nickname[],
  prominence: Float64Array,
): Steps<NameTexts> {
  const nicknamesOf = groupByUnitId(nicknames);
  const known = yield* mappedInSteps(colleges, (college) => textsOf(college, nicknamesOf.get(college.ipedsUnitId ?? 0) ?? []));
  const familyWords = familyWordsOf(colleges, known, prominence);
  yield;
  const misspelled = new Set<string>();
  const inNames = new Set<string>();
  const wordsByRow = yield* mappedInSteps(colleges, (college, row) => {
    const places = placeWords(college);
    const words = new Set([...places, ...(familyWords[row] ?? [])]);
    addAll(misspelled, places);
    for (const text of known[row] ?? []) {
      addAll(words, text.words);
      if (text.source === 'name') addAll(inNames, text.words);
      if (text.source !== 'initials' && text.source !== 'domain') addAll(misspelled, text.words);
    }
    return [...words];
  });
  yield;
  const texts: NameText[] = [];
  const rows: number[] = [];
  const textRanges = new Int32Array(2 * known.length);
  for (const [row, own] of known.entries()) {
    const spoken = own.filter(({ source }) => source !== 'initials');
    const initials = own.filter(({ source, key }) => source === 'initials' && isOwnWord(key, inNames));
    textRanges.set([texts.length, texts.length + spoken.length], 2 * row);
    texts.push(...spoken, ...initials);
    rows.push(...own.slice(0, spoken.length + initials.length).map(() => row));
  }
  return { texts, rowOf: Int32Array.from(rows), textRanges, wordsByRow, misspelled };
}

/** Initials are a text if they are long enough and no word of a name: not "mesa" for "Mildred Elley School-Albany". */
const isOwnWord = (initials: string, words: ReadonlySet<string>): boolean => initials.length >= MIN_INITIALS && !words.has(initials);

function addAll(set: Set<string>, words: readonly string[]): void {
  for (const word of words) set.add(word);
}

function groupByUnitId(nicknames: readonly Nickname[]): Map<number, Nickname[]> {
  const groups = new Map<number, Nickname[]>();
  for (const nickname of nicknames) {
    for (const unitId of nickname.unitIds) groups.set(unitId, [...(groups.get(unitId) ?? []), nickname]);
  }
  return groups;
}
