import type { Knex } from 'knex';
import { MAX_STAFF_EMAILS } from '../../../domain/accounts/emails/staff-emails.ts';
import type { EndedImport } from '../../../domain/imports/import-run.ts';
import { failedRunEmail } from '../../../domain/runs/failed-run-email.ts';
import { enqueueEmails } from '../transactions/enqueue-emails.ts';
import { adminAddresses } from '../accounts/users.ts';
import { recordFailedRun } from '../data-versions.ts';
import { FAILURE_LOCK } from '../transactions/advisory-locks.ts';

/**
 * Records a failed or cancelled run, and emails the admins about a failure, unless an earlier one of the source still waits to be
 * acknowledged: a schedule repeats a failed import several times.
 */
export async function noteFailedRun(db: Knex, report: EndedImport, publicUrl: string): Promise<void> {
  await db.transaction(async (trx) => {
    // Two failures at once would both find no earlier one.
    await trx.raw('select pg_advisory_xact_lock(?)', [FAILURE_LOCK]);
    const { source, year, status } = report;
    const waiting = await trx('import_runs')
      .where({ source, status: 'failed', acknowledged_at: null })
      .first<{ id: number } | undefined>('id');
    const id = await recordFailedRun(trx, report);
    if (status !== 'failed' || waiting !== undefined) return;
    const failure = { id, source, year, message: report.message };
    const addresses = await adminAddresses(trx, MAX_STAFF_EMAILS);
    await enqueueEmails(
      trx,
      addresses.map((to) => ({ ...failedRunEmail(to, failure, publicUrl), userId: null })),
    );
  });
}
