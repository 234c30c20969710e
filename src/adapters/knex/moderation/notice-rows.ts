import type { Knex } from 'knex';
import type { NoticeRows } from '../../../domain/moderation/moderation.ports.ts';

/** Notices in a transaction. */
export const createNoticeRows = (trx: Knex.Transaction): NoticeRows => ({
  async add({ userId, text, stepId, appealDigest }) {
    const added = trx('notices').insert({ user_id: userId, text, case_step_id: stepId, appeal_digest: appealDigest });
    const [notice] = await added.returning<{ id: number }[]>('id');
    if (!notice) throw new Error(`The notice of user ${userId} is missing`);
    return notice.id;
  },

  find: (key) =>
    trx('notices as n')
      .leftJoin('case_steps as s', 's.id', 'n.case_step_id')
      .where('digest' in key ? { 'n.appeal_digest': key.digest } : { 'n.id': key.id, 'n.user_id': key.userId })
      .first<Awaited<ReturnType<NoticeRows['find']>>>({ stepId: 's.id', caseId: 's.case_id' }),
});
