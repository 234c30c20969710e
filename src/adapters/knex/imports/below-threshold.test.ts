import { createImports } from '../../../domain/imports/imports.use-cases.ts';
import type { BelowThresholdRule } from '../../../domain/imports/below-threshold.ts';
import { aDirectoryRow, fakeSource, type FakeRow, type FakeTable } from '../../../domain/imports/supplied.fixture.ts';
import { SOURCE_SPECS } from '../../sources/index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { createKnexPorts } from '../index.ts';
import { changesInEffect } from './changes/changes.fixture.ts';

const clock = { now: () => new Date('2026-11-21T10:00:00.000Z') };
const archive = { write: () => Promise.reject(new Error('not in this test')) };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await importing('ipeds', 2024, [{ table: 'HD', rows: DIRECTORY }]);
});
afterEach(() => database.destroy());

const importing = (source: 'ipeds' | 'research', year: number, tables: FakeTable[]) => {
  const { imports } = createKnexPorts(database.db).imports;
  const sync = createImports({ reader: fakeSource(tables, { source, year }), imports, archive, clock });
  return sync.import({ source, paths: ['x'], actor: 'test', allowShrink: 1, allowDrift: 1 });
};

const college = async (unitId: number) => {
  const found = (await createKnexPorts(database.db).colleges.store.all()).find(({ ipedsUnitId }) => ipedsUnitId === unitId);
  if (!found) throw new Error(`no college ${unitId}`);
  return found;
};

/** The survey lists 1 and 2 only. */
const [LISTED, SMALL, UNLISTED, TWO_YEAR, DESIGNATED, CAMPUS, NAMED_ONLY] = [1, 2, 3, 4, 5, 6, 7];
const DIRECTORY: FakeRow[] = [
  aDirectoryRow(LISTED, { name: 'Maple University-Main Campus', researchActivity: null }),
  aDirectoryRow(SMALL, { researchActivity: null }),
  aDirectoryRow(UNLISTED, { researchActivity: null }),
  aDirectoryRow(TWO_YEAR, { level: 2, researchActivity: null }),
  aDirectoryRow(DESIGNATED, { researchActivity: 'Research 2: High Spending and Doctorate Production' }),
  aDirectoryRow(CAMPUS, { name: 'Maple University-Springfield', researchActivity: null }),
  aDirectoryRow(NAMED_ONLY, { name: 'University of the South', aliases: ['Sewanee'], researchActivity: null }),
];

const belowThreshold: BelowThresholdRule = {
  field: 'researchFundingTotal',
  value: 0,
  variable: 'not listed: under $150,000',
  minListed: 4,
  minSmall: { below: 1_000_000, count: 2 },
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
  return {
    table: 'HERD',
    rows: rows.filter(({ unitId }) => !without.includes(unitId)),
    belowThreshold,
    namesWithoutUnitId: ['Sewanee: U. of the South'],
  };
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
  it('gets zero with provenance, a flag, history and a recorded change', async () => {
    const report = await importing('research', 2023, [herd()]);

    expect(await funding(UNLISTED)).toEqual({ total: 0, isBelow: true, variable: belowThreshold.variable, split: 'not-applicable' });
    expect((await college(UNLISTED)).dataSourceFlags.research).toMatchObject({
      year: 2023,
      fields: ['researchFundingByDepartment', 'researchFundingTotal'],
    });
    expect((await college(UNLISTED)).researchScore).toBe(0);
    expect(await funding(LISTED)).toMatchObject({ total: 90_000_000, isBelow: undefined, variable: 'HERD.researchFundingTotal' });
    expect(report.counts).toMatchObject({ updated: 3, unchanged: 0, recorded: 3 });
    expect(report.tables).toMatchObject([{ read: 5, matched: 2, outside: 3, rejected: 0, silent: 1 }]);
    const supplied = await database.db('supplied_values').join('colleges', 'colleges.id', 'college_id').where('ipeds_unit_id', UNLISTED);
    expect(supplied.at(-1)).toMatchObject({ supplied: [0, null], statuses: 'ra' });
    const { id } = await database.db('colleges').where({ ipeds_unit_id: UNLISTED }).first<{ id: number }>('id');
    const changes = (await changesInEffect(database.db)).filter(({ collegeId }) => collegeId === id);
    expect(changes.at(-1)).toMatchObject({
      after: { researchFundingTotal: [0, expect.any(Number), null] },
    });
  });

  it('gets no value if two-year, designated, reported by its parent or named without a UNITID', async () => {
    await importing('research', 2023, [herd()]);
    for (const unitId of [TWO_YEAR, DESIGNATED, CAMPUS, NAMED_ONLY]) expect([unitId, await funding(unitId)]).toEqual([unitId, NOTHING]);
  });

  it('does not change when the same survey is imported again', async () => {
    await importing('research', 2023, [herd()]);
    const again = await importing('research', 2023, [{ ...herd(), sha256: 'other bytes' }]);
    expect(again).toMatchObject({ status: 'unchanged', counts: { updated: 0, unchanged: 3, recorded: 0 } });
  });

  it('gets a value when listed later, and zero when unlisted again', async () => {
    await importing('research', 2022, [herd()]);
    await importing('research', 2023, [herd([spending(UNLISTED, 400_000)])]);
    expect(await funding(UNLISTED)).toMatchObject({ total: 400_000, isBelow: undefined });
    await importing('research', 2024, [herd([spending(800003, 1)], [SMALL])]);
    expect(await funding(UNLISTED)).toMatchObject({ total: 0, isBelow: true, split: 'not-applicable' });
    expect((await college(UNLISTED)).researchFundingByDepartment).toBeNull();
  });

  it('loses the zero in the next survey if it has a designation by then', async () => {
    await importing('research', 2022, [herd()]);
    await database.db('colleges').where('ipeds_unit_id', UNLISTED).update({ research_activity: 'Research 1' });
    await importing('research', 2023, [herd()]);
    expect(await funding(UNLISTED)).toMatchObject({ total: null, isBelow: undefined });
  });
});

describe('a missing row', () => {
  it.each([
    ['if too few institutions are listed', [herd([], [800002])]],
    ['if the institutions with small amounts are missing', [herd([spending(800003, 9_000_000)], [SMALL])]],
    ['in an extract', [{ ...herd(), isExtract: true }]],
  ])('gives no value %s', async (_what, tables) => {
    await importing('research', 2023, tables);
    expect(await funding(UNLISTED)).toEqual(NOTHING);
  });

  it('is judged by all files of the survey together', async () => {
    const [long, short] = [herd([], [SMALL, 800001]), { ...herd([], [LISTED, 800002]), sha256: 'short' }];
    await importing('research', 2023, [long, short]);
    expect(await funding(UNLISTED)).toMatchObject({ total: 0, isBelow: true });
    expect([await funding(LISTED), await funding(SMALL)]).toMatchObject([{ total: 90_000_000 }, { total: 200_000 }]);
  });
});

describe('the rule of the research survey', () => {
  const rule = SOURCE_SPECS.research.tables[1]?.belowThreshold;

  /** As many institutions as a published file: `small` of them spend less than a million. */
  function surveyOf(all: number, small: number): FakeTable {
    const others = Array.from({ length: all - 1 }, (_, at) => spending(700_000 + at, at < small ? 400_000 : 9_000_000));
    return { table: 'HERD', rows: [spending(LISTED, 90_000_000), ...others], ...(rule && { belowThreshold: rule }) };
  }

  it('holds for the whole survey of 2023', async () => {
    await importing('research', 2023, [surveyOf(886, 216)]);
    expect(await funding(UNLISTED)).toMatchObject({ total: 0, isBelow: true });
  });

  it('does not hold for the panel of 2024, which lacks small institutions: what 2023 says stays', async () => {
    await importing('research', 2023, [surveyOf(886, 216)]);
    await importing('research', 2024, [surveyOf(824, 149)]);
    const { research } = (await college(UNLISTED)).dataSourceFlags;
    expect([await funding(UNLISTED), research?.year]).toMatchObject([{ total: 0, isBelow: true }, 2023]);
    expect((await college(UNLISTED)).provenance.researchFundingTotal).toMatchObject({ year: 2023 });
    expect((await college(LISTED)).provenance.researchFundingTotal).toMatchObject({ year: 2024 });
  });

  it('says nothing about a college that no whole survey left out', async () => {
    await importing('research', 2024, [surveyOf(824, 149)]);
    expect(await funding(UNLISTED)).toEqual(NOTHING);
  });
});

it('says nothing of a college whose row was rejected', async () => {
  await importing('research', 2023, [herd()]);
  expect(await funding(SMALL)).toMatchObject({ total: 200_000 });
  const rejected = { ...spending(SMALL, 0), values: { researchFundingTotal: -5 } };
  const { imports } = createKnexPorts(database.db).imports;
  const sync = createImports({
    reader: fakeSource([{ ...herd([], [SMALL]), rows: [...herd([], [SMALL]).rows, rejected, spending(800003, 400_000)] }], {
      source: 'research',
      year: 2024,
    }),
    imports,
    archive,
    clock,
  });
  await sync.import({ source: 'research', paths: ['x'], actor: 'test', allowShrink: 1, allowDrift: 1, maxReject: 1 });
  expect(await funding(SMALL)).toMatchObject({ total: 200_000 });
});
