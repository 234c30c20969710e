import fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { inspect } from './inspect.ts';
import { findFiles } from './find-files.ts';
import { createFolder, open, readAll, tableOf, zipped } from '../source-files.fixture.ts';
import { openXlsx, type WorkbookLimits } from './xlsx.ts';
import { csvLine, plainNumber } from './xlsx-cells.ts';
import { day, formula, inline, number, shared, workbook, type RawCell } from './xlsx.fixture.ts';

const LIMITS: WorkbookLimits = { entries: 50, totalBytes: 3e6, singleBytes: 3e6, ratio: 200, cells: 1_000, csvBytes: 5_000 };
const HEADER = ['unitid', 'BAREVCT', 'L4REVCT', 'XL4GR150', 'L4GR150'].map(inline);

const folder = await createFolder();
afterAll(folder.remove);

async function csvOf(bytes: Buffer, limits?: WorkbookLimits): Promise<Record<string, string>> {
  const { files } = await openXlsx({ label: 'book.xlsx', name: 'book.xlsx', open: () => chunks(bytes) }, limits);
  const texts: Record<string, string> = {};
  for (const file of files) texts[file.label] = (await gathered(file.open())).toString();
  return texts;
}

async function* chunks(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 1_000) yield await Promise.resolve(bytes.subarray(at, at + 1_000));
}

async function gathered(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

const oneSheet = (rows: RawCell[][], change?: (parts: Record<string, string>) => void) =>
  workbook({ sheets: { S: rows }, ...(change && { change }) });
const inSheet = (from: string, to: string) => (parts: Record<string, string>) => {
  parts['xl/worksheets/sheet1.xml'] = (parts['xl/worksheets/sheet1.xml'] ?? '').replace(from, to);
};

describe('a sheet as CSV', () => {
  it('writes dates, numbers, texts and missing cells as CSV', async () => {
    const bytes = await workbook({
      sharedStrings: ['Universität “Löwe” – Zürich', 'Line one\r\nline_x000D_two_x0009_three'],
      sheets: {
        Facts: [
          [inline('name'), inline('opened'), inline('money'), inline('share'), inline('note')],
          [shared(0), day(45292), number('2085307'), number('0.35999999999999999'), formula('a "b", c')],
          [shared(1), null, number('1E-3'), number('1.5E+21')],
          [],
          [null, null, { type: 'b', inner: '<v>1</v>' }, { type: 'e', inner: '<v>#N/A</v>' }, null],
        ],
        Empty: [],
      },
    });
    expect(await csvOf(bytes)).toEqual({
      'book.xlsx!Facts': [
        'name,opened,money,share,note',
        'Universität “Löwe” – Zürich,2024-01-01,2085307,0.36,"a ""b"", c"',
        'Line one line two three,,0.001,1500000000000000000000,',
        '',
        ',,TRUE,,',
        '',
      ].join('\n'),
    });
  });

  it('returns the same bytes every time', async () => {
    await folder.write({ 'same.xlsx': await oneSheet([HEADER, [number(900001), null, null, null, number(81)]]) });
    const hashes = await Promise.all([1, 2].map(async () => (await findFiles([folder.at('same.xlsx')])).files.map(inspect)));
    const [first, second] = await Promise.all(hashes.map((files) => Promise.all(files)));
    expect(first).toEqual(second);
  });

  it('can be parsed again, except for control characters', () => {
    const text = fc.string({ unit: 'grapheme' }).map((cell) => cell.replace(/[\0-\x1f\x7f]/g, '').trim());
    fc.assert(
      fc.property(fc.array(text, { minLength: 2, maxLength: 6 }), (cells) => {
        const [read = cells.map(() => '')] = parse(csvLine(cells), { relax_column_count: true });
        expect(read).toEqual(cells);
      }),
    );
  });

  it('formats numbers without exponents', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e30, max: 1e30 }), (value) => {
        const text = plainNumber(String(value));
        expect(text).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Math.abs(Number(text) - value)).toBeLessThanOrEqual(Math.max(1e-20, Math.abs(value) * 1e-14));
      }),
    );
    expect(plainNumber('4.0000000000000001E-2')).toBe('0.04');
    expect(plainNumber('0.30000000000000004')).toBe('0.3');
    expect(plainNumber('#REF')).toBe('#REF');
  });
});

describe('a workbook as a source file', () => {
  const row = [number(900001), null, null, inline('R'), number('81.0')];

  it('supplies a table whose rejects have Excel row numbers', async () => {
    await folder.write({
      'gr2024.xlsx': await workbook({ sheets: { Notes: [[inline('read me')]], Data: [HEADER, row, [], [inline('x')]] } }),
    });
    const path = folder.at('gr2024.xlsx');
    const opened = await open({ paths: [path] });
    expect(opened).toMatchObject({ year: 2024, unused: [{ file: `${path}!Notes` }] });
    const table = tableOf(opened, 'GR200');
    expect(table.file).toBe(`${path}!Data`);
    const { rows, rejects } = await readAll(table);
    expect(rows).toMatchObject([{ line: 2, unitId: 900001, values: [0.81] }]);
    expect(rejects).toMatchObject([{ line: 4, code: 'bad-unitid' }]);
  });

  it('can be in a zip that contains the year, beside files of Excel and macOS', async () => {
    const book = await workbook({ sheets: { Data: [HEADER, row] } });
    await folder.write({
      'EF_2023.zip': await zipped({ 'Data.xlsx': book, '~$Data.xlsx': 'x', '__MACOSX/Data.xlsx': 'x', 'old.xls': 'x' }),
    });
    const path = folder.at('EF_2023.zip');
    const opened = await open({ paths: [path] });
    expect(opened).toMatchObject({ year: 2023, tables: [{ file: `${path}!Data.xlsx!Data` }] });
    expect(opened.unused.map(({ reason }) => /old Excel/.test(reason))).toEqual([false, false, true]);
  });

  it('does not unpack files without table data', async () => {
    const bytes = await oneSheet([HEADER], (parts) => {
      parts['xl/media/image1.emf'] = 'a'.repeat(3_100_000);
      parts['xl/drawings/drawing1.xml'] = '<sheetData/>';
    });
    expect(Object.keys(await csvOf(bytes, LIMITS))).toEqual(['book.xlsx!S']);
  });

  it('rejects an old Excel file with the name of a new one', async () => {
    await folder.write({ 'posing.xlsx': Buffer.from('d0cf11e0a1b11ae1', 'hex') });
    await expect(open({ paths: [folder.at('posing.xlsx')] })).rejects.toMatchObject({ code: 'source.xls' });
  });
});

describe('invalid or over-large workbooks', () => {
  it.each([
    ['an empty file', 'empty', () => Buffer.alloc(0)],
    [
      'an encrypted workbook',
      'xlsx-encrypted',
      () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    ],
    ['a web page', 'web-page', () => Buffer.from('<html></html>')],
    ['half a file', 'zip-broken', async () => (await oneSheet([HEADER])).subarray(0, 600)],
    ['a zip of another document type', 'xlsx-broken', () => zipped({ 'word/document.xml': '<w/>' })],
    ['broken XML', 'xlsx-broken', () => oneSheet([HEADER], inSheet('</row>', '<row'))],
    ['a row number out of range', 'xlsx-broken', () => oneSheet([HEADER], inSheet('r="1"', 'r="99999999999"'))],
    ['an escaped position', 'xlsx-broken', () => oneSheet([HEADER], inSheet('r="A1"', 'r="A&#57;99999999"'))],
    ['a row number with an exponent', 'xlsx-broken', () => oneSheet([HEADER], inSheet('r="1"', 'r="1e9"'))],
    [
      'sheet data in the styles part',
      'xlsx-broken',
      () => oneSheet([HEADER], (parts) => (parts['xl/styles.xml'] = '<x:sheetData><x:row r="999999999"/></x:sheetData>')),
    ],
    ['a zip bomb', 'zip-ratio', () => oneSheet([HEADER], (parts) => (parts['xl/sharedStrings.xml'] = 'a'.repeat(2_900_000)))],
    [
      'too much text from few bytes',
      'xlsx-size',
      () => workbook({ sharedStrings: ['x'.repeat(900)], sheets: { S: [Array(9).fill(shared(0)) as RawCell[]] } }),
    ],
  ])('rejects %s', async (_what, code, bytes) => {
    await expect(csvOf(await bytes(), LIMITS)).rejects.toMatchObject({ kind: 'invalid', code: `source.${code}` });
  });

  it.each([
    ['too many bytes', (parts: Record<string, string>) => void (parts['xl/sharedStrings.xml'] = 'a'.repeat(3_100_000))],
    ['a cell out of range', inSheet('r="E1"', 'r="XFD1048576"')],
    ['rows without a position', inSheet('</sheetData>', `${'<row/>'.repeat(500)}</sheetData>`)],
  ])('skips a workbook with %s and states what to do', async (_what, change) => {
    const bytes = await oneSheet([HEADER], change);
    const found = await openXlsx({ label: 'book.xlsx', name: 'book.xlsx', open: () => chunks(bytes) }, LIMITS);
    expect(found).toEqual({ files: [], unused: [{ file: 'book.xlsx', reason: expect.stringMatching(/CSV$/) as unknown }] });
  });
});
