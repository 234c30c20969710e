import { createFolder, open, readAll, tableCsv, tableOf } from './source-files.fixture.ts';

const RETENTION = 'UNITID,RRFTCT,RET_NMF,XRET_PCF,RET_PCF';
const EF_D = tableCsv(RETENTION, [{ UNITID: '900001', RET_PCF: '81' }]);

let folder: Awaited<ReturnType<typeof createFolder>>;
beforeEach(async () => {
  folder = await createFolder();
});
afterEach(() => folder.remove());

const refused = (code: string, text: string | RegExp = '') => ({
  kind: 'invalid',
  code: `source.${code}`,
  message: expect.stringMatching(text) as unknown,
});

describe('unreadable files', () => {
  it.each([
    ['empty', ''],
    ['empty', '\n \n'],
    ['web-page', '\n<!DOCTYPE html><html><body>404</body></html>'],
    ['nul-bytes', EF_D + '\0'],
    ['utf-16', Buffer.from(`\uFEFF${EF_D}`, 'utf16le')],
    ['undecodable', Buffer.concat([Buffer.from(EF_D), Buffer.from([0x8d, 0xe9, 0x0a])])],
    ['header', 'UNITID,"RRFTCT\n1,2\n'],
    ['repeated-columns', EF_D.replace('RET_NMF', 'RET_NMF,ret_nmf ')],
    ['missing-columns', EF_D.replaceAll('RET_PCF', 'RET_PC')],
  ])('rejects %s, given directly or in a folder', async (code, content) => {
    await folder.write({ 'ef2024d.csv': content });
    await expect(open({ paths: [folder.at('ef2024d.csv')] })).rejects.toMatchObject(refused(code, 'ef2024d.csv'));
    await expect(open({ paths: [folder.path] })).rejects.toMatchObject(refused(code, 'ef2024d.csv'));
  });

  it('reports all unreadable files at once', async () => {
    await folder.write({ 'a.csv': '', 'b.csv': '<html>' });
    await expect(open({ paths: [folder.path] })).rejects.toMatchObject(refused('empty', /a\.csv is empty.*b\.csv is a web page/));
  });

  it('reports a missing path and a folder without usable files', async () => {
    await folder.write({ 'notes.txt': 'x', 'other.csv': 'a,b\n1,2\n' });
    await expect(open({ paths: [folder.path] })).rejects.toMatchObject(refused('nothing-usable', /notes\.txt.*other\.csv/));
    await expect(open({ paths: [folder.at('gone.csv')] })).rejects.toMatchObject(refused('not-found', 'gone.csv'));
  });
});

describe('identification', () => {
  it('uses the header, not the name, and lists unused files', async () => {
    await folder.write({
      'anything 2024.csv': EF_D,
      'drvhr2024.csv': 'UNITID,SALTOTL,SFTETOTL\n900001,1,\n',
      'mine.csv': 'a,a\n1,2\n',
      'readme.md': 'x',
    });
    const opened = await open({ paths: [folder.path] });
    expect(opened.tables.map(({ table }) => table)).toEqual(['EF-D']);
    expect(opened.unused).toEqual([
      { file: folder.at('readme.md'), reason: 'it is not a CSV, Excel (.xlsx) or zip file' },
      { file: folder.at('drvhr2024.csv'), reason: 'Alma does not use the DRVHR (staff) table' },
      { file: folder.at('mine.csv'), reason: 'its columns do not match a known table' },
    ]);
  });

  it.each([
    ['hd2024.csv', 2024],
    ['sfa2324_rv.csv', 2024],
    ['drvcost2023.csv', 2023],
    ['gr200_21.csv', 2021],
    ['EF2023D_RV.csv', 2023],
  ])('reads the year from %s', async (name, year) => {
    await folder.write({ [name]: EF_D });
    expect((await open({ paths: [folder.path] })).year).toBe(year);
  });

  it('requires exactly one known year', async () => {
    await folder.write({ 'ef2024d.csv': EF_D, 'drvadm2023.csv': 'UNITID,DVADM01,DVADM02,DVADM03\n900001,50,50,50\n' });
    await expect(open({ paths: [folder.path] })).rejects.toMatchObject(
      refused('year-conflict', /drvadm2023\.csv \(2023\).*ef2024d\.csv \(2024\)/),
    );
    expect((await open({ paths: [folder.path], year: 2024 })).year).toBe(2024);
    await folder.write({ 'plain.csv': EF_D });
    await expect(open({ paths: [folder.at('plain.csv')] })).rejects.toMatchObject({
      ...refused('year-unknown', 'year of the data'),
      remedies: ['year'],
    });
  });

  it('prefers the requested year, then the revised file of a table', async () => {
    const other = EF_D.replace('81', '82');
    const older = EF_D.replace('81', '83');
    await folder.write({ 'ef2024d.csv': EF_D, 'ef2024d_RV.csv': other, 'ef2023d_rv.csv': older });
    expect(tableOf(await open({ paths: [folder.path], year: 2024 }), 'EF-D').file).toBe(folder.at('ef2024d_RV.csv'));
    const opened = await open({ paths: [folder.path], year: 2023 });
    expect(tableOf(opened, 'EF-D').file).toBe(folder.at('ef2023d_rv.csv'));
    expect(opened.release).toBe('final');
    expect(opened.unused).toHaveLength(2);
  });

  it('reads a duplicate file once', async () => {
    await folder.write({ 'ef2024d.csv': EF_D });
    const opened = await open({ paths: [folder.path, folder.at('ef2024d.csv')] });
    expect(opened.tables).toHaveLength(1);
    expect(opened).toMatchObject({
      release: 'provisional',
      unused: [{ reason: `it has the same content as ${folder.at('ef2024d.csv')}` }],
    });
  });
});

describe('rows', () => {
  const read = async (content: string) => {
    await folder.write({ 'ef2024d.csv': content });
    return readAll(tableOf(await open({ paths: [folder.path] }), 'EF-D'));
  };

  it.each([
    ['bad-unitid', 'x12,,,R,81'],
    ['bad-unitid', '0,,,R,81'],
    ['bad-unitid', '100654.0,,,R,81'],
    ['ragged-row', '900002,,,R'],
    ['ragged-row', '900002,,,R,81,'],
    ['not-a-number', '900002,,,R,8l'],
    ['not-a-number', '900002,,,R,0x51'],
    ['number-too-large', '900002,,,R,1e21'],
    ['damaged-text', '900002,,,R,\uFFFD'],
    ['over-long-field', `900002,,,R,${'8'.repeat(5_000)}`],
    ['unterminated-quote', '900002,,,R,"81'],
  ])('rejects a row for %s', async (code, line) => {
    const { rows, rejects } = await read(`${EF_D}${line}\n900003,,,R,70\n`);
    expect(rows.map(({ line: at, unitId }) => [at, unitId])).toEqual([
      [2, 900001],
      [4, 900003],
    ]);
    expect(rejects).toEqual([{ line: 3, unitId: null, code, message: expect.any(String) as unknown, raw: line.slice(0, 1_000) }]);
  });

  it('rejects the last row of an incomplete download', async () => {
    const { rows, rejects } = await read(`${EF_D}900002,,,R,70\n900003,,`);
    expect(rows).toHaveLength(2);
    expect(rejects).toMatchObject([{ line: 4, code: 'ragged-row', raw: '900003,,' }]);
  });

  it('skips blank lines', async () => {
    const { rows, rejects } = await read(`${EF_D}\n900002,,,R,70\n\n`);
    expect(rows.map(({ line }) => line)).toEqual([2, 4]);
    expect(rejects).toEqual([]);
  });

  it('detects a file that changes during the read', async () => {
    await folder.write({ 'ef2024d.csv': EF_D });
    const table = tableOf(await open({ paths: [folder.path] }), 'EF-D');
    await folder.write({ 'ef2024d.csv': `${EF_D}900002,,,R,70\n` });
    await expect(readAll(table)).rejects.toMatchObject(refused('changed'));
  });
});
