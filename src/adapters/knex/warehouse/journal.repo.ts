import type { Knex } from 'knex';
import { LOST_AFTER_SECONDS, type NewRun } from '../../../domain/warehouse/run.ts';
import type { RunJournal } from '../../../domain/warehouse/warehouse.ports.ts';
import { recordAudit } from '../accounts/audit-log.repo.ts';

/** Held while what is spent is counted and a run is added. */
const BUDGET_LOCK = `select pg_advisory_xact_lock(hashtext('warehouse budget'))`;
const TODAY = `started_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`;
const IS_LOST = `status = 'running' and heard_at < now() - make_interval(secs => ${LOST_AFTER_SECONDS})`;

export function createRunJournal(db: Knex): RunJournal {
  return {
    begin: (run, dayBytes) =>
      db.transaction(async (trx) => {
        await trx.raw(BUDGET_LOCK);
        if (await isKnown(trx, run.key)) return 'known';
        if (run.kind === 'publish' && (await runningPublish(trx))) return 'publishing';
        if ((await billedToday(trx)) + run.billedBytes > dayBytes) return 'over-cap';
        return add(trx, run, { status: 'running' });
      }),

    order: (run, folder) =>
      db.transaction(async (trx) => {
        await trx.raw(BUDGET_LOCK);
        if (await isKnown(trx, run.key)) return 'known';
        if (await trx('warehouse_runs').where({ status: 'waiting', folder }).first('id')) return 'publishing';
        return add(trx, run, { status: 'waiting', folder });
      }),

    claim: (folder) =>
      db.transaction(async (trx) => {
        await trx.raw(BUDGET_LOCK);
        if (await runningPublish(trx)) return undefined;
        const [claimed] = await trx('warehouse_runs')
          .where({ status: 'waiting', folder })
          .update({ status: 'running', heard_at: trx.fn.now() })
          .returning<{ key: string }[]>('key');
        return claimed?.key;
      }),

    async isDue(folder) {
      if (!(await db('warehouse_runs').where({ status: 'waiting', folder }).first('id'))) return false;
      return (await runningPublish(db)) === undefined;
    },

    async end(key, { status, rows, bytes, billedBytes, code, message }) {
      const read = { ...(bytes !== undefined && { bytes }), ...(billedBytes !== undefined && { billed_bytes: billedBytes }) };
      await db('warehouse_runs')
        .where({ key, status: 'running' })
        .update({ status, rows, code, message, ...read, progress: null, finished_at: db.fn.now() });
    },

    async askToStop(key) {
      const asked = await db('warehouse_runs').where({ key, status: 'running' }).whereRaw(`not (${IS_LOST})`).update({ must_stop: true });
      if (asked > 0) return 'asked';
      const ended = { status: 'canceled', message: 'Canceled before it began.', finished_at: db.fn.now() };
      if ((await db('warehouse_runs').where({ key, status: 'waiting' }).update(ended)) > 0) return 'asked';
      return (await isKnown(db, key)) ? 'over' : 'unknown';
    },

    async pulse(key, progress) {
      const [row] = await db('warehouse_runs')
        .where({ key, status: 'running' })
        .update({ heard_at: db.fn.now(), progress: progress && JSON.stringify(progress) })
        .returning<{ must_stop: boolean }[]>('must_stop');
      return row?.must_stop ?? false;
    },

    billedToday: () => billedToday(db),

    expire: (seconds) => db('warehouse_runs').whereRaw('started_at < now() - make_interval(secs => ?)', [seconds]).delete(),
  };
}

const isKnown = async (db: Knex, key: string): Promise<boolean> =>
  (await db('warehouse_runs').where({ key }).first<{ id: number } | undefined>('id')) !== undefined;

async function add(
  trx: Knex.Transaction,
  run: NewRun,
  state: { status: 'running' } | { status: 'waiting'; folder: string },
): Promise<'begun'> {
  const { key, kind, engine, sql, by, bytes, billedBytes } = run;
  const [row] = await trx('warehouse_runs')
    .insert({ key, kind, engine, sql, created_by: by, bytes, billed_bytes: billedBytes, ...state })
    .returning<{ id: number }[]>('id');
  await recordAudit(trx, { event: 'warehouse-run', userId: null, details: { run: row?.id ?? 0, kind, engine, bytes, billedBytes } });
  return 'begun';
}

async function billedToday(db: Knex): Promise<number> {
  const [row] = await db('warehouse_runs').whereRaw(TODAY).sum<{ billed: string | null }[]>({ billed: 'billed_bytes' });
  return Number(row?.billed ?? 0);
}

const runningPublish = (db: Knex) =>
  db('warehouse_runs').where({ kind: 'publish', status: 'running' }).whereRaw(`not (${IS_LOST})`).first<{ id: number } | undefined>('id');

/** SQL: the status of a row, with `lost`. */
export const STATUS_COLUMN = `case when ${IS_LOST} then 'lost' else status end as status`;
