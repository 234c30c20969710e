import { createKnexPorts } from '../../adapters/knex/index.ts';
import { createTestDatabase, type TestDatabase } from '../../adapters/knex/testing/database.fixture.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import { createImports } from './imports.use-cases.ts';
import type { ImportRequest } from './import-request.ts';
import type { ImportReport } from './import-run.ts';
import type { OpenedSource } from './source-table.ts';
import { aDirectoryRow, fakeSource, type FakeTable } from './supplied.fixture.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const clock = { now: () => NOW };
const archive = { write: () => Promise.reject(new Error('not in this test')) };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.destroy());

type Run = Partial<Pick<OpenedSource, 'source' | 'year' | 'release'>>;

/** Imports tables as one run. By default, any loss of colleges is allowed. */
function importing(tables: FakeTable[], run: Run = {}, request: Partial<ImportRequest> = {}): Promise<ImportReport> {
  const { imports } = createKnexPorts(database.db).imports;
  const sync = createImports({ reader: fakeSource(tables, run), imports, archive, clock });
  return sync.import({ source: run.source ?? 'ipeds', paths: ['x'], actor: 'test', allowShrink: 1, ...request });
}

async function colleges(): Promise<CollegeRecord[]> {
  return createKnexPorts(database.db).colleges.store.all();
}

async function college(unitId: number): Promise<CollegeRecord> {
  const found = (await colleges()).find(({ ipedsUnitId }) => ipedsUnitId === unitId);
  if (!found) throw new Error(`no college ${unitId}`);
  return found;
}

const dataVersion = () => createKnexPorts(database.db).colleges.store.dataVersion();
const hd = (...unitIds: number[]): FakeTable => ({ table: 'HD', rows: unitIds.map((unitId) => aDirectoryRow(unitId)) });

describe('a first import', () => {
  it('adds the colleges in the universe with values, statuses and provenance', async () => {
    const size = { table: 'DRVEF', rows: [{ unitId: 1, values: { size: 1200, retentionRate: 0.8 }, statuses: { size: 'i' } }] };
    const report = await importing([hd(1, 2), size]);

    expect(report).toMatchObject({ status: 'succeeded', runId: 1, counts: { inserted: 2, updated: 0, unchanged: 0 } });
    expect(await college(1)).toMatchObject({
      slug: 'college-1',
      size: 1200,
      retentionRate: 0.8,
      operatingStatus: 'open',
      isFeatured: false,
      lastDataSync: NOW.toISOString(),
      valueStatus: { size: 'imputed' },
      provenance: { size: { source: 'ipeds', table: 'DRVEF', variable: 'DRVEF.size', year: 2024, release: 'provisional', runId: 1 } },
    });
    expect((await college(1)).dataSourceFlags.ipeds).toMatchObject({ year: 2024, release: 'provisional', runId: 1, at: NOW.toISOString() });
    expect((await college(1)).dataSourceFlags.ipeds?.fields).toContain('retentionRate');
    expect((await college(2)).size).toBeNull();
  });

  it('counts every row of every table as matched, outside or rejected', async () => {
    const rejects = [{ line: 9, unitId: null, code: 'bad', message: 'no UNITID', raw: 'x' }];
    const outside = { unitId: 9, values: { inUniverse: false, operatingStatus: 'open' } };
    const tables = [
      { table: 'HD', rows: [aDirectoryRow(1), outside] },
      {
        table: 'DRVEF',
        rows: [
          { unitId: 1, values: { size: 5 } },
          { unitId: 9, values: { size: 6 } },
        ],
        rejects,
      },
    ];
    const report = await importing(tables, {}, { maxReject: 0.5 });

    expect(report.tables).toMatchObject([
      { file: 'hd2024.csv', table: 'HD', read: 2, matched: 1, outside: 1, rejected: 0, folded: 0, filled: { inUniverse: 2, name: 1 } },
      { file: 'drvef2024.csv', table: 'DRVEF', read: 3, matched: 1, outside: 1, rejected: 1, folded: 0, filled: { size: 2 } },
    ]);
    expect(await database.db('import_rejects').select('run_id', 'file', 'line', 'key', 'code', 'message', 'raw')).toEqual([
      { run_id: 1, file: 'drvef2024.csv', line: 9, key: null, code: 'bad', message: 'no UNITID', raw: 'x' },
    ]);
  });

  it('features only Auburn University', async () => {
    const rows = [aDirectoryRow(100858, { name: 'Auburn University' }), aDirectoryRow(2, { name: 'Auburn University at Montgomery' })];
    await importing([{ table: 'HD', rows }]);

    expect((await colleges()).filter(({ isFeatured }) => isFeatured).map(({ ipedsUnitId }) => ipedsUnitId)).toEqual([100858]);
  });

  it('publishes a data version', async () => {
    expect(await dataVersion()).toBe('0');
    await importing([hd(1)]);
    expect(await dataVersion()).toMatch(/^\d{4}-\d\d-\d\d\.1$/);
  });

  it('stores texts unchanged, including characters that COPY escapes', async () => {
    const name = 'Tab\t, new\nline, back\\slash \\N "quotes" and Cañada';
    const aliases = ['a "b"', 'c\\d', '{e,f}', 'NULL', ''];
    await importing([{ table: 'HD', rows: [aDirectoryRow(1, { name, aliases })] }]);

    expect(await college(1)).toMatchObject({ name, aliases });
  });
});

describe('importing again', () => {
  it('changes nothing for the same files', async () => {
    await importing([hd(1, 2)]);
    const before = { colleges: await colleges(), version: await dataVersion() };
    const report = await importing([hd(1, 2)]);

    expect(report).toMatchObject({ status: 'unchanged', appliedBy: 1 });
    expect({ colleges: await colleges(), version: await dataVersion() }).toEqual(before);
  });

  it('changes nothing for the same values in other files, and records those files', async () => {
    await importing([hd(1, 2)]);
    const before = { colleges: await colleges(), version: await dataVersion() };
    const again = { ...hd(1, 2), sha256: 'other' };
    const report = await importing([again], {}, { force: true });

    expect(report).toMatchObject({ status: 'unchanged', counts: { inserted: 0, updated: 0, unchanged: 2 } });
    expect({ colleges: await colleges(), version: await dataVersion() }).toEqual(before);
    expect((await importing([again])).message).toMatch(/has applied these files already/);
  });

  it('updates only changed values', async () => {
    await importing([hd(1, 2)]);
    await importing([
      {
        table: 'DRVEF',
        rows: [
          { unitId: 1, values: { size: 10 } },
          { unitId: 2, values: { size: 20 } },
        ],
      },
    ]);
    const report = await importing([
      {
        table: 'DRVEF',
        rows: [
          { unitId: 1, values: { size: 11 } },
          { unitId: 2, values: { size: 20 } },
        ],
      },
    ]);

    expect(report.counts).toMatchObject({ updated: 1, unchanged: 1 });
    expect((await college(1)).provenance.size?.runId).toBe(3);
    expect((await college(2)).provenance.size?.runId).toBe(2);
  });

  it('keeps the former slug and the former name of a college that changes its name', async () => {
    await importing([{ table: 'HD', rows: [aDirectoryRow(1, { name: 'Old College' })] }]);
    await importing([{ table: 'HD', rows: [aDirectoryRow(1, { name: 'New College' })] }], { year: 2025 });

    expect(await college(1)).toMatchObject({
      name: 'New College',
      slug: 'new-college',
      formerNames: ['Old College'],
      formerSlugs: ['old-college'],
    });
  });

  it('does not record a former name if only the case changes', async () => {
    await importing([{ table: 'HD', rows: [aDirectoryRow(1, { name: 'Old College' })] }]);
    await importing([{ table: 'HD', rows: [aDirectoryRow(1, { name: 'OLD COLLEGE' })] }], { year: 2025 });

    expect(await college(1)).toMatchObject({ name: 'OLD COLLEGE', formerNames: [] });
  });

  it('never changes the description, image or featured flag', async () => {
    await importing([hd(1)]);
    await database.db('colleges').update({ description: 'Ours', image_url: 'https://example.org/a.png', is_featured: true });
    await importing([hd(1)], { year: 2025 });

    expect(await college(1)).toMatchObject({ description: 'Ours', imageUrl: 'https://example.org/a.png', isFeatured: true });
  });
});

describe('a value', () => {
  /** A run does not supply a column that is blank in every row, so another institution has values. */
  const others = { acceptanceRateNum: 0.5, avgSAT: 1000, sat25: 900, size: 10, medianDebt: 5000 };
  const tableOf = (table: string, values: Partial<Record<keyof typeof others, number | null>>, statuses = {}): FakeTable => ({
    table,
    fields: Object.keys(values) as (keyof typeof others)[],
    rows: [
      { unitId: 1, values, statuses },
      { unitId: 99, values: others },
    ],
  });
  const adm = (...given: [Parameters<typeof tableOf>[1], object?]) => tableOf('ADM', ...given);
  const drv = (...given: [Parameters<typeof tableOf>[1], object?]) => tableOf('DRVADM', ...given);

  it('comes from the first table that has a value', async () => {
    await importing([hd(1), adm({ acceptanceRateNum: null, avgSAT: 1200 }), drv({ acceptanceRateNum: 0.4, avgSAT: 1000 })]);

    const { acceptanceRateNum, avgSAT, provenance } = await college(1);
    expect({ acceptanceRateNum, avgSAT }).toEqual({ acceptanceRateNum: 0.4, avgSAT: 1200 });
    expect([provenance.acceptanceRateNum?.table, provenance.avgSAT?.table]).toEqual(['DRVADM', 'ADM']);
  });

  it('has the status of the first table with a row if no table has a value', async () => {
    await importing([
      hd(1),
      adm({ avgSAT: null, size: null }, { avgSAT: 'a', size: 's' }),
      drv({ avgSAT: null, size: null }, { avgSAT: 's', size: 'n' }),
    ]);

    expect((await college(1)).valueStatus).toMatchObject({ avgSAT: 'not-applicable', size: 'suppressed' });
  });

  it('is not removed by another table or by a file without its row', async () => {
    await importing([hd(1), adm({ avgSAT: 1200 })]);
    await importing([drv({ avgSAT: null })]);
    await importing([hd(1)], { year: 2025 });
    await importing([{ table: 'ADM', rows: [{ unitId: 7, values: { avgSAT: 900 } }] }], { year: 2025 });

    expect(await college(1)).toMatchObject({ avgSAT: 1200, provenance: { avgSAT: { table: 'ADM', year: 2024 } } });
  });

  it('is not removed by another source', async () => {
    await importing([hd(1), adm({ medianDebt: 9000 })]);
    await importing([adm({ medianDebt: null })], { source: 'scorecard' });

    expect((await college(1)).medianDebt).toBe(9000);
  });

  it('is removed by the table that supplied it', async () => {
    await importing([hd(1), adm({ avgSAT: 1200 })]);
    await importing([adm({ avgSAT: null }, { avgSAT: 's' })], { year: 2025 });

    expect(await college(1)).toMatchObject({ avgSAT: null, valueStatus: { avgSAT: 'suppressed' }, provenance: { avgSAT: { year: 2025 } } });
  });

  it('comes from the next table if its own table removes it', async () => {
    await importing([hd(1), adm({ avgSAT: 1200 })]);
    await importing([adm({ avgSAT: null }), drv({ avgSAT: 1100 })], { year: 2025 });

    expect(await college(1)).toMatchObject({ avgSAT: 1100, provenance: { avgSAT: { table: 'DRVADM' } } });
  });

  it('loses the status "imputed" when it is reported', async () => {
    await importing([hd(1), adm({ avgSAT: 1200 }, { avgSAT: 'i' })]);
    await importing([adm({ avgSAT: 1200 })], { year: 2025 });

    expect((await college(1)).valueStatus).not.toHaveProperty('avgSAT');
  });

  it('is not replaced by an older year of another table of its source', async () => {
    await importing([hd(1), drv({ avgSAT: 1200 })], { year: 2025 });
    await importing([adm({ avgSAT: 900, sat25: 800 })], { year: 2023 });

    expect(await college(1)).toMatchObject({ avgSAT: 1200, sat25: 800, provenance: { avgSAT: { year: 2025 }, sat25: { year: 2023 } } });
  });
});

describe('an older release', () => {
  it('is refused after a newer one', async () => {
    await importing([hd(1)], { release: 'final' });

    await expect(importing([hd(1, 2)], { release: 'provisional' })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'import.older-release',
    });
    await expect(importing([hd(1, 2)], { year: 2023, release: 'final' })).rejects.toMatchObject({ kind: 'conflict' });
    expect(await colleges()).toHaveLength(1);
  });

  it('is imported with force, and replaces values', async () => {
    await importing([{ table: 'HD', rows: [aDirectoryRow(1, { name: 'Final' })] }], { release: 'final' });
    await importing([{ table: 'HD', rows: [aDirectoryRow(1, { name: 'Provisional' })] }], {}, { force: true });

    expect((await college(1)).name).toBe('Provisional');
  });
});

describe('a college that leaves the directory', () => {
  const gone = (unitId: number, operatingStatus: string, successorUnitId: number | null = null) => ({
    unitId,
    values: { inUniverse: false, operatingStatus, successorUnitId },
  });

  it('changes its status and is not deleted', async () => {
    await importing([hd(1, 2, 3, 4, 5)]);
    const report = await importing(
      [{ table: 'HD', rows: [aDirectoryRow(1), gone(2, 'closed'), gone(3, 'merged', 1), gone(4, 'unlisted')] }],
      { year: 2025 },
    );

    expect(report.counts).toEqual({ inserted: 0, updated: 1, unchanged: 0, closed: 1, merged: 1, unlisted: 2, recorded: 4 });
    expect((await colleges()).map(({ operatingStatus, successorUnitId }) => [operatingStatus, successorUnitId])).toEqual([
      ['open', null],
      ['closed', null],
      ['merged', 1],
      ['unlisted', null],
      ['unlisted', null],
    ]);
    expect((await college(2)).name).toBe('College 2');
  });

  it('opens again when the directory lists it again', async () => {
    await importing([hd(1, 2)]);
    await importing([hd(1)], { year: 2025 });
    await importing([hd(1, 2)], { year: 2026 });

    expect((await college(2)).operatingStatus).toBe('open');
  });

  it('stays open if a table other than the directory omits it', async () => {
    await importing([hd(1, 2)]);
    await importing([{ table: 'DRVEF', rows: [{ unitId: 1, values: { size: 3 } }] }]);

    expect((await college(2)).operatingStatus).toBe('open');
  });

  it('fails the run if too many colleges leave', async () => {
    await importing([hd(...Array.from({ length: 20 }, (_, index) => index + 1))]);
    const nineteen = hd(...Array.from({ length: 19 }, (_, index) => index + 1));

    await expect(importing([hd(1)], { year: 2025 }, { allowShrink: 0.05 })).rejects.toMatchObject({ code: 'import.too-much-shrink' });
    expect((await colleges()).every(({ operatingStatus }) => operatingStatus === 'open')).toBe(true);
    expect(await importing([nineteen], { year: 2025 }, { allowShrink: 0.05 })).toMatchObject({
      status: 'succeeded',
      counts: { unlisted: 1 },
    });
  });
});

describe('a row that cannot be stored', () => {
  it('is rejected with its line and reason', async () => {
    const rows = [aDirectoryRow(1), aDirectoryRow(1), aDirectoryRow(2, { state: 'XX' }), aDirectoryRow(3, { name: null })];
    const size = {
      table: 'DRVEF',
      rows: [
        { unitId: 1, values: { retentionRate: 1.2 } },
        { unitId: 2, values: { retentionRate: 1 } },
      ],
    };
    const report = await importing([{ table: 'HD', rows }, size], {}, { maxReject: 1 });

    expect(report.rejects.map(({ file, line, code, message }) => [file, line, code, message])).toEqual([
      ['hd2024.csv', 3, 'duplicate', 'UNITID 1 is on lines 2 and 3 with the same values.'],
      ['hd2024.csv', 4, 'out-of-bounds', 'state (HD.state) cannot be "XX".'],
      ['hd2024.csv', 5, 'missing-value', 'A college needs name.'],
      ['drvef2024.csv', 2, 'out-of-bounds', 'retentionRate (DRVEF.retentionRate) cannot be 1.2: it must be 0 to 1.'],
    ]);
    expect(await colleges()).toHaveLength(1);
  });

  it('fails the run if too many rows are rejected', async () => {
    const rows = [aDirectoryRow(1), aDirectoryRow(1)];

    await expect(importing([{ table: 'HD', rows }])).rejects.toMatchObject({
      code: 'import.too-many-rejects',
      faults: [{ path: 'hd2024.csv:3', message: 'UNITID 1 is on lines 2 and 3 with the same values.' }],
    });
    expect(await colleges()).toEqual([]);
    expect(await database.db('import_runs').pluck('status')).toEqual(['failed']);
  });
});

describe('a run that does not succeed', () => {
  it('changes nothing as a dry run, and reports the same tables', async () => {
    const dry = await importing([hd(1, 2)], {}, { dryRun: true });

    expect(dry).toMatchObject({ status: 'dry-run', counts: { inserted: 2 } });
    expect(await colleges()).toEqual([]);
    expect(await database.db('import_runs')).toEqual([]);
    expect(dry.tables).toEqual((await importing([hd(1, 2)])).tables);
  });

  it('changes nothing when it is canceled', async () => {
    const report = await importing([hd(1)], {}, { isCancelled: () => true });

    expect(report.status).toBe('cancelled');
    expect(await colleges()).toEqual([]);
    expect(await database.db('import_runs').pluck('status')).toEqual(['cancelled']);
  });

  it('changes nothing if the file ends early', async () => {
    const { imports } = createKnexPorts(database.db).imports;
    const opened = await fakeSource([hd(1)]).open({ source: 'ipeds', paths: [] });
    const broken = opened.tables.map((table) => ({
      ...table,
      async *batches() {
        yield* table.batches();
        throw new Error('the zip file ends early');
      },
    }));
    const sync = createImports({ reader: { open: async () => ({ ...opened, tables: broken }) }, imports, archive, clock });

    await expect(sync.import({ source: 'ipeds', paths: [] })).rejects.toThrow('the zip file ends early');
    expect(await colleges()).toEqual([]);
    expect(await database.db('import_runs').select('status', 'message')).toEqual([
      { status: 'failed', message: 'the zip file ends early' },
    ]);
    expect((await importing([hd(1)])).status).toBe('succeeded');
  });

  it('changes nothing if the database closes the connection', async () => {
    const { imports } = createKnexPorts(database.db).imports;
    const opened = await fakeSource([hd(1)]).open({ source: 'ipeds', paths: [] });
    let isClosed = false;
    const tables = opened.tables.map((table) => ({
      ...table,
      async *batches() {
        yield* table.batches();
        // A file with repeated rows is read twice. The second reading must not close the connection of the next run.
        if (isClosed) return;
        isClosed = true;
        await database
          .db('pg_stat_activity')
          .whereRaw("datname = current_database() and application_name like 'alma import ipeds%'")
          .select(database.db.raw('pg_terminate_backend(pid, 5000)'));
        yield* table.batches();
      },
    }));
    const sync = createImports({ reader: { open: async () => ({ ...opened, tables }) }, imports, archive, clock });

    await expect(sync.import({ source: 'ipeds', paths: [] })).rejects.toThrow(/terminat|connection|EPIPE|ECONNRESET/i);
    expect(await colleges()).toEqual([]);
    expect(await database.db('import_runs').pluck('status')).toEqual(['failed']);
    expect((await importing([hd(1)])).status).toBe('succeeded');
  });

  it('is refused at once during another run, and names that run', async () => {
    const other = await createKnexPorts(database.db).imports.imports.begin('import scorecard 2021');
    await expect(importing([hd(1)])).rejects.toMatchObject({
      kind: 'busy',
      message: expect.stringContaining('alma import scorecard 2021 (pid ') as unknown,
    });
    // The other run still holds the lock here: waiting for it would never end.
    await other.rollback();
    expect((await importing([hd(1)])).status).toBe('succeeded');
  });
});
