import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aCollegeRow } from '../src/adapters/knex/testing/college-row.fixture.ts';
import { createTestDatabase, type TestDatabase } from '../src/adapters/knex/testing/database.fixture.ts';
import { join } from '../src/bootstrap.ts';
import { readConfig } from '../src/config.ts';
import { runCli } from './program.ts';
import { recordingTerminal, type Outcome } from './terminal.fixture.ts';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  [folder, database] = await Promise.all([mkdtemp(path.join(tmpdir(), 'alma-export-')), createTestDatabase()]);
  await database.db('colleges').insert([aCollegeRow(1, { size: 1_500 }), aCollegeRow(2, { name: '=1+1', size: 80 }), aCollegeRow(3)]);
});
afterAll(async () => {
  await database.destroy();
  await rm(folder, { recursive: true });
});

async function exporting(...options: string[]): Promise<Outcome> {
  const { terminal, outcome } = recordingTerminal();
  const { useCases } = join(database.db, readConfig({ NODE_ENV: 'test', ALMA_DATA_DIR: folder }));
  await runCli(['export', ...options], { start: () => Promise.resolve({ useCases, close: () => Promise.resolve() }), terminal });
  return outcome;
}

it('writes only listed colleges to standard output', async () => {
  const { out, err, exitCode } = await exporting('colleges', '--format', 'ndjson');
  expect([exitCode, err]).toEqual([0, '']);
  const rows = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(rows).toMatchObject([
    { id: 2, name: '=1+1', size: 80 },
    { id: 1, size: 1_500 },
  ]);
});

it('writes a whole file or no file', async () => {
  const file = path.join(folder, 'colleges.csv');
  expect(await exporting('colleges', '--out', file)).toMatchObject({ exitCode: 0, out: '', err: '' });
  const lines = (await readFile(file, 'utf8')).split('\r\n');
  expect([lines.length, lines[1]?.includes(",'=1+1,")]).toEqual([4, true]);
  expect(await readdir(folder)).toEqual(['colleges.csv']);

  const nowhere = await exporting('history', '--out', path.join(folder, 'none', 'history.csv'));
  expect([nowhere.exitCode, nowhere.err]).toEqual([2, expect.stringContaining('cannot be written')]);
});

it('reports an unwritable file', async () => {
  const { exitCode, err } = await exporting('receipts', '--format', 'ndjson');
  expect([exitCode, err]).toEqual([2, 'receipts is available as csv only.\n']);
  expect((await exporting('everything')).exitCode).toBe(2);
});
