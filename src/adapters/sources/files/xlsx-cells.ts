/** A cell as the workbook library returns it. Numbers stay text, so that no digit is lost. */
export type SheetCell = string | boolean | Date | null;

/**
 * Formats a row as a CSV line (RFC 4180). Line breaks inside cells become spaces, so that the line number of a rejected row is its row
 * number in Excel. A blank row is a blank line.
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

/** Control characters, and the way Excel escapes them ("_x000D_" after a line break). */
const UNPRINTABLE = /_x00(?:[01][\dA-F]|7F)_|[\0-\x1f\x7f]/gi;

function plainText(text: string): string {
  const printable = text.replace(UNPRINTABLE, ' ');
  return (printable === text ? text : printable.replace(/ {2,}/g, ' ')).trim();
}

function quoted(text: string): string {
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Excel computes with 15 digits and stores 17. The last two are noise. */
const DIGITS = 15;

/** Formats a stored number: "5E-2" becomes 0.05, "0.35999999999999999" becomes 0.36. Other text stays, so that the parser rejects it. */
export function plainNumber(stored: string): string {
  if (/^-?\d{1,15}$/.test(stored)) return stored;
  const value = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(value)) return stored;
  const rounded = Number(value.toPrecision(DIGITS));
  const text = String(rounded);
  if (!text.includes('e')) return text;
  return Math.abs(rounded) < 1 ? rounded.toFixed(20).replace(/\.?0+$/, '') : BigInt(rounded).toString();
}
