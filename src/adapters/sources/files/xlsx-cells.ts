/** What the reader of workbooks makes of a cell; numbers stay text, so that nothing is lost on the way. */
export type SheetCell = string | boolean | Date | null;

/**
 * A row as a line of CSV, RFC 4180. One row is one line, so that the line of a rejected row is its row in Excel: line breaks inside
 * cells become spaces. A blank row is a blank line.
 */
export function csvLine(cells: readonly SheetCell[]): string {
  const texts = cells.map(cellText);
  return texts.every((text) => text === '') ? '' : texts.map(quoted).join(',');
}

function cellText(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return plainText(cell);
}

/** Control characters, and what is left of the way Excel writes them ("_x000D_" behind a line break, doubled in some code books). */
const UNPRINTABLE = /_x00(?:[01][\dA-F]|7F)_|[\0-\x1f\x7f]/gi;

function plainText(text: string): string {
  const printable = text.replace(UNPRINTABLE, ' ');
  return (printable === text ? text : printable.replace(/ {2,}/g, ' ')).trim();
}

function quoted(text: string): string {
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Excel computes with 15 digits and stores 17: the last two are noise. */
const DIGITS = 15;

/** A stored number as people write it: "5E-2" is 0.05, "0.35999999999999999" is 0.36. What is no number stays for the parser to reject. */
export function plainNumber(stored: string): string {
  if (/^-?\d{1,15}$/.test(stored)) return stored;
  const value = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(value)) return stored;
  const rounded = Number(value.toPrecision(DIGITS));
  const text = String(rounded);
  if (!text.includes('e')) return text;
  return Math.abs(rounded) < 1 ? rounded.toFixed(20).replace(/\.?0+$/, '') : BigInt(rounded).toString();
}
