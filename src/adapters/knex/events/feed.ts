import type { Knex } from 'knex';
import type { FeedEvent } from '../../../domain/events/events.ts';
import type { Tell } from '../../../domain/transactions/transact.ts';
import type { Notifier } from './notifier.ts';

/** Transactions that tell people what they changed. */
export interface Feed {
  transaction<T>(work: (trx: Knex.Transaction, tell: Tell) => Promise<T>): Promise<T>;
  /** Passes on that a person writes. No-op if it gets lost. */
  typing: Notifier['typing'];
}

export type Told = Omit<FeedEvent, 'seq'>;

/**
 * The numbers come from one row for each person, which the transaction locks, so a later commit has a higher number. Rows are locked in
 * the order of people, so that two transactions cannot wait for each other.
 */
const APPEND = `
  with told as (
    select user_id, kind, payload, row_number() over (partition by user_id order by place) as nth, count(*) over (partition by user_id) as many
    from unnest(?::int[], ?::text[], ?::text[]) with ordinality as t (user_id, kind, payload, place)
  ), counted as (
    insert into user_feeds as f (user_id, seq)
    select distinct user_id, many from told order by user_id
    on conflict (user_id) do update set seq = f.seq + excluded.seq
    returning user_id, seq
  )
  insert into events (user_id, seq, kind, payload)
  select user_id, seq - many + nth, kind, payload::jsonb from told join counted using (user_id)`;

/** Notifies after the commit: a notification inside a transaction makes all writers wait for each other. */
export const createFeed = (db: Knex, notifier: Notifier): Feed => ({
  async transaction(work) {
    const told: Told[] = [];
    const result = await db.transaction(async (trx) => {
      const done = await work(trx, (userId, kind, payload) => void told.push({ userId, kind, payload }));
      await appendEvents(trx, told);
      return done;
    });
    notifier.wake(told.map(({ userId }) => userId));
    return result;
  },
  typing: (typing) => notifier.typing(typing),
});

/**
 * Tells people in a transaction without a feed. Call it last: it locks their numbers until the end. Without a notification, open pages
 * learn it within five seconds.
 */
export async function appendEvents(trx: Knex.Transaction, told: readonly Told[]): Promise<void> {
  if (told.length === 0) return;
  const columns = [told.map(({ userId }) => userId), told.map(({ kind }) => kind), told.map(({ payload }) => JSON.stringify(payload))];
  await trx.raw(APPEND, columns);
}
