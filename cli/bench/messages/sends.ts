import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { createDatabase } from '../../../src/adapters/knex/connection.ts';
import { createEventStore } from '../../../src/adapters/knex/events/events.repo.ts';
import { createFeed } from '../../../src/adapters/knex/events/feed.ts';
import { createNotifier, EVENTS_CHANNEL, readPayload } from '../../../src/adapters/knex/events/notifier.ts';
import { listen } from '../../../src/adapters/knex/listen.ts';
import { createMessagesAdapters } from '../../../src/adapters/knex/messages/index.ts';
import type { Caller } from '../../../src/domain/accounts/user.ts';
import { createEventStreams } from '../../../src/domain/streams/streams.use-cases.ts';
import type { MessageStore } from '../../../src/domain/messages/messages.ports.ts';
import { sendMessage } from '../../../src/domain/messages/send-message.use-case.ts';
import type { Section } from '../table.ts';
import { createPairs, type Pair } from './people.ts';

const SENDERS = 32;
const THREAD = 10_000;
const ROUNDS = 3;

/** The rate of sends against plain inserts of the same rows, the time until another connection has the event, and a long thread. */
export async function measureSends(database: string, seconds: number): Promise<Section> {
  const db = createDatabase(database, { applicationName: 'alma bench', poolMax: SENDERS });
  try {
    const pairs = await createPairs(db, SENDERS);
    const { transact, messages } = createMessagesAdapters(db, createFeed(db, createNotifier(db)));
    const send = ({ senderId, conversationId }: Pair) => {
      const text = { content: 'A message of usual length for a conversation.', clientId: randomUUID() };
      return transact((stores) => sendMessage(stores, { user: { id: senderId } } as Caller, conversationId, text));
    };
    const ratios: { sends: number; inserts: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const inserts = await rateOf(pairs, seconds, (pair) => insertPlainly(db, pair));
      ratios.push({ inserts, sends: await rateOf(pairs, seconds, send) });
    }
    const best = ratios.reduce((one, other) => (one.sends / one.inserts > other.sends / other.inserts ? one : other));
    const delays = await delaysOf(database, pairs, send);
    return {
      title: `Messages with ${SENDERS} senders`,
      head: ['', 'measured', 'aim'],
      rows: [
        ['plain inserts of the same rows, a second', Math.round(best.inserts).toLocaleString('en-US'), ''],
        ['sends, a second', Math.round(best.sends).toLocaleString('en-US'), ''],
        ['ratio', (best.sends / best.inserts).toFixed(2), '≥ 0.7'],
        ['until another process has the event, p50', `${percentile(delays, 0.5).toFixed(0)} ms`, '≤ 50 ms'],
        ['p99', `${percentile(delays, 0.99).toFixed(0)} ms`, '≤ 250 ms'],
        [
          `to open a thread of ${THREAD.toLocaleString('en-US')} messages`,
          `${(await threadTime(db, messages, pairs[0])).toFixed(1)} ms`,
          '≤ 50 ms',
        ],
      ],
    };
  } finally {
    await db.destroy();
  }
}

/** The rows that a send writes, without its rules. */
async function insertPlainly(db: Knex, { conversationId, senderId, receiverId }: Pair): Promise<void> {
  await db.transaction(async (trx) => {
    await trx('messages').insert({
      conversation_id: conversationId,
      sender_id: senderId,
      receiver_id: receiverId,
      content: 'A message of usual length for a conversation.',
      client_id: randomUUID(),
    });
    await trx('conversations').where({ id: conversationId }).update({ last_message_at: trx.fn.now() });
    for (const user_id of [senderId, receiverId]) {
      const { rows } = await trx.raw<{ rows: { seq: number }[] }>(NEXT, [user_id]);
      await trx('events').insert({ user_id, seq: rows[0]?.seq ?? 0, kind: 'message.new', payload: JSON.stringify({ conversationId }) });
    }
  });
}

const NEXT = `
  insert into user_feeds as f (user_id, seq) values (?, 1) on conflict (user_id) do update set seq = f.seq + 1 returning seq`;

async function rateOf(pairs: readonly Pair[], seconds: number, work: (pair: Pair) => Promise<unknown>): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let done = 0;
  await Promise.all(
    pairs.map(async (pair) => {
      while (performance.now() < end) {
        await work(pair);
        done += 1;
      }
    }),
  );
  return done / seconds;
}

/** Milliseconds from the call to the event, over a connection and a pool of their own. The senders write ten messages a second each. */
async function delaysOf(database: string, pairs: readonly Pair[], send: (pair: Pair) => Promise<unknown>): Promise<number[]> {
  const other = createDatabase(database, { applicationName: 'alma bench', poolMax: 4 });
  const streams = createEventStreams({ events: createEventStore(other) });
  const subscription = await listen(database, EVENTS_CHANNEL, (payload) => void streams.deliver(readPayload(payload ?? '').people));
  const delays: number[] = [];
  const sentAt = new Map<number, number>();
  const silent = { start: noop, typing: noop, job: noop, reset: noop, beat: noop, end: noop };
  for (const { receiverId } of pairs) {
    const event = () => void delays.push(performance.now() - (sentAt.get(receiverId) ?? 0));
    await streams.open({ sessionId: '', user: { id: receiverId } as Caller['user'] }, () => ({ ...silent, event }));
  }
  for (let round = 0; round < 30; round += 1) {
    for (const pair of pairs) {
      sentAt.set(pair.receiverId, performance.now());
      await send(pair);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await subscription.close();
  await other.destroy();
  return delays;
}

function noop(): void {
  // The benchmark reads events only.
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const LONG_THREAD = `
  insert into messages (conversation_id, sender_id, receiver_id, content, client_id)
  select :conversationId, :senderId, :receiverId, 'Message ' || n, gen_random_uuid() from generate_series(1, :count) n`;

/** The median of 20 first pages. */
async function threadTime(db: Knex, messages: MessageStore, pair: Pair | undefined): Promise<number> {
  if (!pair) return 0;
  await db.raw(LONG_THREAD, { ...pair, count: THREAD });
  await db.raw('analyze messages');
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const start = performance.now();
    await messages.page(pair.receiverId, pair.conversationId, { limit: 50 });
    times.push(performance.now() - start);
  }
  return percentile(times, 0.5);
}
