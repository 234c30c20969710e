import { refusal } from '../faults.ts';

const SHEET = /^xl\/worksheets\//i;
/** Where a row or a cell says it stands. Text that looks like it is counted too: better one workbook too many refused. */
const PLACE = /(?<!\sxmlns:)\br\s*=\s*["']?([^"'\s>]*)/g;

/**
 * How many cells the sheets span. The reader fills gaps, and a sheet of three cells can span 17 billion; so places are looked at before,
 * and one that is no place of Excel's refuses the workbook.
 */
export function spannedCells(parts: ReadonlyMap<string, Buffer>, label: string): number {
  let cells = 0;
  for (const [name, bytes] of parts) {
    const xml = bytes.toString('latin1');
    if (SHEET.test(name)) cells += spanOf(xml, label);
    else if (/<(?:[^\s<>]*:)?sheetData\b/.test(xml)) throw refusal('xlsx-broken', `${label} has a sheet where none belongs.`);
  }
  return cells;
}

function spanOf(xml: string, label: string): number {
  let [rows, columns, placed] = [0, 0, 0];
  for (const [, place = ''] of xml.matchAll(PLACE)) {
    const [, letters, row] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place) ?? [];
    if (letters === undefined)
      throw refusal('xlsx-broken', `${label} has a cell at "${place.slice(0, 20)}", which is no place in a sheet.`);
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
