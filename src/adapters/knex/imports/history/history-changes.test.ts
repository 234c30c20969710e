import fc from 'fast-check';
import { RELEASES } from '../../../../domain/colleges/sources.ts';
import { historyOf } from '../../../../domain/history/history-points.ts';
import { openCatalog } from '../../catalog-lock.ts';
import { readSuppliedRows } from '../../catalog/supplied-rows.ts';
import { createKnexPorts } from '../../index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.fixture.ts';
import { compareHistory } from './history-changes.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

const COLLEGES = [1, 2];

const aRun = fc.record({
  source: fc.constantFrom('ipeds', 'scorecard'),
  year: fc.integer({ min: 2022, max: 2024 }),
  release: fc.constantFrom(...RELEASES),
  /** Each table describes one year, which need not be that of its file. */
  tables: fc.array(
    fc.record({
      period: fc.constantFrom('fall 2022', '2023-24', 'unknown'),
      values: fc.array(fc.option(fc.integer({ min: 0, max: 3 })), { minLength: COLLEGES.length, maxLength: COLLEGES.length }),
    }),
    { minLength: 1, maxLength: 2 },
  ),
});
type Run = typeof aRun extends fc.Arbitrary<infer T> ? T : never;

async function startOver(): Promise<void> {
  await database.db.raw('truncate colleges, import_runs, value_sources, supplied_tables restart identity cascade');
  const plain = { location: 'Springfield', state: 'AL', type: 'Public', level: 4 };
  await database.db('colleges').insert(COLLEGES.map((id) => ({ ...plain, ipeds_unit_id: id, slug: `c-${id}`, name: `College ${id}` })));
}

async function store({ source, year, release, tables }: Run): Promise<number> {
  const { db } = database;
  const [run] = await db<{ id: number }>('import_runs')
    .insert({ source, year, release, status: 'succeeded', started_at: new Date(), actor: 'test' } as object)
    .returning('id');
  for (const [place, { period, values }] of tables.entries()) {
    const name = `T${place}`;
    const origin = { source, table_name: name, variable: 'V', year, period, release, run_id: run?.id };
    const [receipt] = await db<{ id: number }>('value_sources')
      .insert(origin as object)
      .returning('id');
    const table = { run_id: run?.id, source, table_name: name, year, fields: ['size'], receipts: [receipt?.id] };
    const [stored] = await db<{ id: number }>('supplied_tables')
      .insert(table as object)
      .returning('id');
    const rows = values.map((value, at) => ({
      college_id: COLLEGES[at],
      table_id: stored?.id,
      supplied: JSON.stringify([value]),
      statuses: value === null ? 'n' : 'r',
    }));
    await db('supplied_values').insert(rows);
  }
  return run?.id ?? 0;
}

type Points = Awaited<ReturnType<typeof points>>;

/** The sizes of the colleges by year, as `historyOf` shows them. `without`: a run that is left out. */
async function points(without = 0) {
  const supplied = await readSuppliedRows(database.db, COLLEGES);
  return new Map(
    COLLEGES.flatMap((id) =>
      (historyOf((supplied.get(id) ?? []).filter(({ runId }) => runId !== without)).size ?? []).map(
        (point) => [`${id} ${point.year}`, point] as const,
      ),
    ),
  );
}

function countsOf(before: Points, after: Points, runId: number) {
  const counts = { gained: 0, changed: 0, lost: 0, receiptOnly: 0 };
  for (const [key, { value, provenance }] of after) {
    const was = before.get(key)?.value ?? null;
    if (was === value) counts.receiptOnly += provenance.runId === runId ? 1 : 0;
    else counts[was === null ? 'gained' : value === null ? 'lost' : 'changed'] += 1;
  }
  return counts;
}

async function compare(runId: number) {
  const connection = await openCatalog(database.db, 'test');
  try {
    return await compareHistory(connection, runId);
  } finally {
    await connection.end();
  }
}

it('counts what `historyOf` shows with and without a run, for runs of any year, release and order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aRun, { minLength: 1, maxLength: 4 }), fc.nat(), async (runs, any) => {
      await startOver();
      const ids: number[] = [];
      for (const run of runs) ids.push(await store(run));
      const runId = ids[any % ids.length] ?? 0;
      const after = await points();
      const counts = countsOf(await points(runId), after, runId);
      const { largest, ...found } = await compare(runId);
      expect(found).toEqual(counts);
      expect(largest).toHaveLength(counts.changed);

      const known = await createKnexPorts(database.db).dictionary.coverage.knownByYear(COLLEGES);
      const wanted = new Map<number, number>();
      for (const { year, value } of after.values()) wanted.set(year, (wanted.get(year) ?? 0) + (value === null ? 0 : 1));
      expect(known.map(({ year, known: count }) => [year, count])).toEqual([...wanted].sort(([a], [b]) => a - b));
    }),
    { numRuns: 30, endOnFailure: true },
  );
}, 60_000);

it('loses the rows of a deleted run, and of no other', async () => {
  await startOver();
  const run = (value: number): Run => ({
    source: 'ipeds',
    year: 2024,
    release: 'final',
    tables: [
      { period: '2023-24', values: [value, value] },
      { period: 'fall 2022', values: [value, null] },
    ],
  });
  const [deleted, kept] = [await store(run(1)), await store(run(2))];
  await database.db('supplied_tables').where({ run_id: deleted }).delete();
  const rows = await database
    .db('supplied_values as v')
    .leftJoin('supplied_tables as t', 't.id', 'v.table_id')
    .select('t.run_id as run', 'v.supplied');
  expect(rows.map(({ run: id, supplied }: { run: number; supplied: number[] }) => [id, ...supplied]).sort()).toEqual([
    [kept, null],
    [kept, 2],
    [kept, 2],
    [kept, 2],
  ]);
});
