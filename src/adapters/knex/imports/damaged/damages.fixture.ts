import type { Sheet } from './published-files.fixture.ts';

type Rows = Sheet['rows'];

const placeOf = ({ header, name }: Sheet, column: string): number => {
  const at = header.findIndex((each) => each.toUpperCase() === column);
  if (at < 0) throw new Error(`${name} has no column ${column}.`);
  return at;
};

/** The sheet with other rows. */
export const withRows = (sheet: Sheet, rows: Rows): Sheet => ({ ...sheet, rows });

/** The sheet with another cell in a column, in the rows with these numbers (default: all), counted from 0. */
export function withCells(
  sheet: Sheet,
  column: string,
  change: (text: string, row: number) => string,
  only?: (row: number) => boolean,
): Sheet {
  const place = placeOf(sheet, column);
  const rows = sheet.rows.map((row, at) =>
    !only || only(at) ? row.map((text, column) => (column === place ? change(text, at) : text)) : row,
  );
  return { ...sheet, rows };
}

/** The sheet with the values of a column one row below their own, as after an insertion in a spreadsheet. */
export function moved(sheet: Sheet, column: string): Sheet {
  const place = placeOf(sheet, column);
  return withCells(sheet, column, (text, row) => sheet.rows[row - 1]?.[place] ?? text);
}

/** Every row with a number that `count` divides, and one row, counted from 0. */
export const everyRow =
  (count: number) =>
  (row: number): boolean =>
    row % count === 0;
export const onlyRow =
  (wanted: number) =>
  (row: number): boolean =>
    row === wanted;

/** The sheet with another name for a column. */
export const renamed = (sheet: Sheet, column: string, name: string): Sheet => {
  const place = placeOf(sheet, column);
  return { ...sheet, header: sheet.header.map((each, at) => (at === place ? name : each)) };
};

/** The sheet with the names of two columns exchanged, but not their values. */
export function swapped(sheet: Sheet, one: string, other: string): Sheet {
  const [first, second] = [placeOf(sheet, one), placeOf(sheet, other)];
  const header = sheet.header.map((name, at) =>
    at === first ? (sheet.header[second] ?? '') : at === second ? (sheet.header[first] ?? '') : name,
  );
  return { ...sheet, header };
}

/** The sheet with its columns, names and values together, in another order. */
export function shuffled({ name, header, rows }: Sheet): Sheet {
  const order = header.map((_, at) => at).sort((a, b) => ((a * 7919) % 1009) - ((b * 7919) % 1009));
  const inOrder = (cells: readonly string[]): string[] => order.map((at) => cells[at] ?? '');
  return { name, header: inOrder(header), rows: rows.map(inOrder) };
}

/** The older published form: quoted text, padded numbers, spaces after the last column name, dots for blanks. */
export function paddedCsv({ header, rows }: Sheet): string {
  const names = header.map((name, at) => (at === header.length - 1 ? `${name}      ` : name));
  const cell = (text: string): string => (text === '' ? '.' : /^-?[\d.]+$/.test(text) ? ` ${text}` : `"${text}"`);
  return [names, ...rows.map((row) => row.map(cell))].map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** Every whole number with an empty fraction, as pandas writes the columns that have blanks. */
export const asFloats = ({ header, rows }: Sheet): string =>
  quotedCsv({ name: '', header, rows: rows.map((row) => row.map((text) => (/^-?\d+$/.test(text) ? `${text}.0` : text))) });

/** Every cell in quotes. */
export const quotedCsv = ({ header, rows }: Sheet): string =>
  [header, ...rows].map((cells) => `${cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')}\n`).join('');

/** Other separators between cells, as a spreadsheet program saves them in another country. */
export const separatedBy = (separator: string, { header, rows }: Sheet): string =>
  [header, ...rows].map((cells) => `${cells.join(separator)}\n`).join('');

/** The text up to a share of its length, at the end of a line or in the middle of a row. */
export function cutAt(share: number, where: 'in a row' | 'at a line end', text: string): string {
  const at = Math.floor(text.length * share);
  const lineEnd = text.indexOf('\n', at) + 1;
  if (where === 'at a line end') return text.slice(0, lineEnd);
  const nextEnd = text.indexOf('\n', lineEnd);
  return text.slice(0, lineEnd + Math.floor((nextEnd - lineEnd) * 0.6));
}

/** The text with extra lines before the header. */
export const below = (lines: readonly string[], text: string): string => lines.map((line) => `${line}\n`).join('') + text;

/** The text with a line after the row with this number, counted from 0. */
export function withLine(text: string, row: number, line: string): string {
  const lines = text.split('\n');
  return [...lines.slice(0, row + 2), line, ...lines.slice(row + 2)].join('\n');
}

/** The text with each line of these rows changed. */
export function withLines(text: string, isChanged: (row: number) => boolean, change: (line: string) => string): string {
  return text
    .split('\n')
    .map((line, at) => (at > 0 && line !== '' && isChanged(at - 1) ? change(line) : line))
    .join('\n');
}

/** The sheet with all its rows twice. */
export const doubled = (sheet: Sheet): Sheet => withRows(sheet, [...sheet.rows, ...sheet.rows]);
export const firstHalf = (sheet: Sheet): Sheet => withRows(sheet, sheet.rows.slice(0, sheet.rows.length / 2));
export const withoutRows = (sheet: Sheet): Sheet => withRows(sheet, []);

/** The sheet without the values of a column. */
export const emptied = (sheet: Sheet, column: string, text = ''): Sheet => withCells(sheet, column, () => text);

/** A number with commas between thousands. */
export const withCommas = (text: string): string => (text === '' ? '' : Number(text).toLocaleString('en-US'));

/** The sheet without some columns. */
export function withoutColumns({ name, header, rows }: Sheet, columns: readonly string[]): Sheet {
  const isKept = (_: string, at: number): boolean => !columns.includes((header[at] ?? '').toUpperCase());
  return { name, header: header.filter(isKept), rows: rows.map((cells) => cells.filter(isKept)) };
}

/** The text of a changed number. Other texts stay. */
export const mapNumber = (text: string, change: (value: number) => number): string =>
  /^-?[\d.]+$/.test(text) ? String(Number(change(Number(text)).toFixed(6))) : text;

/** Crimes outside the campus, in a file like that of crimes on the campus. Most colleges have no such place. */
export function offCampus(sheet: Sheet): Sheet {
  const hasPlace = (row: number): boolean => row % 5 >= 3;
  const counts = sheet.header.filter((name) => /\d\d$/.test(name));
  return counts.reduce((all, column) => {
    const isFilter = column.startsWith('FILTER');
    return withCells(all, column, (text, row) => {
      if (!hasPlace(row)) return isFilter ? '0' : '';
      return isFilter ? text : mapNumber(text, (value) => Math.floor(value / 5));
    });
  }, sheet);
}
