import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { createFolder, open, readAll, tableCsv, tableOf, zipped } from '../source-files.fixture.ts';
import { openZip, type ZipLimits } from './zip.ts';

const GR200 = tableCsv('UNITID,BAREVCT,L4REVCT,XL4GR150,L4GR150', [{ UNITID: '900001', XL4GR150: 'R', L4GR150: '81' }]);
const LIMITS: ZipLimits = { entries: 3, totalBytes: 4_000_000, singleBytes: 3_000_000, ratio: 200 };

const folder = await createFolder();
afterAll(folder.remove);

/** Writes a zip with changed bytes. */
async function zipAt(name: string, members: Record<string, string | Buffer>, change: (zip: Buffer) => Buffer = (zip) => zip) {
  await folder.write({ [name]: change(await zipped(members)) });
  return folder.at(name);
}

async function inflateAll(path: string, limits: ZipLimits): Promise<number> {
  const { files } = await openZip(path, limits);
  let bytes = 0;
  for (const file of files) for await (const chunk of file.open()) bytes += chunk.length;
  return bytes;
}

const replaced = (from: string, to: string) => (zip: Buffer) => Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');

/** Sets bits of a field of each central directory record. */
const inDirectory = (offset: number, bits: number) => (zip: Buffer) => {
  const at = zip.indexOf('PK\x01\x02', 0, 'latin1');
  zip[at + offset] = (zip[at + offset] ?? 0) ^ bits;
  return zip;
};

/** Sets the Unix file type of the first entry. */
const kind = (mode: number) => (zip: Buffer) => {
  zip.writeUInt16LE(mode, zip.indexOf('PK\x01\x02', 0, 'latin1') + 40);
  return zip;
};

describe('zip', () => {
  it('reads the revised file first and lists skipped files', async () => {
    const revised = GR200.replace('81', '82');
    const path = await zipAt('GR2024.zip', { 'gr2024.csv': GR200, 'gr2024_rv.csv': revised, 'notes.txt': 'x' });
    const opened = await open({ paths: [path] });
    expect(opened).toMatchObject({ year: 2024, release: 'final' });
    expect(opened.unused).toEqual([
      { file: `${path}!notes.txt`, reason: 'it is not a CSV, Excel or zip file' },
      { file: `${path}!gr2024.csv`, reason: `the GR200 table is read from ${path}!gr2024_rv.csv` },
    ]);
    const table = tableOf(opened, 'GR200');
    expect(table).toMatchObject({ file: `${path}!gr2024_rv.csv`, bytes: revised.length });
    expect((await readAll(table)).rows).toMatchObject([{ line: 2, unitId: 900001, values: [0.82], statuses: 'r' }]);
  });

  it.each([
    ['a path that leaves the zip', 'zip-broken', replaced('safe.csv', '../e.csv')],
    ['a path that leaves the zip through a folder', 'zip-broken', replaced('safe.csv', 'a/../csv')],
    ['a Windows path that leaves the zip', 'zip-broken', replaced('safe.csv', String.raw`..\e.csv`)],
    ['an absolute path', 'zip-broken', replaced('safe.csv', '/tmp.csv')],
    ['a drive path', 'zip-broken', replaced('safe.csv', 'C:/e.csv')],
    ['a name with control characters', 'zip-name', replaced('safe.csv', '\x1b[2J.csv')],
    ['a link', 'zip-special', kind(0o120777)],
    ['a device', 'zip-special', kind(0o020666)],
    ['a folder with a file name', 'zip-special', kind(0o040755)],
    ['a missing end', 'zip-broken', (zip: Buffer) => zip.subarray(0, zip.length / 2)],
    ['a wrong checksum', 'zip-damaged', inDirectory(16, 0xff)],
    ['a wrong declared size', 'zip-broken', inDirectory(24, 0x01)],
    ['encryption', 'zip-encrypted', inDirectory(8, 0x01)],
  ])('rejects %s', async (_what, code, change) => {
    const path = await zipAt('bad.zip', { 'safe.csv': GR200 }, change);
    await expect(inflateAll(path, LIMITS)).rejects.toMatchObject({ kind: 'invalid', code: `source.${code}` });
  });

  it.each([
    ['web-page', '<!DOCTYPE html><html><body>Moved</body></html>', 'is a web page, not a table. Download it again.'],
    ['web-page', '\uFEFF\n <html/>', 'is a web page, not a table. Download it again.'],
    ['empty', '', 'is empty.'],
    ['foreign', '%PDF-1.7', 'is a PDF. Download the table instead.'],
    ['zip-broken', GR200, 'is not a zip or Excel file. Download it again.'],
  ])('says what a file is that is no zip: %s', async (code, content, words) => {
    await folder.write({ 'no.zip': content });
    const path = folder.at('no.zip');
    await expect(openZip(path)).rejects.toMatchObject({ kind: 'invalid', code: `source.${code}`, message: `${path} ${words}` });
  });

  it.each<[string, string, (zip: Buffer) => Buffer]>([
    ['cut off at its end', '', (zip) => zip.subarray(0, -40)],
    ['cut off in its middle', '', (zip) => zip.subarray(0, zip.length / 2)],
    ['with changed bytes', '!safe.csv', (zip) => zip.fill(0xff, 40, 50)],
    ['with a wrong checksum', '!safe.csv', inDirectory(16, 0xff)],
  ])('says that a zip %s is damaged, in its own words', async (_what, member, change) => {
    const path = await zipAt('cut.zip', { 'safe.csv': GR200 }, change);
    const message = `${path}${member} is damaged or cut off. Download it again.`;
    await expect(inflateAll(path, LIMITS)).rejects.toMatchObject({ kind: 'invalid', message });
  });

  it('does not open zips inside zips or files of operating systems', async () => {
    const inner = await zipped({ 'gr2024.csv': GR200 });
    const path = await zipAt('outer.zip', { 'inner.zip': inner, '__MACOSX/._gr2024.csv': 'x', 'folder/gr2024.csv': GR200 });
    const { files, unused } = await openZip(path);
    expect(files.map(({ name }) => name)).toEqual(['gr2024.csv']);
    expect(unused.map(({ file, reason }) => [file.split('!')[1], reason])).toEqual([
      ['inner.zip', 'zips inside zips are not read'],
      ['__MACOSX/._gr2024.csv', expect.any(String)],
    ]);
  });

  it.each(['b.csv', 'A.CSV'])('rejects a.csv beside %s', async (other) => {
    const path = await zipAt('twice.zip', { 'a.csv': GR200, [other]: GR200 }, other === 'b.csv' ? replaced('b.csv', 'a.csv') : undefined);
    await expect(inflateAll(path, LIMITS)).rejects.toMatchObject({ code: 'source.zip-duplicate' });
  });

  it('returns the original content or throws after a change of any byte', async () => {
    const zip = await zipped({ 'gr2024.csv': GR200, 'hd2024.csv': 'UNITID\n900001\n' });
    const good = new Set([GR200, 'UNITID\n900001\n']);
    const byte = fc.record({ at: fc.nat(zip.length - 1), value: fc.nat(255) });
    await fc.assert(
      fc.asyncProperty(fc.array(byte, { minLength: 1, maxLength: 3 }), async (bytes) => {
        const changed = Buffer.from(zip);
        for (const { at, value } of bytes) changed[at] = value;
        await folder.write({ 'changed.zip': changed });
        try {
          const { files } = await openZip(folder.at('changed.zip'), LIMITS);
          for (const file of files) {
            const chunks: Buffer[] = [];
            for await (const chunk of file.open()) chunks.push(chunk);
            expect(good.has(Buffer.concat(chunks).toString())).toBe(true);
          }
        } catch (error) {
          expect(error).toMatchObject({
            kind: 'invalid',
            code: expect.stringMatching(/^source\.(zip-|web-page|foreign|utf-16)/) as string,
          });
        }
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['too many files', 'zip-entries', { 'a.csv': 'a', 'b.csv': 'b', 'c.csv': 'c', 'd.csv': 'd' }],
    ['a too large total size', 'zip-size', { 'a.csv': Buffer.alloc(2_500_000, 'a'), 'b.csv': Buffer.alloc(2_500_000, 'b') }],
    ['a too large file', 'zip-size', { 'a.csv': randomBytes(3_200_000) }],
    ['a zip bomb', 'zip-ratio', { 'a.csv': Buffer.alloc(2_900_000, 'a') }],
  ])('rejects %s', async (_what, code, members) => {
    const path = await zipAt('large.zip', members);
    await expect(inflateAll(path, LIMITS)).rejects.toMatchObject({ kind: 'invalid', code: `source.${code}` });
  });
});
