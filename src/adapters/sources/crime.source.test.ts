import fc from 'fast-check';
import { OFFENSES } from './clery-campuses.ts';
import { createFolder, open, readCounted, tableCsv, valuesOf } from './source-files.fixture.ts';

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

/** A campus with these crimes a year: burglaries, and none of the others; null for a year without cells. */
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

describe('crimes on campus', () => {
  it('are summed over campuses and years, with the enrolment counted once', async () => {
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

  it('of a year that one campus does not report are those of the others; of a year that none reports they are not known', async () => {
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

  it('leave a year open of which a campus reports some offenses only', async () => {
    const all = await valuesIn([campus('900001001', [1, 1, 1], { RAPE21: '' }), campus('900001002', [1, 1, 1])]);
    expect(all.get(900001)).toEqual(figures(null, null, { 2020: 2, 2022: 2 }));
  });

  it('have no rate without students, and the same rate whichever campus comes first', async () => {
    const rows = [
      campus('900001001', [3, 0, 0], { TOTAL: '' }),
      campus('900001002', [0, 0, 0]),
      campus('900001003', [0, 0, 0], { TOTAL: '500' }),
    ];
    const nobody = [campus('900002001', [3, 0, 0], { TOTAL: '0' }), campus('900003001', [3, 0, 0], { TOTAL: '' })];
    const all = await valuesIn([...rows, ...nobody]);
    expect(all.get(900001)).toMatchObject({ crimeIncidentsTotal: [3, 'r'], crimeRatePer1000: [1, 'r'] });
    for (const unitId of [900002, 900003])
      expect(all.get(unitId)).toMatchObject({ crimeIncidentsTotal: [3, 'r'], crimeRatePer1000: [null, 'n'] });
  });

  it('say what they count', async () => {
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

  it('do not depend on the order of rows, nor on how they are spread over campuses', async () => {
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

describe('campuses that cannot be summed', () => {
  const read = async (rows: readonly Campus[]) => readCounted((await opened(rows)).tables[0]!);

  it('keep their whole institution out, with the line', async () => {
    const bad = campus('900001002', [1, 1, 1], { ARSON21: '1x' });
    const { rows, rejects, folded } = await read([
      campus('900001001', [1, 1, 1]),
      bad,
      campus('900001003', [1, 1, 1]),
      campus('900002001', [1, 1, 1]),
    ]);
    expect(rows.map(({ unitId }) => unitId)).toEqual([900002]);
    expect(rejects).toMatchObject([
      { line: 3, unitId: 900001, code: 'not-a-number', message: expect.stringContaining('No row of 900001') as unknown },
    ]);
    expect(folded).toBe(2);
  });

  it.each([
    ['duplicate', campus('900001001', [1, 1, 1])],
    ['not-a-number', campus('900001002', [1, 1, 1], { MURD20: '-1' })],
    ['not-a-number', campus('900001002', [1, 1, 1], { TOTAL: 'many' })],
    ['damaged-text', campus('900001002', [1, 1, 1], { MURD20: '\uFFFD' })],
  ])('are those with a %s', async (code, second) => {
    const { rows, rejects, folded } = await read([campus('900001001', [1, 1, 1]), second]);
    expect([rows, rejects.map((reject) => [reject.code, reject.line, reject.unitId]), folded]).toEqual([[], [[code, 3, 900001]], 1]);
  });

  it.each([
    ['ragged-row', '900001002,M,a campus'],
    ['unterminated-quote', '900001002,"M'],
  ])('are those of a record that is a %s, as far as it says whose it is', async (code, line) => {
    await folder.write({ [NAME]: `${tableCsv(headerOf(YEARS), [campus('900001001', [1, 1, 1])])}${line}` });
    const { tables } = await open({ source: 'crime', paths: [folder.path] });
    const { rows, rejects } = await readCounted(tables[0]!);
    expect([rows, rejects.map((reject) => [reject.code, reject.unitId])]).toEqual([[], [[code, 900001]]]);
  });

  it('do not touch others where nothing says whose they are', async () => {
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

describe('the files of Campus Safety', () => {
  const about = (suffixes: readonly string[], name: string) => ({ [name]: tableCsv(headerOf(suffixes), [campus('900001001', [1, 1, 1])]) });
  const other = (columns: string) => `UNITID_P,INSTNM,Total,${columns}\n900001001,M,1000,${columns.replaceAll(/[^,]+/g, '1')}\n`;

  it('are told apart by name, and the others named with the reason', async () => {
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
      expect.stringContaining('beside the campus'),
      expect.stringContaining('off campus'),
      expect.stringContaining('how rules are enforced'),
      expect.stringContaining('no part of the criminal offenses'),
      expect.stringContaining('could not place'),
      expect.stringContaining('count twice'),
      expect.stringContaining('is read from'),
    ]);
  });

  it('are taken for crimes on campus where one is alone and has a name of its own, and that is said', async () => {
    await folder.write(about(YEARS, 'clery.csv'));
    const { tables, unused, year } = await open({ source: 'crime', paths: [folder.at('clery.csv')] });
    expect([tables[0]?.table, year]).toEqual(['ONCAMPUSCRIME', 2022]);
    expect(unused.map(({ reason }) => reason)).toEqual([expect.stringContaining('read as the one of crimes on campus')]);
  });

  it('of other years are read by the years in their columns, the newest first', async () => {
    await folder.write({
      'oncampuscrime161718.csv': tableCsv(headerOf(['16', '17', '18']), [campus('900001001', [1, 1, 1], {}, ['16', '17', '18'])]),
      'Oncampuscrime222324.csv': tableCsv(headerOf(['22', '23', '24']), [campus('900001001', [2, 2, 2], {}, ['22', '23', '24'])]),
    });
    const newest = await open({ source: 'crime', paths: [folder.path] });
    expect(newest.tables.map(({ year, fields }) => [year, fields[0]?.period])).toEqual([[2024, '2022-24']]);
    const older = await open({ source: 'crime', paths: [folder.path], year: 2018 });
    expect((await valuesOf(older.tables[0]!)).get(900001)).toEqual(figures(3, 1, { 2016: 1, 2017: 1, 2018: 1 }));
  });

  it('are refused where years or offenses are missing, or are others than asked for', async () => {
    await folder.write(about(YEARS, NAME));
    await expect(open({ source: 'crime', paths: [folder.path], year: 2023 })).rejects.toMatchObject({ code: 'source.year-conflict' });
    await expect(opened([], NAME, ['20', '22', '23'])).rejects.toMatchObject({ code: 'source.missing-columns' });
    await folder.write({ [NAME]: tableCsv(headerOf(YEARS).replace('RAPE21', 'RAPES21'), []) });
    await expect(open({ source: 'crime', paths: [folder.path] })).rejects.toMatchObject({
      message: expect.stringContaining('RAPE21') as unknown,
    });
  });
});
