import type { Knex } from 'knex';
import type { Box } from '../../../domain/messages/message.ts';
import type { ConversationStore } from '../../../domain/messages/messages.ports.ts';
import { waitingRequests } from '../roommates/requests.ts';
import { conversationsWhere, IS_NOT_HIDDEN, IS_REQUEST, IS_THERE } from './conversation-views.ts';

const IN_BOX: Record<Box, string> = {
  inbox: `not m.archived and (${IS_REQUEST}) is not true`,
  requests: `not m.archived and ${IS_REQUEST}`,
  archived: 'm.archived',
};
const BEFORE = `(c.last_message_at, c.id) < ('epoch'::timestamptz + :micros::bigint * interval '1 microsecond', :last::int)`;
const ORDER = 'order by c.last_message_at desc, c.id desc limit :limit';

/** Conversations with unread messages or a mark, and requests, without muted and archived ones. */
const COUNTS = `
  select count(*) filter (where not is_request)::int as unread, count(*) filter (where is_request)::int as requests
  from (
    select coalesce(${IS_REQUEST}, false) as is_request
    from conversation_members m join conversations c on c.id = m.conversation_id
    where m.user_id = :viewer and not m.archived and not m.muted and ${IS_NOT_HIDDEN}
      and (m.manual_unread_from is not null or exists (
        select from messages u where u.conversation_id = c.id and u.receiver_id = :viewer and not u.read and ${IS_THERE} and not u.gone_for_receiver
      ))
  ) counted`;

export const createConversationStore = (db: Knex): ConversationStore => {
  return {
    async list(userId, box, cursor, limit) {
      const [micros = '0', last = '0'] = cursor?.split('-') ?? [];
      const condition = `${IN_BOX[box]} ${cursor === undefined ? '' : `and ${BEFORE}`} ${ORDER}`;
      const found = await conversationsWhere(db, userId, condition, {
        limit: limit + 1,
        ...(cursor !== undefined && { micros, last: Number(last) }),
      });
      const items = found.slice(0, limit);
      return { items, next: found.length > limit ? await cursorOf(db, items.at(-1)?.id ?? 0) : null };
    },

    find: async (userId, id) => (await conversationsWhere(db, userId, 'c.id = :id', { id }))[0],

    async counts(userId) {
      const { rows } = await db.raw<{ rows: { unread: number; requests: number }[] }>(COUNTS, { viewer: userId });
      return { ...(rows[0] ?? { unread: 0, requests: 0 }), roommates: await waitingRequests(db, userId) };
    },

    async settings(userId) {
      const row = await db('message_settings')
        .where({ user_id: userId })
        .first<{ hasEmails: boolean; showsTyping: boolean } | undefined>({ hasEmails: 'has_emails', showsTyping: 'shows_typing' });
      return row ?? { hasEmails: true, showsTyping: true };
    },
    async changeSettings(userId, { hasEmails, showsTyping }) {
      await db('message_settings')
        .insert({ user_id: userId, has_emails: hasEmails, shows_typing: showsTyping })
        .onConflict('user_id')
        .merge();
    },
  };
};

/** Microseconds, because a page must continue exactly after the last conversation. */
async function cursorOf(db: Knex, id: number): Promise<string> {
  const row = await db('conversations')
    .where({ id })
    .first<{ micros: string } | undefined>(db.raw('(extract(epoch from last_message_at) * 1000000)::bigint::text as micros'));
  return `${row?.micros ?? '0'}-${id}`;
}
