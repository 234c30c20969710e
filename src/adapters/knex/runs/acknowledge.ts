import type { Knex } from 'knex';
import type { Acknowledgment, RunStatusRow } from '../../../domain/runs/runs.ports.ts';
import { recordChanges } from '../transactions/record-audit.ts';

/** Marks a failed run as seen, with an entry of the audit log. A run that was seen already keeps who saw it first. */
export const acknowledgeRun = (db: Knex, { id, by, at }: Acknowledgment): Promise<RunStatusRow | undefined> =>
  db.transaction(async (trx) => {
    const run = await trx('import_runs')
      .where({ id })
      .forUpdate()
      .first<(RunStatusRow & { acknowledged_at: Date | null }) | undefined>('status', 'acknowledged_at');
    if (run?.status !== 'failed' || run.acknowledged_at !== null) return run && { status: run.status };
    await trx('import_runs').where({ id }).update({ acknowledged_at: at, acknowledged_by: by });
    const change = { before: { acknowledgedBy: null }, after: { acknowledgedBy: by }, reason: null };
    await recordChanges(trx, [{ event: 'record-changed', resource: 'import-runs', id, ...change }]);
    return { status: run.status };
  });
