import { down, up } from '../../../../migrations/0012_add_receipt_facts.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await down(database.db);
});
afterEach(() => database.destroy());

const COLLEGE = { slug: 'a', name: 'A', location: 'B', state: 'AL', type: 'Public', level: 4 };

/** The runs, value sources, flags and reasons of a catalog with one import of each source. */
async function releases() {
  const { db } = database;
  const runs = await db('import_runs').orderBy('source').pluck('release');
  const sources = await db('value_sources').orderBy('source').pluck('release');
  const [college] = await db<{ data_source_flags: Record<string, { release: string }> }>('colleges');
  const flags = Object.entries(college?.data_source_flags ?? {}).map(([source, { release }]) => `${source} ${release}`);
  return { runs, sources, flags: flags.sort(), reasons: await db('data_versions').orderBy('id').pluck('reason') };
}

it('states no release for sources that do not name one, and its reversal calls them provisional again', async () => {
  const { db } = database;
  for (const [source, release] of Object.entries({ athletics: 'final', crime: 'provisional', ipeds: 'provisional' })) {
    await db('import_runs').insert({ source, year: 2024, release, status: 'succeeded', started_at: new Date(), actor: 'test' });
    await db('value_sources').insert({ source, table_name: 'T', variable: 'V', year: 2024, period: '2024', release });
    await db('data_versions').insert({ reason: `import ${source} 2024 ${release}` });
  }
  const flag = { year: 2024, release: 'provisional', runId: 1 };
  await db('colleges').insert({ ...COLLEGE, data_source_flags: { ipeds: flag, crime: flag } });
  const before = await releases();

  await up(db);
  expect(await releases()).toEqual({
    runs: ['final', 'not-stated', 'provisional'],
    sources: ['final', 'not-stated', 'provisional'],
    flags: ['crime not-stated', 'ipeds provisional'],
    reasons: ['import athletics 2024 final', 'import crime 2024', 'import ipeds 2024 provisional'],
  });

  await down(db);
  expect(await releases()).toEqual(before);
  await expect(db('import_runs').update({ release: 'not-stated' })).rejects.toThrow('release');
  await up(db);
});
