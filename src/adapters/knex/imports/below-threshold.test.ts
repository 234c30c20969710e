import { createDataSync } from '../../../domain/imports/imports.use-cases.ts';
import type { Silence } from '../../../domain/imports/below-threshold.ts';
import { aDirectoryRow, fakeSource, type FakeRow, type FakeTable } from '../../../domain/imports/supplied.fixture.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { createKnexPorts } from '../index.ts';

const clock = { now: () => new Date('2026-11-21T10:00:00.000Z') };
const archive = { write: () => Promise.reject(new Error('not in this test')) };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await importing('ipeds', 2024, [{ table: 'HD', rows: DIRECTORY }]);
});
afterEach(() => database.destroy());

const importing = (source: 'ipeds' | 'research', year: number, tables: FakeTable[]) => {
  const { imports } = createKnexPorts(database.db).dataSync;
  const sync = createDataSync({ reader: fakeSource(tables, { source, year }), imports, archive, clock });
  return sync.import({ source, paths: ['x'], actor: 'test', allowShrink: 1, allowDrift: 1 });
};

const college = async (unitId: number) => {
  const found = (await createKnexPorts(database.db).colleges.store.all()).find(({ ipedsUnitId }) => ipedsUnitId === unitId);
  if (!found) throw new Error(`no college ${unitId}`);
  return found;
};

/** Listed are 1 and 2; the others are not. */
const [LISTED, SMALL, SILENT, TWO_YEAR, DESIGNATED, CAMPUS, STRANGER] = [1, 2, 3, 4, 5, 6, 7];
const DIRECTORY: FakeRow[] = [
  aDirectoryRow(LISTED, { name: 'Maple University-Main Campus', researchActivity: null }),
  aDirectoryRow(SMALL, { researchActivity: null }),
  aDirectoryRow(SILENT, { researchActivity: null }),
  aDirectoryRow(TWO_YEAR, { level: 2, researchActivity: null }),
  aDirectoryRow(DESIGNATED, { researchActivity: 'Research 2: High Spending and Doctorate Production' }),
  aDirectoryRow(CAMPUS, { name: 'Maple University-Springfield', researchActivity: null }),
  aDirectoryRow(STRANGER, { name: 'University of the South', aliases: ['Sewanee'], researchActivity: null }),
];

const silence: Silence = {
  field: 'researchFundingTotal',
  value: 0,
  variable: 'not listed: under $150,000',
  least: 4,
  small: { below: 1_000_000, least: 2 },
  level: 4,
  unless: 'researchActivity',
};

const spending = (unitId: number, total: number): FakeRow => ({
  unitId,
  values: { researchFundingTotal: total, researchFundingByDepartment: { Psychology: total } },
});

/** Two colleges of the catalog and two institutions outside it. */
function herd(more: FakeRow[] = [], without: number[] = []): FakeTable {
  const rows = [spending(LISTED, 90_000_000), spending(SMALL, 200_000), spending(800001, 300_000), spending(800002, 5_000_000), ...more];
  return { table: 'HERD', rows: rows.filter(({ unitId }) => !without.includes(unitId)), silence, strangers: ['Sewanee: U. of the South'] };
}

const funding = async (unitId: number) => {
  const { researchFundingTotal, dataSourceFlags, provenance, valueStatus } = await college(unitId);
  return {
    total: researchFundingTotal,
    isBelow: dataSourceFlags.research?.belowThreshold,
    variable: provenance.researchFundingTotal?.variable,
    split: valueStatus.researchFundingByDepartment,
  };
};
const NOTHING = { total: null, isBelow: undefined, variable: undefined, split: undefined };

describe('a college that the survey does not list', () => {
  it('is below its threshold, with a receipt, a flag, history and a note of the change', async () => {
    const report = await importing('research', 2023, [herd()]);

    expect(await funding(SILENT)).toEqual({ total: 0, isBelow: true, variable: silence.variable, split: 'not-applicable' });
    expect((await college(SILENT)).dataSourceFlags.research).toMatchObject({ year: 2023, fields: ['researchFundingTotal'] });
    expect((await college(SILENT)).researchScore).toBe(0);
    expect(await funding(LISTED)).toMatchObject({ total: 90_000_000, isBelow: undefined, variable: 'HERD.researchFundingTotal' });
    expect(report.counts).toMatchObject({ updated: 3, unchanged: 0, recorded: 3 });
    expect(report.tables).toMatchObject([{ read: 5, matched: 2, outside: 3, rejected: 0, silent: 1 }]);
    const supplied = await database.db('supplied_values').join('colleges', 'colleges.id', 'college_id').where('ipeds_unit_id', SILENT);
    expect(supplied.at(-1)).toMatchObject({ supplied: [0, null], statuses: 'ra' });
    const changes = await database.db('run_changes').join('colleges', 'colleges.id', 'college_id').where('ipeds_unit_id', SILENT);
    expect(changes.at(-1)).toMatchObject({
      after: { researchFundingTotal: [0, expect.any(Number), null], '@sync': [expect.any(String), { belowThreshold: true }] },
    });
  });

  it('is not where it is a two-year college, has a designation, may be in with its parent, or named without a UNITID', async () => {
    await importing('research', 2023, [herd()]);
    for (const unitId of [TWO_YEAR, DESIGNATED, CAMPUS, STRANGER]) expect([unitId, await funding(unitId)]).toEqual([unitId, NOTHING]);
  });

  it('stays as it is when the same survey comes again, and leaves a file of others alone', async () => {
    await importing('research', 2023, [herd()]);
    const again = await importing('research', 2023, [{ ...herd(), sha256: 'other bytes' }]);
    expect(again).toMatchObject({ status: 'unchanged', counts: { updated: 0, unchanged: 3, recorded: 0 } });
  });

  it('may be listed later, and unlisted again', async () => {
    await importing('research', 2022, [herd()]);
    await importing('research', 2023, [herd([spending(SILENT, 400_000)])]);
    expect(await funding(SILENT)).toMatchObject({ total: 400_000, isBelow: undefined });
    await importing('research', 2024, [herd([spending(800003, 1)], [SMALL])]);
    expect(await funding(SILENT)).toMatchObject({ total: 0, isBelow: true, split: 'not-applicable' });
    expect((await college(SILENT)).researchFundingByDepartment).toBeNull();
  });

  it('loses the value with the next survey once it has a designation', async () => {
    await importing('research', 2022, [herd()]);
    await database.db('colleges').where('ipeds_unit_id', SILENT).update({ research_activity: 'Research 1' });
    await importing('research', 2023, [herd()]);
    expect(await funding(SILENT)).toMatchObject({ total: null, isBelow: undefined });
  });
});

describe('silence says nothing', () => {
  it.each([
    ['where too few institutions are listed', [herd([], [800002])]],
    ['where those with little are missing', [herd([spending(800003, 9_000_000)], [SMALL])]],
    ['in a part of the table', [{ ...herd(), isExtract: true }]],
  ])('%s', async (_what, tables) => {
    await importing('research', 2023, tables);
    expect(await funding(SILENT)).toEqual(NOTHING);
  });

  it('until all files of the survey are counted together', async () => {
    const [long, short] = [herd([], [SMALL, 800001]), { ...herd([], [LISTED, 800002]), sha256: 'short' }];
    await importing('research', 2023, [long, short]);
    expect(await funding(SILENT)).toMatchObject({ total: 0, isBelow: true });
    expect([await funding(LISTED), await funding(SMALL)]).toMatchObject([{ total: 90_000_000 }, { total: 200_000 }]);
  });
});
