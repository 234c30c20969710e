import type { Knex } from 'knex';
import type { EvidenceLine } from '../../../domain/moderation/evidence.ts';
import type { FoundTarget, ReportOrder, TargetRows } from '../../../domain/moderation/moderation.ports.ts';
import type { CaseKind, FiledKind } from '../../../domain/moderation/report.ts';
import { knownBetween } from '../messages/pairs.ts';
import { linesBetween, messageLines, profileLines, reviewLines, roommateLines, serviceLines } from './evidence-lines.ts';

/** How a kind of target is hidden. Its own module knows. */
export interface Hideable {
  /** False when it was hidden or gone already. @param reason - its writer may read it */
  hide(trx: Knex.Transaction, id: number, reason: string): Promise<boolean>;
  show(trx: Knex.Transaction, id: number): Promise<unknown>;
  release?(trx: Knex.Transaction, id: number): Promise<unknown>;
}
export type Hideables = Partial<Record<CaseKind, Hideable>>;

/** What reports are about, in a transaction. */
export const createTargetRows = (trx: Knex.Transaction, hideables: Hideables): TargetRows => ({
  find: ({ kind, ...seen }) => FINDERS[kind](trx, seen),
  hide: async (kind, id, reason) => (await hideables[kind]?.hide(trx, id, reason)) ?? false,
  async show(kind, id) {
    await hideables[kind]?.show(trx, id);
  },
  async release(kind, id) {
    await hideables[kind]?.release?.(trx, id);
  },
});

type Seen = Pick<ReportOrder, 'targetId' | 'reporterId'>;

const FINDERS: Readonly<Record<FiledKind, (trx: Knex, seen: Seen) => Promise<FoundTarget | undefined>>> = {
  async message(trx, { targetId, reporterId }) {
    const row = await trx('messages as m')
      .join('conversations as c', 'c.id', 'm.conversation_id')
      .where('m.id', targetId)
      .whereRaw('? in (c.user1_id, c.user2_id)', [reporterId])
      .whereNull('m.deleted_at')
      .whereNull('m.hidden_at')
      .whereRaw('not case when m.sender_id = ? then gone_for_sender else gone_for_receiver end', [reporterId])
      .first<{ subjectId: number | null; conversationId: number } | undefined>({
        subjectId: 'm.sender_id',
        conversationId: 'm.conversation_id',
      });
    return (
      row && {
        subjectId: row.subjectId,
        evidence: () => messageLines(trx, { conversationId: row.conversationId, reporterId, upTo: targetId }),
      }
    );
  },

  async conversation(trx, { targetId, reporterId }) {
    const row = await trx('conversations')
      .where({ id: targetId })
      .whereRaw('? in (user1_id, user2_id)', [reporterId])
      .first<{ user1_id: number | null; user2_id: number | null } | undefined>('user1_id', 'user2_id');
    return (
      row && {
        subjectId: row.user1_id === reporterId ? row.user2_id : row.user1_id,
        evidence: () => messageLines(trx, { conversationId: targetId, reporterId }),
      }
    );
  },

  async review(trx, { targetId }) {
    const row = await trx('service_reviews as r')
      .join('services as s', 's.id', 'r.service_id')
      .where({ 'r.id': targetId, 'r.status': 'published', 's.status': 'published' })
      .whereNull('r.deleted_at')
      .whereNull('s.deleted_at')
      .first<{ subjectId: number } | undefined>({ subjectId: 'r.user_id' });
    return row && { subjectId: row.subjectId, evidence: () => reviewLines(trx, targetId) };
  },

  async service(trx, { targetId }) {
    const row = await trx('services')
      .where({ id: targetId, status: 'published' })
      .whereNull('deleted_at')
      .first<{ subjectId: number | null } | undefined>({ subjectId: 'owner_id' });
    return row && { subjectId: row.subjectId, evidence: () => serviceLines(trx, targetId) };
  },

  /** People know each other from a conversation only. */
  async profile(trx, { targetId, reporterId }) {
    const query = trx('users').where({ id: targetId });
    if (targetId !== reporterId) {
      void query.whereExists(knownBetween(trx, reporterId, targetId));
    }
    const row: unknown = await query.first('id');
    return row === undefined ? undefined : { subjectId: targetId, evidence: () => profileLines(trx, targetId) };
  },

  /** The caller has decided that the reporter may see the profile. */
  async roommate(trx, { targetId, reporterId }) {
    const row = await trx('roommate_profiles').where({ id: targetId }).first<{ user_id: number } | undefined>('user_id');
    const evidence = async (subjectId: number): Promise<EvidenceLine[]> => [
      ...(await roommateLines(trx, targetId)),
      ...(await linesBetween(trx, subjectId, reporterId)),
    ];
    return row && { subjectId: row.user_id, evidence: () => evidence(row.user_id) };
  },

  /** A person asks for themselves. */
  access: (_, { targetId, reporterId }) =>
    Promise.resolve(targetId === reporterId ? { subjectId: null, evidence: () => Promise.resolve([]) } : undefined),
};
