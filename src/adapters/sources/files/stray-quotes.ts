const QUOTE = '"';
const COMMA = ',';

/**
 * How to read a quote inside a quoted cell. `strict`: only two in a row are a quote of the text. `lenient`: every quote that no comma and
 * no line end follows is text. `lenient-end` also ends the cell after two quotes before a comma: `"the "Maple"",`.
 */
type Reading = 'strict' | 'lenient' | 'lenient-end';

/** The cells of a line with unescaped quotes in quoted cells. Null if it then has more or fewer cells than `width`. */
export function readLeniently(line: string, width: number, reading: Exclude<Reading, 'strict'>): string[] | null {
  const { cells, isWhole } = readCells(line, reading);
  return isWhole && cells.length === width ? cells : null;
}

/** The cells before the first faulty one. */
export const soundCells = (line: string): string[] => readCells(line, 'strict').cells;

function readCells(line: string, reading: Reading): { cells: string[]; isWhole: boolean } {
  const cells: string[] = [];
  for (let at = 0; at <= line.length;) {
    const cell = line[at] === QUOTE ? quotedCell(line, at + 1, reading) : plainCell(line, at);
    if (!cell) return { cells, isWhole: false };
    cells.push(cell.text);
    at = cell.end + 1;
  }
  return { cells, isWhole: true };
}

interface Cell {
  text: string;
  /** The position of the comma or line end after it. */
  end: number;
}

function plainCell(line: string, start: number): Cell | null {
  const comma = line.indexOf(COMMA, start);
  const end = comma === -1 ? line.length : comma;
  const text = line.slice(start, end);
  return text.includes(QUOTE) ? null : { text, end };
}

function quotedCell(line: string, start: number, reading: Reading): Cell | null {
  const isEnd = (at: number): boolean => at >= line.length || line[at] === COMMA;
  let text = '';
  let from = start;
  for (;;) {
    const quote = line.indexOf(QUOTE, from);
    if (quote === -1) return null;
    text += line.slice(from, quote);
    if (isEnd(quote + 1)) return { text, end: quote + 1 };
    const isPair = line[quote + 1] === QUOTE;
    if (isPair && reading === 'lenient-end' && isEnd(quote + 2)) return { text: text + QUOTE, end: quote + 2 };
    if (!isPair && reading === 'strict') return null;
    text += QUOTE;
    from = quote + (isPair ? 2 : 1);
  }
}
