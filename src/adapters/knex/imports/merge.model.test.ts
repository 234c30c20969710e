import fc from 'fast-check';
import type { CollegeRecord } from '../../../domain/colleges/college.ts';
import { RELEASES, type Release, type SourceName } from '../../../domain/colleges/sources.ts';
import { createLocks } from '../../../domain/corrections/locks.use-cases.ts';
import type { ImportReport } from '../../../domain/imports/import-run.ts';
import { createImports } from '../../../domain/imports/imports.use-cases.ts';
import { mergeCollege, type MergedCollege, type SuppliedTable, type ValueOrigin } from '../../../domain/imports/merge/merge-college.ts';
import { EMPTY_VALUES } from '../../../domain/imports/merge/precedence.ts';
import type { SourceTable, SuppliedField, SuppliedRow, SuppliedValue } from '../../../domain/imports/source-table.ts';
import { aDirectoryRow, fakeSource, type FakeRow, type FakeTable } from '../../../domain/imports/supplied.fixture.ts';
import { createRuns } from '../../../domain/runs/runs.use-cases.ts';
import { DomainError } from '../../../domain/shared/domain-error.ts';
import { createKnexPorts } from '../index.ts';
import { readSnapshot } from '../snapshot.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { newestSupplied } from './newest-supplied.ts';

// Compares the merge SQL with `mergeCollege` on small catalogs. A later directory may add the last college.
const UNIT_IDS = [1, 2, 100_858] as const;
const FIGURES = ['size', 'avgSAT', 'retentionRate'] as const;
const COMPARED = [...FIGURES, 'isHBCU', 'name', 'website', 'aliases'] as const satisfies SuppliedField[];
const DIRECTORY_FIELDS = [...Object.keys(aDirectoryRow(1).values), 'website'] as SuppliedField[];

interface Import {
  source: SourceName;
  year: number;
  release: Release;
  force: boolean;
  tables: FakeTable[];
  /** Set before the import. */
  lock: { unitId: number; field: 'size' | 'name'; value: SuppliedValue } | null;
}

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => startOver());
afterAll(() => database.destroy());

async function startOver(): Promise<void> {
  await database.db.raw(
    'truncate colleges, value_sources, import_rejects, data_versions, import_runs, supplied_tables restart identity cascade',
  );
}

const supplied = fc.oneof(
  fc.record({ value: fc.constantFrom(1, 2), letter: fc.constantFrom('r', 'i', 's') }),
  fc.record({ value: fc.constant(null), letter: fc.constantFrom('n', 's', 'a') }),
);
/** Figures have different bounds, so the generated 1 and 2 are scaled. */
const figureOf = (field: (typeof FIGURES)[number], value: number | null) =>
  value === null ? null : field === 'retentionRate' ? value / 4 : value * 500;

const figureRow = (unitId: number): fc.Arbitrary<FakeRow> =>
  fc
    .record({ size: supplied, avgSAT: supplied, retentionRate: supplied, isHBCU: fc.constantFrom(true, false, null) })
    .map(({ isHBCU, ...figures }) => ({
      unitId,
      values: { isHBCU, ...Object.fromEntries(FIGURES.map((field) => [field, figureOf(field, figures[field].value)])) },
      statuses: Object.fromEntries(FIGURES.map((field) => [field, figures[field].letter])),
    }));

/** `isWhole`: a row for each college, and all fields. */
const figures = (table: string, unitIds: readonly number[], isWhole = false): fc.Arbitrary<FakeTable> =>
  fc
    .tuple(
      fc.tuple(...unitIds.map(figureRow)),
      isWhole ? fc.constant([...unitIds]) : fc.subarray([...unitIds], { minLength: 1 }),
      isWhole ? fc.constant([...FIGURES]) : fc.subarray([...FIGURES, 'isHBCU'] as const, { minLength: 1 }),
    )
    .map(([rows, listed, fields]) => ({ table, fields: [...fields], rows: rows.filter(({ unitId }) => listed.includes(unitId)) }));

const directoryRow = (unitId: number): fc.Arbitrary<FakeRow | null> =>
  fc
    .tuple(
      fc.constantFrom('Ash', 'ASH', 'Beech', 'Auburn University'),
      fc.constantFrom('open', 'open', 'closed', 'merged', 'unlisted', 'absent'),
      fc.constantFrom(null, 'https://example.org/'),
    )
    .map(([name, status, website]) => {
      if (status === 'absent') return null;
      const left = { inUniverse: false, operatingStatus: status, successorUnitId: status === 'merged' ? 1 : null };
      return aDirectoryRow(unitId, { name, website, ...(status === 'open' ? {} : left) });
    });
const directory = fc.tuple(...UNIT_IDS.map(directoryRow)).map((rows) => ({
  table: 'HD',
  fields: DIRECTORY_FIELDS,
  rows: rows.filter((row) => row !== null),
}));

const anImport: fc.Arbitrary<Import> = fc.record({
  source: fc.constantFrom('ipeds', 'ipeds', 'ipeds', 'scorecard'),
  year: fc.constantFrom(2023, 2024),
  release: fc.constantFrom(...RELEASES),
  force: fc.constantFrom(false, false, true),
  // An older run is refused only if it has a table of a newer one, so the tables vary.
  tables: fc
    .tuple(directory, figures('X', UNIT_IDS), figures('Y', UNIT_IDS), fc.constantFrom('Y', 'Y', 'X', 'X Y', 'HD', 'HD X Y'))
    .map(([hd, x, y, names]) => [hd, x, y].filter(({ table }) => names.includes(table))),
  lock: fc.option(
    fc.oneof(
      fc.record({ unitId: fc.constantFrom(1, 2), field: fc.constant('size' as const), value: fc.constant(7) }),
      fc.record({ unitId: fc.constantFrom(1, 2), field: fc.constant('name' as const), value: fc.constant('Cedar') }),
    ),
    { freq: 1 },
  ),
});

const first = (figureTables: FakeTable[], year = 2022): Import => ({
  source: 'ipeds',
  year,
  release: 'final',
  force: false,
  tables: [{ table: 'HD', rows: [aDirectoryRow(1), aDirectoryRow(2)] }, ...figureTables],
  lock: null,
});

/** Files are recognized by their hash, so each import gets new hashes. */
let imported = 0;
const readerOf = ({ tables, ...run }: Import) => {
  imported += 1;
  return fakeSource(
    tables.map((table) => ({ ...table, sha256: `${imported} ${table.table}` })),
    run,
  );
};

/** Undefined if the import was refused as an older release. */
async function runImport(given: Import): Promise<ImportReport | undefined> {
  const clock = { now: () => new Date('2026-11-21T10:00:00Z') };
  const imports = createImports({ ...createKnexPorts(database.db).imports, reader: readerOf(given), clock });
  const limits = { allowShrink: 1, allowDrift: 1, maxReject: 0 };
  try {
    return await imports.import({ source: given.source, paths: ['x'], force: given.force, ...limits });
  } catch (error) {
    if (error instanceof DomainError && error.code === 'import.older-release') return undefined;
    throw error;
  }
}

type Model = Map<number, { college: MergedCollege | null; locked: Set<string> }>;
const emptyModel = (): Model => new Map(UNIT_IDS.map((unitId) => [unitId, { college: null, locked: new Set() }]));

async function rowsOf(table: SourceTable): Promise<SuppliedRow[]> {
  const all: SuppliedRow[] = [];
  for await (const { rows } of table.batches()) all.push(...rows);
  return all;
}

async function mergeIntoModel(model: Model, given: Import, runId: number): Promise<void> {
  const { source, year, release, tables } = await readerOf(given).open({ source: given.source, paths: [] });
  const read = await Promise.all(tables.map(async (table) => ({ ...table, rows: await rowsOf(table) })));
  for (const [unitId, entry] of model) {
    const ofCollege = read.map(({ table, directory: isDirectory, fields, rows }): SuppliedTable => {
      const row = rows.find((each) => each.unitId === unitId);
      const byField = <T>(valueAt: (at: number) => T) => Object.fromEntries(fields.map(({ field }, at) => [field, valueAt(at)]));
      const values = row && { values: byField((at) => row.values[at] ?? null), letters: byField((at) => row.statuses.charAt(at)) };
      return { table, isDirectory, fields, row: values };
    });
    const run = { unitId, source, year, release, runId, isForced: given.force, tables: ofCollege };
    entry.college = mergeCollege(entry.college, run, entry.locked);
  }
}

async function setLock(model: Model, { lock }: Import): Promise<void> {
  const entry = model.get(lock?.unitId ?? 0);
  if (!lock || !entry?.college) return;
  const locks = createLocks({ ...createKnexPorts(database.db).locks, clock: { now: () => new Date('2026-01-01T00:00:00Z') } });
  await locks.set({ unitId: lock.unitId, field: lock.field, value: { exact: lock.value }, reason: 'test', by: 'ada' });
  const origin: ValueOrigin = {
    source: 'staff',
    table: 'edit',
    variable: 'test',
    year: 2026,
    period: '2026-01-01',
    release: 'final',
    runId: null,
  };
  entry.locked.add(lock.field);
  entry.college.values[lock.field] = lock.value;
  entry.college.provenance[lock.field] = origin;
  entry.college.statuses[lock.field] = null;
}

const pick = <T>(make: (field: (typeof COMPARED)[number]) => T) => Object.fromEntries(COMPARED.map((field) => [field, make(field)]));

const ofModel = (model: Model) =>
  [...model].flatMap(([unitId, { college }]) => {
    if (!college) return [];
    const { operatingStatus, successorUnitId, formerNames, isFeatured, values, statuses, provenance } = college;
    return [
      {
        whole: { unitId, operatingStatus, successorUnitId, formerNames, isFeatured },
        values: pick((field) => values[field] ?? EMPTY_VALUES[field] ?? null),
        statuses: pick((field) => statuses[field] ?? undefined),
        provenance: pick((field) => provenance[field]),
      },
    ];
  });

const ofRecord = (record: CollegeRecord) => {
  const { ipedsUnitId: unitId, operatingStatus, successorUnitId, formerNames, isFeatured, valueStatus, provenance } = record;
  return {
    whole: { unitId, operatingStatus, successorUnitId, formerNames, isFeatured },
    values: pick((field) => record[field]),
    statuses: pick((field) => valueStatus[field]),
    provenance: pick((field) => {
      const { importedAt, ...origin } = { importedAt: null, ...provenance[field] };
      return provenance[field] && (importedAt === null || importedAt !== '') ? origin : undefined;
    }),
  };
};

async function storedColleges() {
  const records = await createKnexPorts(database.db).colleges.store.all();
  return records.map(ofRecord).sort((a, b) => (a.whole.unitId ?? 0) - (b.whole.unitId ?? 0));
}

/** Every table that an import writes to, except the ledger. */
async function everything(): Promise<string> {
  const { db } = database;
  const inEffect = db('import_runs').select('id').where({ status: 'succeeded' });
  const changes = await db('run_changes').whereIn('run_id', inEffect).orderBy(['run_id', 'college_id']);
  const tables = ['colleges', 'value_sources', 'supplied_tables', 'field_locks'].map((table) => db(table).orderByRaw('1'));
  const values = await db('supplied_values').orderBy(['table_id', 'college_id']);
  return JSON.stringify([...(await Promise.all(tables)), values, changes]);
}

const rollBack = (id: number) =>
  createRuns({ ...createKnexPorts(database.db).runs, clock: { now: () => new Date(0) } }).rollback(id, { by: 'ada' });

it('merges like the model, changes nothing when repeated, and restores every table in a rollback', async () => {
  const sequence = fc.tuple(
    fc.tuple(figures('X', [1, 2], true)),
    fc.constantFrom(2022, 2025),
    fc.array(anImport, { minLength: 2, maxLength: 3 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.noBias(sequence), async ([figureTables, year, others]) => {
      await startOver();
      const model = emptyModel();
      let before = '';
      let last: ImportReport | undefined;
      for (const given of [first(figureTables, year), ...others]) {
        await setLock(model, given);
        before = await everything();
        last = await runImport(given);
        if (last) await mergeIntoModel(model, given, last.runId ?? 0);
        expect(await storedColleges()).toEqual(ofModel(model));
      }
      if (last?.status !== 'succeeded') return;
      const after = await everything();
      expect((await runImport(others.at(-1) ?? first(figureTables, year)))?.status).toBe('unchanged');
      expect(await everything()).toBe(after);
      await rollBack(last.runId ?? 0);
      expect(await everything()).toBe(before);
    }),
    { numRuns: 20, endOnFailure: true },
  );
}, 60_000);

/** The history stores a row once per year, so rows of two releases must differ to be stored under both. */
const numbered = (given: Import, totalEnrollment: number): Import => ({
  ...given,
  tables: given.tables.map(({ fields = [], rows, ...table }) => ({
    ...table,
    fields: [...fields, 'totalEnrollment'],
    rows: rows.map((row) => ({ ...row, values: { ...row.values, totalEnrollment } })),
  })),
});

function expectedOf(model: Model, unitId: number, field: SuppliedField): unknown[] {
  const college = model.get(unitId)?.college;
  const { table, year } = college?.provenance[field] ?? {};
  return [unitId, field, college?.values[field], { table, year }, college?.statuses[field]];
}

it('finds the same newest values as a merge without the run', async () => {
  const EDITIONS = [2023, 2024].flatMap((year) => RELEASES.map((release) => ({ year, release })));
  const wholeImport: fc.Arbitrary<Import> = fc
    .tuple(figures('X', [1, 2], true), figures('Y', [1, 2], true))
    .map((tables) => ({ ...first([]), tables }));
  const three = fc
    .tuple(wholeImport, wholeImport, wholeImport, fc.subarray(EDITIONS, { minLength: 3, maxLength: 3 }), fc.constantFrom(0, 1, 2))
    .map(([a, b, c, [d, e, f], left]) => {
      return [{ ...numbered(a, 1), ...d }, { ...numbered(b, 2), ...e }, { ...numbered(c, 3), ...f }, left] as const;
    });
  await fc.assert(
    fc.asyncProperty(three, async ([a, b, c, left]) => {
      await startOver();
      const model = emptyModel();
      await runImport(first([]));
      await mergeIntoModel(model, first([]), 1);
      for (const given of [a, b, c]) await runImport(given);
      await rollBack(left + 2);
      for (const [index, given] of [a, b, c].entries()) if (index !== left) await mergeIntoModel(model, given, index + 2);

      const colleges = await database.db<{ id: number; ipeds_unit_id: number }>('colleges').select('id', 'ipeds_unit_id');
      const sources = await database.db<{ id: number; table_name: string; year: number }>('value_sources');
      const wanted = colleges.flatMap(({ id }) => FIGURES.map((field) => ({ collegeId: id, field })));
      const found = await readSnapshot(database.db, (connection) => newestSupplied(connection, wanted));
      const unitIdOf = new Map(colleges.map(({ id, ipeds_unit_id }) => [id, ipeds_unit_id]));
      const sourceOf = new Map(sources.map(({ id, table_name, year }) => [id, { table: table_name, year }]));
      expect(
        found.map(({ collegeId, field, stored }) => [
          unitIdOf.get(collegeId),
          field,
          stored?.[0],
          sourceOf.get(stored?.[1] ?? 0),
          stored?.[2],
        ]),
      ).toEqual(found.map(({ collegeId, field }) => expectedOf(model, unitIdOf.get(collegeId) ?? 0, field as SuppliedField)));
    }),
    { numRuns: 10, endOnFailure: true },
  );
}, 60_000);
