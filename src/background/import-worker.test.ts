import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { startDatabaseApp, type DatabaseApp } from '../adapters/http/testing/database-app.fixture.ts';
import { importFiles, sizes } from '../adapters/http/testing/runs.fixture.ts';
import { urlOf } from '../adapters/knex/testing/database.fixture.ts';
import type { ImportJob } from '../domain/import-jobs/import-job.ts';
import { aDirectoryRow } from '../domain/imports/supplied.fixture.ts';
import { eventually } from '../testing/eventually.fixture.ts';

/** The process of the imports is killed within each step, and between the work of each step and its report. */
const WORKER = path.join(import.meta.dirname, 'import-worker.ts');
const APPLICATION = 'alma imports';
const NAME = 'MERGED2023_24_PP.csv';
const CSV = 'UNITID,NPT4_PUB,CDR3,GRAD_DEBT_MDN\n1,14559,0.01,12000\n2,15559,0.02,13000\n';
/** A report of a step waits while a test holds this lock. */
const REPORT_LOCK = 4_711;
const HOLD_REPORTS = `
  create function hold_report() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(${REPORT_LOCK}); return new; end $$;
  create trigger hold_report before update on import_jobs for each row
    when (old.status = 'running' and new.status <> 'running' and new.worker is null) execute function hold_report();`;

let app: DatabaseApp;
let worker: ChildProcess | undefined;
let job: ImportJob;

beforeAll(async () => {
  app = await startDatabaseApp();
  await importFiles(app.db, [{ table: 'HD', rows: [aDirectoryRow(1), aDirectoryRow(2)] }, sizes(100, 900)], 2024);
  await app.db.raw(HOLD_REPORTS);
  job = await app.useCases.importJobs.start('ada', { files: [{ name: NAME, bytes: CSV.length }] });
  await app.useCases.importJobs.receive(job.id, 0, 0, Buffer.from(CSV));
});
afterAll(async () => {
  worker?.kill('SIGKILL');
  await app.close();
});

function startWorker(): void {
  const environment = { DATABASE_URL: urlOf(app.database.connection), ALMA_DATA_DIR: app.config.dataDir, LOG_LEVEL: 'silent' };
  worker = fork(WORKER, {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** Does the step again in this process, and returns where the job is. */
async function goOn(): Promise<string> {
  await app.useCases.jobWork.work();
  const { step, status } = await app.useCases.importJobs.find(job.id);
  return `${step} ${status}`;
}

/** How many connections of the process wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await app.db.raw<{ rows: { count: number }[] }>(
    `select count(*)::int from pg_stat_activity where application_name = ? and wait_event_type = 'Lock' and datname = current_database()`,
    [APPLICATION],
  );
  return rows[0]?.count ?? 0;
}

/** Lets the process work until it waits for what `hold` locks, and kills it there. Another one may then have the job at once. */
async function killWhile(hold: (trx: Knex.Transaction) => Promise<unknown>): Promise<void> {
  const trx = await app.db.transaction();
  try {
    // On a slow machine, the process starts for longer than a transaction may be idle, which would end the hold.
    await trx.raw('set local idle_in_transaction_session_timeout = 0');
    await hold(trx);
    startWorker();
    // The first start compiles the server. The limit is that of the test.
    while ((await waiting()) === 0) await sleep(50);
    worker?.kill('SIGKILL');
    if (worker) await once(worker, 'exit');
    // What its connections still wait for must not happen: for PostgreSQL the process may also be unreachable.
    await app.db.raw(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ? and datname = current_database()`, [
      APPLICATION,
    ]);
    await eventually(async () => (await waiting()) === 0, 'the end of its connections');
  } finally {
    await trx.rollback();
  }
  await app.db('import_jobs').where({ id: job.id, status: 'running' }).update({ leased_until: '2026-01-01T00:00:00Z' });
}

const atReport = (trx: Knex.Transaction) => trx.raw('select pg_advisory_xact_lock(?)', [REPORT_LOCK]);
const withinImport = (trx: Knex.Transaction) => trx.raw('lock table import_runs in access exclusive mode');
const runs = () => app.db('import_runs').where({ job_id: job.id }).pluck<string[]>('status');
const prices = () => app.db('colleges').orderBy('id').pluck<(number | null)[]>('net_price_public');

it('another process goes on after a kill at any moment, and the import is applied once', async () => {
  await killWhile(atReport);
  expect(await goOn()).toBe('detect open');

  await app.useCases.importJobs.check(job.id, { source: 'scorecard', year: 2023 });
  await killWhile(withinImport);
  expect([await goOn(), await prices()]).toEqual(['check open', [null, null]]);

  await app.useCases.importJobs.apply(job.id, 'ada');
  await killWhile(withinImport);
  expect([await runs(), await prices()]).toEqual([[], [null, null]]);
  await killWhile(atReport);
  expect([await runs(), await prices()]).toEqual([['succeeded'], [14_559, 15_559]]);
  expect([await goOn(), await runs(), await prices()]).toEqual(['apply done', ['succeeded'], [14_559, 15_559]]);
  await expect(access(path.join(app.config.dataDir, 'uploads', String(job.id)))).rejects.toMatchObject({ code: 'ENOENT' });
}, 240_000);
