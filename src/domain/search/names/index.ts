import type { CollegeRecord } from '../../colleges/college.ts';
import type { Nickname } from '../../colleges/names/nicknames.ts';
import { foldName } from '../../shared/fold-name.ts';
import { finished, type Steps } from '../../shared/steps.ts';
import { createFormsIn } from './forms.ts';
import { nameTextsInSteps } from './name-texts.ts';
import { flagshipsIn, prominenceOf } from './prominence.ts';
import { nameRankingInSteps } from './ranking.ts';
import { createRowOrder, NOTHING_FOUND, type NamesFound } from './row-order.ts';
import { rowsWithInSteps } from './rows-with.ts';
import { otherSpacings } from './spacing.ts';
import { findWholeInSteps } from './whole-texts.ts';
import { createWordIndex } from './words.ts';

export type { NamesFound } from './row-order.ts';

/** Finds colleges by any of their names. */
export interface NameIndex {
  /** Every row with a matching name, best first. Typing errors are allowed only if nothing matches as typed. */
  find(text: string): NamesFound;
  /** The rows whose names come nearest to a text that finds nothing, large colleges first. At most `limit`; none if nothing is near. */
  nearest(text: string, limit: number): NamesFound;
}

/** What a word counts that the nearest name does not have. */
const MISSING = 1;

/** Indexes the colleges by row. Equal matches stay in the order of the rows. */
export const createNameIndex = (colleges: readonly CollegeRecord[], nicknames: readonly Nickname[] = []): NameIndex =>
  finished(nameIndexInSteps(colleges, nicknames));

export function* nameIndexInSteps(colleges: readonly CollegeRecord[], nicknames: readonly Nickname[]): Steps<NameIndex> {
  const flagships = flagshipsIn(nicknames);
  const prominence = Float64Array.from(colleges, (college) => prominenceOf(college, flagships.has(college.ipedsUnitId ?? 0)));
  yield;
  const names = yield* nameTextsInSteps(colleges, nicknames, prominence);
  yield;
  const words = names.wordsByRow.flat();
  yield;
  const index = createWordIndex(words, names.misspelled);
  yield;
  const formsIn = createFormsIn(index);
  const rowsWith = yield* rowsWithInSteps(names.wordsByRow, index);
  yield;
  const inOrder = createRowOrder(names, prominence, yield* nameRankingInSteps(names.texts, index));
  yield;
  const findWhole = yield* findWholeInSteps(names.texts);
  yield;

  const search = (folded: string, allowsTypos: boolean): NamesFound => {
    const wanted = formsIn(folded, { allowsTypos });
    const whole = findWhole(folded);
    const wholeTexts = [...whole.keys()];
    const wholeRows = wholeTexts.map((text) => names.rowOf[text] as number);
    // A text that only names a system finds the members of the system.
    const isSystem = wholeTexts.length > 0 && wholeTexts.every((text) => names.texts[text]?.match.kind === 'system');
    const rows = isSystem ? [] : rowsWith.every(wanted);
    return inOrder({ rows: wholeRows.length > 0 ? new Set([...rows, ...wholeRows]) : rows, wanted, whole });
  };

  return {
    find(text) {
      const folded = foldName(text);
      if (folded === '') return NOTHING_FOUND;
      for (const reading of [folded, ...otherSpacings(index, folded)]) {
        const asTyped = search(reading, false);
        if (asTyped.rows.length > 0) return asTyped;
      }
      return search(folded, true);
    },

    nearest(text, limit) {
      const folded = foldName(text);
      if (folded === '') return NOTHING_FOUND;
      const wanted = formsIn(folded, { allowsTypos: true, extraEdits: 1 });
      const lessOf = (row: number): number => MISSING * rowsWith.missingIn(row, wanted);
      const { rows, matchOf } = inOrder({ rows: rowsWith.some(wanted), wanted, whole: new Map(), lessOf });
      return { rows: rows.subarray(0, limit), matchOf };
    },
  };
}
