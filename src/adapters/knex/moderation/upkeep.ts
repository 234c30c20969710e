import type { Knex } from 'knex';
import { isWithinLast } from '../times.ts';

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
