import type { Knex } from 'knex';
import type { TalkContext, TalkRow, TalkRows, WaitingTalk } from '../../../domain/messages/messages.ports.ts';
import { conversationsWhere, IS_NOT_HIDDEN, IS_THERE, isNameless, nameOf, OTHER } from './conversation-views.ts';
import { conversationsBetween, pairOf, PRIVATE_PAIR, STAFF_PAIR } from './pairs.ts';

const TALK = {
  id: 'id',
  user1Id: 'user1_id',
  user2Id: 'user2_id',
  startedBy: 'started_by',
  acceptedAt: 'accepted_at',
  contextKind: 'context_kind',
  staffId: 'staff_id',
  caseId: 'case_id',
};

const OTHER_OF = `
  select ${OTHER} as other from conversations c
  where c.id = :conversationId and :viewer in (c.user1_id, c.user2_id) and ${IS_NOT_HIDDEN}`;

/** The other person of a conversation of the viewer; null after a deletion. Undefined: there is no such conversation. */
export async function otherOf(db: Knex, viewer: number, conversationId: number): Promise<number | null | undefined> {
  const { rows } = await db.raw<{ rows: { other: number | null }[] }>(OTHER_OF, { viewer, conversationId });
  return rows[0]?.other;
}

/** Before, the person who asked learns neither of reading nor of writing. */
export async function isAccepted(db: Knex, conversationId: number): Promise<boolean> {
  const accepted: unknown = await db('conversations').where({ id: conversationId }).whereNotNull('accepted_at').first('id');
  return accepted !== undefined;
}

/** Conversations in a transaction. */
export function createTalkRows(trx: Knex.Transaction): TalkRows {
  const lock = (where: object) => trx('conversations').where(where).forUpdate().first<TalkRow | undefined>(TALK);
  const lockBetween = (one: number, other: number, staffId: number | null) => lock({ ...pairOf(one, other), staff_id: staffId });
  const member = (userId: number, id: number) => trx('conversation_members').where({ conversation_id: id, user_id: userId });
  return {
    lock: (id) => lock({ id }),
    lockBetween,

    async open(starterId, receiverId, context) {
      const staffId = context.staffId ?? null;
      const isStaff = staffId === starterId;
      const started = { started_by: starterId, ...(isStaff && { accepted_at: trx.fn.now() }) };
      await trx('conversations')
        .insert({ ...pairOf(starterId, receiverId), ...started, ...columnsOf(context) })
        .onConflict(isStaff ? STAFF_PAIR(trx) : PRIVATE_PAIR(trx))
        .ignore();
      const talk = await lockBetween(starterId, receiverId, staffId);
      if (!talk) return undefined;
      const members = [starterId, receiverId].map((user_id) => ({ conversation_id: talk.id, user_id }));
      await trx('conversation_members').insert(members).onConflict().ignore();
      return talk;
    },

    async hasPrivate(one, other) {
      const known: unknown = await trx('conversations')
        .where({ ...pairOf(one, other), staff_id: null })
        .first('id');
      return known !== undefined;
    },

    async setCase(id, caseId) {
      await trx('conversations').where({ id }).update({ case_id: caseId });
    },

    otherOf: (userId, id) => otherOf(trx, userId, id),
    isAccepted: (id) => isAccepted(trx, id),
    async accept(id) {
      await trx('conversations').where({ id }).whereNull('accepted_at').update({ accepted_at: trx.fn.now() });
    },
    find: async (userId, id) => (await conversationsWhere(trx, userId, 'c.id = :id', { id }))[0],
    between: (viewerId, otherId) => conversationsBetween(trx, viewerId, otherId),

    async setMember(userId, id, { isArchived, isMuted }) {
      const set = { ...(isArchived !== undefined && { archived: isArchived }), ...(isMuted !== undefined && { muted: isMuted }) };
      if (Object.keys(set).length > 0) await member(userId, id).update(set);
    },

    async markRead(userId, id, upTo) {
      const stale = member(userId, id).where(
        (either) => void either.whereNotNull('manual_unread_from').orWhere('last_read_message_id', '<', upTo),
      );
      const last = trx.raw('greatest(last_read_message_id, ?)', [upTo]);
      return (await stale.update({ manual_unread_from: null, last_read_message_id: last })) > 0;
    },

    async markUnread(userId, id, from) {
      await member(userId, id).update({ manual_unread_from: from });
    },

    async waiting(order) {
      const { rows } = await trx.raw<{ rows: WaitingRow[] }>(WAITING, order);
      return rows.map(({ conversationId, userId, email, isRequest, ...sender }) => ({
        conversationId,
        userId,
        email,
        isRequest,
        fromName: nameOf(sender),
      }));
    },

    async markNotified(waiting) {
      for (const { userId, conversationId } of waiting) await member(userId, conversationId).update({ notified_at: trx.fn.now() });
    },
  };
}

const columnsOf = ({ kind, id, staffId, caseId }: TalkContext) => ({
  ...(kind !== undefined && { context_kind: kind, context_id: id }),
  ...(staffId !== undefined && { staff_id: staffId, case_id: caseId }),
});

type WaitingRow = Omit<WaitingTalk, 'fromName'> & { first_name: string; last_name: string; is_nameless: boolean; is_with_staff: boolean };

/** An unread message that is older than the wait and younger than the last email, or than a week. */
const WAITING = `
  select m.conversation_id as "conversationId", m.user_id as "userId", u.email, s.first_name, s.last_name,
    c.accepted_at is null as "isRequest", ${isNameless('m.user_id')} as is_nameless, coalesce(c.staff_id = s.id, false) as is_with_staff
  from conversation_members m
  join conversations c on c.id = m.conversation_id
  join users u on u.id = m.user_id and u.email_verified and u.disabled_at is null
  left join message_settings t on t.user_id = u.id
  cross join lateral (
    select l.sender_id from messages l
    where l.conversation_id = m.conversation_id and l.receiver_id = m.user_id and not l.read and ${IS_THERE} and not l.gone_for_receiver
      and l.sent_at < now() - make_interval(secs => :waitSeconds)
      and l.sent_at > coalesce(m.notified_at, now() - interval '7 days')
    order by l.id desc limit 1
  ) latest
  join users s on s.id = latest.sender_id
  where not m.archived and not m.muted and coalesce(t.has_emails, true)
    and (m.notified_at is null or m.notified_at < now() - make_interval(secs => :everySeconds))
    and not exists (select from blocks b where b.blocker_id = m.user_id and b.blocked_id = s.id)
  order by m.conversation_id, m.user_id
  limit :most
  for update of m skip locked`;
