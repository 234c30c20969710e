import { eachInSteps, mappedInSteps, type Steps } from '../../shared/steps.ts';
import type { WordForms } from './forms.ts';
import type { WordIndex } from './words.ts';

/** Finds rows by the words of their texts and their place. */
export interface RowsWith {
  /** The rows that have a form of every required word. */
  every(wanted: readonly WordForms[]): number[];
  /** The rows that have a form of any required word. */
  some(wanted: readonly WordForms[]): number[];
  /** How many required words have no form in the row. */
  missingIn(row: number, wanted: readonly WordForms[]): number;
}

/** `wordsByRow` has each word of a row once. */
export function* rowsWithInSteps(wordsByRow: readonly (readonly string[])[], index: WordIndex): Steps<RowsWith> {
  const wordsIn = yield* mappedInSteps(wordsByRow, (words) => Int32Array.from(words, (word) => index.exact(word) ?? 0));
  const lists: number[][] = index.words.map(() => []);
  yield* eachInSteps(wordsIn, (words, row) => {
    for (const word of words) lists[word]?.push(row);
  });
  const rowsWith = lists.map((rows) => Int32Array.from(rows));
  const countOf = ({ words }: WordForms): number => words.reduce((sum, word) => sum + (rowsWith[word]?.length ?? 0), 0);

  /** The rows with any of these words, each once. */
  const rowsOf = (words: readonly number[]): number[] => {
    const isSeen = new Uint8Array(wordsIn.length);
    const rows: number[] = [];
    for (const word of words) {
      for (const row of rowsWith[word] ?? []) {
        if (isSeen[row] === 0) rows.push(row);
        isSeen[row] = 1;
      }
    }
    return rows;
  };

  const hasForm = (row: number, quality: Uint8Array): boolean => {
    const own = wordsIn[row] as Int32Array;
    for (let at = 0; at < own.length; at += 1) if (quality[own[at] as number] !== 0) return true;
    return false;
  };

  return {
    every(wanted) {
      const needed = requiredOf(wanted).map((forms) => ({ forms, count: countOf(forms) }));
      const [rarest, ...others] = needed.sort((a, b) => a.count - b.count);
      if (!rarest || rarest.count === 0) return [];
      return others.reduce((rows, { forms }) => rows.filter((row) => hasForm(row, forms.quality)), rowsOf(rarest.forms.words));
    },
    some: (wanted) => rowsOf(requiredOf(wanted).flatMap(({ words }) => words)),
    missingIn: (row, wanted) => requiredOf(wanted).filter(({ quality }) => !hasForm(row, quality)).length,
  };
}

/** The words that the name of a college must have. All of them if people may add each of them to any name. */
function requiredOf(wanted: readonly WordForms[]): readonly WordForms[] {
  const required = wanted.filter(({ isOptional }) => !isOptional);
  return required.length > 0 ? required : wanted;
}
