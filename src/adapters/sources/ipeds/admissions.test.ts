import { createFolder, open, readAll, tableCsv, tableOf, valuesOf } from '../source-files.fixture.ts';

let folder: Awaited<ReturnType<typeof createFolder>>;
beforeEach(async () => {
  folder = await createFolder();
});
afterEach(() => folder.remove());

async function table(name: string, content: string, kind: string) {
  await folder.write({ [name]: content });
  return tableOf(await open({ paths: [folder.at(name)] }), kind);
}

const ADM =
  'UNITID,ADMCON1,ADMCON2,ADMCON3,ADMCON4,ADMCON5,ADMCON6,ADMCON7,ADMCON8,ADMCON11,ADMCON12,XAPPLCN,APPLCN,XADMSSN,ADMSSN,ENRLT,XSATVR25,SATVR25,XSATVR50,SATVR50,XSATVR75,SATVR75,XSATMT25,SATMT25,XSATMT50,' +
  'SATMT50,XSATMT75,SATMT75,XACTCM25,ACTCM25,XACTCM50,ACTCM50,XACTCM75,ACTCM75,' +
  'XSATNUM,SATNUM,XSATPCT,SATPCT,XACTNUM,ACTNUM,XACTPCT,ACTPCT';

describe('ADM', () => {
  const read = async (row: Record<string, string>, name = 'adm2024.csv') =>
    (await valuesOf(await table(name, tableCsv(ADM, [{ UNITID: '900001', ...row }]), 'ADM'))).get(900001) ?? {};

  it('reads the same values from both published formats, in any order and case of columns', async () => {
    const newer =
      'UNITID,ADMCON1,ADMCON2,ADMCON7,XAPPLCN,APPLCN,XADMSSN,ADMSSN,ACTCM75\n900001,1,1,5,R,400,P,57,30\n900002,1,1,3,Z,0,A,,\n';
    const older =
      'ADMCON1,XAPPLCN,APPLCN,admcon2,XADMSSN,admssn,ADMCON7,Unitid,ACTCM75   \r\n' +
      '1,"R","  400",1,"P"," 57"," 5",900001," 30"\r\n1,"Z","    0",1,"A",.," 3",900002,  . \r\n';
    const first = await valuesOf(await table('adm2024.csv', newer, 'ADM'));
    expect(await valuesOf(await table('ADM2024_old.csv', older, 'ADM'))).toEqual(first);
    expect(first.get(900001)).toMatchObject({
      acceptanceRateNum: [0.1425, 'i'],
      acceptanceRate: ['14%', 'i'],
      testingPolicy: ['optional', 'r'],
      act75: [30, 'r'],
    });
    expect(first.get(900002)).toMatchObject({ acceptanceRateNum: [null, 'a'], acceptanceRate: [null, 'a'], act75: [null, 'n'] });
  });

  it('reads how many students sent scores', async () => {
    // Eastern Kentucky in fall 2024.
    expect(await read({ SATNUM: '9', SATPCT: '1', ACTNUM: '2561', ACTPCT: '97' })).toMatchObject({
      satCohort: [9, 'r'],
      percentSAT: [0.01, 'r'],
      actCohort: [2_561, 'r'],
      percentACT: [0.97, 'r'],
    });
    expect(await read({ XSATNUM: 'Z', SATNUM: '0', XACTNUM: 'A' })).toMatchObject({ satCohort: [0, 'r'], actCohort: [null, 'a'] });
  });

  it.each([
    ['no students applied', { APPLCN: '0', ADMSSN: '0', ENRLT: '0' }],
    ['a part is blank', { APPLCN: '100', ADMSSN: '', ENRLT: '' }],
  ])('has no rate when %s', async (_when, row) => {
    expect(await read(row)).toMatchObject({ acceptanceRateNum: [null, 'n'], yieldRate: [null, 'n'] });
  });

  it.each([
    [{ APPLCN: '29', ADMSSN: '0', ENRLT: '0' }, [null, 's'], [null, 'n']],
    [{ APPLCN: '29', ADMSSN: '29', ENRLT: '29' }, [null, 's'], [null, 's']],
    [{ APPLCN: '30', ADMSSN: '29', ENRLT: '10' }, [29 / 30, 'r'], [null, 's']],
    [{ APPLCN: '40', ADMSSN: '30', ENRLT: '0' }, [0.75, 'r'], [0, 'r']],
  ])('withholds the rates of fewer than 30 applicants or admitted students: %p', async (row, rate, yieldRate) => {
    const values = await read(row);
    expect([values.acceptanceRateNum, values.yieldRate]).toEqual([rate, yieldRate]);
    expect(values.acceptanceRate?.[1]).toBe(rate[1]);
  });

  it('says that the scores of one to four students are withheld: flag S, which the dictionary does not list', async () => {
    const few = Object.fromEntries(
      ['25', '50', '75'].flatMap((quarter) => [`SATVR${quarter}`, `SATMT${quarter}`]).map((column) => [`X${column}`, 'S']),
    );
    const scores = { sat25: [null, 's'], avgSAT: [null, 's'], sat75: [null, 's'] };
    expect(await read({ ...few, XACTCM25: 'A' })).toMatchObject({ ...scores, act25: [null, 'a'], act75: [null, 'n'] });
  });

  it('reads what counts in admission, by the wording of each year', async () => {
    const answers = { ADMCON1: '1', ADMCON2: '5', ADMCON3: '3', ADMCON5: '-2', ADMCON6: '', ADMCON8: '1', ADMCON11: '5', ADMCON12: '3' };
    const factors = { gpa: 'required', rank: 'considered', record: 'not-considered', englishTest: 'required' };
    const recent = { ...factors, essay: 'considered', legacy: 'not-considered' };
    expect((await read({ ...answers, ADMCON7: '1' })).admissionFactors).toEqual([recent, 'r']);
    const older = { ADMCON1: '1', ADMCON2: '2', ADMCON3: '3', ADMCON4: '5' };
    expect((await read(older, 'adm2021.csv')).admissionFactors).toEqual([
      { gpa: 'required', rank: 'considered', preparatoryProgram: 'considered' },
      'r',
    ]);
    expect((await read({ ADMCON1: '-2', ADMCON2: '-2' })).admissionFactors).toEqual([null, 'a']);
  });

  it('notes an unknown answer and reads the others', async () => {
    const adm = await table('adm2024.csv', tableCsv(ADM, [{ UNITID: '900001', ADMCON1: '2', ADMCON2: '5' }]), 'ADM');
    expect((await valuesOf(adm)).get(900001)?.admissionFactors).toEqual([{ rank: 'considered' }, 'r']);
    expect((await readAll(adm)).notes.map(({ message }) => message)).toEqual(['ADMCON1: 2 is an unknown code and counts as not reported.']);
  });

  it('adds the SAT sections, and uses the midpoint of the quartiles without a median, not rounded up', async () => {
    expect((await read({ ACTCM25: '18', ACTCM75: '23' })).avgACT).toEqual([20, 'r']);
    const quartiles = { SATVR25: '500', SATVR75: '600', SATMT25: '510', SATMT75: '631', ACTCM25: '20', ACTCM75: '25' };
    expect(await read(quartiles)).toMatchObject({ avgSAT: [1120, 'r'], sat25: [1010, 'r'], sat75: [1231, 'r'], avgACT: [22, 'r'] });
    expect(await read({ ...quartiles, SATVR50: '570', SATMT50: '580', XSATMT50: 'L', ACTCM50: '24' })).toMatchObject({
      avgSAT: [1150, 'i'],
      avgACT: [24, 'r'],
    });
  });

  it.each([
    [{ SATVR25: '90', SATMT25: '90' }, 'SATVR25 + SATMT25: 180 is outside 400 to 1600.'],
    [{ ACTCM75: '37' }, 'ACTCM75: 37 is outside 1 to 36.'],
    [{ APPLCN: '10', ADMSSN: '11' }, 'ADMSSN / APPLCN: 1.1 is outside 0 to 1.'],
  ])('rejects a row with %p', async (row, message) => {
    const { rows, rejects } = await readAll(await table('adm2024.csv', tableCsv(ADM, [{ UNITID: '900001', ...row }]), 'ADM'));
    expect([rows, rejects.map((reject) => [reject.line, reject.unitId, reject.code, reject.message])]).toEqual([
      [],
      [[2, 900001, 'out-of-range', message]],
    ]);
  });

  it('reads the ACT scores that some colleges report by mistake as missing, and notes them', async () => {
    const row = { UNITID: '900001', ACTCM25: '2', ACTCM50: '10', ACTCM75: '23', SATVR25: '500', SATMT25: '510' };
    const adm = await table('adm2024.csv', tableCsv(ADM, [row]), 'ADM');
    expect((await valuesOf(adm)).get(900001)).toMatchObject({
      act25: [null, 'n'],
      avgACT: [null, 'n'],
      act75: [23, 'r'],
      sat25: [1010, 'r'],
    });
    expect((await readAll(adm)).notes).toEqual([
      { line: 2, unitId: 900001, code: 'known-error', message: 'ACTCM25: 2 is a known error of the source and counts as not reported.' },
      { line: 2, unitId: 900001, code: 'known-error', message: 'ACTCM50: 10 is a known error of the source and counts as not reported.' },
    ]);
  });

  it('reads the testing question by its wording in each year', async () => {
    expect((await read({ ADMCON7: '3' })).testingPolicy).toEqual(['not-considered', 'r']);
    expect((await read({ ADMCON7: '3' }, 'adm2021.csv')).testingPolicy).toEqual([null, 'n']);
    expect((await read({ ADMCON7: '2' }, 'adm2021.csv')).testingPolicy).toEqual(['optional', 'r']);
  });
});
