import type { Knex } from 'knex';
import { IS_LIVE } from './live-sessions.ts';
import type { EventStore } from '../../../domain/streams/streams.ports.ts';
import { KEPT_EVENTS, type FeedEvent } from '../../../domain/events/events.ts';
import { isWithinLast } from '../times.ts';

/** In milliseconds. A connection that the network dropped never answers; after this time the pool replaces it. */
const ANSWER = 5_000;

const AFTER = `
  select e.user_id as "userId", e.seq, e.kind, e.payload
  from unnest(?::int[], ?::bigint[]) as c (user_id, seq)
  join user_feeds f on f.user_id = c.user_id and f.seq > c.seq
  join events e on e.user_id = c.user_id and e.seq > c.seq
  order by e.user_id, e.seq`;

const POSITION = `
  select f.seq as last, (select min(e.seq) from events e where e.user_id = f.user_id) as oldest from user_feeds f where f.user_id = ?`;

export const createEventStore = (db: Knex): EventStore => ({
  async after(cursors) {
    const people = cursors.map(({ userId }) => userId);
    const { rows } = await db.raw<{ rows: FeedEvent[] }>(AFTER, [people, cursors.map(({ seq }) => seq)]).timeout(ANSWER);
    return rows;
  },

  async position(userId) {
    const { rows } = await db.raw<{ rows: { last: number; oldest: number | null }[] }>(POSITION, [userId]).timeout(ANSWER);
    const [row] = rows;
    const last = row?.last ?? 0;
    return { last, oldest: row?.oldest ?? last + 1 };
  },

  async openSessions(sessionIds) {
    const open = await db('sessions')
      .join('users', 'users.id', 'sessions.user_id')
      .whereRaw('sessions.id = any(?::uuid[])', [[...sessionIds]])
      .whereNull('users.disabled_at')
      .whereRaw(IS_LIVE)
      .pluck<string[]>('sessions.id')
      .timeout(ANSWER);
    return new Set(open);
  },
});

/** Events beyond the kept number of a person, or too old. */
export const isOldEvent = (query: Knex.QueryBuilder): Knex.QueryBuilder =>
  query.where(
    (old) =>
      void old
        .whereRaw(`not ${isWithinLast('at')}`, [KEPT_EVENTS.seconds])
        .orWhereRaw('seq <= (select f.seq - ? from user_feeds f where f.user_id = events.user_id)', [KEPT_EVENTS.perPerson]),
  );
