import type { Knex } from 'knex';
import type { MessageStore } from '../../../domain/messages/messages.ports.ts';
import { enqueueEmail } from '../accounts/shared-writes.ts';
import { IS_THERE, isNameless, nameOf } from './conversation-views.ts';

interface WaitingRow {
  conversation_id: number;
  user_id: number;
  email: string;
  first_name: string;
  last_name: string;
  is_request: boolean;
  is_nameless: boolean;
  is_with_staff: boolean;
}

/** An unread message that is older than the wait and younger than the last email, or than a week. */
const WAITING = `
  select m.conversation_id, m.user_id, u.email, s.first_name, s.last_name, c.accepted_at is null as is_request,
    ${isNameless('m.user_id')} as is_nameless, coalesce(c.staff_id = s.id, false) as is_with_staff
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

/** Concurrent processes take different conversations. */
export const notifyAway = (db: Knex, { message, ...order }: Parameters<MessageStore['notifyAway']>[0]): Promise<number> =>
  db.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: WaitingRow[] }>(WAITING, order);
    for (const { conversation_id, user_id, email, is_request, ...sender } of rows) {
      const about = { fromName: nameOf(sender), conversationId: conversation_id, isRequest: is_request };
      await enqueueEmail(trx, { ...message(email, about), userId: user_id });
      await trx('conversation_members').where({ conversation_id, user_id }).update({ notified_at: trx.fn.now() });
    }
    return rows.length;
  });
