import fc from 'fast-check';
import { createFolder, csv, open, readCounted, tableCsv, valuesOf } from './source-files.fixture.ts';

let folder: Awaited<ReturnType<typeof createFolder>>;
beforeEach(async () => {
  folder = await createFolder();
});
afterEach(() => folder.remove());

const research = async (files: Record<string, string>, year?: number) => {
  await folder.write(files);
  return open({ source: 'research', paths: [folder.path], ...(year !== undefined && { year }) });
};

const LONG = (
  'inst_id,year,ncses_inst_id,ipeds_unitid,hbcu_flag,med_sch_flag,hhe_flag,toi_code,hdg_code,toc_code,inst_name_long,inst_city,' +
  'inst_state_code,inst_zip,questionnaire_no,question,row,column,data,status,othinfo,othinfo_s,standardized_agency_name'
).split(',');
const FEDERAL = 'Federal expenditures by field and agency';
const NONFEDERAL = 'Nonfederal expenditures by field and source';

interface Answer {
  id?: string;
  year?: string;
  no?: string;
  question: string;
  row: string;
  column?: string;
  data: string;
  status?: string;
}

function long(answers: readonly Answer[]): string {
  const cells = ({ id = '900001', year = '2023', no = '', question, row, column = 'Total', data, status = '' }: Answer) => {
    const given: Record<string, string> = { year, ipeds_unitid: id, questionnaire_no: no, question, row, column, data, status };
    return LONG.map((name) => given[name] ?? (name === 'inst_name_long' ? 'Maple College, Springfield' : 'x'));
  };
  return csv([LONG, ...answers.map(cells)]);
}

const total = (data: string, more: Partial<Answer> = {}): Answer => ({ no: '01.g', question: 'Source', row: 'Total', data, ...more });
const federal = (row: string, data: string, more: Partial<Answer> = {}): Answer => ({ no: '09B10', question: FEDERAL, row, data, ...more });
const other = (row: string, data: string, more: Partial<Answer> = {}): Answer => ({
  no: '11B10',
  question: NONFEDERAL,
  row,
  data,
  ...more,
});

const valuesIn = async (answers: readonly Answer[]) => valuesOf((await research({ 'herd2023.csv': long(answers) })).tables[0]!);
const figures = (all: unknown, byField: unknown, letters = 'rr') => ({
  researchFundingTotal: [all, letters.charAt(0)],
  researchFundingByDepartment: [byField, letters.charAt(1)],
});

describe('survey microdata', () => {
  it('are summed by field over all funds, in dollars', async () => {
    const values = await valuesIn([
      { question: 'Source', row: 'Federal government', data: '700' },
      total('1000'),
      federal('Engineering, chemical', '400'),
      federal('Engineering, all', '600'),
      federal('Engineering, all', '250', { column: 'DOD' }),
      federal('Non-S&E, all', '100'),
      federal('All', '700'),
      other('Engineering, all', '250'),
      other('Psychology, all', '50'),
      other('Life sciences, all', '0'),
      { question: 'Capitalized equipment expenditures by field and source', row: 'Engineering, all', data: '99' },
      { question: 'Medical school expenditures', row: 'Total', column: '', data: '77' },
    ]);
    const split = { Engineering: 850_000, Psychology: 50_000, 'Fields outside science and engineering': 100_000 };
    expect(values).toEqual(new Map([[900001, figures(1_000_000, split)]]));
  });

  it('of the short form have one question for all funds', async () => {
    const short = (row: string, column: string, data: string): Answer => ({
      question: 'Expenditures by major field and source',
      row,
      column,
      data,
    });
    const values = await valuesIn([
      total('300'),
      short('Social sciences, all', 'Federal', '100'),
      short('Social sciences, all', 'Nonfederal', '200'),
      short('Social sciences, all', 'Total', '300'),
      short('All', 'Total', '300'),
    ]);
    expect(values.get(900001)).toEqual(figures(300_000, { 'Social sciences': 300_000 }));
  });

  it('mark imputed and missing amounts', async () => {
    const values = await valuesIn([
      total('500', { status: 'i' }),
      federal('Engineering, all', '200', { status: 'i' }),
      federal('Psychology, all', '', { status: 'n' }),
      other('Psychology, all', '300'),
      total('', { id: '900002', status: 'n' }),
      other('Psychology, all', '10', { id: '900002' }),
      federal('All', '10', { id: '900003' }),
    ]);
    expect(values.get(900001)).toEqual(figures(500_000, { Engineering: 200_000 }, 'ii'));
    expect(values.get(900002)).toEqual(figures(null, { Psychology: 10_000 }, 'nr'));
    expect(values.get(900003)).toEqual(figures(null, null, 'nn'));
  });

  it('identify questions by number if the text is missing', async () => {
    const values = await valuesIn([
      total('40', { question: '' }),
      federal('Psychology, all', '30', { question: '9' }),
      other('Psychology', '10', { question: '' }),
    ]);
    expect(values.get(900001)).toEqual(figures(40_000, { Psychology: 40_000 }));
  });

  it('are read for the requested year, and rows without a UNITID are counted', async () => {
    const answers = [
      total('1', { year: '2022' }),
      total('2'),
      other('Psychology, all', '2'),
      total('9', { id: '' }),
      total('8', { id: '' }),
    ];
    const { tables, year } = await research({ 'herd_2010_2023.csv': long(answers) }, 2023);
    expect([year, tables[0]?.fields[0]?.period]).toEqual([2023, 'fiscal year 2023']);
    const { rows, rejects, folded, rowsWithoutUnitId } = await readCounted(tables[0]!);
    expect([rows.map(({ unitId, values }) => [unitId, values[0]]), rejects, folded, rowsWithoutUnitId]).toEqual([
      [[900001, 2000]],
      [],
      1,
      2,
    ]);
  });

  it.each([
    ['not-a-number', federal('Psychology, all', '1,000')],
    ['not-a-number', total('-5')],
    ['duplicate', total('1000')],
  ])('reject an institution for a %s', async (code, answer) => {
    const answers = code === 'duplicate' ? [total('1000'), answer] : [other('Psychology, all', '1'), answer];
    const { tables } = await research({ 'herd2023.csv': long([...answers, total('7', { id: '900002' })]) });
    const { rows, rejects, folded } = await readCounted(tables[0]!);
    expect([rows.map(({ unitId }) => unitId), rejects.map((reject) => [reject.code, reject.line, reject.unitId]), folded]).toEqual([
      [900002],
      [
        [code, 3, 900001],
        ['incomplete-sum', 2, 900001],
      ],
      0,
    ]);
  });

  it('are read from two files (long and short form) in one run', async () => {
    const opened = await research({ 'herd2023.csv': long([total('9000')]), 'herd2023_short.csv': long([total('200', { id: '900002' })]) });
    expect(opened.tables.map(({ table, year }) => [table, year])).toEqual([
      ['HERD', 2023],
      ['HERD', 2023],
    ]);
  });

  it('do not depend on the order of rows', async () => {
    const answers = [
      total('1000'),
      federal('Engineering, all', '600'),
      other('Engineering, all', '250'),
      other('Psychology, all', '150', { status: 'i' }),
    ];
    const expected = (await valuesIn(answers)).get(900001);
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(answers, { minLength: 4 }), async (shuffled) => {
        expect((await valuesIn(shuffled)).get(900001)).toEqual(expected);
      }),
      { numRuns: 15 },
    );
  });
});

describe('tables by UNITID', () => {
  const WIDE =
    'unitid,herd_name,rd_all_r_d_expenditures,rd_psychology,rd_sciences_nec,rd_engineering,rd_all_r_d_expenditures_flag,rd_psychology_flag,rd_engineering_flag';
  const row = (
    id: string,
    all: string,
    psychology: string,
    nec: string,
    engineering: string,
    flags: [string, string, string] = ['', '', ''],
  ) => ({
    UNITID: id,
    RD_ALL_R_D_EXPENDITURES: all,
    RD_PSYCHOLOGY: psychology,
    RD_SCIENCES_NEC: nec,
    RD_ENGINEERING: engineering,
    RD_ALL_R_D_EXPENDITURES_FLAG: flags[0],
    RD_PSYCHOLOGY_FLAG: flags[1],
    RD_ENGINEERING_FLAG: flags[2],
  });

  it('are read in dollars, with their flags', async () => {
    const rows = [
      row('900001', '59877', '242', '0', '16193'),
      row('900002', '900', 'NA', '', '900', ['i', '', 'i']),
      row('900003', '700', '', '', '', ['r', 'D', 'D']),
      row('900004', '', '', '', '', ['D', '', '']),
      row('', '1039', '0', '0', '0'),
    ];
    const { tables, year } = await research({ 'herd_fy2023.csv': tableCsv(WIDE, rows) });
    expect(year).toBe(2023);
    expect(await valuesOf(tables[0]!)).toEqual(
      new Map([
        [900001, figures(59_877_000, { Engineering: 16_193_000, Psychology: 242_000 })],
        [900002, figures(900_000, { Engineering: 900_000 }, 'ii')],
        [900003, figures(700_000, null, 'rn')],
        [900004, figures(null, null, 'sn')],
      ]),
    );
    expect(await readCounted(tables[0]!)).toMatchObject({ rejects: [], rowsWithoutUnitId: 1, folded: 0 });
  });

  it('are summed for campuses that report apart under one UNITID', async () => {
    const campus = (name: string, ...cells: Parameters<typeof row>) => ({ ...row(...cells), HERD_NAME: name });
    const rows = [
      campus('U. Maple Medical Campus', '900001', '686026', '3000', '', '', ['', 'i', '']),
      campus('U. Oak', '900002', '500', '500', '', ''),
      campus('U. Maple', '900001', '22530', '', '44', '573'),
      campus('U. Elm', '900003', '70', '70', '', ''),
      campus('U. Elm North', '900003', '', '', '', '', ['D', '', '']),
    ];
    const { tables } = await research({ 'herd_fy2023.csv': tableCsv(WIDE, rows) });
    const split = { Psychology: 3_000_000, 'Other sciences': 44_000, Engineering: 573_000 };
    expect(await valuesOf(tables[0]!)).toEqual(
      new Map([
        [900001, figures(708_556_000, split, 'ri')],
        [900002, figures(500_000, { Psychology: 500_000 })],
        [900003, figures(null, { Psychology: 70_000 }, 'sr')],
      ]),
    );
    expect(await readCounted(tables[0]!)).toMatchObject({ rejects: [], folded: 2 });
  });

  it('are rejected if a row occurs twice', async () => {
    const twice = { ...row('900001', '500', '500', '', ''), HERD_NAME: 'U. Maple' };
    const { tables } = await research({ 'herd_fy2023.csv': tableCsv(WIDE, [twice, row('900002', '9', '9', '', ''), twice]) });
    const { rows, rejects } = await readCounted(tables[0]!);
    expect([rows.map(({ unitId }) => unitId), rejects.map(({ code, line, unitId }) => [code, line, unitId])]).toEqual([
      [900002],
      [
        ['duplicate', 4, 900001],
        ['incomplete-sum', 2, 900001],
      ],
    ]);
  });

  it('are skipped with a reason if a UNITID is missing or amounts repeat', async () => {
    const { unused } = await research({
      'herd2023.csv': long([total('1')]),
      'table_1.csv': 'table_id,row_id,institution,field_all_r_d_expenditures\n1,r1,Maple C.,5\n',
      'carnegie.csv': 'unitid,instnm,herd_2023\n900001,M,5\n',
    });
    expect(unused.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('use the survey'),
      expect.stringContaining('abbreviated names'),
    ]);
  });
});
