import type { Knex } from 'knex';
import { lockRow } from '../accounts/staff-changes.ts';
import { isWithinLast } from '../times.ts';
import { unlock } from './step-effects.ts';

/** Enables the accounts whose suspensions have ended. Returns how many. */
export async function endSuspensions(db: Knex): Promise<number> {
  const ended = await db('case_steps as s')
    .join('cases as c', 'c.id', 's.case_id')
    .join('users as u', (join) => void join.on('u.id', 'c.subject_id').andOn('u.disabled_at', 's.locked_at'))
    .where('s.step', 'suspend')
    .whereNull('s.undone_at')
    .whereRaw('s.until <= now()')
    .select<{ stepId: number; userId: number }[]>({ stepId: 's.id', userId: 'u.id' });
  let enabled = 0;
  for (const { stepId, userId } of ended) {
    const isEnabled = await db.transaction(async (trx) => {
      const subject = await lockRow(trx, { id: userId }, false);
      return typeof subject !== 'string' && (await unlock(trx, subject, stepId));
    });
    if (isEnabled) enabled += 1;
  }
  return enabled;
}

/** Deletes copied texts, and what reporters wrote, so long after the decision, unless an appeal waits. Returns the number of copies. */
export async function deleteEvidence(db: Knex, seconds: number): Promise<number> {
  const old = () =>
    db('cases as c')
      .whereNotNull('c.decided_at')
      .whereRaw(`not ${isWithinLast('c.decided_at')}`, [seconds])
      .whereNotExists(db('case_steps as s').whereRaw(`s.case_id = c.id and s.appeal_outcome = 'waiting'`))
      .select('c.id');
  await db('reports').whereNot({ message: '' }).whereIn('case_id', old()).update({ message: '' });
  return db('case_evidence').whereIn('case_id', old()).delete();
}
