import type { CollegeRecord } from '../../colleges/college.ts';
import type { Nickname } from '../../colleges/names/nicknames.ts';
import { familyWordsOf } from './families.ts';
import { placeWords } from './places.ts';
import { textsOf, type NameText } from './texts.ts';

/** The texts of all colleges, numbered by row. */
export interface NameTexts {
  texts: readonly NameText[];
  rowOf: Int32Array;
  /** The number of the first text of each row, and the number of texts at the end. */
  firstTexts: Int32Array;
  /** The words that find a row: of its texts, its place and its institution. Each once. */
  wordsByRow: readonly (readonly string[])[];
  /** The words that are found with typing errors, too. */
  misspelled: ReadonlySet<string>;
}

/** Fewer initials stand for too many colleges. They count as a word only: "ut austin". */
const MIN_INITIALS = 3;

export function createNameTexts(colleges: readonly CollegeRecord[], nicknames: readonly Nickname[], prominence: Float64Array): NameTexts {
  const nicknamesOf = groupByUnitId(nicknames);
  const known = colleges.map((college) => textsOf(college, nicknamesOf.get(college.ipedsUnitId ?? 0) ?? []));
  const familyWords = familyWordsOf(colleges, known, prominence);
  const misspelled = new Set<string>();
  const inNames = new Set<string>();
  const wordsByRow = colleges.map((college, row) => {
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
  const textsByRow = known.map((texts) => texts.filter(({ source, key }) => source !== 'initials' || isOwnWord(key, inNames)));
  let next = 0;
  return {
    texts: textsByRow.flat(),
    rowOf: Int32Array.from(textsByRow.flatMap((texts, row) => texts.map(() => row))),
    firstTexts: Int32Array.from([0, ...textsByRow.map(({ length }) => (next += length))]),
    wordsByRow,
    misspelled,
  };
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
