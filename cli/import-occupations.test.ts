import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '../src/adapters/knex/testing/database.fixture.ts';
import { wholeFiles } from '../src/adapters/sources/reference/occupation-files.fixture.ts';
import { join } from '../src/bootstrap.ts';
import { readConfig } from '../src/config.ts';
import { runCli } from './program.ts';
import { recordingTerminal } from './terminal.fixture.ts';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  [folder, database] = await Promise.all([mkdtemp(path.join(tmpdir(), 'alma-import-occupations-')), createTestDatabase()]);
});
afterAll(() => Promise.all([database.destroy(), rm(folder, { recursive: true })]));
beforeEach(async () => {
  for (const table of ['program_occupations', 'occupations', 'occupation_files', 'data_versions']) await database.db(table).delete();
});

async function occupations(...args: string[]) {
  const { useCases } = join(database.db, readConfig({ NODE_ENV: 'test', ALMA_DATA_DIR: folder }));
  const { terminal, outcome } = recordingTerminal();
  const start = () => Promise.resolve({ useCases, close: () => useCases.warehouse.close() });
  await runCli(['import', 'occupations', ...args], { start, terminal });
  return outcome;
}

/** Writes the files into a folder of their own, and imports them. */
async function importing(texts: Partial<ReturnType<typeof wholeFiles>>, { year = 2025, args = [] as string[] } = {}) {
  const place = await mkdtemp(path.join(folder, 'files-'));
  const { links, wages, outlook } = { ...wholeFiles(), ...texts };
  const files = { 'crosswalk.csv': links, [`national_M${year}_dl.csv`]: wages, 'outlook.csv': outlook };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(place, name), text)));
  return occupations(place, ...args);
}

const stored = async () => ({
  files: await database.db('occupation_files').orderBy('table_name').select('table_name', 'edition', 'sha256', 'obtained_from'),
  occupations: await database.db('occupations').orderBy('soc'),
  links: await database.db('program_occupations').orderBy(['cip', 'soc']),
});
const versions = () => database.db('data_versions').pluck<string[]>('reason');

it('imports all three files, and the same files once', async () => {
  const first = await importing({}, { args: ['--obtained-from', 'a copy'] });
  expect([first.exitCode, first.err]).toEqual([0, '']);
  expect(first.out).toContain(
    '720 occupations, 0 without a median wage, and 5,753 links to programs.\nThey replace all stored occupations.',
  );
  const { files, occupations: rows, links } = await stored();
  expect(files).toMatchObject([{ edition: '2020 and 2018' }, { edition: '2024–34' }, { edition: 'May 2025', obtained_from: 'a copy' }]);
  expect([rows.length, links.length]).toEqual([720, 5_753]);
  expect(await versions()).toEqual(['import occupations']);
  expect((await importing({})).out).toContain('Nothing changed: these files are applied already.');
  expect(await versions()).toHaveLength(1);
});

it('a dry run writes nothing', async () => {
  const { out, exitCode } = await importing({}, { args: ['--dry-run', '--json'] });
  expect([exitCode, JSON.parse(out)]).toMatchObject([0, { status: 'dry-run', occupations: 720 }]);
  expect(await stored()).toEqual({ files: [], occupations: [], links: [] });
});

it('a new edition replaces all, and an older one is refused', async () => {
  await importing({});
  const { out } = await importing(wholeFiles({ wage: '101000' }), { year: 2026 });
  expect(out).toContain('They replace all stored occupations.');
  expect(await database.db('occupations').where({ median_wage: 101_000 }).pluck('soc')).toEqual(['11-2000']);
  expect((await stored()).links).toHaveLength(5_753);
  const before = await stored();
  const older = await importing({});
  expect([older.exitCode, older.err]).toEqual([1, expect.stringContaining('is of May 2025, and Alma has May 2026 already.')]);
  expect(await stored()).toEqual(before);
});

it('a file that cannot be used changes nothing', async () => {
  await importing({});
  const before = await stored();
  const { links, wages, outlook } = wholeFiles({ wage: '101000' });
  const damaged: [texts: Partial<ReturnType<typeof wholeFiles>>, code: number, message: string][] = [
    [{ wages: wages.split('\r\n').slice(0, 400).join('\r\n') }, 3, 'national_M2026_dl.csv has 399 rows'],
    [{ outlook: outlook.replace('189.1', 'many') }, 3, 'outlook.csv has faulty rows. line 2: "many" is not a number'],
    [{ links: links.replace('SOC2018Title', 'Name') }, 4, 'without these columns: title'],
    [{ outlook: links }, 2, 'are both the crosswalk'],
  ];
  for (const [texts, code, message] of damaged) {
    const { exitCode, err } = await importing({ wages, ...texts }, { year: 2026 });
    expect([exitCode, err]).toEqual([code, expect.stringContaining(message)]);
  }
  expect(await stored()).toEqual(before);
});

it('two imports at the same time end as one', async () => {
  const both = await Promise.all([importing({}), importing({})]);
  expect(both.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  expect(both.filter(({ out }) => out.includes('applied already'))).toHaveLength(1);
  expect(await versions()).toHaveLength(1);
});

it('an option of another import and a missing file are wrong usage', async () => {
  expect(await occupations(folder, '--year', '2024')).toMatchObject({ exitCode: 2 });
  expect(await occupations(path.join(folder, 'none.csv'))).toMatchObject({ exitCode: 2 });
  expect(await occupations()).toMatchObject({ exitCode: 2 });
});
