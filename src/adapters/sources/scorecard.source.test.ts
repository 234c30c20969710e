import type { OpenedSource } from '../../domain/imports/source-table.ts';
import { createFolder, open, readAll, valuesOf } from './source-files.fixture.ts';

let folder: Awaited<ReturnType<typeof createFolder>>;
beforeEach(async () => {
  folder = await createFolder();
});
afterEach(() => folder.remove());

const HEADER = 'UNITID,INSTNM,NPT4_PUB,NPT4_PRIV,GRAD_DEBT_MDN,GRAD_DEBT_MDN_SUPP,CDR3,MD_EARN_WNE_P10,PAR_ED_PCT_1STGEN,WOMENONLY';

async function scorecard(files: Record<string, string>, year?: number): Promise<OpenedSource> {
  await folder.write(files);
  return open({ source: 'scorecard', paths: [folder.path], ...(year === undefined ? {} : { year }) });
}

const first = async (opened: OpenedSource) => {
  const [table] = opened.tables;
  return table ? valuesOf(table) : new Map<number, never>();
};

describe('scorecard', () => {
  it('reads figures and the missing-value tokens of every release', async () => {
    const opened = await scorecard({
      'MERGED2021_22_PP.csv': [
        HEADER,
        '900001,Maple College,-982,NA,25000.0,25000,0.045,44391,0.381896,0',
        '900002,NA,NULL,16585,PrivacySuppressed,PS,NULL,PS,NA,1',
        '',
      ].join('\n'),
    });
    expect(opened).toMatchObject({ year: 2021, release: 'provisional' });
    const values = await first(opened);
    expect(values.get(900001)).toEqual({
      netPricePublic: [-982, 'r'],
      netPricePrivate: [null, 'n'],
      medianDebt: [25000, 'r'],
      defaultRate: [0.045, 'r'],
      earningsAfter10Years: [44391, 'r'],
      medianEarnings: [44391, 'r'],
      percentFirstGen: [0.381896, 'r'],
      isWomenOnly: [false, 'r'],
    });
    expect(values.get(900002)).toMatchObject({
      netPricePublic: [null, 'n'],
      netPricePrivate: [16585, 'r'],
      medianDebt: [null, 's'],
      defaultRate: [null, 'n'],
      earningsAfter10Years: [null, 's'],
      isWomenOnly: [true, 'r'],
    });
    expect(opened.tables[0]?.fields).toContainEqual({ field: 'netPricePublic', variable: 'NPT4_PUB', period: '2021-22' });
    expect(opened.tables[0]?.fields).toContainEqual({ field: 'percentFirstGen', variable: 'PAR_ED_PCT_1STGEN', period: '2021-22' });
  });

  it('reads prices by family income and leaves out bands without a price', async () => {
    const bands = [1, 2, 3, 4, 5].flatMap((band) => [`NPT4${band}_PUB`, `NPT4${band}_PRIV`]).join(',');
    const opened = await scorecard({
      'MERGED2021_22_PP.csv': [
        `UNITID,${bands},GRAD_DEBT_MDN`,
        '900001,-120,NA,0,NA,9000,NA,NULL,NULL,15000,NULL,1',
        '900002,NA,PrivacySuppressed,NULL,PS,NULL,PS,NULL,PS,NULL,PS,1',
        '10065401,NA,NA,NA,NA,NA,NA,NA,NA,NA,31000,1',
        '',
      ].join('\n'),
    });
    const values = await first(opened);
    expect([...values].map(([id, { netPricesByIncome }]) => [id, netPricesByIncome])).toEqual([
      [900001, [{ '0-30000': -120, '30001-48000': 0, '48001-75000': 9000, '110001-plus': 15_000 }, 'r']],
      [900002, [null, 's']],
      [10065401, [{ '110001-plus': 31_000 }, 'r']],
    ]);
    const suppliedBy = { field: 'netPricesByIncome', variable: 'NPT41_PUB–NPT45_PUB, else NPT41_PRIV–NPT45_PRIV', period: '2021-22' };
    expect(opened.tables[0]?.fields).toContainEqual(suppliedBy);
  });

  it('reads only fields that IPEDS lacks from a file with thousands of columns', async () => {
    const others = Array.from({ length: 3_300 }, (_, at) => `SOME_NAME_OF_A_COLUMN_${at}`);
    const ofIpeds = ['C150_4', 'RET_FT4', 'PCTPELL', 'SAT_AVG', 'COSTT4_A', 'ADM_RATE'];
    const cells = [...ofIpeds.map(() => '0.5'), ...others.map((_, at) => (at % 2 === 0 ? 'NA' : '0.123456789'))];
    const rows = Array.from({ length: 40 }, (_, at) => ['NA', String(900_001 + at), ...cells, '12000'].join(','));
    const header = ['\uFEFFOPEID', 'UNITID', ...ofIpeds, ...others, 'NPT4_PUB'].join(',');
    const opened = await scorecard({ 'MERGED2022_23_PP.csv': [header, ...rows, ''].join('\r\n') });
    expect(opened.tables[0]?.fields.map(({ field }) => field)).toEqual(['netPricePublic']);
    const { rows: read, rejects } = await readAll(opened.tables[0]!);
    expect([read.length, rejects.length, read.at(-1)?.values]).toEqual([40, 0, [12_000]]);
  });

  it('leaves out the default rate of later years and states the reason', async () => {
    const opened = await scorecard({ 'Most-Recent-Cohorts-Institution.csv': `${HEADER}\n900001,M,1,,,,0.0000,,,0\n` }, 2023);
    expect(opened.tables[0]?.fields.map(({ field }) => field)).not.toContain('defaultRate');
    expect(opened.unused.map(({ reason }) => reason)).toEqual([expect.stringContaining('CDR3 is not meaningful after 2021')]);
  });

  it('reads the requested year of a file with several years', async () => {
    const debt = 'UNITID,year,INSTNM,GRAD_DEBT_MDN\n900001,2020,M,100.0\n900001,2021,M,200.0\n900002,2021,N,300.0\n';
    const opened = await scorecard({ 'debt_2017_2021.csv': debt }, 2021);
    expect(await first(opened)).toEqual(
      new Map([
        [900001, { medianDebt: [200, 'r'] }],
        [900002, { medianDebt: [300, 'r'] }],
      ]),
    );
    expect(opened.unused).toEqual([
      { file: folder.at('debt_2017_2021.csv'), reason: 'it contains several years: only the rows of 2021 are read' },
    ]);
  });

  it('combines several files in one run, newest first, each with its own period', async () => {
    const opened = await scorecard(
      {
        'a_2018_19.csv': 'unitid,firstgen\n900001,0.4\n',
        'b_2021_22.csv': 'UNITID,NPT4_PUB\n900001,9000\n',
        'earnings.csv': 'UNITID,MD_EARN_WNE_P10\n900001,40628.0\n',
      },
      2022,
    );
    expect(opened.tables.map(({ fields }) => fields[0]?.period)).toEqual(['2021-22', '2018-19', '2022-23']);
    expect(opened.year).toBe(2022);
  });

  it('does not give a file another year than that of its name', async () => {
    await expect(scorecard({ 'MERGED2021_22_PP.csv': 'UNITID,NPT4_PUB\n900001,9000\n' }, 2023)).rejects.toMatchObject({
      code: 'source.year-conflict',
      message: expect.stringContaining('says 2021, not 2023') as unknown,
    });
  });

  it('refuses a year that the year column does not have', async () => {
    const debt = 'UNITID,year,GRAD_DEBT_MDN\n900001,2020,100.0\n900001,2021,200.0\n';
    const { tables } = await scorecard({ 'debt_2017_2021.csv': debt }, 2023);
    await expect(readAll(tables[0]!)).rejects.toMatchObject({
      code: 'source.year-conflict',
      message: `${folder.at('debt_2017_2021.csv')} has no rows of 2023: its column YEAR has 2020, 2021.`,
    });
  });

  it('requires the year if no name contains it', async () => {
    await expect(scorecard({ 'earnings.csv': 'UNITID,MD_EARN_WNE_P10\n900001,40628\n' })).rejects.toMatchObject({
      code: 'source.year-unknown',
    });
  });

  it('does not use a release date as the year', async () => {
    const name = 'Most-Recent-Cohorts-Institution_05192025.csv';
    await expect(scorecard({ [name]: 'UNITID,MD_EARN_WNE_P10\n900001,40628\n' })).rejects.toMatchObject({
      code: 'source.year-unknown',
      message: expect.stringContaining('release date') as unknown,
      remedies: ['year'],
    });
    const opened = await scorecard({ [name]: 'UNITID,MD_EARN_WNE_P10\n900001,40628\n' }, 2022);
    expect(opened.tables[0]?.fields[0]?.period).toBe('2022-23');
  });

  it('reads years of the last century', async () => {
    const opened = await scorecard({ 'MERGED1999_00_PP.csv': 'UNITID,NPT4_PUB\n900001,1\n' });
    expect([opened.year, opened.tables[0]?.fields[0]?.period]).toEqual([1999, '1999-00']);
  });

  it('rejects a row with an invalid number', async () => {
    const opened = await scorecard({ 'x_2021_22.csv': 'UNITID,NPT4_PUB\n900001,"9,000"\n10065401,9000\n' });
    const { rows, rejects } = await readAll(opened.tables[0]!);
    expect(rows.map(({ unitId }) => unitId)).toEqual([10065401]);
    expect(rejects).toMatchObject([{ line: 2, unitId: 900001, code: 'not-a-number', raw: '900001,"9,000"' }]);
  });
});
