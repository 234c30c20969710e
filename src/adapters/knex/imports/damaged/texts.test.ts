import { gzipSync } from 'node:zlib';
import { zipped } from '../../../sources/source-files.fixture.ts';
import { asNamed, refused, type DamageCase, type Deliver } from './damage-cases.fixture.ts';
import { NAMED_PIPE } from './damaged-catalog.fixture.ts';
import { below, separatedBy, withCells } from './damages.fixture.ts';
import { fractionOf } from './population.fixture.ts';
import { csvOf, workbookOf, type Sheet } from './published-files.fixture.ts';
import { testDamages } from './test-damages.fixture.ts';

// Damage to the text of a file, and other files under its name.
const ANY = /^source\./;
const FILE = /drvgr2025\.csv/;
const ARCHIVE = /DRVGR2025\.zip/;

const text = (what: string, change: (sheet: Sheet) => string | Buffer, code: string | RegExp, ...says: readonly RegExp[]): DamageCase =>
  refused(what, 'DRVGR', change, code, FILE, ...says);
const delivered = (what: string, deliver: Deliver, code: string | RegExp, ...says: readonly RegExp[]): DamageCase => ({
  what,
  table: 'DRVGR',
  deliver,
  expected: { code, says },
});
const archive = (what: string, change: (zip: Buffer) => Buffer | string, code: string | RegExp): DamageCase =>
  delivered(what, async (sheet) => ({ 'DRVGR2025.zip': change(await zipped({ [sheet.name]: csvOf(sheet) })) }), code, ARCHIVE);

const PAGE = '<!DOCTYPE html><html><head><title>404</title></head><body>Not found</body></html>\n';
const ZEROS = Buffer.alloc(30_000_000, '0');
const otherBytes = (): Buffer => Buffer.from(Array.from({ length: 20_000 }, (_, at) => Math.floor(256 * fractionOf('byte', at))));
const withDecimalCommas = (sheet: Sheet): Sheet => withCells(sheet, 'GRRTTOT', (cell) => `${cell},0`);

function flipped(bytes: Buffer): Buffer {
  bytes[2_000] = (bytes[2_000] ?? 0) ^ 0xff;
  return bytes;
}

testDamages(
  [],
  [
    text('semicolons between cells', (sheet) => separatedBy(';', sheet), ANY, /semicolon/i),
    text('semicolons and decimal commas', (sheet) => separatedBy(';', withDecimalCommas(sheet)), ANY, /semicolon/i),
    text('tabs between cells', (sheet) => separatedBy('\t', sheet), ANY, /\btabs?\b/i),
    text('a title line', (sheet) => below(['Graduation rates 2025'], csvOf(sheet)), ANY, /line 2\b/),
    text('a header in row 3', (sheet) => below(['Graduation rates 2025,,', ',,'], csvOf(sheet)), ANY, /line 3\b/),
    text('carriage returns only', (sheet) => csvOf(sheet, '\r'), ANY, /line (break|end)|carriage/i),
    text('UTF-16 with a byte order mark', (sheet) => Buffer.from(`\uFEFF${csvOf(sheet)}`, 'utf16le'), 'source.utf-16', /UTF-8/),
    text('UTF-16 without a byte order mark', (sheet) => Buffer.from(csvOf(sheet), 'utf16le'), /^source\.(utf-16|nul-bytes)$/),
    text('NUL bytes', (sheet) => csvOf(sheet).replace('\n', '\n\0\0\0'), 'source.nul-bytes', /NUL/),
    text('other bytes', otherBytes, ANY),
    text('a web page', () => PAGE, 'source.web-page', /web page/),
    text('nothing', () => '', 'source.empty', /empty/),
    text('a compressed file under the name of a CSV file', (sheet) => gzipSync(csvOf(sheet)), ANY),
    delivered('a .gz file', (sheet) => ({ [`${sheet.name}.gz`]: gzipSync(csvOf(sheet)) }), 'source.nothing-usable', /csv\.gz/, /CSV/),
    delivered('a workbook under the name of a CSV file', asNamed(workbookOf), ANY, FILE),
    delivered('a CSV file under the name of a workbook', (sheet) => ({ 'drvgr2025.xlsx': csvOf(sheet) }), ANY, /drvgr2025\.xlsx/),
    archive('half of a zip', (zip) => zip.subarray(0, zip.length / 2), 'source.zip-broken'),
    archive('a zip with a changed byte', flipped, /^source\.zip-/),
    archive('a web page as a zip', () => PAGE, ANY),
    delivered('a zip bomb', async (sheet) => ({ 'DRVGR2025.zip': await zipped({ [sheet.name]: ZEROS }) }), 'source.zip-ratio', ARCHIVE),
    delivered('a named pipe', ({ name }) => ({ [name]: NAMED_PIPE }), ANY, FILE),
    delivered('a zip without a table', async () => ({ 'DRVGR2025.zip': await zipped({ 'readme.txt': 'x' }) }), ANY, /readme\.txt/),
  ],
);
