import type { Knex } from 'knex';
import type { CaseRow, CaseRows, ChangedMessage } from '../../../domain/moderation/moderation.ports.ts';
import { fromNow, isWithinLast } from '../times.ts';
import { HIDING_LOCK } from '../transactions/advisory-locks.ts';

const CASE = {
  id: 'id',
  version: 'version',
  kind: 'kind',
  targetId: 'target_id',
  subjectId: 'subject_id',
  status: 'status',
  claimedById: 'claimed_by_id',
  isHidden: 'is_hidden',
};
const COLUMNS = Object.entries(CASE).map(([name, column]) => `${column} as ${name}`);

const UNWEIGHED = { priority: 0, reasons: [], reporters: 0, has_minor: false, version: 0, due_at: 'infinity' };

/** Cases in a transaction. */
export function createCaseRows(trx: Knex.Transaction): CaseRows {
  const one = (id: number) => trx('cases').where({ id });
  /** With a new version. */
  const change = (id: number, columns: object) => one(id).update({ ...columns, version: trx.raw('version + 1'), updated_at: trx.fn.now() });
  return {
    find: (id) => one(id).first<CaseRow | undefined>(CASE),
    lock: (id) => one(id).forUpdate().first<CaseRow | undefined>(CASE),

    async undecided({ kind, targetId }, subjectId) {
      const target = { kind, target_id: targetId };
      const open = trx('cases').where(target).whereNot({ status: 'decided' });
      const found = await open.forUpdate().first<CaseRow | undefined>(CASE);
      if (found) return found;
      const [added] = await trx('cases')
        .insert({ ...target, subject_id: subjectId, ...UNWEIGHED })
        .returning<CaseRow[]>(COLUMNS);
      if (!added) throw new Error(`The case of ${kind} ${targetId} is missing`);
      return added;
    },

    async hasReporter(id, userId) {
      const report: unknown = await trx('reports').where({ case_id: id, reporter_id: userId }).first('id');
      return report !== undefined;
    },

    async change(id, { status, claimedById }) {
      await change(id, { ...(status !== undefined && { status }), ...(claimedById !== undefined && { claimed_by_id: claimedById }) });
    },

    async close(id, { step, at }) {
      await change(id, { status: 'decided', step, decided_at: at });
    },

    async weigh(id, { reasons, reporters, hasMinor, priority, secondsUntilDue }) {
      await change(id, {
        reasons,
        reporters,
        has_minor: hasMinor,
        priority,
        due_at: trx.raw('least(due_at, ?)', [fromNow(trx, secondsUntilDue)]),
        // What staff waited for may be in the new report.
        status: trx.raw(`case status when 'waiting' then 'open' else status end`),
      });
    },

    async dueWithin(id, seconds) {
      await one(id).update({ due_at: trx.raw('least(due_at, ?)', [fromNow(trx, seconds)]) });
    },

    async setHidden(id, isHidden) {
      await one(id).update({ is_hidden: isHidden });
    },

    async isHiddenByOther({ id, kind, targetId }) {
      const other: unknown = await trx('cases').where({ kind, target_id: targetId, is_hidden: true }).whereNot({ id }).first('id');
      return other !== undefined;
    },

    async hiddenByReports(reason, seconds) {
      await trx.raw('select pg_advisory_xact_lock(?)', [HIDING_LOCK]);
      const [row] = await trx('audit_log')
        .where({ resource: 'cases', actor: 'system', reason })
        .whereRaw(isWithinLast('at'), [seconds])
        .count<{ count: string }[]>({ count: '*' });
      return Number(row?.count ?? 0);
    },

    changedMessage: (id, wasHidden) =>
      trx('cases as c')
        .join('messages as m', 'm.id', 'c.target_id')
        .where({ 'c.id': id, 'c.kind': 'message' })
        .whereNot('c.is_hidden', wasHidden)
        .first<ChangedMessage | undefined>({
          id: 'm.id',
          conversationId: 'm.conversation_id',
          senderId: 'm.sender_id',
          receiverId: 'm.receiver_id',
          isHidden: 'c.is_hidden',
        }),
  };
}
