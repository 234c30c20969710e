import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '../src/adapters/knex/testing/database.fixture.ts';
import { aCollegeRow } from '../src/adapters/knex/testing/college-row.fixture.ts';
import { openCatalog } from '../src/adapters/knex/catalog-lock.ts';
import { examine } from '../src/doctor.ts';
import type { Finding } from '../src/domain/doctor/findings.ts';
import { runCli } from './program.ts';
import { recordingTerminal } from './terminal.fixture.ts';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  [folder, database] = await Promise.all([mkdtemp(path.join(tmpdir(), 'alma-doctor-')), createTestDatabase()]);
});
afterAll(async () => {
  await database.destroy();
  await rm(folder, { recursive: true });
});

async function doctor(findings: () => Promise<Finding[]>, ...args: string[]) {
  const { terminal, outcome } = recordingTerminal();
  const start = () => Promise.reject(new Error('nothing is started'));
  await runCli(['doctor', ...args], { start, examine: findings, terminal });
  return outcome;
}

/** Examines a real installation with its data in the test folder. */
const here = (environment: NodeJS.ProcessEnv) => () => examine({ ALMA_DATA_DIR: folder, ...environment }, () => undefined);
const url = (): string => {
  if (typeof database.connection === 'string') return database.connection;
  const { host, port, user, database: name } = database.connection as Record<string, string>;
  return `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host ?? '')}`;
};

it('prints findings and advice, and exits by the worst finding', async () => {
  const well: Finding = { what: 'node', state: 'ok', says: '22.1.0', advice: null };
  const full: Finding = { what: 'disk', state: 'fault', says: '0.1 GB are free', advice: 'Make room.' };
  const wrong: Finding = { what: 'configuration', state: 'fault', says: 'PORT: no', advice: 'Correct it.', isConfiguration: true };
  const mail: Finding = { what: 'mail', state: 'warning', says: 'kept', advice: 'Set MAIL_TRANSPORT.' };

  const { out, exitCode } = await doctor(() => Promise.resolve([well, full, mail]));
  expect(out).toBe(`ok       node  22.1.0
fault    disk  0.1 GB are free
               → Make room.
warning  mail  kept
               → Set MAIL_TRANSPORT.

1 fault, 1 warning.
`);
  expect(exitCode).toBe(1);
  expect((await doctor(() => Promise.resolve([well, mail]))).exitCode).toBe(0);
  expect((await doctor(() => Promise.resolve([full, wrong]))).exitCode).toBe(78);
  expect(JSON.parse((await doctor(() => Promise.resolve([well]), '--json')).out)).toEqual([well]);
});

it('reports database, catalog and the holder of the lock', async () => {
  await database.db('colleges').insert([aCollegeRow(1)]);
  await database.db('data_versions').insert({ reason: 'test' });
  const writer = await openCatalog(database.db, 'import ipeds');
  const { out, exitCode } = await doctor(here({ DATABASE_URL: url() }));
  await writer.end();

  expect(out).toMatch(/^ok +database +the server in DATABASE_URL, PostgreSQL \d+/m);
  expect(out).toMatch(/^ok +schema +up to date$/m);
  expect(out).toMatch(/^ok +catalog +1 colleges, data version 1$/m);
  expect(out).toMatch(/^ok +import lock +held by alma import ipeds \(pid \d+\)$/m);
  expect(out).toMatch(/^warning +source ipeds +nothing is loaded\n +→ npm run cli -- import ipeds/m);
  expect(exitCode).toBe(0);
  expect(await readdir(folder)).toEqual([]);
});

it('does not migrate an old schema', async () => {
  const empty = await createTestDatabase({ template: 'empty' });
  const connection = database.connection;
  database.connection = empty.connection;
  const { out } = await doctor(here({ DATABASE_URL: url() }));
  database.connection = connection;
  const { rows } = await empty.db.raw<{ rows: unknown[] }>(`select from pg_tables where schemaname = 'public'`);
  await empty.destroy();

  expect(out).toMatch(/^warning +schema +missing migrations: 0001_create_colleges\.ts, /m);
  expect(rows).toEqual([]);
});

it('works without a database and prints no secret', async () => {
  const { out, exitCode } = await doctor(here({ DATABASE_URL: 'postgres://ada:hunter22@127.0.0.1:1/alma' }));
  expect(out).toMatch(/^fault +database +the server in DATABASE_URL cannot be reached: no server listens at the address$/m);
  expect(out).not.toMatch(/hunter22|ada/);
  expect(exitCode).toBe(78);
});

it('works with a wrong configuration and prints variable names without values', async () => {
  const { out, exitCode } = await doctor(
    here({ PORT: 'hunter22', AUTH_SECRET: 'hunter22', DATABASE_URL: 'hunter22', LOG_LEVEL: 'hunter22' }),
  );
  for (const name of ['PORT', 'AUTH_SECRET', 'DATABASE_URL', 'LOG_LEVEL'])
    expect(out).toMatch(new RegExp(`^fault +configuration +${name}: `, 'm'));
  expect(out).toMatch(/^warning +database +not checked$/m);
  expect(out).not.toContain('hunter22');
  expect(exitCode).toBe(78);
});

it('creates no embedded database', async () => {
  const { out, exitCode } = await doctor(here({}));
  expect(out).toMatch(/^warning +database +embedded, not created yet$/m);
  expect([exitCode, await readdir(folder)]).toEqual([0, []]);
});

it('reports that a file is not a data folder', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  const { out, exitCode } = await doctor(here({ ALMA_DATA_DIR: file, DATABASE_URL: url() }));
  await rm(file);
  expect(out).toMatch(/^fault +data folder +.*file is not writable$/m);
  expect(exitCode).toBe(78);
});
