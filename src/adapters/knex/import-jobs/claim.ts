import type { Knex } from 'knex';
import type { ImportJob } from '../../../domain/import-jobs/import-job.ts';
import { JOB_COLUMNS } from './job-rows.ts';

/** A process that says nothing for so long has stopped. It speaks every second. */
export const LEASE_SECONDS = 15;

/** After this many processes have stopped during one step, its files are the likely cause. */
const MOST_LOSSES = 3;
const GIVEN_UP = `The server stopped ${MOST_LOSSES} times during this step. Nothing was changed. Import the files with the command line.`;

/** Dry runs and imports write the catalog, so one of them works at a time. Two that are claimed at once meet at the lock of the catalog. */
const DUE = `folder = :folder and (status = 'waiting' and queued_at <= now() or status = 'running' and leased_until < now())`;
const CLAIM = `
  update import_jobs set losses = case when status = 'running' then losses + 1 else 0 end, status = 'running', worker = :worker,
    must_stop = false, leased_until = now() + make_interval(secs => :lease)
  where id = (
    select id from import_jobs j
    where ${DUE}
      and (step not in ('check', 'apply') or not exists (
        select from import_jobs o
        where o.id <> j.id and o.status = 'running' and o.step in ('check', 'apply') and o.leased_until >= now()))
    order by queued_at, id limit 1 for update skip locked
  )
  returning id`;

const IS_DUE = `select exists (select from import_jobs where ${DUE}) as due`;

/** Takes the next job whose turn it is, also one of a process that has stopped. */
export async function claimJob(db: Knex, worker: string, folder: string): Promise<ImportJob | undefined> {
  await giveUp(db);
  const { rows } = await db.raw<{ rows: { id: number }[] }>(CLAIM, { worker, folder, lease: LEASE_SECONDS });
  const [claimed] = rows;
  return claimed && ((await db('import_jobs').select(JOB_COLUMNS).where(claimed).first()) as ImportJob);
}

/** Whether a job waits for its turn, or its process has stopped. */
export async function isJobDue(db: Knex, folder: string): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { due: boolean }[] }>(IS_DUE, { folder });
  return rows[0]?.due ?? false;
}

async function giveUp(db: Knex): Promise<void> {
  const refusal = JSON.stringify({ code: 'import-job.stopped', message: GIVEN_UP, faults: [], remedies: [] });
  await db('import_jobs')
    .where({ status: 'running' })
    .where('losses', '>=', MOST_LOSSES)
    .where('leased_until', '<', db.fn.now())
    .update({ status: 'refused', refusal, message: GIVEN_UP, worker: null, leased_until: null, progress: null });
}
