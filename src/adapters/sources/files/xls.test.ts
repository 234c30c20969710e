import { utils, write, type WorkSheet } from '@e965/xlsx';
import fc from 'fast-check';
import { createFolder, open, readAll, tableOf, zipped } from '../source-files.fixture.ts';
import { openXls, type XlsLimits } from './xls.ts';

const LIMITS: XlsLimits = { bytes: 1e6, cells: 1_000, csvBytes: 5_000, megabytes: 200, seconds: 60 };
const HEADER = ['unitid', 'BAREVCT', 'L4REVCT', 'XL4GR150', 'L4GR150'];

const folder = await createFolder();
afterAll(folder.remove);

const aZip = await zipped({ 'a.csv': 'x' });

type Rows = readonly (readonly unknown[])[];

function oldWorkbook(sheets: Record<string, Rows>, change?: (sheet: WorkSheet) => void): Buffer {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
    change?.(sheet);
    utils.book_append_sheet(book, sheet, name);
  }
  return write(book, { bookType: 'biff8', type: 'buffer' }) as Buffer;
}

async function* chunks(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 1_000) yield await Promise.resolve(bytes.subarray(at, at + 1_000));
}

const opened = (bytes: Buffer, limits?: XlsLimits) => openXls({ label: 'book.xls', name: 'book.xls', open: () => chunks(bytes) }, limits);

async function csvOf(bytes: Buffer): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const file of (await opened(bytes)).files) {
    const parts: Buffer[] = [];
    for await (const part of file.open()) parts.push(part);
    texts[file.label] = Buffer.concat(parts).toString();
  }
  return texts;
}

const unusedFor = (reason: RegExp) => ({ files: [], unused: [{ file: 'book.xls', reason: expect.stringMatching(reason) as unknown }] });

describe('a sheet of an old Excel file as CSV', () => {
  it('writes numbers, texts, dates, truth values and missing cells', async () => {
    const bytes = oldWorkbook({
      Facts: [
        ['name', 'opened', 'money', 'share', 'note'],
        ['Universität “Löwe” – Zürich', new Date(Date.UTC(2024, 0, 1)), 2_085_307, 0.36, 'a "b", c'],
        ['00105100', null, 1e-3, 1.5e21, 'Line one\nline two'],
        [],
        [null, null, true, 0, -4.25],
      ],
      Empty: [],
    });
    expect(await csvOf(bytes)).toEqual({
      'book.xls!Facts': [
        'name,opened,money,share,note',
        'Universität “Löwe” – Zürich,2024-01-01,2085307,0.36,"a ""b"", c"',
        '00105100,,0.001,1500000000000000000000,Line one line two',
        '',
        ',,TRUE,0,-4.25',
        '',
      ].join('\n'),
    });
    expect((await opened(bytes)).unused).toEqual([{ file: 'book.xls!Empty', reason: 'it is empty' }]);
  });

  it('keeps the row numbers of Excel when the first rows and columns are empty', async () => {
    const bytes = oldWorkbook({ S: [] }, (sheet) => utils.sheet_add_aoa(sheet, [['x', 1]], { origin: 'B3' }));
    expect(await csvOf(bytes)).toEqual({ 'book.xls!S': '\n\n,x,1\n' });
  });

  it('reads each number that Excel can store', async () => {
    const fraction = fc.double({ noNaN: true, min: -1e12, max: 1e12 }).filter((value) => value === 0 || Math.abs(value) > 1e-300);
    const numbers = fc.array(fc.oneof(fc.integer(), fraction), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(numbers, async (values) => {
        const csv = (await csvOf(oldWorkbook({ S: values.map((value) => [value]) })))['book.xls!S'] ?? '';
        const read = csv.split('\n').slice(0, -1).map(Number);
        expect(read).toHaveLength(values.length);
        read.forEach((value, at) =>
          expect(Math.abs(value - (values[at] ?? 0))).toBeLessThanOrEqual(Math.max(1e-20, Math.abs(value) * 1e-14)),
        );
      }),
      { numRuns: 10 },
    );
  });
});

describe('an old Excel file as a source file', () => {
  const row = [900001, null, null, 'R', 81];

  it('supplies a table whose rejects have Excel row numbers, also in a zip that contains the year', async () => {
    const book = oldWorkbook({ Notes: [['read me']], Data: [HEADER, row, [], ['x']] });
    await folder.write({ 'gr2024.xls': book, 'EF_2023.zip': await zipped({ 'folder/Data.XLS': book }) });
    const path = folder.at('gr2024.xls');
    const source = await open({ paths: [path] });
    expect(source).toMatchObject({ year: 2024, unused: [{ file: `${path}!Notes` }] });
    const { rows, rejects } = await readAll(tableOf(source, 'GR200'));
    expect(rows).toMatchObject([{ line: 2, unitId: 900001, values: [0.81] }]);
    expect(rejects).toMatchObject([{ line: 4, code: 'bad-unitid' }]);
    const zip = folder.at('EF_2023.zip');
    expect(await open({ paths: [zip] })).toMatchObject({ year: 2023, tables: [{ file: `${zip}!folder/Data.XLS!Data` }] });
  });

  it('beside another file does not end the run if it is damaged', async () => {
    const book = oldWorkbook({ Data: [HEADER, row] });
    await folder.write({ 'good2022.xls': book, 'codes.xls': book.subarray(0, 900) });
    const paths = ['good2022.xls', 'codes.xls'].map(folder.at);
    expect(await open({ paths })).toMatchObject({
      year: 2022,
      unused: [{ file: folder.at('codes.xls'), reason: expect.stringMatching(/not a readable old Excel file/) as unknown }],
    });
    await expect(open({ paths: [folder.at('codes.xls')] })).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('invalid or over-large old Excel files', () => {
  const small = oldWorkbook({ S: [HEADER] });

  it('refuses a file without bytes', async () => {
    await expect(opened(Buffer.alloc(0))).rejects.toMatchObject({ kind: 'invalid', code: 'source.empty' });
  });

  it.each([
    ['a web page', Buffer.from('<html><table></table></html>')],
    ['CSV', Buffer.from('unitid,a\n1,2\n')],
    ['a zip', aZip],
    ['half a file', small.subarray(0, small.length / 2)],
    ['only the first bytes', Buffer.concat([small.subarray(0, 8), Buffer.alloc(4_000)])],
    [
      'another document in the same container',
      Buffer.from(small.toString('latin1').replaceAll('W\0o\0r\0k\0b\0o\0o\0k\0', 'D\0o\0c\0u\0m\0e\0n\0t\0'), 'latin1'),
    ],
  ])('names %s as unused', async (_what, bytes) => {
    expect(await opened(bytes)).toEqual(unusedFor(/not a readable old Excel file.*CSV$/));
  });

  it('names a file with a password as unused', async () => {
    // The third record, which begins 26 bytes after the first, becomes the record of a password.
    const bytes = Buffer.from(small);
    const first = bytes.indexOf(Buffer.from('09081000', 'hex'));
    bytes.writeUInt16LE(0x2f, first + 26);
    expect(await opened(bytes)).toEqual(unusedFor(/password/));
  });

  it.each<[string, Buffer, Partial<XlsLimits>]>([
    ['too many bytes', small, { bytes: 500 }],
    ['a cell in the last place', oldWorkbook({ S: [] }, (sheet) => utils.sheet_add_aoa(sheet, [[1]], { origin: 'IV65536' })), {}],
    ['too little time', small, { seconds: 0 }],
    ['too little memory', small, { megabytes: 2 }],
  ])('skips a file with %s and states what to do', async (_what, bytes, limits) => {
    expect(await opened(bytes, { ...LIMITS, ...limits })).toEqual(unusedFor(/too large.*CSV$/));
  });

  it('refuses a table that is too large as text', async () => {
    const long = oldWorkbook({ S: Array.from({ length: 40 }, () => ['x'.repeat(200)]) });
    await expect(opened(long, LIMITS)).rejects.toMatchObject({ code: 'source.xlsx-size' });
  });

  it('answers for each file with forged bytes', async () => {
    const book = oldWorkbook({ S: [HEADER, [900001, 1.5, 'text', null, 3]] });
    const forged = fc.array(fc.tuple(fc.nat(book.length - 1), fc.nat(255)), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(forged, async (changes) => {
        const bytes = Buffer.from(book);
        for (const [at, byte] of changes) bytes[at] = byte;
        const { files, unused } = await opened(bytes, { ...LIMITS, seconds: 5 });
        expect(files.length + unused.length).toBeGreaterThan(0);
      }),
      { numRuns: 25 },
    );
  }, 180_000);
});
