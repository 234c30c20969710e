import { sourceError } from '../errors.ts';

const SHEET = /^xl\/worksheets\//i;
/** The position of a row or cell. May match other text: a valid workbook is then rejected, which is the safe side. */
const POSITION = /(?<!\sxmlns:)\br\s*=\s*["']?([^"'\s>]*)/g;

/**
 * The number of cells that the sheets span. The library fills gaps, and a sheet with three cells can span 17 billion. So positions are
 * checked first. Throws `invalid` for a position that Excel does not have.
 */
export function spannedCells(parts: ReadonlyMap<string, Buffer>, label: string): number {
  let cells = 0;
  for (const [name, bytes] of parts) {
    const xml = bytes.toString('latin1');
    if (SHEET.test(name)) cells += spanOf(xml, label);
    else if (/<(?:[^\s<>]*:)?sheetData\b/.test(xml)) throw sourceError('xlsx-broken', `${label} has a sheet in the wrong place.`);
  }
  return cells;
}

function spanOf(xml: string, label: string): number {
  let [rows, columns, placed] = [0, 0, 0];
  for (const [, position = ''] of xml.matchAll(POSITION)) {
    const [, letters, row] = /^([A-Z]{0,3})(\d{1,7})$/.exec(position) ?? [];
    if (letters === undefined) throw sourceError('xlsx-broken', `${label} has a cell at the invalid position "${position.slice(0, 20)}".`);
    if (letters === '') placed += 1;
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, columnNumber(letters));
  }
  const unplaced = Math.max(0, (xml.match(/<(?:[^\s<>]*:)?row\b/g)?.length ?? 0) - placed);
  return (rows + unplaced) * columns;
}

function columnNumber(letters: string): number {
  let number = 0;
  for (let at = 0; at < letters.length; at += 1) number = number * 26 + letters.charCodeAt(at) - 64;
  return number;
}
