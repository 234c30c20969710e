import fc from 'fast-check';
import { OFFENSES } from './crime-campuses.ts';
import { createFolder, open, readCounted, tableCsv, valuesOf, zipped } from './source-files.fixture.ts';

let folder: Awaited<ReturnType<typeof createFolder>>;
beforeEach(async () => {
  folder = await createFolder();
});
afterEach(() => folder.remove());

const YEARS = ['20', '21', '22'];
const NAME = 'oncampuscrime202122.csv';

const headerOf = (suffixes: readonly string[], more = ''): string =>
  [
    'UNITID_P,INSTNM,BRANCH,Address,City,State,ZIP,sector_cd,Sector_desc,men_total,women_total,Total',
    ...suffixes.flatMap((suffix) => OFFENSES.map((offense) => offense + suffix)),
    ...suffixes.map((suffix) => `FILTER${suffix}`),
  ].join(',') + more;

type Campus = Record<string, string>;

/** A campus with these burglaries per year and no other crimes. Null: a year without cells. */
function campus(id: string, burglaries: readonly (number | null)[], more: Campus = {}, suffixes = YEARS): Campus {
  const cells = suffixes.flatMap((suffix, at) => {
    const count = burglaries[at] ?? null;
    const counts = OFFENSES.map((offense) => [offense + suffix, count === null ? '' : offense === 'BURGLA' ? String(count) : '0']);
    return [...counts, [`FILTER${suffix}`, count === null ? '0' : '1']];
  });
  return { UNITID_P: id, INSTNM: 'Maple College', STATE: 'AL', TOTAL: '1000', ...(Object.fromEntries(cells) as Campus), ...more };
}

async function opened(rows: readonly Campus[], name = NAME, suffixes = YEARS) {
  await folder.write({ [name]: tableCsv(headerOf(suffixes), rows) });
  return open({ source: 'crime', paths: [folder.path] });
}

async function valuesIn(rows: readonly Campus[]) {
  const { tables } = await opened(rows);
  return valuesOf(tables[0]!);
}

const figures = (total: unknown, rate: unknown, byYear: unknown) => ({
  crimeIncidentsTotal: [total, total === null ? 'n' : 'r'],
  crimeRatePer1000: [rate, rate === null ? 'n' : 'r'],
  crimeIncidentsByYear: [byYear, byYear === null ? 'n' : 'r'],
});

describe('on-campus crimes', () => {
  it('are summed over campuses and years, and count the enrollment once', async () => {
    const abroad = campus('900001003', [0, 0, 1], { STATE: '', CITY: 'Florence' });
    const all = await valuesIn([campus('900001001', [5, 6, 7]), campus('900001002', [1, 0, 1]), abroad, campus('900002001', [0, 0, 0])]);
    expect(all).toEqual(
      new Map([
        [900001, figures(21, 7, { 2020: 6, 2021: 6, 2022: 9 })],
        [900002, figures(0, 0, { 2020: 0, 2021: 0, 2022: 0 })],
      ]),
    );
  });

  it('count every criminal offense', async () => {
    const one = Object.fromEntries(OFFENSES.map((offense) => [`${offense}22`, '1']));
    expect((await valuesIn([campus('900001001', [0, 0, 0], one)])).get(900001)).toMatchObject({ crimeIncidentsTotal: [11, 'r'] });
  });

  it('use the other campuses if one does not report a year, and are missing if no campus reports', async () => {
    const all = await valuesIn([
      campus('900001001', [null, 2, 3]),
      campus('900001002', [4, null, 0]),
      campus('900002001', [null, 5, 6]),
      campus('900003001', [null, null, null]),
    ]);
    expect(all).toEqual(
      new Map([
        [900001, figures(9, 3, { 2020: 4, 2021: 2, 2022: 3 })],
        [900002, figures(null, null, { 2021: 5, 2022: 6 })],
        [900003, figures(null, null, null)],
      ]),
    );
  });

  it.each(['', '0'])('are missing for a year with the filter 0 and counts of "%s"', async (count) => {
    const noReport = { FILTER21: '0', ...Object.fromEntries(OFFENSES.map((offense) => [`${offense}21`, count])) };
    expect((await valuesIn([campus('900001001', [1, 1, 1], noReport)])).get(900001)).toEqual(figures(null, null, { 2020: 1, 2022: 1 }));
  });

  it('are missing for a year if a campus reports only some offenses', async () => {
    const all = await valuesIn([campus('900001001', [1, 1, 1], { RAPE21: '' }), campus('900001002', [1, 1, 1])]);
    expect(all.get(900001)).toEqual(figures(null, null, { 2020: 2, 2022: 2 }));
  });

  it('have no rate without students, and a rate that does not depend on the order of campuses', async () => {
    const rows = [
      campus('900001001', [3, 0, 0], { TOTAL: '' }),
      campus('900001002', [0, 0, 0]),
      campus('900001003', [0, 0, 0], { TOTAL: '500' }),
    ];
    const withoutStudents = [campus('900002001', [3, 0, 0], { TOTAL: '0' }), campus('900003001', [3, 0, 0], { TOTAL: '' })];
    const all = await valuesIn([...rows, ...withoutStudents]);
    expect(all.get(900001)).toMatchObject({ crimeIncidentsTotal: [3, 'r'], crimeRatePer1000: [1, 'r'] });
    for (const unitId of [900002, 900003])
      expect(all.get(unitId)).toMatchObject({ crimeIncidentsTotal: [3, 'r'], crimeRatePer1000: [null, 'n'] });
  });

  it('state their variables and periods', async () => {
    const { year, tables } = await opened([campus('900001001', [0, 0, 0])]);
    expect(year).toBe(2022);
    expect(tables.map(({ table, year: of }) => [table, of])).toEqual([['ONCAMPUSCRIME', 2022]]);
    expect(tables[0]?.fields.map(({ field, period }) => [field, period])).toEqual([
      ['crimeIncidentsTotal', '2020-22'],
      ['crimeRatePer1000', '2020-22'],
      ['crimeIncidentsByYear', '2020-22'],
    ]);
    expect(tables[0]?.fields[0]?.variable).toBe(OFFENSES.join(' + '));
  });

  it('do not depend on the order of rows or the distribution over campuses', async () => {
    const counts = fc.array(fc.tuple(...YEARS.map(() => fc.nat(50))), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(counts, fc.infiniteStream(fc.nat()), async (campuses, keys) => {
        const rows = campuses.map((years, at) => campus(`90000100${at + 1}`, years));
        const whole = YEARS.map((_, at) => campuses.reduce((sum, years) => sum + (years[at] ?? 0), 0));
        const shuffled = rows
          .map((row) => ({ row, key: keys.next().value as number }))
          .sort((a, b) => a.key - b.key)
          .map(({ row }) => row);
        const expected = (await valuesIn([campus('900001001', whole)])).get(900001);
        expect((await valuesIn(shuffled)).get(900001)).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });
});

describe('campuses with an invalid row', () => {
  const read = async (rows: readonly Campus[]) => readCounted((await opened(rows)).tables[0]!);

  /** The faulty second row, and the first row of the same institution. */
  const both = (code: string) => [
    [code, 3, 900001],
    ['incomplete-sum', 2, 900001],
  ];

  it('reject their whole institution and report the line', async () => {
    const bad = campus('900001002', [1, 1, 1], { ARSON21: '1x' });
    const { rows, rejects, folded } = await read([
      campus('900001001', [1, 1, 1]),
      bad,
      campus('900001003', [1, 1, 1]),
      campus('900002001', [1, 1, 1]),
    ]);
    expect(rows.map(({ unitId }) => unitId)).toEqual([900002]);
    expect(rejects).toMatchObject([
      { line: 3, unitId: 900001, code: 'not-a-number', message: expect.stringContaining('All rows of 900001 are rejected') as unknown },
      { line: 2, unitId: 900001, code: 'incomplete-sum' },
      { line: 4, unitId: 900001, code: 'incomplete-sum', message: expect.stringContaining('Another row of 900001 is rejected') as unknown },
    ]);
    expect(folded).toBe(0);
  });

  it.each([
    ['duplicate', campus('900001001', [1, 1, 1])],
    ['not-a-number', campus('900001002', [1, 1, 1], { MURD20: '-1' })],
    ['not-a-number', campus('900001002', [1, 1, 1], { TOTAL: 'many' })],
    ['out-of-range', campus('900001002', [1, 1, 1], { MURD21: '9999' })],
    ['out-of-range', campus('900001002', [1, 1, 1], { TOTAL: '2000000' })],
    ['damaged-text', campus('900001002', [1, 1, 1], { MURD20: '\uFFFD' })],
  ])('include a row with %s', async (code, second) => {
    const { rows, rejects, folded } = await read([campus('900001001', [1, 1, 1]), second]);
    expect([rows, rejects.map((reject) => [reject.code, reject.line, reject.unitId]), folded]).toEqual([[], both(code), 0]);
  });

  it('name the column, the count and its limits', async () => {
    const { rejects } = await read([campus('900002001', [1, 1, 1]), campus('900001001', [1, 1, 1], { MURD21: '9999', RAPE22: 'x' })]);
    expect(rejects.map(({ line, message }) => [line, message])).toEqual([
      [3, 'MURD21: 9999 is outside 0 to 200. All rows of 900001 are rejected, because their sum would be incomplete.'],
    ]);
  });

  it.each([
    ['ragged-row', '900001002,M,a campus'],
    ['unterminated-quote', '900001002,"M'],
  ])('include an unreadable record (%s) with a readable UNITID', async (code, line) => {
    await folder.write({ [NAME]: `${tableCsv(headerOf(YEARS), [campus('900001001', [1, 1, 1])])}${line}\n` });
    const { tables } = await open({ source: 'crime', paths: [folder.path] });
    const { rows, rejects } = await readCounted(tables[0]!);
    expect([rows, rejects.map((reject) => [reject.code, reject.line, reject.unitId])]).toEqual([[], both(code)]);
  });

  it('do not affect others if the UNITID is unreadable', async () => {
    const { rows, rejects } = await read([campus('900001001', [1, 1, 1]), campus('12', [1, 1, 1]), campus('', [1, 1, 1])]);
    expect([rows.length, rejects.map((reject) => [reject.code, reject.unitId])]).toEqual([
      1,
      [
        ['bad-unitid', null],
        ['bad-unitid', null],
      ],
    ]);
  });
});

describe('Campus Safety files', () => {
  const about = (suffixes: readonly string[], name: string) => ({ [name]: tableCsv(headerOf(suffixes), [campus('900001001', [1, 1, 1])]) });
  const other = (columns: string) => `UNITID_P,INSTNM,Total,${columns}\n900001001,M,1000,${columns.replaceAll(/[^,]+/g, '1')}\n`;

  it('are identified by name, and other files are reported with the reason', async () => {
    await folder.write({
      ...about(YEARS, NAME),
      ...about(YEARS, 'noncampuscrime202122.csv'),
      ...about(YEARS, 'Publicpropertycrime202122.csv'),
      ...about(YEARS, 'reportedcrime202122.csv'),
      ...about(YEARS, 'residencehallcrime202122.csv'),
      'download.csv': tableCsv(headerOf(YEARS), [campus('900001001', [9, 9, 9])]),
      'oncampusvawa202122.csv': other('DOMEST20,DATING20,STALK20'),
      'oncampusarrest202122.csv': other('WEAPON20,DRUG20,LIQUOR20'),
    });
    const { tables, unused } = await open({ source: 'crime', paths: [folder.path] });
    expect(tables.map(({ file }) => file)).toEqual([folder.at(NAME)]);
    expect(unused.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('near the campus'),
      expect.stringContaining('off campus'),
      expect.stringContaining('measure enforcement'),
      expect.stringContaining('not criminal offenses'),
      expect.stringContaining('without a known campus location'),
      expect.stringContaining('already in the on-campus table'),
      expect.stringContaining('is read from'),
    ]);
  });

  it('are found among all tables of a release, each in a zip of its own', async () => {
    const suffixes = ['21', '22', '23'];
    const inZips = async (files: Record<string, string>) => {
      for (const [name, text] of Object.entries(files)) await folder.write({ [`${name}.zip`]: await zipped({ [name]: text }) });
    };
    await inZips({
      ...about(suffixes, 'oncampuscrime212223.csv'),
      ...about(suffixes, 'reportedcrime212223.csv'),
      'unfounded212223.csv': other('UNFOUNDED21,UNFOUNDED22,UNFOUNDED23'),
      'oncampusdiscipline212223.csv': other('WEAPON21,DRUG21,LIQUOR21'),
      'ReadMe.txt': 'text',
    });
    const { tables, unused, year } = await open({ source: 'crime', paths: [folder.path] });
    expect([tables.map(({ file }) => file), year]).toEqual([[`${folder.at('oncampuscrime212223.csv.zip')}!oncampuscrime212223.csv`], 2023]);
    expect(unused.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('is not a CSV'),
      expect.stringContaining('measure enforcement'),
      expect.stringContaining('without a known campus location'),
      expect.stringContaining('no criminal offenses'),
    ]);
  });

  it('are read as on-campus crimes if a single file has an unknown name, with a note', async () => {
    await folder.write(about(YEARS, 'clery.csv'));
    const { tables, unused, year } = await open({ source: 'crime', paths: [folder.at('clery.csv')] });
    expect([tables[0]?.table, year]).toEqual(['ONCAMPUSCRIME', 2022]);
    expect(unused.map(({ reason }) => reason)).toEqual([expect.stringContaining('read as on-campus crimes')]);
  });

  it('take the year from their columns, and the newest file is read', async () => {
    await folder.write({
      'oncampuscrime161718.csv': tableCsv(headerOf(['16', '17', '18']), [campus('900001001', [1, 1, 1], {}, ['16', '17', '18'])]),
      'Oncampuscrime222324.csv': tableCsv(headerOf(['22', '23', '24']), [campus('900001001', [2, 2, 2], {}, ['22', '23', '24'])]),
    });
    const newest = await open({ source: 'crime', paths: [folder.path] });
    expect(newest.tables.map(({ year, fields }) => [year, fields[0]?.period])).toEqual([[2024, '2022-24']]);
    const older = await open({ source: 'crime', paths: [folder.path], year: 2018 });
    expect((await valuesOf(older.tables[0]!)).get(900001)).toEqual(figures(3, 1, { 2016: 1, 2017: 1, 2018: 1 }));
  });

  it('are rejected if years or offenses are missing, or if the year differs from the request', async () => {
    await folder.write(about(YEARS, NAME));
    await expect(open({ source: 'crime', paths: [folder.path], year: 2023 })).rejects.toMatchObject({
      code: 'source.year-conflict',
      message: `${folder.at(NAME)} contains the calendar years 2020 to 2022, so its year is 2022, not 2023.`,
    });
    await expect(opened([], NAME, ['20', '22', '23'])).rejects.toMatchObject({ code: 'source.missing-columns' });
    await folder.write({ [NAME]: tableCsv(headerOf(YEARS).replace('RAPE21', 'RAPES21'), []) });
    await expect(open({ source: 'crime', paths: [folder.path] })).rejects.toMatchObject({
      message: expect.stringContaining('RAPE21') as unknown,
    });
  });
});
