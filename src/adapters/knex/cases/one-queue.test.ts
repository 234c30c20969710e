import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { aCollegeRow } from '../testing/college-row.fixture.ts';
import { MIGRATIONS } from '../migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

const cases = () => database.db('cases').orderBy('id').select<object[]>('kind', 'target_id', 'status', 'reporters', 'priority', 'reasons');

it('reports from before the queue get cases when the tables change, and none when they are closed', async () => {
  const { db } = database;
  const isBefore = async () => !(await db('knex_migrations').pluck<string[]>('name')).includes('0021_one_queue_of_cases.ts');
  while (!(await isBefore())) await db.migrate.down(MIGRATIONS);
  await db('colleges').insert([aCollegeRow(1), aCollegeRow(2)]);
  const issue = { message: 'The size is wrong.', college_id: 1 };
  await db('data_issues').insert([issue, { ...issue, status: 'in-progress' }, { ...issue, status: 'resolved' }]);
  await db('data_issues').insert({ ...issue, college_id: 2, status: 'rejected' });
  const row = { category_id: 1, slug: 'a', name: 'A', description: 'A plan.', website: 'https://a.example/' };
  const [service] = await db('services').insert(row).returning<{ id: number }[]>('id');
  await db('service_faults').insert({ service_id: service?.id, kind: 'unsafe' });
  await db.migrate.latest(MIGRATIONS);
  expect(await cases()).toEqual([
    { kind: 'figure', target_id: 1, status: 'open', reporters: 2, priority: 2, reasons: ['other'] },
    { kind: 'fault', target_id: service?.id, status: 'open', reporters: 1, priority: 6, reasons: ['scam'] },
  ]);

  await db('service_faults').delete();
  await db('data_issues').where({ college_id: 1 }).update({ deleted_at: db.fn.now() });
  expect((await cases()).map((one) => (one as { status: string }).status)).toEqual(['decided', 'decided']);
  await db('data_issues').where({ college_id: 1, status: 'open' }).update({ deleted_at: null });
  expect(await cases()).toContainEqual({ kind: 'figure', target_id: 1, status: 'open', reporters: 1, priority: 1, reasons: ['other'] });
});
