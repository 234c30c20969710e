import { symlink } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { createFolder, open, readAll, tableCsv, tableOf, zipped } from './source-files.fixture.ts';

const HEADER = 'UNITID,BAREVCT,L4REVCT,XL4GR150,L4GR150';
const GR200 = tableCsv(HEADER, [{ UNITID: '900001', L4GR150: '81' }]);

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
    ['nul-bytes', GR200 + '\0'],
    ['utf-16', Buffer.from(`\uFEFF${GR200}`, 'utf16le')],
    ['undecodable', Buffer.concat([Buffer.from(GR200), Buffer.from([0x8d, 0xe9, 0x0a])])],
    ['foreign', gzipSync(GR200)],
    ['line-ends', GR200.replaceAll('\n', '\r')],
    ['header', 'UNITID,"BAREVCT\n1,2\n'],
    ['header', GR200.replaceAll(',', ';')],
    ['header', `Retention\n${GR200}`],
    ['repeated-columns', GR200.replace('L4REVCT', 'L4REVCT,l4revct ')],
    ['missing-columns', GR200.replaceAll('L4GR150', 'L4GR15')],
  ])('rejects %s, given directly or in a folder', async (code, content) => {
    await folder.write({ 'gr2024.csv': content });
    await expect(open({ paths: [folder.at('gr2024.csv')] })).rejects.toMatchObject(refused(code, 'gr2024.csv'));
    await expect(open({ paths: [folder.path] })).rejects.toMatchObject(refused(code, 'gr2024.csv'));
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

  it('does not read devices and named pipes', async () => {
    await folder.write({ 'gr2024.csv': GR200 });
    await symlink('/dev/null', folder.at('gr2023.csv'));
    await symlink(folder.at('gr2024.csv'), folder.at('linked2024.csv'));
    for (const path of ['/dev/null', folder.at('gr2023.csv')])
      await expect(open({ paths: [path] })).rejects.toMatchObject(refused('not-a-file', `${path} is neither a file nor a folder`));
    const { tables, unused } = await open({ paths: [folder.path] });
    expect([tables, unused].map((files) => files.map(({ file }) => file))).toEqual([
      [folder.at('gr2024.csv')],
      [folder.at('linked2024.csv')],
    ]);
  });

  it.each([
    ['semicolons', GR200.replaceAll(',', ';'), 'gr2024.csv, line 1: the columns are separated by semicolons.'],
    ['tabs', GR200.replaceAll(',', '\t'), 'gr2024.csv, line 1: the columns are separated by tabs.'],
    ['a title', `Retention, fall 2024\n${GR200}`, 'gr2024.csv: the header is in line 2, but Alma expects it in line 1.'],
    ['a title and a blank line', `"Retention"\n,,\n${GR200}`, 'gr2024.csv: the header is in line 3, but Alma expects it in line 1.'],
    ['a title and tabs', `Retention\n${GR200.replaceAll(',', '\t')}`, 'gr2024.csv, line 2: the columns are separated by tabs.'],
  ])('names the line and the separator of a header with %s', async (_what, content, message) => {
    await folder.write({ 'gr2024.csv': content });
    await expect(open({ paths: [folder.path] })).rejects.toMatchObject({
      code: 'source.header',
      message: expect.stringContaining(message) as unknown,
    });
  });
});

describe('incomplete files', () => {
  const readOne = async (content: string | Buffer, name = 'gr2024.csv') => {
    await folder.write({ [name]: content });
    return readAll(tableOf(await open({ paths: [folder.path] }), 'GR200'));
  };

  it.each([
    ['between two cells', '900003,,', 'line 4: the row has 3 of 5 cells'],
    ['inside a quoted cell', '900003,,,R,"7', 'line 4: the row has 4 of 5 cells'],
    ['inside the UNITID', '9000', 'line 4: the row has 1 of 5 cells'],
  ])('are refused if they end %s, also in a zip', async (_where, end, message) => {
    const content = `${GR200}900002,,,R,70\n${end}`;
    const cutOff = refused('cut-off', `gr2024.csv ends inside ${message}`);
    await expect(readOne(content)).rejects.toMatchObject(cutOff);
    await folder.write({ 'gr2024.csv': GR200 });
    await expect(readOne(await zipped({ 'gr2024.csv': content }), 'GR2024.zip')).rejects.toMatchObject(cutOff);
  });

  it.each(['900003,,,R,70', '900003,,,R,"7""0 ,"', '\n  '])('are not files whose last row %j has no line end', async (end) => {
    const { rows, rejects } = await readOne(`${GR200}900002,,,R,70\n${end}`);
    expect(rows.length + rejects.length).toBe(end.trim() === '' ? 2 : 3);
  });

  it.each([GR200.split('\n')[0] ?? '', `${GR200.split('\n')[0] ?? ''}\n`, `${GR200.split('\n')[0] ?? ''}\n\n \n`])(
    'are refused without rows: %j',
    async (content) => {
      await expect(readOne(content)).rejects.toMatchObject(refused('no-rows', 'gr2024.csv has column names and no rows'));
    },
  );
});

describe('identification', () => {
  it('uses the header, not the name, and lists unused files', async () => {
    await folder.write({
      'anything 2024.csv': GR200,
      'drvhr2024.csv': 'UNITID,SALTOTL,SFTETOTL\n900001,1,\n',
      'mine.csv': 'a,a\n1,2\n',
      'readme.md': 'x',
    });
    const opened = await open({ paths: [folder.path] });
    expect(opened.tables.map(({ table }) => table)).toEqual(['GR200']);
    expect(opened.unused).toEqual([
      { file: folder.at('readme.md'), reason: 'it is not a CSV, Excel or zip file' },
      { file: folder.at('drvhr2024.csv'), reason: 'Alma does not use the DRVHR (staff) table' },
      { file: folder.at('mine.csv'), reason: 'its columns do not match a known table' },
    ]);
  });

  it.each([
    ['hd2024.csv', 2024],
    ['sfa2324_rv.csv', 2024],
    ['drvcost2023.csv', 2023],
    ['gr200_21.csv', 2021],
    ['GR2023_RV.csv', 2023],
  ])('reads the year from %s', async (name, year) => {
    await folder.write({ [name]: GR200 });
    expect((await open({ paths: [folder.path] })).year).toBe(year);
  });

  it('requires exactly one known year', async () => {
    await folder.write({ 'gr2024.csv': GR200, 'drvgr2023.csv': 'UNITID,GRRTTOT,GRRTM,GRRTW\n900001,50,50,50\n' });
    await expect(open({ paths: [folder.path] })).rejects.toMatchObject(
      refused('year-conflict', /drvgr2023\.csv \(2023\).*gr2024\.csv \(2024\)/),
    );
    const opened = await open({ paths: [folder.path], year: 2024 });
    expect([opened.year, opened.tables.map(({ table, year }) => [table, year])]).toEqual([2024, [['GR200', 2024]]]);
    expect(opened.unused).toEqual([{ file: folder.at('drvgr2023.csv'), reason: 'it is of 2023, not 2024' }]);
    await folder.write({ 'plain.csv': GR200 });
    await expect(open({ paths: [folder.at('plain.csv')] })).rejects.toMatchObject({
      ...refused('year-unknown', 'year of the data'),
      remedies: ['year'],
    });
  });

  it.each(['gr2021.csv', 'sfa2021.csv', 'gr2021_rv.csv'])('does not give %s another year', async (name) => {
    await folder.write({ [name]: GR200 });
    const conflict = {
      ...refused('year-conflict', `The name of ${folder.at(name)} says 2021, not 2025. Rename the file`),
      remedies: ['no-year'],
    };
    await expect(open({ paths: [folder.path], year: 2025 })).rejects.toMatchObject(conflict);
    await folder.write({ 'gr2025.csv': GR200.replace('81', '82') });
    await expect(open({ paths: [folder.at(name), folder.at('gr2025.csv')], year: 2025 })).rejects.toMatchObject(conflict);
    expect((await open({ paths: [folder.path], year: 2025 })).tables.map(({ file }) => file)).toEqual([folder.at('gr2025.csv')]);
    expect((await open({ paths: [folder.at(name)], year: 2021 })).year).toBe(2021);
  });

  it('takes the year of a file in a zip from its own name first', async () => {
    await folder.write({ 'GR2025.zip': await zipped({ 'gr2021.csv': GR200 }), 'D2024.zip': await zipped({ 'retention.csv': GR200 }) });
    await expect(open({ paths: [folder.at('GR2025.zip')], year: 2025 })).rejects.toMatchObject(refused('year-conflict', 'says 2021'));
    await expect(open({ paths: [folder.at('D2024.zip')], year: 2025 })).rejects.toMatchObject(refused('year-conflict', 'says 2024'));
    expect((await open({ paths: [folder.at('D2024.zip')], year: 2024 })).year).toBe(2024);
  });

  it('refuses a named zip of another year, but takes the year from a zip of several', async () => {
    const rates = { 'drvgr2024.csv': 'UNITID,GRRTTOT,GRRTM,GRRTW\n900001,50,50,50\n' };
    const retention = { 'gr2023.csv': GR200 };
    await folder.write({
      'rates.zip': await zipped(rates),
      'retention.zip': await zipped(retention),
      'both.zip': await zipped({ ...rates, ...retention }),
    });
    const paths = [folder.at('rates.zip'), folder.at('retention.zip')];
    await expect(open({ paths, year: 2024 })).rejects.toMatchObject(refused('year-conflict', 'says 2023'));
    const { tables } = await open({ paths: [folder.at('both.zip')], year: 2024 });
    expect(tables.map(({ table }) => table)).toEqual(['DRVGR']);
  });

  it('prefers the requested year, then the revised file of a table', async () => {
    const other = GR200.replace('81', '82');
    const older = GR200.replace('81', '83');
    await folder.write({ 'gr2024.csv': GR200, 'gr2024_RV.csv': other, 'gr2023_rv.csv': older });
    expect(tableOf(await open({ paths: [folder.path], year: 2024 }), 'GR200').file).toBe(folder.at('gr2024_RV.csv'));
    const opened = await open({ paths: [folder.path], year: 2023 });
    expect(tableOf(opened, 'GR200').file).toBe(folder.at('gr2023_rv.csv'));
    expect(opened.release).toBe('final');
    expect(opened.unused).toHaveLength(2);
  });

  it('reads a duplicate file once', async () => {
    await folder.write({ 'gr2024.csv': GR200 });
    const opened = await open({ paths: [folder.path, folder.at('gr2024.csv')] });
    expect(opened.tables).toHaveLength(1);
    expect(opened).toMatchObject({
      release: 'provisional',
      unused: [{ reason: `it has the same content as ${folder.at('gr2024.csv')}` }],
    });
  });
});

describe('rows', () => {
  const read = async (content: string) => {
    await folder.write({ 'gr2024.csv': content });
    return readAll(tableOf(await open({ paths: [folder.path] }), 'GR200'));
  };

  it.each([
    ['bad-unitid', 'x12,,,R,81', null, '"x12" is not a UNITID.'],
    ['bad-unitid', '0,,,R,81', null, '"0" is not a UNITID.'],
    ['bad-unitid', '100654.5,,,R,81', null, '"100654.5" is not a UNITID.'],
    ['ragged-row', '900002,,,R', 900002, 'The row has 4 cells, but the header has 5.'],
    ['ragged-row', '900002,,,R,81,', 900002, 'The row has 6 cells, but the header has 5.'],
    ['ragged-row', '9000 02,,,R', null, 'The row has 4 cells, but the header has 5.'],
    ['not-a-number', '900002,,,R,8l', 900002, 'L4GR150: "8l" is not a number.'],
    ['not-a-number', '900002,,,R,0x51', 900002, 'L4GR150: "0x51" is not a number.'],
    ['not-a-number', '900002,,,R,"81,5"', 900002, 'L4GR150: "81,5" is not a number: it has a comma.'],
    ['out-of-range', '900002,,,R,1e21', 900002, 'L4GR150: 1e+21 is outside 0 to 100.'],
    ['out-of-range', '900002,,,R,999', 900002, 'L4GR150: 999 is outside 0 to 100.'],
    ['out-of-range', '900002,,,R,-4', 900002, 'L4GR150: -4 is outside 0 to 100.'],
    ['damaged-text', '900002,,,R,\uFFFD', 900002, 'L4GR150: The text has replacement characters: it was damaged before publication.'],
    ['over-long-field', `900002,,,R,${'8'.repeat(5_000)}`, 900002, 'L4GR150: The cell has more than 4000 characters.'],
    ['unterminated-quote', '"900002",,,R,"81', 900002, 'A quoted cell has no closing quote.'],
    ['unterminated-quote', '"900002,,,R,81', null, 'A quoted cell has no closing quote.'],
    ['bad-quote', '900002,,"a",R,8"1"', 900002, 'An unquoted cell contains a quote, or text follows a closing quote.'],
  ])('rejects a row for %s (%#)', async (code, line, unitId, message) => {
    const { rows, rejects } = await read(`${GR200}${line}\n900003,,,R,70\n`);
    expect(rows.map(({ line: at, unitId }) => [at, unitId])).toEqual([
      [2, 900001],
      [4, 900003],
    ]);
    expect(rejects).toEqual([expect.objectContaining({ line: 3, unitId, code, message, raw: line })]);
  });

  it('reads unescaped quotes as text, and notes the row', async () => {
    const { rows, rejects, notes } = await read(`${GR200}900002,,"a "b", c",R,70\n900003,,,R,"7"0"\n900004,,,R,71\n`);
    expect(rows.map(({ unitId, values }) => [unitId, values[0]])).toEqual([
      [900001, 0.81],
      [900004, 0.71],
    ]);
    expect(rejects.map(({ unitId, message }) => [unitId, message])).toEqual([
      [900002, expect.stringContaining('quote')],
      [900003, 'L4GR150: "7"0" is not a number.'],
    ]);
    expect(notes).toEqual([]);
    const repaired = await read(`${GR200}900002,,"a "b" c",R,70\n`);
    expect(repaired.rows.map(({ unitId }) => unitId)).toEqual([900001, 900002]);
    expect(repaired.notes).toEqual([
      { line: 3, unitId: 900002, code: 'stray-quote', message: expect.stringContaining('read as text') as unknown },
    ]);
  });

  it('skips blank lines', async () => {
    const { rows, rejects } = await read(`${GR200}\n900002,,,R,70\n\n`);
    expect(rows.map(({ line }) => line)).toEqual([2, 4]);
    expect(rejects).toEqual([]);
  });

  it('detects a file that changes during the read', async () => {
    await folder.write({ 'gr2024.csv': GR200 });
    const table = tableOf(await open({ paths: [folder.path] }), 'GR200');
    await folder.write({ 'gr2024.csv': `${GR200}900002,,,R,70\n` });
    await expect(readAll(table)).rejects.toMatchObject(refused('changed'));
  });
});
