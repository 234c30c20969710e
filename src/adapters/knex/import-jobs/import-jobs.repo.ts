import type { Knex } from 'knex';
import type { ImportJob } from '../../../domain/import-jobs/import-job.ts';
import type { ImportJobStore, JobPlace } from '../../../domain/import-jobs/import-jobs.ports.ts';
import { recordChanges } from '../transactions/record-audit.ts';
import type { Notifier } from '../events/notifier.ts';
import { fromNow, isWithinLast } from '../times.ts';
import { claimJob, isJobDue, LEASE_SECONDS } from './claim.ts';
import { columnsOf, JOB_COLUMNS } from './job-rows.ts';

const RESOURCE = 'import-jobs';
const NOT_OVER = ['open', 'waiting', 'running', 'refused'];
const HEAVY_STEPS = ['check', 'apply'];

/** Open pages of the panel learn of each change. */
export function createImportJobStore(db: Knex, notifier: Pick<Notifier, 'job'>): ImportJobStore {
  const moved = <T>(jobId: number, result: T): T => {
    notifier.job({ jobId, isProgress: false });
    return result;
  };
  const select = (from: Knex = db) => from('import_jobs').select(JOB_COLUMNS);
  const one = async (query: Knex.QueryBuilder): Promise<ImportJob | undefined> => query.first<ImportJob | undefined>();
  const existing = async (from: Knex, id: number): Promise<ImportJob> => {
    const job = await one(select(from).where({ id }));
    if (!job) throw new Error(`The row of import job ${id} is gone.`);
    return job;
  };
  const mine = (id: number, worker: string) => db('import_jobs').where({ id, worker, status: 'running' });

  return {
    async create({ folder, ...job }) {
      const created = await db.transaction(async (trx) => {
        const [created] = await trx('import_jobs')
          .insert({ ...columnsOf(job), folder })
          .returning<{ id: number }[]>('id');
        const id = created?.id ?? 0;
        const after = { files: job.files.map(({ name }) => name), download: job.download, ...(job.input && { input: job.input.wish }) };
        await recordChanges(trx, [{ event: 'record-created', resource: RESOURCE, id, before: null, after, reason: null }]);
        return existing(trx, id);
      });
      return moved(created.id, created);
    },

    find: (id) => one(select().where({ id })),

    async noteStored(id, place, stored) {
      const path = `{${Math.trunc(place)},stored}`;
      const files = db.raw('jsonb_set(files, ?::text[], to_jsonb(greatest((files #>> ?::text[])::bigint, ?)))', [path, path, stored]);
      await db('import_jobs').where({ id }).update({ files, updated_at: db.fn.now() });
      notifier.job({ jobId: id, isProgress: true });
    },

    async change(id, from, change) {
      const changed = await db.transaction(async (trx) => {
        const before = await one(select(trx).where({ id }).forUpdate());
        if (!before || !isAt(before, from)) return undefined;
        await trx('import_jobs')
          .where({ id })
          .update({ ...columnsOf(change), updated_at: trx.fn.now(), queued_at: trx.fn.now(), must_stop: false });
        await recordChanges(trx, [{ event: 'record-changed', resource: RESOURCE, id, ...auditOf(before, change), reason: null }]);
        return existing(trx, id);
      });
      return changed && moved(id, changed);
    },

    async askToCancel(id) {
      await db('import_jobs').where({ id, status: 'running' }).update({ must_stop: true });
    },

    isDue: (folder) => isJobDue(db, folder),
    async claim(worker, folder) {
      const job = await claimJob(db, worker, folder);
      return job && moved(job.id, job);
    },

    async pulse(id, worker, progress) {
      const [row] = await mine(id, worker)
        .update({ ...columnsOf({ progress }), leased_until: fromNow(db, LEASE_SECONDS) })
        .returning<{ must_stop: boolean }[]>('must_stop');
      if (!row) return 'lost';
      if (progress) notifier.job({ jobId: id, isProgress: true });
      return row.must_stop ? 'cancel' : 'go-on';
    },

    async release(id, worker, { waitSeconds = 0, ...change }) {
      const free = { worker: null, leased_until: null, must_stop: false, updated_at: db.fn.now(), queued_at: fromNow(db, waitSeconds) };
      const isMine = (await mine(id, worker).update({ ...columnsOf(change), ...free })) > 0;
      return isMine && moved(id, true);
    },

    running: (otherThan) => one(select().where({ status: 'running' }).whereIn('step', HEAVY_STEPS).whereNot({ id: otherThan })),

    expire: (seconds) =>
      db('import_jobs')
        .whereIn('status', ['open', 'waiting', 'refused'])
        .whereRaw(`not ${isWithinLast('updated_at')}`, [seconds])
        .update({ status: 'expired', message: 'Nothing happened for a week, so the files are deleted. Nothing was changed.' }),

    async actorOf(username) {
      const account = await db('users').where({ username }).first<{ id: number } | undefined>('id');
      return account ? `user ${account.id}` : 'system';
    },

    async alive(ids) {
      const rows = await db('import_jobs').whereIn('id', ids).whereIn('status', NOT_OVER).select<{ id: number }[]>('id');
      return rows.map(({ id }) => id);
    },
  };
}

const isAt = ({ step, status }: ImportJob, places: readonly JobPlace[]): boolean =>
  places.some((place) => place.step === step && place.status === status);

/** The places and choices of a change. The audit log does not keep what files contain. */
function auditOf(before: ImportJob, change: Partial<ImportJob>) {
  const kept = ({ step, status, request, appliedBy }: Partial<ImportJob>) => ({ step, status, request, appliedBy });
  return { before: kept(before), after: kept({ ...before, ...change }) };
}
