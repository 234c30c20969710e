import type { Knex } from 'knex';
import { LOST_AFTER_SECONDS } from '../../../domain/warehouse/run.ts';
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
        const { key, kind, engine, sql, by, bytes, billedBytes } = run;
        if (await trx('warehouse_runs').where({ key }).first('id')) return 'known';
        if (kind === 'publish' && (await runningPublish(trx))) return 'publishing';
        if ((await billedToday(trx)) + billedBytes > dayBytes) return 'over-cap';
        const [row] = await trx('warehouse_runs')
          .insert({ key, kind, engine, sql, created_by: by, bytes, billed_bytes: billedBytes })
          .returning<{ id: number }[]>('id');
        await recordAudit(trx, { event: 'warehouse-run', userId: null, details: { run: row?.id ?? 0, kind, engine, bytes, billedBytes } });
        return 'begun';
      }),

    async end(key, { status, rows, bytes, billedBytes, code, message }) {
      const read = { ...(bytes !== undefined && { bytes }), ...(billedBytes !== undefined && { billed_bytes: billedBytes }) };
      await db('warehouse_runs')
        .where({ key, status: 'running' })
        .update({ status, rows, code, message, ...read, finished_at: db.fn.now() });
    },

    async askToStop(key) {
      const asked = await db('warehouse_runs').where({ key, status: 'running' }).whereRaw(`not (${IS_LOST})`).update({ must_stop: true });
      if (asked > 0) return 'asked';
      return (await db('warehouse_runs').where({ key }).first('id')) ? 'over' : 'unknown';
    },

    async pulse(key) {
      const [row] = await db('warehouse_runs')
        .where({ key, status: 'running' })
        .update({ heard_at: db.fn.now() })
        .returning<{ must_stop: boolean }[]>('must_stop');
      return row?.must_stop ?? false;
    },

    billedToday: () => billedToday(db),

    expire: (seconds) => db('warehouse_runs').whereRaw('started_at < now() - make_interval(secs => ?)', [seconds]).delete(),
  };
}

async function billedToday(db: Knex): Promise<number> {
  const [row] = await db('warehouse_runs').whereRaw(TODAY).sum<{ billed: string | null }[]>({ billed: 'billed_bytes' });
  return Number(row?.billed ?? 0);
}

const runningPublish = (db: Knex) =>
  db('warehouse_runs').where({ kind: 'publish', status: 'running' }).whereRaw(`not (${IS_LOST})`).first<{ id: number } | undefined>('id');

/** SQL: the status of a row, with `lost`. */
export const STATUS_COLUMN = `case when ${IS_LOST} then 'lost' else status end as status`;
