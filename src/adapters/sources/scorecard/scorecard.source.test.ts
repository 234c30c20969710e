import type { OpenedSource } from '../../../domain/imports/source-table.ts';
import { createFolder, open, readAll, valuesOf } from '../source-files.fixture.ts';

let folder: Awaited<ReturnType<typeof createFolder>>;
beforeEach(async () => {
  folder = await createFolder();
});
afterEach(() => folder.remove());

/** The new students of eight years before: full-time and part-time, first-time and not. */
const AFTER_8_YEARS = ['OMACHT8_FTFT', 'OMACHT8_PTFT', 'OMACHT8_FTNFT', 'OMACHT8_PTNFT'];
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
    expect(opened).toMatchObject({ year: 2021, release: 'not-stated' });
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
    expect(opened.tables[0]?.fields).toMatchObject([
      { field: 'netPricePublic', variable: 'NPT4_PUB' },
      { field: 'netPricePrivate', variable: 'NPT4_PRIV' },
      { field: 'medianDebt', variable: 'GRAD_DEBT_MDN, else GRAD_DEBT_MDN_SUPP' },
      { field: 'earningsAfter10Years', variable: 'MD_EARN_WNE_P10' },
      { field: 'medianEarnings', variable: 'MD_EARN_WNE_P10' },
      { field: 'percentFirstGen', variable: 'PAR_ED_PCT_1STGEN' },
      { field: 'isWomenOnly', variable: 'WOMENONLY' },
      { field: 'defaultRate', variable: 'CDR3' },
    ]);
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
    const suppliedBy = { field: 'netPricesByIncome', variable: 'NPT41_PUB–NPT45_PUB, else NPT41_PRIV–NPT45_PRIV', period: '2020-21' };
    expect(opened.tables[0]?.fields).toContainEqual(expect.objectContaining(suppliedBy));
  });

  it('withholds prices by family income of fewer than ten students, and says how many there were', async () => {
    const names = (start: string) => [1, 2, 3, 4, 5].flatMap((band) => [`${start}${band}_PUB`, `${start}${band}_PRIV`]).join(',');
    const opened = await scorecard({
      'MERGED2021_22_PP.csv': [
        `UNITID,${names('NPT4')},${names('NUM4')},GRAD_DEBT_MDN`,
        '900001,5000,NA,6000,NA,7000,NA,NA,NA,9000,NA,9,NA,10,NA,NA,NA,0,NA,9.0,NA,1',
        '900002,NA,5000,NA,NA,NA,NA,NA,NA,NA,NA,NA,3,NA,0,NA,0,NA,0,NA,0,1',
        '',
      ].join('\n'),
    });
    const values = await first(opened);
    expect(values.get(900001)).toMatchObject({
      netPricesByIncome: [{ '30001-48000': 6000, '48001-75000': 7000 }, 'r'],
      netPriceStudents: [{ '0-30000': 9, '30001-48000': 10, '75001-110000': 0, '110001-plus': 9 }, 'r'],
    });
    expect(values.get(900002)).toMatchObject({ netPricesByIncome: [null, 's'], netPriceStudents: [{ '0-30000': 3 }, 'r'] });
  });

  it('has no net price of the other kind of college', async () => {
    const rows = ['900001,1,9000,NA', '900002,1,NA,NA', '900003,2,NA,NA', '900004,3,NA,8000', '900005,1,9000,8000', '900006,,NA,NA'];
    const opened = await scorecard({ 'MERGED2021_22_PP.csv': ['UNITID,CONTROL,NPT4_PUB,NPT4_PRIV', ...rows, ''].join('\n') });
    const prices = [...(await first(opened)).values()].map(({ netPricePublic, netPricePrivate }) => [netPricePublic, netPricePrivate]);
    expect(prices).toEqual([
      [
        [9000, 'r'],
        [null, 'a'],
      ],
      [
        [null, 'n'],
        [null, 'a'],
      ],
      [
        [null, 'a'],
        [null, 'n'],
      ],
      [
        [null, 'a'],
        [8000, 'r'],
      ],
      [
        [9000, 'r'],
        [8000, 'r'],
      ],
      [
        [null, 'n'],
        [null, 'n'],
      ],
    ]);
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

  it('does not import two years without a year to import', async () => {
    const files = { 'MERGED2022_23_PP.csv': 'UNITID,NPT4_PUB\n900001,1\n', 'MERGED2023_24_PP.csv': 'UNITID,NPT4_PUB\n900001,2\n' };
    await expect(scorecard(files)).rejects.toMatchObject({ code: 'source.year-conflict', remedies: ['year'] });
  });

  it('leaves out the default rate of later years and states the reason', async () => {
    const opened = await scorecard({ 'Most-Recent-Cohorts-Institution.csv': `${HEADER}\n900001,M,1,,,,0.0000,,,0\n` }, 2023);
    expect(opened.tables[0]?.fields.map(({ field }) => field)).not.toContain('defaultRate');
    expect(opened.unused.map(({ reason }) => reason)).toEqual([expect.stringContaining('CDR3 is not meaningful after 2021')]);
  });

  it('reads a cohort count, the degrees of all students, and ages', async () => {
    const opened = await scorecard({
      'MERGED2023_24_PP.csv': [
        `UNITID,D150_4,D150_L4,UG25ABV,OMAWDP8_ALL,${AFTER_8_YEARS.join(',')},GRAD_DEBT_MDN`,
        '900001,1687,NA,0.0135,0.9808,1660,0,8,0,NA',
        '900002,NA,1849,NA,0.2036,2386,2837,590,2209,NA',
        '900003,3,NA,1,1,4,0,0,25,NA',
        '900004,30,NA,0,1,30,0,0,0,NA',
        '900005,NA,NA,NA,NA,0,0,0,0,NA',
        '900006,NA,NA,NA,0.5,NA,0,0,0,NA',
        '',
      ].join('\n'),
    });
    const shown = [...(await first(opened))].map(([id, { graduationCohort, degreeAfter8Years, percentAge25Plus }]) => [
      id,
      graduationCohort,
      degreeAfter8Years,
      percentAge25Plus,
    ]);
    expect(shown).toEqual([
      [900001, [1687, 'r'], [0.9808, 'r'], [0.0135, 'r']],
      [900002, [1849, 'r'], [0.2036, 'r'], [null, 'n']],
      [900003, [3, 'r'], [null, 's'], [1, 'r']],
      [900004, [30, 'r'], [1, 'r'], [0, 'r']],
      [900005, [null, 'n'], [null, 'n'], [null, 'n']],
      [900006, [null, 'n'], [0.5, 'r'], [null, 'n']],
    ]);
  });

  it('says which students and years each figure describes', async () => {
    const columns = 'NPT4_PUB,NPT41_PUB,GRAD_DEBT_MDN,MD_EARN_WNE_P10,FIRST_GEN,WOMENONLY,D150_4,OMAWDP8_ALL,UG25ABV,CDR3';
    const periodsIn = async (year: number) => {
      const file = `MERGED${year}_${String(year + 1).slice(2)}_PP.csv`;
      await folder.write({ [file]: `UNITID,${columns}\n900001,1,1,1,1,1,1,100,1,1,1\n` });
      const { tables } = await open({ source: 'scorecard', paths: [folder.at(file)] });
      return Object.fromEntries((tables[0]?.fields ?? []).map(({ field, period }) => [field, period]));
    };
    expect(await periodsIn(2015)).toEqual({
      netPricePublic: '2014-15',
      netPricesByIncome: '2014-15',
      medianDebt: '2015-16',
      earningsAfter10Years: '2015-16',
      medianEarnings: '2015-16',
      percentFirstGen: '2014-15 and 2015-16',
      isWomenOnly: '2015-16',
      graduationCohort: 'by August 2015 (entered 2009 or 2012)',
      degreeAfter8Years: 'by August 2015 (entered 2007-08)',
      percentAge25Plus: 'fall 2015',
      defaultRate: 'fiscal year 2013',
    });
    // Newer files repeat the last published debt, earnings and first-generation share.
    expect(await periodsIn(2024)).toEqual({
      netPricePublic: '2023-24',
      netPricesByIncome: '2023-24',
      medianDebt: '2020-21',
      earningsAfter10Years: '2020 and 2021',
      medianEarnings: '2020 and 2021',
      percentFirstGen: '2015-16 and 2016-17',
      isWomenOnly: '2024-25',
      graduationCohort: 'by August 2024 (entered 2018 or 2021)',
      degreeAfter8Years: 'by August 2024 (entered 2016-17)',
      percentAge25Plus: 'fall 2023',
    });
  });

  describe('debt of several years', () => {
    const NAME = 'grad_debt_mdn_2017_2021.csv';
    const DEBT = 'UNITID,year,INSTNM,GRAD_DEBT_MDN\n900001,2020,M,100.0\n900001,2021,M,200.0\n900002,2021,N,300.0\n';

    it('has the year in which a school year ends', async () => {
      const opened = await scorecard({ [NAME]: DEBT }, 2020);
      expect(await first(opened)).toEqual(
        new Map([
          [900001, { medianDebt: [200, 'r'] }],
          [900002, { medianDebt: [300, 'r'] }],
        ]),
      );
      expect(opened).toMatchObject({ year: 2020, tables: [{ table: 'DEBT-BY-YEAR', year: 2020, fields: [{ period: '2020-21' }] }] });
      expect(opened.unused).toEqual([
        { file: folder.at(NAME), reason: 'it contains several years: only the rows of 2021 are read, which are 2020-21' },
      ]);
      expect(await first(await scorecard({ [NAME]: DEBT }, 2019))).toEqual(new Map([[900001, { medianDebt: [100, 'r'] }]]));
    });

    it('is refused for a year without rows', async () => {
      const { tables } = await scorecard({ [NAME]: DEBT }, 2021);
      await expect(readAll(tables[0]!)).rejects.toMatchObject({
        code: 'source.year-conflict',
        message: `${folder.at(NAME)} has no rows of 2021-22: its column YEAR has 2020, 2021, the years in which school years end.`,
      });
    });

    it.each([
      ['another figure', 'UNITID,year,INSTNM,NPT4_PUB\n900001,2020,M,100\n'],
      ['several figures', 'UNITID,year,GRAD_DEBT_MDN,NPT4_PUB\n900001,2020,100,100\n'],
      ['a school year', 'UNITID,year,GRAD_DEBT_MDN,school_year\n900001,2020,100,2019\n'],
    ])('is not guessed from a year column beside %s', async (_what, file) => {
      await expect(scorecard({ 'long_2017_2021.csv': file }, 2020)).rejects.toMatchObject({
        code: 'source.nothing-usable',
        message: expect.stringContaining('its column YEAR does not say whether school years start or end in it') as unknown,
      });
    });
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
    expect(opened.tables.map(({ year, fields }) => [year, fields[0]?.period])).toEqual([
      [2021, '2020-21'],
      [2018, '2015-16 and 2016-17'],
      [2022, '2020 and 2021'],
    ]);
    expect(opened.year).toBe(2022);
  });

  it('does not give a file another year than that of its name', async () => {
    await expect(scorecard({ 'MERGED2021_22_PP.csv': 'UNITID,NPT4_PUB\n900001,9000\n' }, 2023)).rejects.toMatchObject({
      code: 'source.year-conflict',
      message: expect.stringContaining('says 2021, not 2023') as unknown,
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
    expect(opened.year).toBe(2022);
  });

  it('reads years of the last century', async () => {
    const opened = await scorecard({ 'MERGED1999_00_PP.csv': 'UNITID,NPT4_PUB\n900001,1\n' });
    expect([opened.year, opened.tables[0]?.fields[0]?.period]).toEqual([1999, '1998-99']);
  });

  it('rejects a row with an invalid number', async () => {
    const opened = await scorecard({ 'x_2021_22.csv': 'UNITID,NPT4_PUB\n900001,"9,000"\n10065401,9000\n' });
    const { rows, rejects } = await readAll(opened.tables[0]!);
    expect(rows.map(({ unitId }) => unitId)).toEqual([10065401]);
    expect(rejects).toMatchObject([{ line: 2, unitId: 900001, code: 'not-a-number', raw: '900001,"9,000"' }]);
  });
});
