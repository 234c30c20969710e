import { createLocks } from '../../domain/corrections/locks.use-cases.ts';
import { createImports } from '../../domain/imports/imports.use-cases.ts';
import { aDirectoryRow, fakeSource, type FakeRow } from '../../domain/imports/supplied.fixture.ts';
import { createRuns } from '../../domain/runs/runs.use-cases.ts';
import { expectInvariantsHold } from './catalog/invariants.fixture.ts';
import { createKnexPorts } from './index.ts';
import { settleSlugs } from './slugs.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.fixture.ts';
import { aCollegeRow } from './testing/college-row.fixture.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await expectInvariantsHold(database.db).finally(() => database.destroy());
});

const clock = { now: () => new Date('2026-11-21T10:00:00Z') };
const ports = () => createKnexPorts(database.db);
const rollback = (id: number) => createRuns({ ...ports().runs, clock }).rollback(id, { by: 'ada', dryRun: false });
const locks = () => createLocks({ ...ports().locks, clock });

const named = (unitId: number, name: string, rest: FakeRow['values'] = {}): FakeRow => aDirectoryRow(unitId, { name, ...rest });
const closed = { inUniverse: false, operatingStatus: 'closed' };

function importing(year: number, ...rows: FakeRow[]) {
  const reader = fakeSource([{ table: 'HD', rows: [named(99, 'Zoology College'), ...rows] }], { year });
  const limits = { allowShrink: 1, allowDrift: 1 };
  return createImports({ ...ports().imports, reader, clock }).import({ source: 'ipeds', paths: ['x'], ...limits });
}

/** The slug and the former slugs of each college, by UNITID. */
async function addresses(): Promise<Record<number, string[]>> {
  const rows = await database
    .db<{ ipeds_unit_id: number; slug: string; former_slugs: string[] }>('colleges')
    .whereNot({ ipeds_unit_id: 99 })
    .orderBy('ipeds_unit_id');
  return Object.fromEntries(rows.map(({ ipeds_unit_id, slug, former_slugs }) => [ipeds_unit_id, [slug, ...former_slugs]]));
}

describe('an import with a new name', () => {
  it('moves the college to the slug of its name, once', async () => {
    await importing(2023, named(1, 'Marist College'));
    await importing(2024, named(1, 'Marist University'));
    expect(await addresses()).toEqual({ 1: ['marist-university', 'marist-college'] });
    await importing(2025, named(1, 'Marist University', { website: 'https://marist.example' }));
    expect(await addresses()).toEqual({ 1: ['marist-university', 'marist-college'] });
    await importing(2026, named(1, 'Marist College'));
    expect(await addresses()).toEqual({ 1: ['marist-college', 'marist-university'] });
  });

  it('gives no former slug to a new college, and the new slug to the renamed one', async () => {
    await importing(2023, named(5, 'Marist College'));
    await importing(2024, named(1, 'Marist College'), named(2, 'Marist University'), named(5, 'Marist University'));
    expect(await addresses()).toEqual({
      1: ['marist-college-al'],
      2: ['marist-university-al'],
      5: ['marist-university', 'marist-college'],
    });
  });

  it('does not move a college that closes, or whose slug is taken, and changes no suffix', async () => {
    await importing(2023, named(1, 'Ash College'), named(2, 'Ash College'), named(3, 'Beech College'), named(4, 'Cedar College'));
    await importing(2024, named(1, 'Oak College'), named(2, 'Ash College'), named(3, 'Cedar College'), named(4, 'Fir College', closed));
    expect(await addresses()).toEqual({
      1: ['oak-college', 'ash-college'],
      2: ['ash-college-al'],
      3: ['beech-college'],
      4: ['cedar-college'],
    });
    await importing(2025, named(1, 'Oak College'), named(2, 'Ash College'), named(3, 'Cedar College'), named(4, 'Fir College'));
    expect((await addresses())[4]).toEqual(['fir-college', 'cedar-college']);
  });

  it('is rolled back with the addresses before it', async () => {
    await importing(2023, named(1, 'Ash College'));
    await importing(2024, named(1, 'Beech College'));
    const last = await importing(2025, named(1, 'Cedar College'));
    await rollback(last.runId ?? 0);
    expect(await addresses()).toEqual({ 1: ['beech-college', 'ash-college'] });
    await importing(2025, named(1, 'Cedar College'));
    await rollback(2);
    expect(await addresses()).toEqual({ 1: ['cedar-college', 'ash-college'] });
    await rollback(4);
    expect(await addresses()).toEqual({ 1: ['ash-college'] });
  });
});

it('follows a name that staff set, and the imported name after that', async () => {
  await importing(2023, named(1, 'Ash College'));
  await locks().set({ unitId: 1, field: 'name', value: { text: 'Ash University' }, reason: 'Their page', by: 'ada' });
  expect(await addresses()).toEqual({ 1: ['ash-university', 'ash-college'] });
  await locks().remove(1, 'name');
  expect(await addresses()).toEqual({ 1: ['ash-college', 'ash-university'] });
});

it('settles the slugs of a stored catalog, and publishes a data version if one moved', async () => {
  const plain = { field_sources: '{}', size: 10 };
  await database
    .db('colleges')
    .insert([
      aCollegeRow(1, { ...plain, name: 'Marist University', slug: 'marist-college' }),
      aCollegeRow(2, { ...plain, name: 'Oak College', slug: 'elm-college', operating_status: 'closed' }),
    ]);
  const versions = () => database.db('data_versions').pluck('reason') as Promise<string[]>;
  const said: string[] = [];
  await settleSlugs(database.db, (line) => said.push(line));
  await settleSlugs(database.db, (line) => said.push(line));
  expect(await addresses()).toEqual({ 100_001: ['marist-university', 'marist-college'], 100_002: ['elm-college'] });
  expect([await versions(), said]).toEqual([['addresses by present names'], ['addresses changed: 1 college']]);
  await database.db('colleges').del();
});
