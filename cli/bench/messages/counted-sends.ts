import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { post, readEvents } from './broken-network.ts';
import type { ShownThread, Watch, WatchedThread } from './watched-threads.ts';

const PEOPLE = 24;
const SENDERS = 32;
/** The share of calls whose connection is cut, and the longest time until then, in milliseconds. */
const CUT = { share: 0.15, within: 60 };
/** In milliseconds: how long a stream is open until it is cut. */
const STREAM = { shortest: 300, longest: 3_000 };
const LAST_EVENTS_MS = 60_000;

/** The conversations that pages show. */
const WATCHED = 3;

/** What happened. All but the first nine must be zero. */
export interface Counts {
  sends: number;
  acknowledged: number;
  /** On the pages, by their people. */
  written: number;
  rows: number;
  cutCalls: number;
  repeatedCalls: number;
  connections: number;
  events: number;
  /** On all pages. */
  bubbles: number;
  lost: number;
  doubled: number;
  gaps: number;
  conversationsInAnotherOrder: number;
  pagesThatShowOtherMessages: number;
}

interface Person {
  id: number;
  token: string;
  user: object;
}
interface Conversation {
  id: number;
  people: readonly [Person, Person];
}

/**
 * Sends messages between people through all servers over connections that break, and compares what was acknowledged, stored, heard and, with
 * `watch`, shown on pages.
 */
export async function countSends(
  db: Knex,
  servers: readonly string[],
  sends: number,
  watch?: (threads: readonly WatchedThread[]) => Promise<Watch>,
): Promise<Counts> {
  const people = await createPeople(db, servers[0] ?? '');
  const conversations = await createConversations(db, people);
  const any = () => pick(servers);
  const watched = conversations
    .slice(0, WATCHED)
    .map(({ id, people: [{ token, user }] }) => ({ conversationId: id, token, user, url: any() }));
  const watching = await watch?.(watched);
  const lifetime = () => STREAM.shortest + Math.random() * (STREAM.longest - STREAM.shortest);
  const readers = people.flatMap((person) => [1, 2].map(() => ({ person, ...readEvents(any, person.token, lifetime) })));
  const calls = { cut: 0, repeated: 0 };
  const acknowledged = new Map<string, number>();

  async function send(n: number): Promise<void> {
    const { id, people: pair } = pick(conversations);
    const { token } = pick(pair);
    const body = { content: `Message ${n}`, clientId: randomUUID() };
    for (;;) {
      const isCut = Math.random() < CUT.share;
      if (isCut) calls.cut += 1;
      const { status, answer } = await post({
        url: `${any()}/api/conversations/${id}/messages`,
        token,
        body,
        ...(isCut && { cutAfter: Math.random() * CUT.within }),
      });
      if (status === 201) return void acknowledged.set(body.clientId, (answer as { id: number }).id);
      if (status !== 0 && status !== 503) throw new Error(`The server answered ${status}`);
      calls.repeated += 1;
    }
  }
  let next = 0;
  const work = async () => {
    while (next < sends) await send((next += 1));
  };
  await Promise.all(Array.from({ length: SENDERS }, work));
  const shown = (await watching?.end((id) => storedIn(db, id))) ?? [];
  const last = new Map((await db('user_feeds').select<{ user_id: number; seq: number }[]>()).map(({ user_id, seq }) => [user_id, seq]));
  const hasAll = () => readers.every(({ person, events }) => (events.at(-1)?.seq ?? 0) >= (last.get(person.id) ?? 0));
  for (let waited = 0; !hasAll() && waited < LAST_EVENTS_MS; waited += 50) await sleep(50);
  for (const reader of readers) reader.close();

  const rows = await db('messages').orderBy('id').select<{ id: number; conversation_id: number; client_id: string }[]>();
  const stored = new Map(rows.map(({ id, client_id }) => [client_id, id]));
  const orderOf = (conversation: number) => rows.filter((row) => row.conversation_id === conversation).map(({ id }) => id);
  const isInOrder = ({ id, people: pair }: Conversation) => {
    const order = orderOf(id);
    return readers
      .filter(({ person }) => pair.includes(person))
      .every(
        ({ events }) =>
          String(
            events.filter((event) => event.kind === 'message.new' && event.conversationId === id).map(({ messageId }) => messageId),
          ) === String(order),
      );
  };
  const gapsOf = ({ person, events }: (typeof readers)[number]) =>
    events.filter(({ seq }, index) => seq !== index + 1).length + Math.abs((last.get(person.id) ?? 0) - events.length);
  const showsOthers = ({ conversationId, bubbles }: ShownThread) => String(bubbles) !== String(orderOf(conversationId));
  return {
    sends,
    acknowledged: acknowledged.size,
    written: sum(shown.map((page) => page.written)),
    rows: rows.length,
    cutCalls: calls.cut,
    repeatedCalls: calls.repeated,
    connections: sum(readers.map(({ state }) => state.connections)),
    events: sum(readers.map(({ events }) => events.length)),
    bubbles: sum(shown.map(({ bubbles }) => bubbles.length)),
    lost: [...acknowledged].filter(([clientId, id]) => stored.get(clientId) !== id).length,
    doubled: rows.length - stored.size,
    gaps: sum(readers.map(gapsOf)),
    conversationsInAnotherOrder: conversations.filter((one) => !isInOrder(one)).length,
    pagesThatShowOtherMessages: shown.filter(showsOthers).length,
  };
}

const storedIn = (db: Knex, conversation: number): Promise<number[]> =>
  db('messages').where({ conversation_id: conversation }).orderBy('id').pluck<number[]>('id');

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function pick<T>(values: readonly T[]): T {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('There is nothing to choose from');
  return value;
}

/** Signs people up. */
async function createPeople(db: Knex, server: string): Promise<Person[]> {
  const people: Person[] = [];
  for (let n = 1; n <= PEOPLE; n += 1) {
    const name = `counted${n}`;
    const form = { firstName: 'Ada', lastName: 'Lovelace', username: name, email: `${name}@example.edu`, password: 'a quiet blue teapot' };
    const url = `${server}/api/auth/register`;
    const { status, answer } = await post({
      url,
      token: '',
      body: { ...form, acceptsAgreement: true },
    });
    if (status !== 201) throw new Error(`Signing up was answered with ${status}`);
    const { token, user } = answer as { token: string; user: { id: number } };
    people.push({ id: user.id, token, user });
  }
  await db('users').update({ email_verified: true });
  return people;
}

/** Each person has conversations with the next two, so that a stream mixes several. */
async function createConversations(db: Knex, people: readonly Person[]): Promise<Conversation[]> {
  const pairs = people.flatMap((one, n) => [1, 2].map((step): [Person, Person] => [one, people[(n + step) % people.length] ?? one]));
  return Promise.all(
    pairs.map(async (pair) => {
      const [user1_id, user2_id] = pair.map(({ id }) => id).sort((one, other) => one - other);
      const [row] = await db('conversations')
        .insert({ user1_id, user2_id, started_by: user1_id, accepted_at: db.fn.now() })
        .returning<{ id: number }[]>('id');
      const id = row?.id ?? 0;
      await db('conversation_members').insert(pair.map((person) => ({ conversation_id: id, user_id: person.id })));
      return { id, people: pair };
    }),
  );
}
