import fc from 'fast-check';
import { outcomeKey, readOutcomeKey } from '../../../domain/majors/outcomes.ts';
import { createFolder, csv, open, readCounted, tableOf, valuesOf } from '../source-files.fixture.ts';

const HEADER = 'UNITID,INSTNM,CIPCODE,CIPDESC,CREDLEV,CREDDESC,DEBT_ALL_STGP_ANY_MDN,EARN_MDN_1YR,EARN_MDN_4YR,EARN_MDN_5YR'.split(',');
const FORMER_HEADER =
  'P_UNITID,P_OPEID6,P_INSTNM,P_CONTROL,P_MAIN,P_CIPCODE,P_CIPDESC,P_CREDLEV,P_CREDDESC,P_COUNT,P_DEBTMEDIAN,P_MD_EARN_WNE'.split(',');
const FORMER_FILE = 'FieldOfStudyData1516_1617_PP.csv';

let folder: Awaited<ReturnType<typeof createFolder>>;
beforeEach(async () => {
  folder = await createFolder();
});
afterEach(() => folder.remove());

type Row = readonly [unitId: string, cip: string, credential: string, ...medians: string[]];

const openRows = async (rows: readonly Row[]) => {
  const lines = rows.map(([unitId, cip, credential, ...medians]) => [unitId, 'Maple College', cip, 'A, B.', credential, '', ...medians]);
  await folder.write({ 'fields.csv': csv([HEADER, ...lines]) });
  return tableOf(await open({ source: 'scorecard', year: 2023, paths: [folder.at('fields.csv')] }), 'FIELD-OF-STUDY');
};
const openFormer = async (rows: readonly Row[]) => {
  const lines = rows.map(([unitId, cip, level, ...medians]) => [
    unitId,
    '1002',
    'Maple',
    'Public',
    '1',
    cip,
    '',
    level,
    '',
    'NULL',
    ...medians,
  ]);
  await folder.write({ [FORMER_FILE]: Buffer.concat([Buffer.from('\uFEFF'), Buffer.from(csv([FORMER_HEADER, ...lines]))]) });
  return open({ source: 'scorecard', paths: [folder.at(FORMER_FILE)] });
};
const outcomesIn = async (rows: readonly Row[]) => (await valuesOf(await openRows(rows))).get(900001)?.outcomesByProgram;

describe('earnings and debt by program', () => {
  it('are read by four-digit code and credential level', async () => {
    const table = await openRows([
      ['110635', '1107', '3', '13900', '149866', '204379', '225140'],
      ['110635', '0301', '3', '12988', '47338', '78624', '89932'],
      ['', '0301', '3', '1', '2', '3', '4'],
    ]);
    expect((await valuesOf(table)).get(110635)?.outcomesByProgram).toEqual([
      {
        '11.07.3': { debt: 13_900, earnings1: 149_866, earnings4: 204_379, earnings5: 225_140 },
        '03.01.3': { debt: 12_988, earnings1: 47_338, earnings4: 78_624, earnings5: 89_932 },
      },
      'r',
    ]);
    expect(await readCounted(table)).toMatchObject({ rowsWithoutUnitId: 1, folded: 1, rejects: [] });
    expect(table.fields).toEqual([
      {
        field: 'outcomesByProgram',
        period: 'earnings until 2023',
        variable: 'DEBT_ALL_STGP_ANY_MDN, EARN_MDN_1YR, EARN_MDN_4YR, EARN_MDN_5YR by CIPCODE and CREDLEV',
      },
    ]);
  });

  it.each(['PS', 'PrivacySuppressed', 'NULL', 'NA', ''])('have no part for "%s", and no program without a part', async (token) => {
    const rows: Row[] = [
      ['900001', '5138', '3', token, token, '80110', token],
      ['900001', '1101', '3', token, token, token, token],
    ];
    expect(await outcomesIn(rows)).toEqual([{ '51.38.3': { earnings4: 80_110 } }, 'r']);
    expect(await outcomesIn(rows.slice(1))).toEqual([null, token.startsWith('P') ? 's' : 'n']);
  });

  it('leave out programs without a credential', async () => {
    expect(await outcomesIn([['900001', '5138', '99', '1000', '', '', '']])).toEqual([null, 'n']);
  });

  it.each([
    ['a level', ['900001', '5138', '9', '1', '', '', ''], 'unknown-code'],
    ['a code of six digits', ['900001', '513801', '3', '1', '', '', ''], 'bad-cip'],
    ['a median of 0', ['900001', '5138', '3', '0', '', '', ''], 'out-of-range'],
    ['a text', ['900001', '5138', '3', '', '80.110,5', '', ''], 'not-a-number'],
    ['a program that stands twice', ['900001', '1101', '3', '', '80110', '', ''], 'duplicate'],
  ] as const)('with %s that cannot be reject all rows of their institution', async (_name, row, code) => {
    const others: Row[] = [
      ['900001', '1101', '3', '5000', '', '', ''],
      ['900002', '1101', '3', '5000', '', '', ''],
    ];
    const { rows, rejects } = await readCounted(await openRows([...others, row]));
    expect(rows.map(({ unitId }) => unitId)).toEqual([900002]);
    expect(rejects.map((reject) => [reject.unitId, reject.code])).toEqual([
      [900001, code],
      [900001, 'incomplete-sum'],
    ]);
  });

  it('of a file that breaks off are refused as a whole', async () => {
    await folder.write({ 'fields.csv': `${csv([HEADER])}900001,"Maple College,1101,` });
    const opened = open({ source: 'scorecard', year: 2023, paths: [folder.at('fields.csv')] });
    await expect(opened.then(({ tables }) => readCounted(tables[0]!))).rejects.toMatchObject({ code: 'source.cut-off' });
  });

  it('have the code and the level that the file has, and only the medians that are published', async () => {
    const median = fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: null });
    const program = fc.record({
      cip: fc.integer({ min: 100, max: 9_899 }),
      credential: fc.integer({ min: 1, max: 8 }),
      median,
      earned: median,
    });
    const programs = fc.uniqueArray(program, { minLength: 1, maxLength: 8, selector: ({ cip, credential }) => `${cip}.${credential}` });
    await fc.assert(
      fc.asyncProperty(programs, async (all) => {
        const rows = all.map(({ cip, credential, median: debt, earned }): Row => {
          return ['900001', String(cip), String(credential), String(debt ?? 'PS'), '', '', String(earned ?? '')];
        });
        const [outcomes] = (await outcomesIn(rows)) ?? [];
        const expected = all.flatMap(({ cip, credential, median: debt, earned }) => {
          const parts = { ...(debt !== null && { debt }), ...(earned !== null && { earnings5: earned }) };
          return Object.keys(parts).length > 0 ? [[outcomeKey({ cip: (cip / 100).toFixed(2).padStart(5, '0'), credential }), parts]] : [];
        });
        expect(outcomes ?? {}).toEqual(Object.fromEntries(expected));
        for (const key of Object.keys(outcomes ?? {})) expect(outcomeKey(readOutcomeKey(key)!)).toBe(key);
      }),
      { numRuns: 40 },
    );
  });
});

describe('earnings and debt by program of the first releases', () => {
  it('have a field and parts of their own', async () => {
    const opened = await openFormer([
      ['900001', '100', '3', 'PrivacySuppressed', '36400'],
      ['900001', '5138', '2', '12000', 'NULL'],
      ['NULL', '5138', '2', '12000', 'NULL'],
    ]);
    expect(opened.year).toBe(2016);
    const table = tableOf(opened, 'FIELD-OF-STUDY-FORMER');
    expect(table.fields).toMatchObject([{ field: 'formerOutcomesByProgram', period: '2015-16 and 2016-17' }]);
    expect((await valuesOf(table)).get(900001)).toEqual({
      formerOutcomesByProgram: [{ '01.00.3': { formerEarnings1: 36_400 }, '51.38.2': { formerDebt: 12_000 } }, 'r'],
    });
  });
});
