import type { Knex } from 'knex';
import type { PersonalData } from '../../../domain/accounts/profile/profile.ports.ts';
import { IS_THERE, isInView } from '../messages/conversation-views.ts';

type MessageData = Pick<PersonalData, 'messages' | 'blockedPeople' | 'messageSettings'>;

const MESSAGES = `
  select l.conversation_id as "conversationId", coalesce(l.sender_id = :viewer, false) as "isOwn", case when ${IS_THERE} then l.content end as content,
    l.sent_at as "sentAt", l.read
  from messages l where :viewer in (l.sender_id, l.receiver_id) and ${isInView('l')} order by l.id`;

/** What a person wrote and received, and the settings for it. Other people appear without a name. */
export async function messageDataOf(db: Knex, userId: number): Promise<MessageData> {
  const { rows } = await db.raw<{ rows: MessageData['messages'] }>(MESSAGES, { viewer: userId });
  const settings = await db('message_settings')
    .where({ user_id: userId })
    .first<MessageData['messageSettings'] | undefined>({ hasEmails: 'has_emails', showsTyping: 'shows_typing' });
  return {
    messages: rows,
    blockedPeople: await db('blocks')
      .where({ blocker_id: userId })
      .orderBy('created_at')
      .select({ userId: 'blocked_id', createdAt: 'created_at' }),
    messageSettings: settings ?? null,
  };
}

/**
 * Before an account is deleted: its texts go, and the other people keep their own. Conversations without another person go with it.
 * A restored account does not get them back.
 */
export async function eraseMessages(trx: Knex.Transaction, userId: number): Promise<void> {
  await trx('messages')
    .where({ sender_id: userId })
    .update({ content: '', deleted_at: trx.raw('coalesce(deleted_at, now())') });
  await trx('conversations')
    .where((own) => void own.where({ user1_id: userId }).whereNull('user2_id'))
    .orWhere((own) => void own.where({ user2_id: userId }).whereNull('user1_id'))
    .delete();
}

/** Emails to others that begin with the name of the person, and were not sent yet. */
const NAMED = `
  delete from email_outbox e using users u
  where u.id = :userId and e.kind in ('message-waiting', 'roommate-request') and starts_with(e.body, u.first_name) and e.user_id in (
    select m.user_id from conversation_members m join conversation_members own on own.conversation_id = m.conversation_id and own.user_id = u.id
    union select r.receiver_id from roommate_requests r where r.sender_id = u.id
  )`;

/** Before an account is deleted: emails to others that tell its name. */
export async function eraseNamedEmails(trx: Knex.Transaction, userId: number): Promise<void> {
  await trx.raw(NAMED, { userId });
}
