import { answerTooLarge } from '../../domain/warehouse/query.ts';

/** Reading a page holds the thread, so the first one is short, and the next ones have as many rows as their size allows. */
const FIRST_ROWS = 100;
const MOST_ROWS = 1_000;
const PAGE_CHARACTERS = 200_000;
/** Of a value, before one is known. */
const USUAL_CHARACTERS = 10;
/** The service writes `{"v":"…"}` around each value. */
const CHARACTERS_AROUND = 10;

/** How many rows the next page has, if they are as long as those before. */
export function createPageSize(columns: number, maxCharacters = Infinity) {
  let rows = 0;
  let characters = 0;
  const rowsOf = (known: number, written: number): number => {
    const sent = 1 + written + known * columns * CHARACTERS_AROUND;
    return Math.max(1, Math.min(MOST_ROWS, Math.floor((PAGE_CHARACTERS * known) / sent)));
  };
  return {
    next: (): number => (rows === 0 ? Math.min(FIRST_ROWS, rowsOf(1, columns * USUAL_CHARACTERS)) : rowsOf(rows, characters)),
    /** Throws `invalid` if the answer has become too large. */
    add(page: readonly unknown[][]): void {
      rows += page.length;
      characters += page.reduce((sum, row) => sum + JSON.stringify(row).length, 0);
      if (characters > maxCharacters) throw answerTooLarge(maxCharacters);
    },
  };
}
