import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDatabaseApp, type DatabaseApp } from '../adapters/http/testing/database-app.fixture.ts';
import { importFiles, sizes } from '../adapters/http/testing/runs.fixture.ts';
import { urlOf } from '../adapters/knex/testing/database.fixture.ts';
import { aDirectoryRow } from '../domain/imports/supplied.fixture.ts';
import { versionNameOf } from '../domain/warehouse/tables.ts';
import { eventually } from '../testing/eventually.fixture.ts';

/** The process of the publications, which ends in the middle of one. */
const WORKER = path.join(import.meta.dirname, 'publish-worker.ts');
const APPLICATION = 'alma publications';

let app: DatabaseApp;
let token: string;
const workers: ChildProcess[] = [];

beforeAll(async () => {
  app = await startDatabaseApp({
    seed: (db) => importFiles(db, [{ table: 'HD', rows: [aDirectoryRow(1), aDirectoryRow(2)] }, sizes(100, 900)], 2024),
  });
  const person = await app.register();
  await app.db('users').where({ id: person.user.id }).update({ account_type: 'admin' });
  ({ token } = person);
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await app.useCases.warehouse.close();
  await app.close();
});

function startWorker(): ChildProcess {
  const environment = { DATABASE_URL: urlOf(app.database.connection), ALMA_DATA_DIR: app.config.dataDir, LOG_LEVEL: 'silent' };
  const worker = fork(WORKER, {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  workers.push(worker);
  return worker;
}

const order = () => app.useCases.warehouse.orderPublication({ key: randomUUID(), by: 'ada' });

async function ended(worker: ChildProcess): Promise<unknown> {
  if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
  return worker.exitCode ?? worker.signalCode;
}
/** As the page shows it. */
async function latest(): Promise<{ status: string; message: string; progress: { table: string } | null }> {
  const answer = await app.call('GET', `/api/admin/bigquery-runs?sort=["id","DESC"]&range=[0,0]`, undefined, token);
  return ((await answer.json()) as [Awaited<ReturnType<typeof latest>>])[0];
}
const shown = async () => (await app.useCases.warehouse.state()).shown?.name;
/** Another number: the file was made again. */
const firstFile = async (): Promise<number> => {
  const version = versionNameOf(app.useCases.colleges.dataVersion());
  return (await stat(path.join(app.config.dataDir, 'warehouse', version, 'colleges.parquet'))).ino;
};

async function isWaiting(): Promise<boolean> {
  const found = await app.db.raw<{ rows: unknown[] }>(
    `select from pg_stat_activity where application_name = ? and wait_event_type = 'Lock' and datname = current_database()`,
    [APPLICATION],
  );
  return found.rows.length > 0;
}

/** Lets a process publish until it wants to read the history, and calls `during` there. */
async function holdAtHistory(during: (worker: ChildProcess) => Promise<void>): Promise<void> {
  const trx = await app.db.transaction();
  try {
    // A cold start takes longer than an idle transaction may.
    await trx.raw('set local idle_in_transaction_session_timeout = 0');
    await trx.raw('lock table supplied_values in access exclusive mode');
    const worker = startWorker();
    // The first start compiles the server. The limit is that of the test.
    while (!(await isWaiting())) {
      await sleep(50);
      if (worker.exitCode !== null) throw new Error(`The process has ended: ${JSON.stringify(await latest())}`);
    }
    await during(worker);
    await app.db.raw(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ? and datname = current_database()`, [
      APPLICATION,
    ]);
  } finally {
    await trx.rollback();
  }
}

const silence = () => app.db('warehouse_runs').where({ status: 'running' }).update({ heard_at: '2026-01-01T00:00:00Z' });

it('killed in the middle, it shows nothing, the page says so, and the next one goes on with what is loaded', async () => {
  await order();
  await holdAtHistory(async (worker) => {
    await eventually(async () => (await latest()).progress?.table === 'colleges', 'the progress');
    worker.kill('SIGKILL');
    await ended(worker);
  });
  await silence();
  // The first start of a process brings the stored catalog up to date.
  await app.useCases.refreshCatalog();
  expect([(await latest()).status, await shown()]).toEqual(['lost', undefined]);

  const before = await firstFile();
  await order();
  const [one, other] = [startWorker(), startWorker()];
  expect(await Promise.all([ended(one), ended(other)])).toEqual([0, 0]);
  expect([await latest(), await firstFile()]).toMatchObject([{ status: 'done', progress: null }, before]);
  expect(await shown()).toBe(versionNameOf(app.useCases.colleges.dataVersion()));
}, 240_000);

it('ends with the server', async () => {
  await app.db('data_versions').insert({ reason: 'test' });
  await app.useCases.refreshCatalog();
  await order();
  await holdAtHistory(async (worker) => {
    // What a process hears of the end of its parent.
    worker.disconnect();
    expect(await ended(worker)).toBe(0);
  });
  await silence();
  expect((await latest()).status).toBe('lost');
}, 120_000);
