import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase } from '../connection.ts';
import {
  createRole,
  inDatabase,
  maintain,
  seededTemplateName,
  templateName,
  testServer,
  TEST_SERVER_VARIABLE,
} from './database.fixture.ts';
import type { TestServer } from './database.fixture.ts';
import { MIGRATIONS, migrateAndSeed } from '../migrate.ts';
import { grantServing } from '../serving-role.ts';
import { startEmbedded } from '../../postgres/embedded.ts';
import { runScript } from '../../postgres/process.fixture.ts';
import { isAlive } from '../../postgres/processes.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const MIGRATOR = 'src/adapters/knex/testing/migrator.fixture.ts';
const FOLDER = /^alma-test-(\d+)-/;
/** Test data need not survive a power failure, so no write waits for the disk. */
const NO_SYNC = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '100' };

/**
 * Starts the server of the test run (DATABASE_URL or embedded) and creates the database that tests clone. Returns how to remove every process,
 * folder and database of the run.
 */
export async function startTestServer(): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL;
  const { connection, stop } = given === undefined ? await embed() : { connection: given, stop: undefined };
  const prefix = `alma_test_${process.pid}`;
  const server: TestServer = { connection, prefix, servingRole: { user: `${prefix}_serving`, password: randomBytes(9).toString('hex') } };
  process.env[TEST_SERVER_VARIABLE] = JSON.stringify(server);
  await createTemplate(server);
  return async () => {
    await dropAll(server);
    await stop?.();
  };
}

/** Creates the database with the catalog of a first start. A process does the work, so that this one answers its workers meanwhile. */
export async function makeSeededTemplate(): Promise<void> {
  const server = testServer();
  const name = seededTemplateName(server);
  await maintain(server, (admin) => admin.raw('create database ?? template ??', [name, templateName(server)]));
  const migrator = runScript(MIGRATOR, [JSON.stringify(inDatabase(server, name)), ROOT]);
  if ((await migrator.ended()) !== 0) throw new Error(`The catalog of the tests could not be created: ${migrator.errors()}`);
}

async function embed(): Promise<{ connection: object; stop: () => Promise<void> }> {
  await removeLeftovers();
  const folder = mkdtempSync(path.join(tmpdir(), `alma-test-${process.pid}-`));
  chmodSync(folder, 0o755); // PostgreSQL started by root runs as another user
  const { connection, stop } = await startEmbedded({ dataDir: folder, log: ignore, settings: NO_SYNC });
  const remove = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { connection, stop: remove };
}

/** Removes the servers and folders of killed test runs. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = FOLDER.exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    const folder = path.join(tmpdir(), name);
    const left = await startEmbedded({ dataDir: folder, log: ignore, settings: NO_SYNC }).catch(ignore);
    await left?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function createTemplate(server: TestServer): Promise<void> {
  const name = templateName(server);
  await maintain(server, async (admin) => {
    await admin.raw('create database ?? template template0', [name]);
    await createRole(admin, server.servingRole);
  });
  const db = createDatabase(inDatabase(server, name), { applicationName: 'alma test' });
  await migrateAndSeed(db, ignore, { migrations: MIGRATIONS });
  await grantServing(db, server.servingRole.user);
  await db.destroy();
}

async function dropAll(server: TestServer): Promise<void> {
  await maintain(server, async (admin) => {
    const { rows } = await admin.raw<{ rows: { datname: string }[] }>('select datname from pg_database where starts_with(datname, ?)', [
      `${server.prefix}_`,
    ]);
    for (const { datname } of rows) await admin.raw('drop database if exists ?? with (force)', [datname]);
    await admin.raw('drop role if exists ??', [server.servingRole.user]);
  });
}

function ignore(): undefined {
  return undefined;
}
