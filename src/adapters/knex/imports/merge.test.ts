import fc from 'fast-check';
import type { CollegeRecord, Provenance, ValueStatus } from '../../../domain/colleges/college.ts';
import { createDataSync } from '../../../domain/imports/imports.use-cases.ts';
import { aDirectoryRow, fakeSource, type FakeRow, type FakeTable } from '../../../domain/imports/supplied.fixture.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { createKnexPorts } from '../index.ts';

/** Random imports of three tables over two colleges, against the rules written down a second time, value by value. */
const FIELDS = ['size', 'avgSAT', 'retentionRate'] as const;
type Field = (typeof FIELDS)[number];
const UNIT_IDS = [1, 2] as const;
const STATUS: Record<string, ValueStatus> = { i: 'imputed', s: 'suppressed', a: 'not-applicable', n: 'not-reported' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

interface Supplied {
  value: number | null;
  letter: string;
}
type TableRows = Partial<Record<1 | 2, Partial<Record<Field, Supplied>>>>;
type Import = { year: number; tables: Partial<Record<'A' | 'B' | 'C', TableRows>> };

const supplied: fc.Arbitrary<Supplied> = fc.oneof(
  fc.record({ value: fc.constantFrom(0.5, 1), letter: fc.constantFrom('r', 'i') }),
  fc.record({ value: fc.constant(null), letter: fc.constantFrom('n', 's', 'a') }),
);
const row = fc.record({ size: supplied, avgSAT: supplied, retentionRate: supplied });
const rows: fc.Arbitrary<TableRows> = fc.record({ 1: row, 2: row }, { requiredKeys: [] });
const imports: fc.Arbitrary<Import> = fc.record({
  year: fc.constantFrom(2023, 2024, 2025),
  tables: fc.record({ A: rows, B: rows, C: rows }, { requiredKeys: [] }),
});

/** avgSAT and size are whole numbers with bounds of their own; the generator thinks in halves. */
const scaled = (field: Field, value: number | null) => (value === null || field === 'retentionRate' ? value : value * 1000);

function toTables({ tables }: Import): FakeTable[] {
  return Object.entries(tables).map(([table, byCollege]) => ({
    table,
    fields: [...FIELDS],
    rows: Object.entries(byCollege).map(([unitId, values]): FakeRow => ({
      unitId: Number(unitId),
      values: Object.fromEntries(FIELDS.map((field) => [field, scaled(field, values[field]?.value ?? null)])),
      statuses: Object.fromEntries(FIELDS.map((field) => [field, values[field]?.letter ?? 'n'])),
    })),
  }));
}

interface Known {
  value: number | null;
  status: ValueStatus | undefined;
  table: string | undefined;
  year: number | undefined;
}
const NOTHING: Known = { value: null, status: undefined, table: undefined, year: undefined };

function expectedAfter(known: Known, unitId: 1 | 2, field: Field, { year, tables }: Import): Known {
  if (known.value !== null && (known.year ?? 0) > year) return known;
  const offers = Object.entries(tables).flatMap(([table, byCollege]) => {
    const offer = byCollege[unitId]?.[field];
    return offer ? [{ table, ...offer }] : [];
  });
  const isTakenBack = known.value === null || offers.some(({ table }) => table === known.table);
  const chosen = offers.find(({ value }) => value !== null) ?? (isTakenBack ? offers[0] : undefined);
  if (!chosen) return known;
  return { value: scaled(field, chosen.value), status: STATUS[chosen.letter], table: chosen.table, year };
}

async function run(source: Import, force = false) {
  const ports = createKnexPorts(database.db).dataSync;
  const reader = fakeSource(toTables(source), { year: source.year });
  const sync = createDataSync({ ...ports, reader, clock: { now: () => new Date('2026-11-21T10:00:00Z') } });
  return sync.import({ source: 'ipeds', paths: ['x'], force });
}

async function stored(): Promise<CollegeRecord[]> {
  return createKnexPorts(database.db).colleges.store.all();
}

async function startOver(): Promise<void> {
  await database.db.raw('truncate colleges, value_sources, import_rejects, data_versions, import_runs restart identity cascade');
  const ports = createKnexPorts(database.db).dataSync;
  const reader = fakeSource([{ table: 'HD', rows: UNIT_IDS.map((unitId) => aDirectoryRow(unitId)) }], { year: 2022 });
  await createDataSync({ ...ports, reader, clock: { now: () => new Date(0) } }).import({ source: 'ipeds', paths: ['x'] });
}

const seen = (college: CollegeRecord, field: Field): Known => {
  const receipt: Provenance | undefined = college.provenance[field];
  return { value: college[field], status: college.valueStatus[field], table: receipt?.table, year: receipt?.year };
};

it('leaves each value as the rules say, and a second run of the same files changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(imports, { minLength: 1, maxLength: 3 }), async (years) => {
      await startOver();
      const sorted = [...years].sort((a, b) => a.year - b.year).filter(({ tables }) => Object.keys(tables).length > 0);
      const known = new Map<string, Known>();
      for (const source of sorted) {
        await run(source, false);
        for (const unitId of UNIT_IDS) {
          for (const field of FIELDS) {
            const key = `${unitId} ${field}`;
            known.set(key, expectedAfter(known.get(key) ?? NOTHING, unitId, field, source));
          }
        }
      }
      const colleges = await stored();
      const found = colleges.flatMap((college) =>
        FIELDS.map((field) => [`${college.ipedsUnitId ?? 0} ${field}`, seen(college, field)] as const),
      );
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(found.map(([key]) => [key, known.get(key) ?? NOTHING])));
      const last = sorted.at(-1);
      if (last) expect((await run(last, true)).status).toBe('unchanged');
      expect(await stored()).toEqual(colleges);
    }),
    { numRuns: 20 },
  );
}, 120_000);
