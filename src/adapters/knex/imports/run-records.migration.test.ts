import { down, up } from '../../../../migrations/0007_create_run_records.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await down(database.db);
});
afterEach(() => database.destroy());

const COLLEGE = { slug: 'a', name: 'A', location: 'B', state: 'AL', type: 'Public', level: 4 };

describe('the migration of a catalog without run records', () => {
  it('sets the Carnegie scheme of each class, with the provenance of the class', async () => {
    const { db } = database;
    const receipt = { source: 'ipeds', table_name: 'HD', variable: 'C21BASIC', year: 2024, period: '2024-25', release: 'final' };
    const [source] = await db<{ id: number }>('value_sources')
      .insert(receipt as never)
      .returning('id');
    const withClass = { carnegie_classification: 'Tribal Colleges', field_sources: { carnegieClassification: source?.id } };
    await db('colleges').insert([
      { ...COLLEGE, ...withClass },
      { ...COLLEGE, slug: 'b' },
    ]);
    await up(db);

    const rows = await db('colleges').select('carnegie_scheme as scheme', 'field_sources as sources').orderBy('slug');
    expect(rows).toEqual([
      { scheme: '2021 basic', sources: { carnegieClassification: source?.id, carnegieScheme: source?.id } },
      { scheme: null, sources: {} },
    ]);
  });

  it('allows the run status rolled_back, and its reversal forbids it again', async () => {
    const run = { source: 'ipeds', year: 2024, release: 'final', status: 'rolled_back', started_at: new Date(), actor: 'test' };
    await expect(database.db('import_runs').insert(run)).rejects.toThrow('import_runs_status');
    await up(database.db);
    await database.db('import_runs').insert(run);
    await database.db('import_runs').del();
    await down(database.db);
    await expect(database.db('import_runs').insert(run)).rejects.toThrow('import_runs_status');
    await up(database.db);
  });
});
