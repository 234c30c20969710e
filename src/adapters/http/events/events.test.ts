import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, get as request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { eventually } from '../../../testing/eventually.fixture.ts';
import { startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';
import { newMember, startConversation, type Member, type MessageWire } from '../testing/messages.fixture.ts';
import { closeStreams, listenTo } from '../testing/streams.fixture.ts';
import { limitConnections, uncount } from '../request/connection-limit.ts';
import { createEventReader } from './event-reader.ts';

let [first, second]: DatabaseApp[] = [];
let ada: Member;
let bob: Member;
let conversationId: number;
const server = createServer();

beforeAll(async () => {
  const environment = { AUTH_SECRET: randomBytes(48).toString('base64') };
  first = await startDatabaseApp({ hearsEvents: true, environment });
  second = await startDatabaseApp({ hearsEvents: true, environment, beside: first });
  ada = await newMember(first);
  const started = await startConversation(first, ada);
  [bob, conversationId] = [started.provider, started.id];
  await bob.send(conversationId, 'Yes.');
});
afterEach(closeStreams);
afterAll(async () => {
  await second?.close();
  await first?.close();
});

const sent = async (member: Member, text = 'Hello'): Promise<MessageWire> =>
  (await (await member.send(conversationId, text)).json()) as MessageWire;

it('reaches both people on both processes with ids and no text', async () => {
  const [here, there] = [listenTo(first, bob), listenTo(second, ada)];
  await Promise.all([here.opened, there.opened]);
  const { id } = await sent(ada, 'A secret text');
  await Promise.all([here.until(1), there.until(1)]);
  for (const { heard } of [here, there]) {
    expect(heard).toEqual([
      { id: expect.stringMatching(/^\d+$/) as string, event: 'message.new', data: { conversationId, messageId: id } },
    ]);
  }
  await bob.call('POST', `/api/conversations/${conversationId}/read`, { upToMessageId: id });
  await there.until(2);
  expect(there.heard[1]).toMatchObject({ event: 'message.read', data: { conversationId, upTo: id } });
});

it('shows that a person writes, unless one of the two switched it off', async () => {
  const { heard, opened, until } = listenTo(second, bob);
  await opened;
  const type = () => ada.call('POST', `/api/conversations/${conversationId}/typing`);
  expect((await type()).status).toBe(204);
  await until(1);
  await ada.call('PUT', '/api/user/message-settings', { hasEmails: true, showsTyping: false });
  await type();
  await sent(ada);
  await until(2);
  expect(heard.map(({ id, event }) => [id === undefined, event])).toEqual([
    [true, 'typing'],
    [false, 'message.new'],
  ]);
});

it('tells only staff that an import moves, also on another process', async () => {
  const admin = await newMember(first as DatabaseApp);
  await first?.db('users').where({ id: admin.id }).update({ account_type: 'admin' });
  const [staff, student] = [listenTo(second, admin), listenTo(second, bob)];
  await Promise.all([staff.opened, student.opened]);
  const started = await first?.call('POST', '/api/admin/import-jobs', { files: [{ name: 'a.csv', bytes: 3 }] }, admin.token);
  const { id: jobId } = (await started?.json()) as { id: number };
  await staff.until(1);
  expect(staff.heard).toEqual([{ id: undefined, event: 'import-job.updated', data: { jobId } }]);
  await sent(ada);
  await student.until(1);
  expect(student.heard.map(({ event }) => event)).toEqual(['message.new']);
});

it('does not show that a person writes to someone who has blocked the person', async () => {
  const carl = await newMember(first as DatabaseApp);
  const { id, provider } = await startConversation(first as DatabaseApp, carl);
  await provider.send(id, 'Yes.');
  await provider.call('POST', '/api/blocks', { userId: carl.id });
  const { heard, opened, until } = listenTo(second, provider);
  await opened;
  expect((await carl.call('POST', `/api/conversations/${id}/typing`)).status).toBe(204);
  await provider.call('DELETE', `/api/blocks/${carl.id}`);
  await until(1);
  expect(heard.map(({ event }) => event)).toEqual(['conversation.updated']);
});

it('resumes on another process after the last event, without a gap and without a repetition', async () => {
  const before = listenTo(first, bob);
  await before.opened;
  await sent(ada, 'one');
  await before.until(1);
  before.source.close();
  const missed = [await sent(ada, 'two'), await sent(ada, 'three')];
  const after = listenTo(second, bob, before.heard[0]?.id);
  await after.until(2);
  const last = await sent(ada, 'four');
  await after.until(3);
  expect(after.heard.map(({ data }) => data['messageId'])).toEqual([...missed, last].map(({ id }) => id));
  const seqs = [...before.heard, ...after.heard].map(({ id }) => Number(id));
  expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index));
});

it('says that events are missing when they are not kept any more', async () => {
  const { heard, until } = listenTo(first, bob, '999999');
  await until(1);
  expect(heard[0]).toMatchObject({ event: 'reset', data: {} });
});

it.each([
  ['the session', 204, async (token: string) => (await first?.call('POST', '/api/logout', undefined, token))?.status],
  ['the account', 1, () => first?.db('users').where({ id: bob.id }).update({ disabled_at: first.db.fn.now() })],
])('ends with %s on every process, and refuses callers without a session', async (_, done, end) => {
  const { token } = (await first?.login(bob.email)) ?? { token: '' };
  const streams = [listenTo(first, { ...bob, token }), listenTo(second, { ...bob, token })];
  await Promise.all(streams.map(({ opened }) => opened));
  expect(await end(token)).toBe(done);
  for (const { heard, until } of streams) {
    await until(1);
    expect(heard[0]).toMatchObject({ event: 'bye', data: { reason: 'signed-out' } });
  }
  await first?.db('users').where({ id: bob.id }).update({ disabled_at: null });
  expect((await first?.get('/api/events'))?.status).toBe(401);
  expect((await first?.call('POST', '/api/events', {}, bob.token))?.status).toBe(405);
});

/** Memory in use, without what the next collection frees. */
function usedMemory(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

it('forgets 1,000 people who leave abruptly, and logs nothing', async () => {
  const { url = '', log, useCases } = first ?? {};
  const people = await Promise.all(Array.from({ length: 10 }, () => newMember(first as DatabaseApp)));
  const open = ({ token }: Member) =>
    new Promise<IncomingMessage>((resolve, reject) =>
      request(`${url}/api/events`, { headers: { Authorization: `Bearer ${token}` } }, resolve).once('error', reject),
    );
  const round = async () => {
    const answers = await Promise.all(people.flatMap((one) => Array.from({ length: 5 }, () => open(one))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(useCases?.events.size).toBe(50);
    for (const answer of answers) answer.destroy();
    await eventually(() => useCases?.events.size === 0, 'forgetting');
  };
  const others = () => log?.lines.filter(({ level }) => level !== 'info').length;
  const before = others();
  await round();
  const memory = usedMemory();
  for (let n = 1; n < 20; n += 1) await round();
  await sent(bob, 'Still there?');
  expect([others(), useCases?.events.size]).toEqual([before, 0]);
  expect(usedMemory() - memory).toBeLessThan(5_000_000);
});

it('closes a reader that stops reading, at 64 kB', async () => {
  const written = new Promise<{ most: number; isClosed: boolean }>((resolve) => {
    server.once('request', (_, response: ServerResponse) => {
      response.writeHead(200);
      const reader = createEventReader(response, () => 0.5);
      let most = 0;
      for (let seq = 1; seq <= 5_000 && !response.destroyed; seq += 1) {
        reader.event({ userId: 1, seq, kind: 'message.new', payload: { conversationId: 1, messageId: seq } });
        most = Math.max(most, response.writableLength);
      }
      resolve({ most, isClosed: response.destroyed });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const { most, isClosed } = await written;
  socket.destroy();
  server.close();
  expect([isClosed, most < 70_000]).toEqual([true, true]);
});

it('does not count an open stream for its network', () => {
  const listeners: ((socket: unknown) => void)[] = [];
  limitConnections({ on: (_: string, listener: (socket: unknown) => void) => listeners.push(listener) } as never, 2);
  const sockets = Array.from({ length: 4 }, () => {
    const handlers = new Map<string, () => void>();
    const socket = {
      remoteAddress: '203.0.113.9',
      isDestroyed: false,
      destroy: () => void (socket.isDestroyed = true),
      once: (name: string, handler: () => void) => (handlers.set(name, handler), socket),
      emit: (name: string) => handlers.get(name)?.(),
    };
    return socket;
  });
  for (const socket of sockets) {
    listeners[0]?.(socket);
    uncount(socket as never);
  }
  expect(sockets.map(({ isDestroyed }) => isDestroyed)).toEqual([false, false, false, false]);
});

it('delivers every one of 160 messages of eight writers once, through both processes', async () => {
  const [here, there] = [listenTo(first, bob), listenTo(second, bob)];
  await Promise.all([here.opened, there.opened]);
  const ids: number[] = [];
  const write = async () => {
    for (let n = 0; n < 20; n += 1) {
      const body = { content: `n${n}`, clientId: randomUUID() };
      const app = n % 2 === 0 ? first : second;
      const answer = await app?.call('POST', `/api/conversations/${conversationId}/messages`, body, ada.token);
      ids.push(((await answer?.json()) as MessageWire).id);
    }
  };
  await Promise.all(Array.from({ length: 8 }, write));
  await Promise.all([here.until(160), there.until(160)]);
  const expected = [...ids].sort((a, b) => a - b);
  for (const { heard } of [here, there]) expect(heard.map(({ data }) => data['messageId'])).toEqual(expected);
});
