import { randomBytes } from 'node:crypto';
import { createFolder, open, readAll, tableCsv, tableOf, zipped } from './source-files.suite.ts';
import { openZip, type ZipLimits } from './zip.ts';

const EF_D = tableCsv('UNITID,RRFTCT,RET_NMF,XRET_PCF,RET_PCF', [{ UNITID: '900001', XRET_PCF: 'R', RET_PCF: '81' }]);
const LIMITS: ZipLimits = { entries: 3, totalBytes: 4_000_000, singleBytes: 3_000_000, ratio: 200 };

const folder = await createFolder();
afterAll(folder.remove);

/** The zip as a file, after changing its bytes. */
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

describe('zip', () => {
  it('reads members, the revised one first, and names what it passes over', async () => {
    const revised = EF_D.replace('81', '82');
    const path = await zipAt('EF2024D.zip', { 'ef2024d.csv': EF_D, 'ef2024d_rv.csv': revised, 'notes.txt': 'x' });
    const opened = await open({ paths: [path] });
    expect(opened).toMatchObject({ year: 2024, release: 'final' });
    expect(opened.unused).toEqual([
      { file: `${path}!notes.txt`, reason: 'it is neither a CSV, an Excel (.xlsx) nor a zip file' },
      { file: `${path}!ef2024d.csv`, reason: `the EF-D table is read from ${path}!ef2024d_rv.csv` },
    ]);
    const table = tableOf(opened, 'EF-D');
    expect(table).toMatchObject({ file: `${path}!ef2024d_rv.csv`, bytes: revised.length });
    expect((await readAll(table)).rows).toEqual([{ line: 2, unitId: 900001, values: [0.82], statuses: 'r' }]);
  });

  it.each([
    ['a name that leads out', 'zip-broken', replaced('safe.csv', '../e.csv')],
    ['an absolute name', 'zip-broken', replaced('safe.csv', '/tmp.csv')],
    ['a lost end', 'zip-broken', (zip: Buffer) => zip.subarray(0, zip.length / 2)],
    ['a wrong checksum', 'zip-damaged', inDirectory(16, 0xff)],
    ['a wrong stated size', 'zip-broken', inDirectory(24, 0x01)],
    ['encryption', 'zip-encrypted', inDirectory(8, 0x01)],
  ])('refuses %s', async (_what, code, change) => {
    const path = await zipAt('bad.zip', { 'safe.csv': EF_D }, change);
    await expect(inflateAll(path, LIMITS)).rejects.toMatchObject({ kind: 'invalid', code: `source.${code}` });
  });

  it.each([
    ['too many members', 'zip-entries', { 'a.csv': 'a', 'b.csv': 'b', 'c.csv': 'c', 'd.csv': 'd' }],
    ['too much in all', 'zip-size', { 'a.csv': Buffer.alloc(2_500_000, 'a'), 'b.csv': Buffer.alloc(2_500_000, 'b') }],
    ['too much in one', 'zip-size', { 'a.csv': randomBytes(3_200_000) }],
    ['a bomb', 'zip-ratio', { 'a.csv': Buffer.alloc(2_900_000, 'a') }],
  ])('refuses %s', async (_what, code, members) => {
    const path = await zipAt('large.zip', members);
    await expect(inflateAll(path, LIMITS)).rejects.toMatchObject({ kind: 'invalid', code: `source.${code}` });
  });
});
