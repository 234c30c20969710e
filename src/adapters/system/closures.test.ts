import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aClosure } from '../../domain/colleges/kind/closure.fixture.ts';
import { createKnexPorts } from '../knex/index.ts';
import { createTestDatabase } from '../knex/testing/database.fixture.ts';
import { seed } from '../../../seeds/01_catalog.ts';
import { readClosures } from './closures.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'alma-closures-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function readingOf(...closures: object[]) {
  const file = path.join(folder, 'closures.json');
  await writeFile(file, JSON.stringify({ about: 'A test', closures }));
  return () => readClosures(file);
}

it('reads closures', async () => {
  const closures = [aClosure(), aClosure({ unitId: 2, closed: '2025', kind: 'merged', successorUnitId: 1 })];
  expect((await readingOf(...closures))()).toEqual(closures);
});

it.each<[string, object[], RegExp]>([
  ['an unknown kind', [{ ...aClosure(), kind: 'gone' }], /kind/],
  ['a date in words', [{ ...aClosure(), closed: 'May 2025' }], /closed/],
  ['no source', [{ ...aClosure(), source: undefined }], /source/],
  ['an address that is no link', [aClosure({ source: { ...aClosure().source, url: 'javascript:alert(1)' } })], /url/],
  ['the same college twice', [aClosure(), aClosure()], /1 Example College is listed twice/],
  ['a closure in the future', [aClosure({ closed: '2026-12', checked: '2026-11-22' })], /was checked before it closed/],
])('refuses %s', async (_name, closures, message) => {
  expect(await readingOf(...closures)).toThrow(message);
});

it('names colleges of the seed catalog', async () => {
  const database = await createTestDatabase();
  try {
    await seed(database.db);
    const colleges = await createKnexPorts(database.db).colleges.store.all();
    const nameOf = new Map(colleges.map(({ ipedsUnitId, name }) => [ipedsUnitId, name]));
    const closures = readClosures();
    expect(closures.length).toBeGreaterThan(0);
    expect(closures.map(({ unitId }) => nameOf.get(unitId))).toEqual(closures.map(({ name }) => name));
    for (const { successorUnitId } of closures) if (successorUnitId !== null) expect(nameOf.has(successorUnitId)).toBe(true);
  } finally {
    await database.destroy();
  }
}, 30_000);
