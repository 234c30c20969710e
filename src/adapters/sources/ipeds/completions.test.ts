import fc from 'fast-check';
import { createFolder, open, readCounted, tableCsv, tableOf, valuesOf } from '../source-files.fixture.ts';

const HEADER = 'UNITID,CIPCODE,MAJORNUM,AWLEVEL,XCTOTALT,CTOTALT,CTOTALM,CTOTALW';

let folder: Awaited<ReturnType<typeof createFolder>>;
beforeEach(async () => {
  folder = await createFolder();
});
afterEach(() => folder.remove());

type Row = readonly [unitId: number, cip: string, level: number, awards: string | number, major?: string];

async function tableWith(rows: readonly Row[], name = 'c2024_a.csv') {
  const cells = rows.map(([unitId, cip, level, awards, major = '1']) => ({
    UNITID: String(unitId),
    CIPCODE: cip,
    MAJORNUM: major,
    AWLEVEL: String(level),
    CTOTALT: String(awards),
  }));
  await folder.write({ [name]: tableCsv(HEADER, cells) });
  return tableOf(await open({ paths: [folder.at(name)] }), 'C-A');
}

const awardsIn = async (rows: readonly Row[]) => (await valuesOf(await tableWith(rows))).get(900001)?.awardsByProgram;
const rejectsOf = async (rows: readonly Row[]) => (await readCounted(await tableWith(rows))).rejects;

describe('awards by program', () => {
  it('are read by six-digit code and level, and a program without awards is offered', async () => {
    expect(
      await awardsIn([
        [900001, '01.0000', 5, 12],
        [900001, '51.3801', 5, 212],
        [900001, '51.3801', 17, 0],
        [900001, '99', 5, 224],
        [900001, '99', 17, 0],
      ]),
    ).toEqual([{ '01.0000.5': 12, '51.3801.5': 212, '51.3801.17': 0 }, 'r']);
  });

  it('have codes with their first zero', async () => {
    expect(await awardsIn([[900001, '1.0101', 5, 12]])).toEqual([{ '01.0101.5': 12 }, 'r']);
  });

  it('of second majors count no person again', async () => {
    expect(
      await awardsIn([
        [900001, '27.0101', 5, 8],
        [900001, '27.0101', 5, 3, '2'],
        [900001, '54.0101', 5, 2, '2'],
        [900001, '99', 5, 8],
        [900001, '99', 5, 5, '2'],
      ]),
    ).toEqual([{ '27.0101.5': 8, '54.0101.5': 0 }, 'r']);
  });

  it('name the year before the collection', async () => {
    const { fields } = await tableWith([[900001, '01.0000', 5, 1]]);
    expect(fields).toEqual([{ field: 'awardsByProgram', period: '2023-24', variable: 'CTOTALT by CIPCODE and AWLEVEL' }]);
  });

  it('that do not add up to the published total reject all rows of their institution', async () => {
    const rejects = await rejectsOf([
      [900001, '01.0000', 5, 12],
      [900001, '99', 5, 13],
      [900002, '01.0000', 5, 12],
      [900002, '99', 5, 12],
    ]);
    expect(rejects).toMatchObject([
      {
        line: 2,
        unitId: 900001,
        code: 'total-differs',
        message: expect.stringContaining('12 awards, but their published total is 13') as string,
      },
      { line: 3, unitId: 900001, code: 'incomplete-sum' },
    ]);
  });

  it.each([
    ['a code that was read as a whole number', [900001, '1', 5, 1], 'bad-cip'],
    ['a code that was read as a number', [900001, '52.02', 5, 1], 'bad-cip'],
    ['an unknown level', [900001, '01.0000', 9, 1], 'unknown-code'],
    ['a third major', [900001, '01.0000', 5, 1, '3'], 'unknown-code'],
    ['a blank count', [900001, '01.0000', 5, ''], 'not-a-number'],
    ['a negative count', [900001, '01.0000', 5, '-1'], 'not-a-number'],
    ['an impossible count', [900001, '01.0000', 5, '100001'], 'out-of-range'],
  ] as [string, Row, string][])('with %s are rejected', async (_name, row, code) => {
    expect(await rejectsOf([row])).toMatchObject([{ line: 2, unitId: 900001, code }]);
  });

  it('may be many', async () => {
    const rows = Array.from({ length: 700 }, (_, at): Row => [900001, `11.${String(at).padStart(4, '0')}`, 5, at]);
    expect(Object.keys((await awardsIn(rows))?.[0] as object)).toHaveLength(700);
  });

  it('that stand twice are rejected', async () => {
    const row: Row = [900001, '01.0000', 5, 1];
    expect((await rejectsOf([row, row])).map(({ code }) => code)).toContain('duplicate');
  });

  it('do not depend on the order of the rows', async () => {
    const rows = fc.uniqueArray(
      fc.record({ cip: fc.integer({ min: 0, max: 30 }), level: fc.constantFrom(2, 3, 5, 17, 21), count: fc.nat(900) }),
      {
        selector: ({ cip, level }) => `${cip} ${level}`,
        minLength: 1,
        maxLength: 12,
      },
    );
    await fc.assert(
      fc.asyncProperty(
        rows.chain((given) => fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length }))),
        async ([one, other]) => {
          const read = (given: typeof one) =>
            awardsIn(given.map(({ cip, level, count }) => [900001, `11.${String(cip).padStart(4, '0')}`, level, count]));
          expect(await read(other)).toEqual(await read(one));
        },
      ),
      { numRuns: 20 },
    );
  });
});
