import fc from 'fast-check';
import type { CollegeRecord } from '../../../domain/colleges/college.ts';
import { RELEASE_RANKS, RELEASES, type Release, type SourceName } from '../../../domain/colleges/sources.ts';
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
import { changesInEffect } from './changes/changes.fixture.ts';

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
  fc.record({ value: fc.constantFrom(1, 2), letter: fc.constantFrom('r', 'i', 's'), alternative: fc.constantFrom(0, 1, 2) }),
  fc.record({ value: fc.constant(null), letter: fc.constantFrom('n', 's', 'a'), alternative: fc.constant(0) }),
);
/** avgSAT has one variable; the others are read from the first of several. */
const ALTERNATIVES = { size: ['EFUG', 'UGDS'], retentionRate: ['RRFT', 'RRPT', 'RET'] };
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
      alternatives: { size: figures.size.alternative, retentionRate: figures.retentionRate.alternative },
    }));

/** `isWhole`: a row for each college, and all fields. */
const figures = (table: string, unitIds: readonly number[], isWhole = false): fc.Arbitrary<FakeTable> =>
  fc
    .tuple(
      fc.tuple(...unitIds.map(figureRow)),
      isWhole ? fc.constant([...unitIds]) : fc.subarray([...unitIds], { minLength: 1 }),
      isWhole ? fc.constant([...FIGURES]) : fc.subarray([...FIGURES, 'isHBCU'] as const, { minLength: 1 }),
    )
    .map(([rows, listed, fields]) => ({
      table,
      fields: [...fields],
      alternatives: ALTERNATIVES,
      rows: rows.filter(({ unitId }) => listed.includes(unitId)),
    }));

const directoryRow = (unitId: number): fc.Arbitrary<Pick<FakeTable, 'rows' | 'rejects'>> =>
  fc
    .tuple(
      fc.constantFrom('Ash', 'ASH', 'Beech', 'Auburn University'),
      fc.constantFrom('open', 'open', 'closed', 'merged', 'unlisted', 'office', 'last year', 'absent', 'rejected'),
      fc.constantFrom(null, 'https://example.org/'),
    )
    .map(([name, status, website]) => {
      if (status === 'absent') return { rows: [] };
      if (status === 'rejected') return { rows: [], rejects: [{ line: 9, unitId, code: 'bad', message: 'bad', raw: '' }] };
      // IPEDS still lists offices, and colleges that close within the year.
      if (status === 'office' || status === 'last year')
        return { rows: [aDirectoryRow(unitId, { name, website, operatingStatus: status === 'office' ? 'unlisted' : 'closed' })] };
      const left = { inUniverse: false, operatingStatus: status, successorUnitId: status === 'merged' ? 1 : null };
      return { rows: [aDirectoryRow(unitId, { name, website, ...(status === 'open' ? {} : left) })] };
    });
const directory = fc.tuple(...UNIT_IDS.map(directoryRow)).map((each) => ({
  table: 'HD',
  fields: DIRECTORY_FIELDS,
  rows: each.flatMap(({ rows }) => rows),
  rejects: each.flatMap(({ rejects = [] }) => rejects),
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

/** Undefined if the import was refused as an older release, or for a table without rows or values. */
async function runImport(given: Import): Promise<ImportReport | undefined> {
  const clock = { now: () => new Date('2026-11-21T10:00:00Z') };
  const imports = createImports({ ...createKnexPorts(database.db).imports, reader: readerOf(given), clock });
  const limits = { allowShrink: 1, allowDrift: 1, maxReject: 1 };
  try {
    return await imports.import({ source: given.source, paths: ['x'], force: given.force, ...limits });
  } catch (error) {
    if (error instanceof DomainError && ['import.older-release', 'import.too-few-rows'].includes(error.code)) return undefined;
    throw error;
  }
}

type Model = Map<number, { college: MergedCollege | null; locked: Set<string> }>;
const emptyModel = (): Model => new Map(UNIT_IDS.map((unitId) => [unitId, { college: null, locked: new Set() }]));

async function contentOf(table: SourceTable): Promise<{ rows: SuppliedRow[]; rejected: (number | null)[] }> {
  const all: { rows: SuppliedRow[]; rejected: (number | null)[] } = { rows: [], rejected: [] };
  for await (const { rows, rejects } of table.batches()) {
    all.rows.push(...rows);
    all.rejected.push(...rejects.map(({ unitId }) => unitId));
  }
  return all;
}

async function mergeIntoModel(model: Model, given: Import, runId: number): Promise<void> {
  const { source, year, release, tables } = await readerOf(given).open({ source: given.source, paths: [] });
  const read = await Promise.all(tables.map(async (table) => ({ ...table, ...(await contentOf(table)) })));
  for (const [unitId, entry] of model) {
    const ofCollege = read.map(({ table, directory: isDirectory, fields: all, rows, rejected }): SuppliedTable => {
      const row = rows.find((each) => each.unitId === unitId);
      const byField = <T>(valueAt: (at: number) => T) => Object.fromEntries(all.map(({ field }, at) => [field, valueAt(at)]));
      const values = row && {
        values: byField((at) => row.values[at] ?? null),
        letters: byField((at) => row.statuses.charAt(at)),
        alternatives: byField((at) => row.alternatives?.charAt(at) ?? ''),
      };
      const fields = all.filter((_, at) => rows.some((each) => (each.values[at] ?? null) !== null));
      return { table, isDirectory, fields, row: values, isRejected: rejected.includes(unitId) };
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
  const changes = await changesInEffect(db);
  // The version counts changes, and a rollback is one.
  const colleges = (await db<Record<string, unknown>>('colleges').orderBy('id')).map((row) => ({ ...row, version: 0 }));
  const tables = ['value_sources', 'supplied_tables', 'field_locks'].map((table) => db(table).orderByRaw('1'));
  const values = await db('supplied_values').orderBy(['table_id', 'college_id']);
  return JSON.stringify([colleges, ...(await Promise.all(tables)), values, changes]);
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

/** A run does not supply a blank column, and then keeps what its table supplied before. */
const withoutBlankColumns = ({ rows: [one, ...others], ...table }: FakeTable): FakeTable => {
  const blank = FIGURES.filter((field) => [one, ...others].every((row) => (row?.values[field] ?? null) === null));
  const values = { ...one?.values, ...Object.fromEntries(blank.map((field) => [field, figureOf(field, 1)])) };
  const statuses = { ...one?.statuses, ...Object.fromEntries(blank.map((field) => [field, 'r'])) };
  return { ...table, rows: [{ unitId: one?.unitId ?? 0, values, statuses }, ...others] };
};

function expectedOf(model: Model, unitId: number, field: SuppliedField): unknown[] {
  const college = model.get(unitId)?.college;
  const origin = college?.provenance[field];
  return [
    unitId,
    field,
    college?.values[field],
    origin && { table: origin.table, variable: origin.variable, year: origin.year },
    college?.statuses[field],
  ];
}

it('finds the same newest values as a merge without the run', async () => {
  const releases = [...RELEASES].sort((one, other) => RELEASE_RANKS[one] - RELEASE_RANKS[other]);
  const EDITIONS = [2023, 2024].flatMap((year) => releases.map((release) => ({ year, release })));
  const filled = (table: string) => figures(table, [1, 2], true).map(withoutBlankColumns);
  const twoTables = (table: string) => fc.tuple(filled(table), filled(table));
  // Two imports often have the same rows of one table and other rows of the other.
  const threeImports = fc
    .tuple(twoTables('X'), twoTables('Y'), fc.array(fc.constantFrom(0, 1), { minLength: 6, maxLength: 6 }))
    .map(([x, y, which]) => {
      const of = (tables: readonly FakeTable[], place: number): FakeTable[] => tables.filter((_, at) => at === which[place]);
      return [0, 2, 4].map((place): Import => ({ ...first([]), tables: [...of(x, place), ...of(y, place + 1)] }));
    });
  const three = fc
    .tuple(threeImports, fc.subarray(EDITIONS, { minLength: 3, maxLength: 3 }), fc.constantFrom(0, 1, 2))
    .map(([imports, editions, left]) => [imports.map((given, at) => ({ ...given, ...editions[at] })), left] as const);
  await fc.assert(
    fc.asyncProperty(three, async ([imports, left]) => {
      await startOver();
      const model = emptyModel();
      await runImport(first([]));
      await mergeIntoModel(model, first([]), 1);
      for (const given of imports) await runImport(given);
      await rollBack(left + 2);
      for (const [index, given] of imports.entries()) if (index !== left) await mergeIntoModel(model, given, index + 2);

      const colleges = await database.db<{ id: number; ipeds_unit_id: number }>('colleges').select('id', 'ipeds_unit_id');
      const sources = await database.db<{ id: number; table_name: string; variable: string; year: number }>('value_sources');
      const wanted = colleges.flatMap(({ id }) => FIGURES.map((field) => ({ collegeId: id, field })));
      const found = await readSnapshot(database.db, (connection) => newestSupplied(connection, wanted));
      const unitIdOf = new Map(colleges.map(({ id, ipeds_unit_id }) => [id, ipeds_unit_id]));
      const sourceOf = new Map(sources.map(({ id, table_name, variable, year }) => [id, { table: table_name, variable, year }]));
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
    { numRuns: 20, endOnFailure: true },
  );
}, 60_000);
