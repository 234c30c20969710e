import fc from 'fast-check';
import { down, up } from '../../../../migrations/0028_store_changes_as_arrays.ts';
import type { SourceName } from '../../../domain/colleges/sources.ts';
import { createImports } from '../../../domain/imports/imports.use-cases.ts';
import type { ImportReport } from '../../../domain/imports/import-run.ts';
import { createLocks } from '../../../domain/corrections/locks.use-cases.ts';
import type { OpenedSource, SuppliedField } from '../../../domain/imports/source-table.ts';
import { aDirectoryRow, fakeSource, type FakeRow, type FakeTable } from '../../../domain/imports/supplied.fixture.ts';
import { createRuns } from '../../../domain/runs/runs.use-cases.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { createKnexPorts } from '../index.ts';
import { expectInvariantsHold } from '../catalog/invariants.fixture.ts';
import { changesInEffect } from '../imports/changes/changes.fixture.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => startOver());
afterEach(() => expectInvariantsHold(database.db));
afterAll(() => database.destroy());

/** One import of a test. Its letter identifies it and sets its time. */
interface Import extends Partial<Pick<OpenedSource, 'source' | 'year' | 'release'>> {
  letter: string;
  tables: FakeTable[];
}

/** Stores all changes in the form of versions before migration 28. */
async function storeAsFormerly(): Promise<void> {
  const said = await changesInEffect(database.db);
  await down(database.db);
  await up(database.db);
  expect(await changesInEffect(database.db)).toEqual(said);
}

const timeOf = (letter: string): Date => new Date(Date.UTC(2026, 0, letter.charCodeAt(0) - 64));
const clock = { now: () => new Date('2026-11-21T10:00:00Z') };

async function run({ letter, tables, ...of }: Import, dryRun = false): Promise<ImportReport> {
  const ports = createKnexPorts(database.db).imports;
  const reader = fakeSource(
    tables.map((table) => ({ ...table, sha256: `${letter} ${table.table}` })),
    of,
  );
  const sync = createImports({ ...ports, reader, clock: { now: () => timeOf(letter) } });
  const limits = { allowShrink: 1, allowDrift: 1, maxReject: 1 };
  return sync.import({ source: of.source ?? 'ipeds', paths: ['x'], actor: letter, force: true, dryRun, ...limits });
}

const runs = () => createRuns({ ...createKnexPorts(database.db).runs, clock });
const locks = () => createLocks({ ...createKnexPorts(database.db).locks, clock });
const rollback = (id: number, dryRun = false) => runs().rollback(id, { by: 'ada', dryRun });

async function startOver(): Promise<void> {
  await database.db.raw(
    'truncate colleges, users, value_sources, import_rejects, data_versions, import_runs, supplied_tables restart identity cascade',
  );
}

/** The exact content of every table that an import writes to, except the ledger. */
async function everything(): Promise<string> {
  const { db } = database;
  // The version counts changes, and a rollback is one.
  const colleges = (await db<Row>('colleges').orderBy('id')).map((row) => ({ ...row, version: 0 }));
  const changes = await changesInEffect(db);
  const tables = ['value_sources', 'supplied_tables', 'field_locks'].map((table) => db(table).orderByRaw('1'));
  const values = await db('supplied_values').orderBy(['table_id', 'college_id']);
  return JSON.stringify([colleges, ...(await Promise.all(tables)), values, changes]);
}

type Row = Record<string, unknown>;

/** The same content with provenance as text and letters for runs, so that ids do not matter. */
async function content(): Promise<unknown> {
  const { db } = database;
  const [letters, receipts, units] = await Promise.all([
    namesOf('select id, actor as name from import_runs'),
    namesOf(`select v.id, concat_ws(' ', r.actor, v.source, table_name, variable, v.year) as name
      from value_sources v left join import_runs r on r.id = v.run_id`),
    namesOf('select id, ipeds_unit_id::text as name from colleges'),
  ]);
  const receiptOf = (id: unknown): unknown => (id === null ? null : (receipts.get(id) ?? 'lost'));
  const dated = (flag: unknown): unknown =>
    flag && typeof flag === 'object' ? { ...flag, runId: letters.get((flag as Row)['runId']) } : flag;
  const imageOf = (image: unknown): unknown =>
    image &&
    mapped(image as Record<string, unknown[]>, ([first, second, third], key) =>
      key.startsWith('@') ? [first, dated(second)] : [first, receiptOf(second), third],
    );
  const colleges = (await db<Row>('colleges').orderBy('ipeds_unit_id')).map((row) => ({
    ...row,
    id: 0,
    version: 0,
    field_sources: mapped(row['field_sources'] as Row, receiptOf),
    data_source_flags: mapped(row['data_source_flags'] as Row, dated),
  }));
  const links = (await changesInEffect(db)).map(({ runId, collegeId, before, after }) => [
    letters.get(runId),
    units.get(collegeId),
    imageOf(before),
    imageOf(after),
  ]);
  const supplied: Row[] = await db('supplied_values as v').join('supplied_tables as t', 't.id', 'v.table_id');
  const said = supplied.map((row) => [
    letters.get(row['run_id']),
    units.get(row['college_id']),
    (row['receipts'] as number[]).map(receiptOf),
    ...['table_name', 'fields', 'supplied', 'statuses'].map((column) => row[column]),
  ]);
  return { colleges, links: sorted(links), said: sorted(said) };
}

async function namesOf(sql: string): Promise<Map<unknown, string>> {
  const { rows } = await database.db.raw<{ rows: { id: number; name: string }[] }>(sql);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const mapped = <T>(record: Record<string, T>, make: (value: T, key: string) => unknown): Row =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value, key)]));

const sorted = (rows: unknown[]): string[] => rows.map((row) => JSON.stringify(row)).sort();

// The first directory has three colleges. A later one may add a fourth.
const UNIT_IDS = [1, 2, 3] as const;
const FIELDS = ['size', 'avgSAT', 'retentionRate'] as const;
const NAMES = ['Ash', 'Beech', 'BEECH', 'Cedar'];

const numberOf = (field: string, half: number): number => (field === 'retentionRate' ? half / 10 : 400 + half);
const value = (mayLack: boolean) =>
  fc.oneof(
    fc.record({ half: fc.integer({ min: 1, max: 9 }), letter: fc.constantFrom('r', 'i') }),
    ...(mayLack ? [fc.record({ half: fc.constant(0), letter: fc.constantFrom('n', 's', 'a') })] : []),
  );
const row = (mayLack: boolean) => fc.record({ size: value(mayLack), avgSAT: value(mayLack), retentionRate: value(mayLack) });

/** No college has this UNITID. With its row, no table is empty and no column is blank: a run would not supply them. */
const OUTSIDE = 99;

/** A table of figures for some colleges. */
const figures = (table: string, unitIds: readonly number[], mayLack: boolean): fc.Arbitrary<FakeTable> =>
  fc
    .tuple(fc.subarray([...FIELDS], { minLength: 1 }), fc.subarray([...unitIds]), fc.array(row(mayLack), { minLength: 4, maxLength: 4 }))
    .map(([fields, about, rows]) => ({
      table,
      fields,
      rows: [
        ...about.map((unitId, index): FakeRow => {
          const given = rows[index] ?? rows[0];
          const each = <T>(make: (field: (typeof FIELDS)[number]) => T) => Object.fromEntries(fields.map((field) => [field, make(field)]));
          return {
            unitId,
            values: each((field) => (given?.[field].half ? numberOf(field, given[field].half) : null)),
            statuses: each((field) => given?.[field].letter ?? 'n'),
          };
        }),
        { unitId: OUTSIDE, values: Object.fromEntries(fields.map((field) => [field, numberOf(field, 1)])) },
      ],
    }));

const HD_FIELDS = [...Object.keys(aDirectoryRow(1).values), 'website'] as SuppliedField[];

/** A directory with random names. Some colleges are closed or absent. */
const directory = (unitIds: readonly number[]): fc.Arbitrary<FakeTable> =>
  fc
    .array(fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom('open', 'open', 'closed', 'absent')), { minLength: 4, maxLength: 4 })
    .map((each) => ({
      table: 'HD',
      fields: HD_FIELDS,
      rows: [...unitIds, OUTSIDE].flatMap((unitId, index) => {
        const [name = '', state = 'closed'] = each[index] ?? [];
        const named = { name: `${unitId} ${unitId === 4 ? '' : name}`, website: `https://example.org/${name.toLowerCase()}` };
        if (state === 'absent' && unitId !== OUTSIDE) return [];
        return [
          state === 'open'
            ? aDirectoryRow(unitId, named)
            : aDirectoryRow(unitId, { inUniverse: false, operatingStatus: 'closed', ...named }),
        ];
      }),
    }));

const whole = (unitIds: readonly number[]): fc.Arbitrary<FakeTable> =>
  fc.array(fc.constantFrom(...NAMES), { minLength: 4, maxLength: 4 }).map((names) => ({
    table: 'HD',
    rows: unitIds.map((unitId, index) => aDirectoryRow(unitId, { name: `${unitId} ${unitId === 4 ? '' : names[index]}` })),
  }));

const first = fc.tuple(whole(UNIT_IDS), figures('X', UNIT_IDS, true)).map((tables): Import => ({ letter: 'A', year: 2023, tables }));
const second = (mayLack = true) =>
  fc
    .tuple(
      fc.option(directory([...UNIT_IDS, 4])),
      figures('X', [...UNIT_IDS, 4], mayLack),
      figures('Y', UNIT_IDS, mayLack),
      fc.constantFrom<SourceName>('ipeds', 'scorecard'),
    )
    .map(([hd, x, y, source]): Import => ({ letter: 'B', year: 2024, source, tables: [...(hd ? [hd] : []), x, y] }));
const isAdded = (source: Import): boolean =>
  source.tables.some(({ table, rows }) => table === 'HD' && rows.some(({ unitId, values }) => unitId === 4 && values.inUniverse === true));

/** The third run must not depend on the second: it always has values and lists every college. */
const third = (unitIds: readonly number[], isDirectory: boolean) =>
  fc
    .tuple(whole(unitIds), figures('X', isDirectory ? unitIds : UNIT_IDS, false), figures('Z', UNIT_IDS, false), fc.boolean())
    .map(([hd, x, z, isOther]): Import => ({
      letter: 'C',
      ...(isOther && !isDirectory ? { source: 'athletics', year: 2022 } : { year: 2025 }),
      tables: [...(isDirectory ? [hd] : []), x, z],
    }));

describe('a rollback', () => {
  it('restores every table, and allows the same files to be imported again', async () => {
    await fc.assert(
      fc.asyncProperty(first, second(), async (a, b) => {
        await startOver();
        await run(a);
        const before = await everything();
        expect((await run(a)).status).toBe('unchanged');
        expect(await everything()).toBe(before);
        const report = await run(b);
        fc.pre(report.status === 'succeeded');
        const after = await content();
        await rollback(report.runId ?? 0);
        expect(await everything()).toBe(before);
        expect((await run(b)).status).toBe('succeeded');
        expect(await content()).toEqual(after);
      }),
      { numRuns: 10 },
    );
  }, 60_000);

  it('keeps the changes of a later run, as if the earlier run had never been imported, also in the form of earlier versions', async () => {
    const three = fc
      .tuple(first, second(false), fc.boolean())
      .chain(([a, b, isDirectory]) =>
        fc.tuple(fc.constant(a), fc.constant(b), third(isAdded(b) ? [...UNIT_IDS, 4] : UNIT_IDS, isDirectory), fc.boolean()),
      );
    await fc.assert(
      fc.asyncProperty(three, async ([a, b, c, isFormer]) => {
        await startOver();
        await run(a);
        const before = await content();
        await run(c);
        const expected = await content();
        await startOver();
        await run(a);
        const middle = await run(b);
        fc.pre(middle.status === 'succeeded');
        const last = await run(c);
        if (isFormer) await storeAsFormerly();
        await rollback(middle.runId ?? 0);
        expect(await content()).toEqual(expected);
        if (last.status === 'succeeded') await rollback(last.runId ?? 0);
        expect(await content()).toEqual(before);
      }),
      { numRuns: 10 },
    );
  }, 60_000);

  it('is refused for a run without recorded changes, and has no effect the second time', async () => {
    const a: Import = { letter: 'A', tables: [{ table: 'HD', rows: [aDirectoryRow(1)] }] };
    await run(a);
    await run({ ...a, letter: 'B' });
    await database
      .db('import_runs')
      .insert({ source: 'ipeds', year: 2020, release: 'final', status: 'succeeded', started_at: clock.now(), actor: 'seed' });

    await expect(rollback(2)).rejects.toMatchObject({ kind: 'refused', code: 'run.not-succeeded' });
    await expect(rollback(3)).rejects.toMatchObject({ kind: 'refused', code: 'run.no-images' });
    await expect(rollback(99)).rejects.toMatchObject({ kind: 'not-found', code: 'run.not-found' });
    expect(await rollback(1)).toMatchObject({ status: 'rolled-back', removed: 1 });
    expect(await rollback(1)).toMatchObject({ status: 'unchanged' });
  });

  it('records the user and time in the ledger, and publishes a data version', async () => {
    await run({ letter: 'A', tables: [{ table: 'HD', rows: [aDirectoryRow(1)] }] });
    await rollback(1);

    expect(await runs().show(1)).toMatchObject({ status: 'rolled_back', message: 'Rolled back by ada at 2026-11-21T10:00:00.000Z.' });
    expect(await database.db('data_versions').orderBy('id', 'desc').first('reason', 'run_id')).toEqual({
      reason: 'rollback of run 1',
      run_id: null,
    });
  });

  it('changes nothing in a dry run, and reports the same result', async () => {
    await run({ letter: 'A', tables: [{ table: 'HD', rows: [aDirectoryRow(1)] }] });
    await run({ letter: 'B', year: 2025, tables: [{ table: 'X', rows: [{ unitId: 1, values: { size: 10 } }] }] });
    const before = await everything();
    const dry = await rollback(2, true);

    expect(dry).toMatchObject({ status: 'dry-run', restored: 1, values: 1 });
    expect(await everything()).toBe(before);
    expect(await rollback(2)).toEqual({ ...dry, status: 'rolled-back' });
  });

  it('keeps a college that a favorite refers to, with the status unlisted', async () => {
    await run({ letter: 'A', tables: [{ table: 'HD', rows: [aDirectoryRow(1)] }] });
    const size = { table: 'X', rows: [{ unitId: 2, values: { size: 10 } }] };
    await run({ letter: 'B', year: 2025, tables: [{ table: 'HD', rows: [aDirectoryRow(1), aDirectoryRow(2), aDirectoryRow(3)] }, size] });
    const kept = (await database.db('colleges').where({ ipeds_unit_id: 2 }).first<{ id: number }>('id')).id;
    const person = { username: 'a', password: 'x', email: 'a@example.edu', first_name: 'A', last_name: 'B' };
    const [user] = await database.db('users').insert(person).returning<{ id: number }[]>('id');
    await database.db('user_favorites').insert({ user_id: user?.id, college_id: kept });

    expect(await rollback(2)).toMatchObject({
      removed: 1,
      kept: { count: 1, first: [{ unitId: 2, name: 'College 2', because: 'wanted' }] },
    });
    expect(
      await database.db('colleges').where({ id: kept }).first('name', 'size', 'operating_status', 'last_data_sync', 'data_source_flags'),
    ).toEqual({
      name: 'College 2',
      size: null,
      operating_status: 'unlisted',
      last_data_sync: null,
      data_source_flags: {},
    });
    const again = await run({
      letter: 'C',
      year: 2025,
      tables: [{ table: 'HD', rows: [aDirectoryRow(1), aDirectoryRow(2), aDirectoryRow(3)] }, size],
    });
    expect(again.counts).toMatchObject({ inserted: 1, updated: 2 });
    expect(await database.db('colleges').where({ id: kept }).first('size', 'operating_status')).toEqual({
      size: 10,
      operating_status: 'open',
    });
  });

  it('moves the provenance of a value to a later run with the same value', async () => {
    const x = (letter: string, status: string): Import => ({
      letter,
      tables: [{ table: 'X', rows: [{ unitId: 1, values: { size: 10 }, statuses: { size: status } }] }],
    });
    await run({ letter: 'A', tables: [{ table: 'HD', rows: [aDirectoryRow(1)] }] });
    await run(x('B', 'i'));
    await run(x('C', 'r'));
    const outcome = await rollback(2);

    expect(outcome.importAgain).toEqual([3]);
    const [college] = await createKnexPorts(database.db).colleges.store.all();
    expect(college).toMatchObject({ size: 10, provenance: { size: { table: 'X', runId: 3 } } });
    expect(college?.valueStatus).not.toHaveProperty('size');
  });

  it('allows files that a later run found unchanged to be imported again', async () => {
    const a: Import = { letter: 'A', tables: [{ table: 'HD', rows: [aDirectoryRow(1)] }] };
    await run(a);
    await run({ ...a, letter: 'B' });
    await rollback(1);

    expect(await createKnexPorts(database.db).imports.imports.appliedRuns()).toEqual([]);
  });

  it('keeps a locked value, and rolls back the imported values behind it', async () => {
    const size = (letter: string, year: number, value: number): Import => ({
      letter,
      year,
      tables: [{ table: 'X', rows: [{ unitId: 1, values: { size: value } }] }],
    });
    await run({ letter: 'A', year: 2023, tables: [{ table: 'HD', rows: [aDirectoryRow(1)] }, ...size('A', 2023, 1).tables] });
    await run(size('B', 2024, 2));
    await locks().set({ unitId: 1, field: 'size', value: { exact: 7 }, reason: 'They wrote to us', by: 'ada' });
    await run(size('C', 2025, 3));
    await rollback(2);
    const [college] = await createKnexPorts(database.db).colleges.store.all();
    expect(college).toMatchObject({ size: 7, provenance: { size: { source: 'staff' } } });

    await rollback(3);
    await locks().remove(1, 'size');
    expect((await createKnexPorts(database.db).colleges.store.all())[0]).toMatchObject({ size: 1, provenance: { size: { runId: 1 } } });
  });

  it('rolls back a value that a removed lock restored', async () => {
    const size = (letter: string, year: number, value: number): Import => ({
      letter,
      year,
      tables: [{ table: 'X', rows: [{ unitId: 1, values: { size: value } }] }],
    });
    await run({ letter: 'A', year: 2023, tables: [{ table: 'HD', rows: [aDirectoryRow(1)] }, ...size('A', 2023, 1).tables] });
    await locks().set({ unitId: 1, field: 'size', value: { exact: 7 }, reason: 'They wrote to us', by: 'ada' });
    await run(size('B', 2024, 2));
    await locks().remove(1, 'size');
    expect((await createKnexPorts(database.db).colleges.store.all())[0]).toMatchObject({ size: 2, provenance: { size: { runId: 2 } } });
    await rollback(2);
    expect((await createKnexPorts(database.db).colleges.store.all())[0]).toMatchObject({ size: 1, provenance: { size: { runId: 1 } } });
  });
});
