import { createFolder, open, readAll, tableCsv, tableOf, valuesOf } from '../source-files.fixture.ts';

const HD =
  'UNITID,INSTNM,IALIAS,CITY,STABBR,ZIP,OBEREG,OPEFLAG,WEBADDR,SECTOR,ICLEVEL,CONTROL,UGOFFER,DEGGRANT,HBCU,TRIBAL,LOCALE,OPENPUBL,ACT,NEWID,' +
  'DEATHYR,CLOSEDAT,CYACTIVE,C21BASIC,CARNEGIERSCH,LONGITUD,LATITUDE';
// prettier-ignore
const OPEN_COLLEGE = {
  UNITID: '900001', INSTNM: 'Maple College', IALIAS: 'NA||Maple  Tech | MC|MC', CITY: 'Maple', STABBR: 'VT', ZIP: '05001', OBEREG: '1', OPEFLAG: '1',
  WEBADDR: 'WWW.Maple.example/Home/', SECTOR: '2', ICLEVEL: '1', CONTROL: '2', UGOFFER: '1', DEGGRANT: '1', HBCU: '2', TRIBAL: '1', LOCALE: '33', OPENPUBL: '1',
  ACT: 'A', NEWID: '-2', DEATHYR: '-2', CLOSEDAT: '-2', CYACTIVE: '1', C21BASIC: '21', CARNEGIERSCH: '-2', LONGITUD: '-72.5', LATITUDE: '44.25',
};
const college = (unitId: number, changes: Record<string, string> = {}) => ({ ...OPEN_COLLEGE, UNITID: String(unitId), ...changes });

let folder: Awaited<ReturnType<typeof createFolder>>;
beforeEach(async () => {
  folder = await createFolder();
});
afterEach(() => folder.remove());

async function table(name: string, content: string | Buffer, kind: string, year?: number) {
  await folder.write({ [name]: content });
  return tableOf(await open({ paths: [folder.at(name)], ...(year === undefined ? {} : { year }) }), kind);
}

describe('HD', () => {
  it('reads a college in UTF-8 with a byte order mark', async () => {
    const hd = await table('hd2024.csv', '\uFEFF' + tableCsv(HD, [college(900001, { INSTNM: 'Université Érable' })]), 'HD');
    expect(hd.directory).toBe(true);
    expect(Object.fromEntries(Object.entries((await valuesOf(hd)).get(900001) ?? {}).map(([field, [value]]) => [field, value]))).toEqual({
      inUniverse: true,
      operatingStatus: 'open',
      successorUnitId: null,
      name: 'Université Érable',
      aliases: ['NA', 'Maple Tech', 'MC'],
      location: 'Maple',
      state: 'VT',
      zip: '05001',
      latitude: 44.25,
      longitude: -72.5,
      locale: 'town-remote',
      type: 'Private nonprofit',
      level: 4,
      website: 'https://www.maple.example/Home',
      federalAid: 'full',
      isHBCU: false,
      isTribal: true,
      carnegieClassification: 'Baccalaureate Colleges: Arts & Sciences Focus',
      carnegieScheme: '2021 basic',
      researchActivity: null,
    });
    expect(hd.fields.find(({ field }) => field === 'name')).toEqual({ field: 'name', variable: 'INSTNM', period: '2024-25' });
  });

  it('reads names in windows-1252', async () => {
    const content = tableCsv(HD, [college(900001, { INSTNM: 'Saint Mary\u0092s Jim\u00e9nez', IALIAS: 'Caf\u00e9 \u0096 Maple' })]);
    const values = (await valuesOf(await table('hd2021.csv', Buffer.from(content, 'latin1'), 'HD'))).get(900001);
    expect(values?.name).toEqual(['Saint Mary’s Jiménez', 'r']);
    expect(values?.aliases).toEqual([['Café – Maple'], 'r']);
  });

  it('reads the status of other institutions, and of administrative offices', async () => {
    const hd = tableCsv(HD, [
      college(900001),
      college(900002, { NEWID: '900001', ACT: 'C', CYACTIVE: '3', DEATHYR: '2024' }),
      college(900003, { CLOSEDAT: '05/31/2024', ACT: 'D', CYACTIVE: '3' }),
      college(900004, { ACT: 'M', DEATHYR: '2024' }),
      college(900005, { UGOFFER: '2' }),
      college(900006, { ICLEVEL: '3' }),
      college(900007, { CONTROL: '-3', ICLEVEL: '-3', DEGGRANT: '-3', STABBR: 'ZZ' }),
      college(900008, { OPENPUBL: '0' }),
      college(900009, { SECTOR: '0' }),
    ]);
    const values = await valuesOf(await table('hd2024.csv', hd, 'HD'));
    const fates = [...values].map(([id, each]) => [id, each.inUniverse?.[0], each.operatingStatus?.[0], each.successorUnitId?.[0]]);
    expect(fates).toEqual([
      [900001, true, 'open', null],
      [900002, false, 'merged', 900001],
      [900003, false, 'closed', null],
      [900004, true, 'closed', null],
      [900005, false, 'unlisted', null],
      [900006, false, 'unlisted', null],
      [900007, false, 'unlisted', null],
      [900008, false, 'unlisted', null],
      [900009, true, 'unlisted', null],
    ]);
    expect(values.get(900007)?.type).toEqual([null, 'n']);
    expect(values.get(900006)?.level).toEqual([null, 'n']);
  });

  it('reads the part in federal aid: the campus of another one may be covered by it', async () => {
    const rows: [flag: string, id: string, aid: string | null, opeId: string | null][] = [
      ['1', '00105100', 'full', '00105100'],
      ['2', '00332900', 'full', '00332900'],
      ['3', '00326900', 'deferment-only', '00326900'],
      ['5', '227200', 'none', '00227200'],
      ['6', '-2', 'none', null],
      ['7', '00500000', null, '00500000'],
      ['1', '00145901', 'full', '00145901'],
      ['5', '00145943', null, '00145943'],
    ];
    const colleges = rows.map(([OPEFLAG, OPEID], index) => college(900001 + index, { OPEFLAG, OPEID }));
    const header = HD.split(',').includes('OPEID') ? HD : `${HD},OPEID`;
    const values = await valuesOf(await table('hd2024.csv', tableCsv(header, colleges), 'HD'));
    expect([...values.values()].map((read) => [read.federalAid?.[0], read.opeId?.[0]])).toEqual(rows.map(([, , aid, id]) => [aid, id]));
  });

  it('notes codes that no list has', async () => {
    const hd = await table('hd2024.csv', tableCsv(HD, [college(900001, { LOCALE: '99', ICLEVEL: '3', HBCU: '7' })]), 'HD');
    const { rejects, notes } = await readAll(hd);
    expect(rejects).toEqual([]);
    expect(notes.map(({ line, unitId, code, message }) => [line, unitId, code, message])).toEqual([
      [2, 900001, 'unknown-code', 'LOCALE: 99 is an unknown code and counts as not reported.'],
      [2, 900001, 'unknown-code', 'HBCU: 7 is an unknown code and counts as not reported.'],
    ]);
  });

  it('rejects a college without a required value', async () => {
    const bad = [
      college(900002, { CONTROL: '-3' }),
      college(900003, { STABBR: 'ZZ' }),
      college(900004, { INSTNM: '' }),
      college(900005, { CITY: '' }),
    ];
    const { rows, rejects } = await readAll(await table('hd2024.csv', tableCsv(HD, [college(900001), ...bad]), 'HD'));
    expect(rows).toHaveLength(1);
    expect(rejects.map(({ line, code }) => [line, code])).toEqual([
      [3, 'unknown-control'],
      [4, 'unknown-state'],
      [5, 'missing-name'],
      [6, 'missing-city'],
    ]);
  });

  it.each([
    ['https://www.Maple.example/', 'https://www.maple.example'],
    ['http://maple.example/a b', 'http://maple.example/a%20b'],
    ['javascript:alert(1)', null],
    ['none', null],
    ['-2', null],
    ['', null],
  ])('reads the website and the links %s as %s', async (address, expected) => {
    const values = await valuesOf(await table('hd2024.csv', tableCsv(HD, [college(900001, { WEBADDR: address })]), 'HD'));
    expect(values.get(900001)?.website?.[0]).toBe(expected);
    const links = { NPRICURL: address, APPLURL: address, FAIDURL: address };
    const header = `${HD},NPRICURL,APPLURL,FAIDURL`;
    const linked = await valuesOf(await table('hd2025.csv', tableCsv(header, [college(900001, links)]), 'HD'));
    const read = linked.get(900001);
    expect([read?.netPriceCalculatorUrl?.[0], read?.applicationUrl?.[0], read?.financialAidUrl?.[0]]).toEqual([
      expected,
      expected,
      expected,
    ]);
  });

  it.each(['CONTROL', 'SECTOR'])('rejects a directory without the key column %s', async (column) => {
    await folder.write({ 'hd2024.csv': tableCsv(HD.replace(column, 'OTHER'), [college(900001)]) });
    await expect(open({ paths: [folder.path] })).rejects.toMatchObject({
      code: 'source.missing-columns',
      message: expect.stringContaining(column) as unknown,
    });
  });
});

describe('status flags', () => {
  it.each([
    ['R', 'r'],
    ['C', 'r'],
    ['G', 'r'],
    ['Z', 'r'],
    ['J', 'i'],
    ['K', 'i'],
    ['L', 'i'],
    ['N', 'i'],
    ['P', 'i'],
    ['A', 'a'],
    ['B', 'n'],
    ['D', 'n'],
    ['H', 'n'],
    ['', 'r'],
  ])('%s means %s', async (flag, letter) => {
    const content = `UNITID,RRFTCT,RET_NMF,XRET_PCF,RET_PCF\n900001,1,1,${flag},81\n`;
    const values = await valuesOf(await table('ef2024d.csv', content, 'EF-D'));
    expect(values.get(900001)?.retentionRate).toEqual([letter === 'r' || letter === 'i' ? 0.81 : null, letter]);
  });
});

describe('other tables', () => {
  it.each<[file: string, kind: string, header: string, row: string, expected: Record<string, unknown>]>([
    [
      'ic2024.csv',
      'IC',
      'CNTLAFFI,CALSYS,RELAFFIL,OPENADMP,DISTNCED',
      '4,1,66,1,2',
      { religiousAffiliation: ['Presbyterian Church (USA)', 'r'], openAdmission: [true, 'r'], isOnlineOnly: [false, 'r'] },
    ],
    [
      'ic2024.csv',
      'IC',
      'CNTLAFFI,CALSYS,RELAFFIL,OPENADMP,DISTNCED',
      '4,1,-2,-2,-1',
      { religiousAffiliation: [null, 'a'], openAdmission: [null, 'a'], isOnlineOnly: [null, 'n'] },
    ],
    ['drvef2024.csv', 'DRVEF', 'ENRTOT,PCTENRWH,EFUG', '7295,2,6370', { size: [6370, 'r'], totalEnrollment: [7295, 'r'] }],
    ['drvef2021.csv', 'DRVEF', 'ENRTOT,PCTENRWH,EFUG,RET_PCF', '7295,2,6370,59', { retentionRate: [0.59, 'r'] }],
    [
      'drvgr2024.csv',
      'DRVGR',
      'GRRTM,GRRTW,GRRTTOT,GBA6RTT,TRRTTOT',
      ',,40,98,1',
      { graduationRate: [0.4, 'r'], transferRate: [0.01, 'r'] },
    ],
    ['drvgr2024.csv', 'DRVGR', 'GRRTM,GRRTW,GRRTTOT,TRRTTOT', ',,40,0', { graduationRate: [0.4, 'r'], transferRate: [null, 'n'] }],
    ['drvgr2023.csv', 'DRVGR', 'GRRTM,GRRTW,GRRTTOT,TRRTTOT', ',,0,0', { graduationRate: [0, 'r'], transferRate: [0, 'r'] }],
    [
      'drvgr2024.csv',
      'DRVGR',
      'grrtw,grrtm,trrttot,gba6rtt,grrttot',
      ',,19,.,32',
      { graduationRate: [0.32, 'r'], transferRate: [0.19, 'r'] },
    ],
    ['drvcost2024.csv', 'COST', 'TUFEYR3,COTSON,CINSON,CINSOFF,CINSFAM', ',,0,0,15000', { annualCost: [15000, 'r'] }],
    [
      'cost1_2024.csv',
      'COST1',
      'TUITVARY,ROOMCAP,TUITION3,chg1ay0,chg2ay3,chg4ay3,chg5ay3,chg6ay3,xchg7ay3,chg7ay3,chg8ay3,chg9ay3',
      '2,-2,,,10024,1600,,,P,9000,3000,3500',
      { annualCost: [23624, 'i'] },
    ],
    [
      'ic2021_ay.csv',
      'IC_AY',
      'TUITION3,CHG1AY0,CHG2AY3,CHG4AY3,CHG5AY3,CHG6AY3,CHG7AY3,CHG8AY3,CHG9AY3',
      ',,5000,1600,.,.,.,.," 3500"',
      { annualCost: [10100, 'r'] },
    ],
    ['drvf2024.csv', 'DRVF', 'F1CORREV,F2CORREV,F1RSRCFT,F2RSRCFT,F3RSRCFT', '1,,3320,,', { researchExpensePerStudent: [3320, 'r'] }],
    ['drvf2021.csv', 'DRVF', 'F1CORREV,F2CORREV,F1RSRCFT,F2RSRCFT,F3RSRCFT', ' .,  .," .",.,0', { researchExpensePerStudent: [0, 'r'] }],
    ['f2324_f1a.csv', 'F1A', 'F1A01,F1B01,XF1C021,F1C021', '1,1,R,16837000', { researchExpense: [16_837_000, 'r'] }],
    ['f2021_f2.csv', 'F2', 'F2A01,F2B01,XF2E021,F2E021', '1,1,R,3329839000', { researchExpense: [3_329_839_000, 'r'] }],
    ['f2021_f3.csv', 'F3', 'F3A01,F3B01,XF3E02A1,F3E02A1', '1,1,Z,0', { researchExpense: [0, 'r'] }],
    ['gr200_21.csv', 'GR200', 'BAREVCT,L4REVCT,BAGR150,L4GR150', ',,.,29', { graduationRate: [0.29, 'r'] }],
    ['gr200_21.csv', 'GR200', 'BAREVCT,L4REVCT,BAGR150,XL4GR150,L4GR150', ',,98,R,.', { graduationRate: [null, 'n'] }],
    ['drvic2023.csv', 'COST', 'TUFEYR3,COTSON,CINSON,CINSOFF,CINSFAM', ',,,21000,15000', { annualCost: [21000, 'r'] }],
    ['ic2023_ay.csv', 'IC_AY', 'TUITION3,CHG1AY0,CHG2AY3,CHG4AY3,CHG5AY3,CHG6AY3', ',,10024,1600,9128,3250', { annualCost: [24002, 'r'] }],
    ['ic2023_ay.csv', 'IC_AY', 'TUITION3,CHG1AY0,CHG2AY3,CHG4AY3,CHG5AY3,CHG6AY3', ',,10024,1600,.,3250', { annualCost: [null, 'n'] }],
    ['sfa2324.csv', 'SFA', 'SCUGRAD,UAGRNTN,XUPGRNTP,UPGRNTP', '10,5,N,63', { percentPellGrant: [0.63, 'i'] }],
    [
      'sfa2021.csv',
      'SFA',
      'SCUGRAD,UAGRNTN,UPGRNTP,NPIST2,NPGRN2',
      '10,5,63,-1,',
      { netPricePublic: [-1, 'r'], netPricePrivate: [null, 'n'] },
    ],
    [
      'cost2_2024.csv',
      'COST2',
      'XNPIST2,NPIST2,XNPGRN2,NPGRN2',
      'A,,R,21000',
      { netPricePublic: [null, 'a'], netPricePrivate: [21_000, 'r'] },
    ],
  ])('%s is %s (%s)', async (file, kind, header, row, expected) => {
    const values = await valuesOf(await table(file, `UNITID,${header}\n900001,${row}\n`, kind));
    expect(values.get(900001)).toMatchObject(expected);
  });

  it('skips the colleges that the graduation rate of two-year colleges is not of', async () => {
    const rows = ['UNITID,BAREVCT,L4REVCT,XL4GR150,L4GR150', '900001,,,A,.', '900002,,,R,29', '900003,,,R,.', ''];
    expect([...(await valuesOf(await table('gr200_21.csv', rows.join('\n'), 'GR200')))]).toEqual([
      [900002, { graduationRate: [0.29, 'r'] }],
      [900003, { graduationRate: [null, 'n'] }],
    ]);
  });

  const BANDS = [1, 2, 3, 4, 5].flatMap((band) => [`XNPIS4${band}2`, `NPIS4${band}2`, `XNPT4${band}2`, `NPT4${band}2`]).join(',');
  it.each([
    ['of a public college', 'R,-2400,A,,R,0,A,,P,11000,A,,R,13000,A,,R,15000,A,', [-2400, 0, 11_000, 13_000, 15_000], 'i'],
    [
      'of a private college, or one that charges by program',
      'A,,R,9000,A,,R,,A,,R,12000,A,,R,,A,,R,',
      [9000, null, 12_000, null, null],
      'r',
    ],
    ['in the padded format', '"A",   .,"R"," 9000","A",.,"R",.,"A",.,"R",.,"A",.,"R",.,"A",.,"R",.', [9000, null, null, null, null], 'r'],
    ['without reported prices', 'A,,R,,A,,R,,A,,R,,A,,R,,A,,R,', null, 'n'],
    ['that do not apply', 'A,,A,,A,,A,,A,,A,,A,,A,,A,,A,', null, 'a'],
  ])('reads prices by family income %s', async (_whose, cells, prices, letter) => {
    const content = `UNITID,NPIST2,NPGRN2,${BANDS}\n900001,,,${cells}\n`;
    const table2 = await table('cost2_2024.csv', content, 'COST2');
    const bands = ['0-30000', '30001-48000', '48001-75000', '75001-110000', '110001-plus'];
    const expected = prices && Object.fromEntries(bands.flatMap((band, at) => (prices[at] === null ? [] : [[band, prices[at]]])));
    expect((await valuesOf(table2)).get(900001)?.netPricesByIncome).toEqual([expected, letter]);
    expect(table2.fields).toContainEqual({
      field: 'netPricesByIncome',
      variable: 'NPIS412–NPIS452, else NPT412–NPT452',
      alternatives: ['NPIS412–NPIS452', 'NPT412–NPT452'],
      period: '2023-24',
    });
  });

  it('leaves out net prices if one column mixes both sectors', async () => {
    await folder.write({ 'sfa2021.csv': 'UNITID,SCUGRAD,UAGRNTN,UPGRNTP,NPIST2,NPIS412,NPIS422\n900001,10,5,63,9000,1,2\n' });
    const opened = await open({ paths: [folder.path] });
    expect(tableOf(opened, 'SFA').fields.map(({ field }) => field)).toEqual(['percentPellGrant']);
    expect(opened.unused.map(({ reason }) => reason)).toEqual([
      'no percentWithGrant: it has no column UAGRNTP',
      'no averageGrant: it has no column UAGRNTA',
      'no netPricePublic: it has no column NPIST2',
      'no netPricePrivate: it has no column NPGRN2',
      expect.stringMatching(/^no netPricesByIncome: it has no column NPIS412 or NPT412 or/),
    ]);
  });

  it('rejects a table without readable fields', async () => {
    await folder.write({ 'sfa2021.csv': 'UNITID,SCUGRAD,UAGRNTN,NPIST2\n900001,10,5,9000\n' });
    await expect(open({ paths: [folder.path] })).rejects.toMatchObject({
      code: 'source.nothing-usable',
      message: expect.stringContaining('no netPricePublic') as unknown,
    });
  });

  it('states the period of values and sorts tables by precedence', async () => {
    await folder.write({
      'drvadm2024.csv': 'UNITID,DVADM01,DVADM02,DVADM03\n900001,58,,\n',
      'adm2024.csv': 'UNITID,ADMCON1,ADMCON2,APPLCN,ADMSSN\n900001,1,1,90,45\n',
      'drvef2024.csv': 'UNITID,ENRTOT,PCTENRWH,EFUG,RET_PCF\n900001,9,1,8,59\n',
      'ef2024d.csv': 'UNITID,RRFTCT,RET_NMF,RET_PCF\n900001,1,1,60\n',
      'drvgr2024.csv': 'UNITID,GRRTM,GRRTW,GRRTTOT,GBA6RTT,TRRTTOT\n900001,1,1,60,60,1\n',
      'drvcost2024.csv': 'UNITID,TUFEYR3,COTSON,CINSON,CINSOFF,CINSFAM\n900001,1,1,60,60,1\n',
      'sfa2324.csv': 'UNITID,SCUGRAD,UAGRNTN,UPGRNTP\n900001,1,1,1\n',
    });
    const opened = await open({ paths: [folder.path] });
    expect(opened.tables.map((each) => each.table)).toEqual(['ADM', 'EF-D', 'DRVEF', 'DRVGR', 'COST', 'SFA']);
    const periods = new Map(opened.tables.flatMap((each) => each.fields.map(({ field, period }) => [field, period])));
    expect(Object.fromEntries(periods)).toMatchObject({
      acceptanceRateNum: 'fall 2024',
      size: 'fall 2024',
      retentionRate: 'fall 2023 to fall 2024',
      graduationRate: 'by August 2024',
      annualCost: '2024-25',
      percentPellGrant: '2023-24',
    });
  });
});
