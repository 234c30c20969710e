import type { Knex } from 'knex';
import type { MessageStore, FoundMessage } from '../../../domain/messages/messages.ports.ts';
import type { Feed } from '../events/feed.ts';
import { IS_NOT_HIDDEN, IS_THERE, isInView, NAME, nameOf, OTHER, type NameRow } from './conversation-views.ts';
import { isAccepted, otherOf } from './conversation-rows.ts';
import { MESSAGE, readMessages } from './message-rows.ts';
import { conversationsBetween } from './pairs.ts';

const SEARCH = `
  select ${MESSAGE}, c.id as "conversationId", ${NAME}
  from messages l join conversations c on c.id = l.conversation_id left join users o on o.id = ${OTHER}
  where :viewer in (l.sender_id, l.receiver_id) and ${IS_THERE} and ${isInView('l')} and ${IS_NOT_HIDDEN} and l.content ilike :pattern
  order by l.id desc limit :limit`;

export const createMessageStore = (db: Knex, feed: Pick<Feed, 'typing'>): MessageStore => ({
  async conversationWith(userId, otherId) {
    return (await conversationsBetween(db, userId, otherId))[0];
  },

  async page(userId, conversationId, { limit, ...slice }) {
    if ((await otherOf(db, userId, conversationId)) === undefined) return undefined;
    const found = await readMessages(db, userId, conversationId, { ...slice, limit: limit + 1 });
    const hasMore = found.length > limit;
    if (!hasMore) return { items: found, hasMore };
    return { items: slice.after === undefined ? found.slice(1) : found.slice(0, limit), hasMore };
  },

  async search(userId, text, limit) {
    const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const { rows } = await db.raw<{ rows: (FoundMessage & NameRow)[] }>(SEARCH, { viewer: userId, pattern, limit });
    return rows.map(({ first_name, last_name, is_nameless, is_with_staff, ...found }) => ({
      ...found,
      otherName: nameOf({ first_name, last_name, is_nameless, is_with_staff }),
    }));
  },

  async typing(userId, conversationId) {
    const other = await otherOf(db, userId, conversationId);
    if (other === undefined) return false;
    if (other !== null && (await isAccepted(db, conversationId)) && (await bothShowTyping(db, userId, other)))
      feed.typing({ userId: other, conversationId });
    return true;
  },
});

async function bothShowTyping(db: Knex, one: number, other: number): Promise<boolean> {
  const silent: unknown = await db('message_settings').whereIn('user_id', [one, other]).where({ shows_typing: false }).first('user_id');
  const blocked: unknown = await db('blocks').where({ blocker_id: other, blocked_id: one }).first('blocker_id');
  return silent === undefined && blocked === undefined;
}
