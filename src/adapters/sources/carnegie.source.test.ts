import fc from 'fast-check';
import { isCommunityCollege } from '../../domain/colleges/kind/level.ts';
import { carnegieScoreOf } from '../../domain/scores/carnegie.ts';
import { createFolder, open, readAll, tableCsv, tableOf, valuesOf } from './source-files.fixture.ts';

const HEADER_2025 = 'unitid,instnm,ic2025,ic2025name,research2025,hbcu,tribal,womenonly,basic2021,herd_2023';
const HEADER_2021 = 'unitid,name,basic2018,basic2021,ipug2021,womens';

const folder = await createFolder();
afterAll(folder.remove);

async function valuesIn(table: string, header: string, rows: readonly Record<string, string>[], source: 'carnegie' | 'ipeds' = 'carnegie') {
  await folder.write({ 'file.csv': tableCsv(header, rows) });
  const opened = await open({ source, paths: [folder.at('file.csv')], ...(source === 'ipeds' && { year: 2024 }) });
  return { opened, values: await valuesOf(tableOf(opened, table)) };
}

it('reads class, scheme, research designation and women’s colleges of the 2025 edition, but no flags that IPEDS has', async () => {
  const { opened, values } = await valuesIn('CCIHE2025', HEADER_2025, [
    {
      UNITID: '1',
      IC2025: '6',
      IC2025NAME: 'Mixed Undergraduate/Graduate-Doctorate Large',
      RESEARCH2025: '1',
      WOMENONLY: '0',
      HBCU: '1',
      HERD_2023: '9',
    },
    { UNITID: '2', IC2025: '22', IC2025NAME: 'Special Focus: Arts and Sciences', RESEARCH2025: '-2', WOMENONLY: '1' },
    { UNITID: '3', IC2025: '-2', IC2025NAME: 'Not classified', RESEARCH2025: '-2' },
    { UNITID: '4', IC2025: '15', IC2025NAME: '' },
  ]);
  expect(opened.year).toBe(2025);
  expect([...values.values()]).toEqual([
    {
      carnegieClassification: ['Mixed Undergraduate/Graduate-Doctorate Large', 'r'],
      carnegieScheme: ['2025 institutional', 'r'],
      researchActivity: ['Research 1: Very High Spending and Doctorate Production', 'r'],
      isWomenOnly: [false, 'r'],
    },
    {
      carnegieClassification: ['Special Focus: Arts and Sciences', 'r'],
      carnegieScheme: ['2025 institutional', 'r'],
      researchActivity: [null, 'a'],
      isWomenOnly: [true, 'r'],
    },
    { carnegieClassification: [null, 'a'], carnegieScheme: [null, 'a'], researchActivity: [null, 'a'], isWomenOnly: [null, 'n'] },
    { carnegieClassification: [null, 'n'], carnegieScheme: [null, 'n'], researchActivity: [null, 'n'], isWomenOnly: [null, 'n'] },
  ]);
});

it('rejects a number in place of the name of a class', async () => {
  await folder.write({ 'file.csv': tableCsv(HEADER_2025, [{ UNITID: '1', IC2025: '15', IC2025NAME: '15' }]) });
  const { tables } = await open({ source: 'carnegie', paths: [folder.at('file.csv')] });
  expect(await readAll(tables[0]!)).toMatchObject({
    rows: [],
    rejects: [{ line: 2, unitId: 1, code: 'not-a-class', message: 'IC2025NAME: "15" is not the name of a class.' }],
  });
});

it('reads the same number as another class in the 2021 edition', async () => {
  const { opened, values } = await valuesIn('CCIHE2021', HEADER_2021, [{ UNITID: '1', BASIC2021: '15' }]);
  expect(opened).toMatchObject({ year: 2021, tables: [{ fields: [{ period: '2021 classification', variable: 'BASIC2021' }, {}] }] });
  expect(values.get(1)).toEqual({
    carnegieClassification: ['Doctoral Universities: Very High Research Activity', 'r'],
    carnegieScheme: ['2021 basic', 'r'],
  });
});

it('rejects the wrong edition and two editions at once', async () => {
  const files = {
    'a.csv': tableCsv(HEADER_2021, [{ UNITID: '1', BASIC2021: '15' }]),
    'b.csv': tableCsv(HEADER_2025, [{ UNITID: '1', IC2025: '1', IC2025NAME: 'Mixed Associate Large' }]),
  };
  await folder.write(files);
  const conflict = { kind: 'invalid', code: 'source.year-conflict' };
  await expect(open({ source: 'carnegie', paths: [folder.at('a.csv')], year: 2025 })).rejects.toMatchObject({
    ...conflict,
    remedies: ['no-year'],
  });
  await expect(open({ source: 'carnegie', paths: [folder.at('b.csv')], year: 2024 })).rejects.toMatchObject(conflict);
  expect((await open({ source: 'carnegie', paths: [folder.path], year: 2025 })).tables.map(({ table }) => table)).toEqual(['CCIHE2025']);
  await expect(open({ source: 'carnegie', paths: [folder.at('a.csv'), folder.at('b.csv')] })).rejects.toMatchObject(conflict);
});

it('names an edition that it does not read', async () => {
  await folder.write({ 'CCIHE2018-PublicData.csv': HEADER_2021.replaceAll('2021', '2018') + '\n1,15,1\n' });
  await expect(open({ source: 'carnegie', paths: [folder.at('CCIHE2018-PublicData.csv')] })).rejects.toMatchObject({
    code: 'source.nothing-usable',
    message: expect.stringContaining('CCIHE2018-PublicData.csv: the 2018 edition is not read; use 2021 or 2025.') as unknown,
  });
});

const HD =
  'UNITID,INSTNM,IALIAS,CITY,STABBR,OPEFLAG,OBEREG,SECTOR,CONTROL,ACT,NEWID,DEATHYR,CLOSEDAT,CYACTIVE,DEGGRANT,OPENPUBL,UGOFFER,ICLEVEL,C21BASIC,CARNEGIEIC';

it('reads the class and its scheme together or not at all', async () => {
  const code = fc.oneof(fc.integer({ min: -3, max: 40 }).map(String), fc.constant(''), fc.constant('.'));
  const label = fc.constantFrom('Mixed Associate Large', '', '-2', '15', '.');
  const isWhole = (values: Awaited<ReturnType<typeof valuesIn>>['values'], scheme: string): void => {
    for (const { carnegieClassification: [name, status] = [], carnegieScheme } of values.values()) {
      expect(carnegieScheme).toEqual([name === null ? null : scheme, status]);
      expect(String(name)).not.toMatch(/^-?\d+$/);
    }
  };
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(code, label), { minLength: 1, maxLength: 40 }), async (pairs) => {
      const rows = pairs.map(([number, name], at) => ({
        UNITID: String(at + 1),
        IC2025: number,
        IC2025NAME: name,
        BASIC2021: number,
        C21BASIC: number,
      }));
      isWhole((await valuesIn('CCIHE2025', HEADER_2025, rows)).values, '2025 institutional');
      isWhole((await valuesIn('CCIHE2021', HEADER_2021, rows)).values, '2021 basic');
      isWhole((await valuesIn('HD', HD, rows, 'ipeds')).values, '2021 basic');
    }),
    { numRuns: 15 },
  );
});

/** Every label of the 2025 edition with its score. Only associate's colleges score 25. */
// prettier-ignore
const LABELS: readonly (readonly [label: string, score: number | null])[] = [
  ['Mixed Associate Large', 25], ['Mixed Associate Medium', 25], ['Mixed Associate Small', 25],
  ['Mixed Associate/Baccalaureate', 35], ['Mixed Baccalaureate', 45],
  ['Mixed Undergraduate/Graduate-Doctorate Large', 70], ['Mixed Undergraduate/Graduate-Doctorate Medium', 70],
  ['Mixed Undergraduate/Graduate-Doctorate Small', 70], ["Mixed Undergraduate/Graduate-Master's Large/Medium", 60],
  ["Mixed Undergraduate/Graduate-Master's Small", 50], ['Professions-focused Associate Large/Medium', 25],
  ['Professions-focused Associate Small', 25], ['Professions-focused Associate/Baccalaureate', 35],
  ['Professions-focused Baccalaureate Medium', 45], ['Professions-focused Baccalaureate Small', 45],
  ['Professions-focused Undergraduate/Graduate-Doctorate Large', 70], ['Professions-focused Undergraduate/Graduate-Doctorate Medium', 70],
  ['Professions-focused Undergraduate/Graduate-Doctorate Small', 70], ["Professions-focused Undergraduate/Graduate-Master's Large/Medium", 60],
  ["Professions-focused Undergraduate/Graduate-Master's Small", 50], ['Special Focus: Applied and Career Studies', null],
  ['Special Focus: Arts and Sciences', 50], ['Special Focus: Arts, Music, and Design', null], ['Special Focus: Business', null],
  ['Special Focus: Graduate Studies', null], ['Special Focus: Law', null], ['Special Focus: Medical Schools and Centers', null],
  ['Special Focus: Nursing', null], ['Special Focus: Other Health Professions', null],
  ['Special Focus: Technology, Engineering, and Sciences', null], ['Special Focus: Theological Studies', null],
];

it.each(LABELS)('scores %s as %p', (carnegieClassification, score) => {
  expect(carnegieScoreOf({ carnegieClassification, researchActivity: null })).toBe(score);
  expect(isCommunityCollege({ type: 'Public', level: 4, carnegieClassification })).toBe(score === 25 || score === 35);
});
