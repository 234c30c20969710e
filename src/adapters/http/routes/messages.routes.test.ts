import { randomUUID } from 'node:crypto';
import { startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';
import { expectFailure } from '../testing/http.fixture.ts';
import { newMember, startConversation, type ConversationWire, type Member, type MessageWire } from '../testing/messages.fixture.ts';

let app: DatabaseApp;
let ada: Member;
beforeAll(async () => {
  app = await startDatabaseApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = await newMember(app);
});

const one = (member: Member, id: number) => member.read<ConversationWire>(`/api/conversations/${id}`);
const json = async <T>(response: Promise<Response>): Promise<T> => (await (await response).json()) as T;
const texts = async (member: Member, id: number, query = '') => (await member.messages(id, query)).items.map(({ content }) => content);

/** A conversation that both have written in. */
async function openConversation() {
  const started = await startConversation(app, ada);
  await started.provider.send(started.id, 'Yes, two.');
  return started;
}

describe('a message', () => {
  it('is stored once for each id of the client, also when sent eight times at once', async () => {
    const { id } = await openConversation();
    const clientId = randomUUID();
    const sent = await Promise.all(Array.from({ length: 8 }, () => json<MessageWire>(ada.send(id, 'Once', clientId))));
    expect(new Set(sent.map((message) => message.id)).size).toBe(1);
    expect((await texts(ada, id)).filter((text) => text === 'Once')).toEqual(['Once']);
  });

  it('keeps its text as typed, and shows the id of the client only to its sender', async () => {
    const { id, provider } = await openConversation();
    const content = '<img src=x onerror=alert(1)> "quotes" & 😀\nline two';
    await ada.send(id, content);
    const [mine, theirs] = [(await ada.messages(id)).items.at(-1), (await provider.messages(id)).items.at(-1)];
    expect([mine?.content, theirs?.content]).toEqual([content, content]);
    expect([typeof mine?.clientId, theirs?.clientId, mine?.isOwn, theirs?.isOwn]).toEqual(['string', null, true, false]);
  });

  it.each([
    ['', 400],
    [' \n ', 400],
    ['x'.repeat(2_001), 400],
    ['x'.repeat(2_000), 201],
  ])('has 1 to 2,000 characters: %#', async (content, status) => {
    const { id } = await openConversation();
    expect((await ada.send(id, content)).status).toBe(status);
  });

  it('reaches a person by id, within a conversation', async () => {
    const { provider, id } = await openConversation();
    expect((await ada.call('POST', '/api/messages', { receiverId: provider.id, content: 'Directly' })).status).toBe(201);
    expect((await texts(provider, id)).at(-1)).toBe('Directly');
    const stranger = await newMember(app);
    await expectFailure(await ada.call('POST', '/api/messages', { receiverId: stranger.id, content: 'Hi' }), 422, {
      code: 'message.closed',
    });
  });

  it('comes in pages, forward and backward, in the order of sending', async () => {
    const { id, provider } = await openConversation();
    for (let n = 1; n <= 5; n += 1) await ada.send(id, `n${n}`);
    const latest = await provider.messages(id, '?limit=3');
    expect([latest.items.map(({ content }) => content), latest.hasMore]).toEqual([['n3', 'n4', 'n5'], true]);
    const older = await provider.messages(id, `?before=${latest.items[0]?.id ?? 0}&limit=50`);
    expect([older.items.map(({ content }) => content), older.hasMore]).toEqual([
      ['Is there a place left?', 'Yes, two.', 'n1', 'n2'],
      false,
    ]);
    const newer = await provider.messages(id, `?after=${older.items.at(-1)?.id ?? 0}&limit=2`);
    expect([newer.items.map(({ content }) => content), newer.hasMore]).toEqual([['n3', 'n4'], true]);
  });

  it('can be deleted for both within 15 minutes, later only for oneself', async () => {
    const { id, provider } = await openConversation();
    const remove = async (member: Member, messageId: number) =>
      json<{ isForBoth: boolean }>(member.call('DELETE', `/api/messages/${messageId}`));
    const young = await json<MessageWire>(ada.send(id, 'A slip'));
    expect(await remove(ada, young.id)).toEqual({ isForBoth: true });
    expect((await texts(provider, id)).at(-1)).toBeNull();
    expect(await app.db('messages').where({ id: young.id }).first('content')).toEqual({ content: '' });

    const old = await json<MessageWire>(ada.send(id, 'An old one'));
    await app
      .db('messages')
      .where({ id: old.id })
      .update({ sent_at: app.db.raw("now() - interval '16 minutes'") });
    expect(await remove(provider, old.id)).toEqual({ isForBoth: false });
    expect([(await texts(ada, id)).at(-1), await texts(provider, id)]).toEqual(['An old one', expect.not.arrayContaining(['An old one'])]);
    expect(await remove(ada, old.id)).toEqual({ isForBoth: false });
    expect(await texts(ada, id)).not.toContain('An old one');
  });

  it('is found by its text, only by the two people', async () => {
    const { id, provider } = await openConversation();
    await ada.send(id, 'The deposit is 100% due');
    const find = async (member: Member, q: string) =>
      (await member.read<{ items: { content: string; otherName: string }[] }>(`/api/messages/search?q=${encodeURIComponent(q)}`)).items;
    expect(await find(provider, 'DEPOSIT')).toMatchObject([{ content: 'The deposit is 100% due', otherName: 'Ada L.' }]);
    expect(await find(ada, '0% d')).toHaveLength(1);
    expect(await find(ada, '%_%')).toEqual([]);
    expect(await find(await newMember(app), 'deposit')).toEqual([]);
  });

  it('that staff have hidden has no text, neither in the conversation nor in the downloaded data', async () => {
    const { id, provider } = await openConversation();
    const { id: messageId } = await json<MessageWire>(ada.send(id, 'Send me a gift card'));
    await app.db('messages').where({ id: messageId }).update({ hidden_at: app.db.fn.now() });
    for (const member of [ada, provider]) {
      const { messages } = await member.read<{ messages: { content: string | null }[] }>('/api/user/export');
      const expected = ['Is there a place left?', 'Yes, two.', null];
      expect([await texts(member, id), messages.map(({ content }) => content)]).toEqual([expected, expected]);
    }
  });

  it('is not found by a person who has removed it or blocked the other one', async () => {
    const { id, provider } = await openConversation();
    const { id: messageId } = await json<MessageWire>(ada.send(id, 'The deposit is due'));
    const finds = async (member: Member) => (await member.read<{ items: unknown[] }>('/api/messages/search?q=deposit')).items.length;
    await provider.call('DELETE', `/api/messages/${messageId}`);
    expect([await finds(provider), await finds(ada)]).toEqual([0, 1]);
    await ada.call('POST', '/api/blocks', { userId: provider.id });
    expect(await finds(ada)).toBe(0);
  });
});

describe('reading', () => {
  it('marks received messages only, up to one, and only forward', async () => {
    const { id, provider } = await openConversation();
    const sent: MessageWire[] = [];
    for (const text of ['a', 'b', 'c']) sent.push(await json<MessageWire>(ada.send(id, text)));
    const mark = (member: Member, upToMessageId: number) => member.call('POST', `/api/conversations/${id}/read`, { upToMessageId });
    expect((await mark(ada, sent[2]?.id ?? 0)).status).toBe(204);
    expect((await mark(provider, sent[1]?.id ?? 0)).status).toBe(204);
    expect((await ada.messages(id)).items.slice(-3).map(({ read }) => read)).toEqual([true, true, false]);
    await mark(provider, sent[0]?.id ?? 0);
    expect(await one(ada, id)).toMatchObject({ readUpTo: sent[1]?.id });
    expect(await one(provider, id)).toMatchObject({ unread: 1 });
  });

  it('can be taken back for oneself, and the sender still sees that it was read', async () => {
    const { id, provider } = await openConversation();
    const message = await json<MessageWire>(ada.send(id, 'Later'));
    await provider.call('POST', `/api/conversations/${id}/read`, { upToMessageId: message.id });
    expect((await provider.call('POST', `/api/conversations/${id}/unread`, { fromMessageId: message.id })).status).toBe(204);
    expect(await one(provider, id)).toMatchObject({ unread: 1, unreadFrom: message.id });
    expect(await provider.read('/api/messages/unread-count')).toEqual({ unread: 1, requests: 0, roommates: 0 });
    expect((await ada.messages(id)).items.at(-1)).toMatchObject({ read: true });
    expect((await ada.call('POST', `/api/conversations/${id}/unread`, { fromMessageId: message.id })).status).toBe(404);
    await provider.call('POST', `/api/conversations/${id}/read`, { upToMessageId: message.id });
    expect(await one(provider, id)).toMatchObject({ unread: 0, unreadFrom: null });
  });

  it('does not count what is muted or archived, and a new message leaves the archive unless it is muted', async () => {
    const { id, provider } = await openConversation();
    const change = (changes: object) => provider.call('PATCH', `/api/conversations/${id}`, changes);
    await change({ isMuted: true });
    await ada.send(id, 'Psst');
    expect(await provider.read('/api/messages/unread-count')).toEqual({ unread: 0, requests: 0, roommates: 0 });
    await change({ isMuted: false, isArchived: true });
    expect(await provider.list('archived')).toMatchObject([{ id, box: 'archived', unread: 2 }]);
    await ada.send(id, 'Again');
    expect(await provider.list()).toMatchObject([{ id, unread: 3 }]);
    await change({ isMuted: true, isArchived: true });
    await ada.send(id, 'Once more');
    expect([await provider.list(), await provider.list('archived')]).toMatchObject([[], [{ id, unread: 4 }]]);
  });
});

it('the number of unread conversations leaves out those with blocked people', async () => {
  const { id, provider } = await openConversation();
  await ada.send(id, 'Are you there?');
  expect(await provider.read('/api/messages/unread-count')).toEqual({ unread: 1, requests: 0, roommates: 0 });
  await provider.call('POST', '/api/blocks', { userId: ada.id });
  expect(await provider.read('/api/messages/unread-count')).toEqual({ unread: 0, requests: 0, roommates: 0 });
});

describe('the list', () => {
  it('comes in pages that neither repeat nor leave out a conversation', async () => {
    const provider = await newMember(app, { account_type: 'provider' });
    const ids: number[] = [];
    for (let n = 0; n < 32; n += 1) {
      const { id } = await startConversation(app, await newMember(app), provider);
      ids.push(id);
    }
    await app.db('conversations').whereIn('id', ids).update({ accepted_at: app.db.fn.now(), last_message_at: app.db.fn.now() });
    const first = await provider.read<{ items: ConversationWire[]; next: string }>('/api/conversations');
    const second = await provider.read<{ items: ConversationWire[]; next: string | null }>(`/api/conversations?cursor=${first.next}`);
    expect([first.items.length, second.items.length, second.next]).toEqual([30, 2, null]);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([...ids].reverse());
  });
});

describe('a deleted account', () => {
  it('leaves the texts of the other person, without its own', async () => {
    const { id, provider } = await openConversation();
    const { db } = app;
    await db('sessions').where({ user_id: ada.id }).update({ authenticated_at: db.fn.now() });
    expect((await ada.call('DELETE', '/api/user', { password: 'correct horse battery' })).status).toBeLessThan(300);
    expect(await texts(provider, id)).toEqual([null, 'Yes, two.']);
    expect(await one(provider, id)).toMatchObject({ otherId: null, otherName: 'Deleted user', state: 'closed' });
    await expectFailure(await provider.send(id, 'Hello?'), 422, { code: 'message.closed' });
    expect(await db('messages').where({ conversation_id: id }).whereLike('content', '%place%')).toEqual([]);
  });
});

describe('an email about a waiting message', () => {
  const waiting = (member: Member) =>
    app.db('email_outbox').where({ user_id: member.id, kind: 'message-waiting' }).select('subject', 'body');

  it('goes out once a day after ten minutes, and never contains the text', async () => {
    const { id, provider } = await startConversation(app, ada);
    await app.useCases.messages.notifyAway();
    expect(await waiting(provider)).toEqual([]);
    await app
      .db('messages')
      .where({ conversation_id: id })
      .update({ sent_at: app.db.raw("now() - interval '11 minutes'") });
    await Promise.all([app.useCases.messages.notifyAway(), app.useCases.messages.notifyAway()]);
    const [email, ...more] = (await waiting(provider)) as { subject: string; body: string }[];
    expect([email?.subject, more]).toEqual(['A message waits for you on Alma', []]);
    expect(email?.body).toContain(`/messages?c=${id}`);
    expect(email?.body).toContain('Ada L. wants to message you.');
    expect(email?.body).not.toContain('place left');
  });

  it('is taken back when its sender deletes the account, because it tells the name', async () => {
    const { id, provider } = await startConversation(app, ada);
    await app
      .db('messages')
      .where({ conversation_id: id })
      .update({ sent_at: app.db.raw("now() - interval '11 minutes'") });
    await app.useCases.messages.notifyAway();
    expect(await waiting(provider)).toHaveLength(1);
    expect((await ada.call('DELETE', '/api/user', { password: 'correct horse battery' })).status).toBe(202);
    expect(await waiting(provider)).toEqual([]);
  });

  it('stays away from people who switched it off, read the message or muted the conversation', async () => {
    const [off, read, muted] = [await startConversation(app, ada), await startConversation(app, ada), await startConversation(app, ada)];
    await off.provider.call('PUT', '/api/user/message-settings', { hasEmails: false, showsTyping: true });
    await read.provider.call('POST', `/api/conversations/${read.id}/read`, { upToMessageId: read.message.id });
    await muted.provider.call('PATCH', `/api/conversations/${muted.id}`, { isMuted: true });
    await app
      .db('messages')
      .whereIn('conversation_id', [off.id, read.id, muted.id])
      .update({ sent_at: app.db.raw("now() - interval '1 hour'") });
    await app.useCases.messages.notifyAway();
    for (const { provider } of [off, read, muted]) expect(await waiting(provider)).toEqual([]);
    expect(await off.provider.read('/api/user/message-settings')).toEqual({ hasEmails: false, showsTyping: true });
  });
});
