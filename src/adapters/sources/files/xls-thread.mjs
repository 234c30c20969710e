// Reads an old Excel file in a thread with its own memory limit. Plain JavaScript: the thread starts without a loader of TypeScript.
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

// The CommonJS edition has the code pages of files before Excel 97.
const { read, utils } = createRequire(import.meta.url)('@e965/xlsx');

const PARSING = { type: 'array', dense: true, cellDates: true, UTC: true, cellFormula: false, cellHTML: false, cellText: false };
const ROWS = { header: 1, raw: true, defval: null, blankrows: true, UTC: true };

/** The cells from A1 on, or why there are none. */
function readSheets({ bytes, cells }) {
  try {
    const { SheetNames: names, Sheets: sheets } = read(bytes, PARSING);
    if (names.length === 0) return { fault: 'broken' };
    const ranges = names.map((name) => rangeOf(sheets[name]));
    const spanned = ranges.reduce((sum, range) => sum + (range ? (range.e.r + 1) * (range.e.c + 1) : 0), 0);
    if (spanned > cells) return { fault: 'too-large' };
    return { sheets: names.map((name, at) => ({ sheet: name, rows: ranges[at] ? rowsOf(sheets[name], ranges[at]) : [] })) };
  } catch (error) {
    return { fault: /password/i.test(String(error)) ? 'encrypted' : 'broken' };
  }
}

function rangeOf(sheet) {
  const used = sheet?.['!ref'];
  return used === undefined ? null : { s: { r: 0, c: 0 }, e: utils.decode_range(used).e };
}

const rowsOf = (sheet, range) => utils.sheet_to_json(sheet, { ...ROWS, range }).map((row) => row.map(plain));

/** Dates become days. */
function plain(cell) {
  if (!(cell instanceof Date)) return cell;
  return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
}

parentPort.postMessage(readSheets(workerData));
