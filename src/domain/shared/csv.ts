/**
 * Cells that a spreadsheet would run as a formula; some also accept full-width characters. A text that has apostrophes before such a
 * character gets one more, so that it reads back as it was.
 */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n\0]/;
const ESCAPED_FORMULA = /^'(?='*[=+\-@＝＋－＠\t\r\n\0])/;
const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;
const NEEDS_QUOTES = /[",\r\n]/;
const ROWS_PER_PIECE = 200;

/**
 * RFC 4180 text in pieces, with a header row, CRLF and doubled quotes. Missing values are empty cells, lists are joined with "|",
 * objects are JSON. Text that a spreadsheet would run as a formula gets an apostrophe in front; numbers do not.
 */
export function* csvOf(columns: readonly string[], rows: Iterable<Readonly<Record<string, unknown>>>): Generator<string> {
  let piece = csvLine(columns);
  let waiting = 0;
  for (const row of rows) {
    piece += csvLine(columns.map((column) => row[column]));
    if (++waiting < ROWS_PER_PIECE) continue;
    yield piece;
    piece = '';
    waiting = 0;
  }
  if (piece !== '') yield piece;
}

/** One line of `csvOf`. */
export const csvLine = (values: readonly unknown[]): string => `${csvCells(values)}\r\n`;

/** One line for a program that reads data: no cell is changed for spreadsheets. */
export const plainCsvLine = (texts: readonly string[]): string => `${texts.map(quoted).join(',')}\n`;

/** Some cells of a line, to join with others by commas. */
export const csvCells = (values: readonly unknown[]): string => values.map(cell).join(',');

function cell(value: unknown): string {
  if (typeof value === 'number') return String(value);
  const text = textOf(value);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return quoted(safe);
}

const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The text of a cell that `csvOf` wrote. */
export const readCell = (cell: string): string => cell.replace(ESCAPED_FORMULA, '');

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.join('|');
  return JSON.stringify(value);
}
