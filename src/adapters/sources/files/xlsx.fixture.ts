import { zipped } from '../source-files.fixture.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The XML of a cell without its position. Null: no cell. */
export type RawCell = { type?: string; style?: number; inner: string } | null;

export const number = (stored: string | number, style?: number): RawCell => ({
  ...(style !== undefined && { style }),
  inner: `<v>${stored}</v>`,
});
export const shared = (index: number): RawCell => ({ type: 's', inner: `<v>${index}</v>` });
export const inline = (text: string): RawCell => ({ type: 'inlineStr', inner: `<is><t>${escaped(text)}</t></is>` });
export const formula = (text: string): RawCell => ({ type: 'str', inner: `<f>A1</f><v>${escaped(text)}</v>` });
/** Style 1 is a date format. */
export const day = (serial: number): RawCell => number(serial, 1);

interface Workbook {
  sheets: Record<string, readonly (readonly RawCell[])[]>;
  sharedStrings?: readonly string[];
  /** Modifies the XML files before compression. */
  change?: (parts: Record<string, string>) => void;
}

/** Builds a small .xlsx workbook. Leaves out rows without cells, as Excel does. */
export async function workbook({ sheets, sharedStrings = [], change }: Workbook): Promise<Buffer> {
  const names = Object.keys(sheets);
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${names
      .map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, at) => `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`)
      .join('')}<Relationship Id="s" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${sharedStrings.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    'xl/theme/theme1.xml': '<theme><fillToRect r="-100"/></theme>',
    ...Object.fromEntries(names.map((name, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheets[name] ?? [])])),
  };
  change?.(parts);
  return zipped(parts);
}

function sheetXml(rows: readonly (readonly RawCell[])[]): string {
  const xml = rows.map((cells, row) => {
    const placed = cells.map((cell, column) => cellXml(cell, `${letters(column + 1)}${row + 1}`)).join('');
    return placed === '' ? '' : `<row r="${row + 1}">${placed}</row>`;
  });
  return `<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheetData>${xml.join('')}</sheetData></worksheet>`;
}

function cellXml(cell: RawCell, place: string): string {
  if (!cell) return '';
  const type = cell.type === undefined ? '' : ` t="${cell.type}"`;
  const style = cell.style === undefined ? '' : ` s="${cell.style}"`;
  return `<c r="${place}"${style}${type}>${cell.inner}</c>`;
}

function letters(column: number): string {
  return column === 0 ? '' : letters(Math.floor((column - 1) / 26)) + String.fromCharCode(65 + ((column - 1) % 26));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
