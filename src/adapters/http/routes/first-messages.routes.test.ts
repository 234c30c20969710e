import { randomUUID } from 'node:crypto';
import { startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';
import { expectFailure } from '../testing/http.fixture.ts';
import { firstMessage, newMember, startConversation, type ConversationWire, type Member } from '../testing/messages.fixture.ts';
import { newService } from '../testing/services.fixture.ts';

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

/** A conversation that both have written in. */
async function openConversation() {
  const started = await startConversation(app, ada);
  await started.provider.send(started.id, 'Yes, two.');
  return started;
}

describe('a first message', () => {
  it('is a request to the provider, until the provider answers', async () => {
    const { id, conversation, provider, service } = await startConversation(app, ada);
    expect(conversation).toMatchObject({
      box: 'inbox',
      state: 'waiting',
      otherName: 'Grace H.',
      unread: 0,
      context: { kind: 'service', id: service.id, path: expect.stringContaining(service.slug) as string },
    });
    expect(await provider.list()).toEqual([]);
    expect(await provider.list('requests')).toMatchObject([{ id, state: 'asked', unread: 1, otherName: 'Ada L.' }]);
    expect(await provider.read('/api/messages/unread-count')).toEqual({ unread: 0, requests: 1, roommates: 0 });

    await expectFailure(await ada.send(id, 'Hello?'), 422, { code: 'message.waiting' });
    expect((await provider.send(id, 'Yes, two.')).status).toBe(201);
    expect((await ada.send(id, 'Wonderful.')).status).toBe(201);
    expect(await provider.list('requests')).toEqual([]);
    expect(await one(provider, id)).toMatchObject({ box: 'inbox', state: 'open', snippet: 'Wonderful.', isSnippetOwn: false });
  });

  it('does not say that it was read before it is accepted', async () => {
    const { id, provider } = await startConversation(app, ada);
    const readByAda = async () => [
      (await ada.read<{ items: { id: number; read: boolean }[] }>(`/api/conversations/${id}/messages`)).items[0]?.read,
      (await one(ada, id)).readUpTo,
    ];
    const { items } = await provider.read<{ items: { id: number }[] }>(`/api/conversations/${id}/messages`);
    const upToMessageId = items[0]?.id;
    expect((await provider.call('POST', `/api/conversations/${id}/read`, { upToMessageId })).status).toBe(204);
    expect((await one(provider, id)).unread).toBe(0);
    expect(await readByAda()).toEqual([false, null]);
    expect(await app.db('events').where({ user_id: ada.id, kind: 'message.read' })).toEqual([]);
    await provider.call('PATCH', `/api/conversations/${id}`, { isAccepted: true });
    expect(await readByAda()).toEqual([true, upToMessageId]);
  });

  it('can be accepted without an answer', async () => {
    const { id, provider } = await startConversation(app, ada);
    expect(await json(provider.call('PATCH', `/api/conversations/${id}`, { isAccepted: true }))).toMatchObject({
      state: 'open',
      box: 'inbox',
    });
    expect((await ada.send(id, 'Thank you.')).status).toBe(201);
    // The sender cannot accept for the provider.
    const other = await startConversation(app, ada);
    expect(await json(ada.call('PATCH', `/api/conversations/${other.id}`, { isAccepted: true }))).toMatchObject({ state: 'waiting' });
  });

  it('makes one conversation when both write at the same time, and one message for each call', async () => {
    const bob = await newMember(app, { account_type: 'provider' });
    await app.db('users').where({ id: ada.id }).update({ account_type: 'provider' });
    const [ofBob, ofAda] = [await newService(app, { owner_id: bob.id }), await newService(app, { owner_id: ada.id })];
    const calls = Array.from({ length: 4 }, () => [
      ada.call('POST', '/api/conversations', firstMessage(ofBob.id)),
      bob.call('POST', '/api/conversations', firstMessage(ofAda.id)),
    ]).flat();
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 201 && status !== 422)).toEqual([]);
    const pair = { user1_id: Math.min(ada.id, bob.id), user2_id: Math.max(ada.id, bob.id) };
    const ids = await app.db('conversations').where(pair).pluck<number[]>('id');
    expect(ids).toHaveLength(1);
    const sent = statuses.filter((status) => status === 201).length;
    expect(await app.db('messages').whereIn('conversation_id', ids)).toHaveLength(sent);
  });

  it('is refused with one text for each person who cannot be written to', async () => {
    const blocker = await startConversation(app, ada);
    await blocker.provider.call('POST', '/api/blocks', { userId: ada.id });
    const locked = await newMember(app, { disabled_at: app.db.fn.now() });
    const unverified = await newMember(app, { email_verified: false });
    const minor = await newMember(app, { birth_date: app.db.raw("current_date - interval '17 years'") });
    const services = await Promise.all([blocker.provider, locked, unverified, minor].map(({ id }) => newService(app, { owner_id: id })));
    const orphan = await newService(app);
    for (const { id } of [...services, orphan, { id: 2_000_000 }]) {
      await expectFailure(await ada.call('POST', '/api/conversations', firstMessage(id)), 422, {
        code: 'message.closed',
        message: "You can't message this user.",
      });
    }
    for (const userId of [minor.id, locked.id, 2_000_000, ada.id]) {
      const body = { userId, content: 'Hello', clientId: randomUUID() };
      await expectFailure(await ada.call('POST', '/api/conversations', body), 422, { code: 'message.closed' });
    }
  });

  it('needs a start point: the id of an adult who may be written to opens nothing', async () => {
    const adult = await newMember(app);
    const body = { userId: adult.id, content: 'Hello', clientId: randomUUID() };
    await expectFailure(await ada.call('POST', '/api/conversations', body), 422, {
      code: 'message.closed',
      message: "You can't message this user.",
    });
    expect(await app.db('conversations').where({ started_by: ada.id })).toEqual([]);
    expect(await app.db('messages').where({ sender_id: ada.id })).toEqual([]);
    expect(await adult.list('requests')).toEqual([]);
    // The same two people may meet at a service.
    const service = await newService(app, { owner_id: adult.id });
    expect((await ada.call('POST', '/api/conversations', firstMessage(service.id))).status).toBe(201);
  });

  it('can come from a minor, whom the adult may then answer', async () => {
    const minor = await newMember(app, { birth_date: app.db.raw("current_date - interval '16 years'") });
    const { id, provider } = await startConversation(app, minor);
    expect((await provider.send(id, 'Hello.')).status).toBe(201);
  });

  it('needs a verified address, no pause by staff, and no link', async () => {
    const service = await newService(app, { owner_id: (await newMember(app)).id });
    const refusal = async (row: object, content?: string) => {
      const sender = await newMember(app, row);
      return json<{ code: string }>(sender.call('POST', '/api/conversations', firstMessage(service.id, content)));
    };
    expect(await refusal({ email_verified: false })).toMatchObject({ code: 'message.unverified' });
    expect(await refusal({ contact_paused_until: app.db.raw("now() + interval '1 hour'") })).toMatchObject({ code: 'message.paused' });
    for (const link of ['https://cheap.example/now', 'www.evil.com', 'evil.com/login', 'bit.ly/abc', 'https://alma.example@evil.com/']) {
      expect([link, await refusal({}, `See ${link}`)]).toMatchObject([link, { code: 'message.link' }]);
    }
    expect(await refusal({ contact_paused_until: app.db.raw("now() - interval '1 hour'") })).toHaveProperty('conversation');
  });

  it.each([
    ['an account of five days', 5, 5],
    ['an account of eight days', 8, 10],
  ])('has a daily limit of new people: %s', async (_, age, most) => {
    const sender = await newMember(app, { created_at: app.db.raw('now() - make_interval(days => ?)', [age]) });
    for (let sent = 0; sent < most; sent += 1) await startConversation(app, sender);
    const service = await newService(app, { owner_id: (await newMember(app)).id });
    await expectFailure(await sender.call('POST', '/api/conversations', firstMessage(service.id)), 429, {
      code: 'message.too-many-people',
    });
    await app
      .db('conversations')
      .where({ started_by: sender.id })
      .update({ started_at: app.db.raw("now() - interval '25 hours'") });
    expect((await sender.call('POST', '/api/conversations', firstMessage(service.id))).status).toBe(201);
  });

  it.each(['viewer', 'staff', 'admin'])('of a %s follows the rules of everyone, and has the name of the person', async (account_type) => {
    const staff = await newMember(app, { account_type }, { firstName: 'Grace', lastName: 'Hopper' });
    const byId = { userId: ada.id, content: 'About your account.', clientId: randomUUID() };
    await expectFailure(await staff.call('POST', '/api/conversations', byId), 422, { code: 'message.closed' });
    const { id } = await startConversation(app, ada, staff);
    await expectFailure(await ada.send(id, 'Hello?'), 422, { code: 'message.waiting' });
    expect(await one(ada, id)).toMatchObject({ otherName: 'Grace H.', isWithStaff: false });
    await ada.call('POST', '/api/blocks', { userId: staff.id });
    await expectFailure(await staff.send(id, 'Why?'), 422, { code: 'message.closed' });
    expect(await ada.read('/api/blocks')).toMatchObject([{ name: 'Grace H.' }]);
    expect(await app.db('audit_log').where({ event: 'case-contacted' })).toEqual([]);
  });
});

describe('a block', () => {
  it('stops both, hides the conversation from the blocker, and says nothing to the other', async () => {
    const { id, provider } = await openConversation();
    expect((await provider.call('POST', '/api/blocks', { userId: ada.id })).status).toBe(204);
    expect(await provider.list()).toEqual([]);
    for (const path of ['', '/messages']) expect((await provider.call('GET', `/api/conversations/${id}${path}`)).status).toBe(404);
    expect(await one(ada, id)).toMatchObject({ state: 'closed' });
    await expectFailure(await ada.send(id, 'Why?'), 422, { code: 'message.closed' });
    await expectFailure(await provider.send(id, 'Because'), 422, { code: 'message.closed' });
    expect(await provider.read('/api/blocks')).toMatchObject([{ userId: ada.id, name: 'Ada L.' }]);

    expect((await provider.call('DELETE', `/api/blocks/${ada.id}`)).status).toBe(204);
    expect((await ada.send(id, 'Thanks')).status).toBe(201);
    expect(await provider.list()).toMatchObject([{ id }]);
  });

  it('needs a conversation, and is not for oneself', async () => {
    await expectFailure(await ada.call('POST', '/api/blocks', { userId: (await newMember(app)).id }), 404, { code: 'user.not-found' });
    await expectFailure(await ada.call('POST', '/api/blocks', { userId: 2_000_000 }), 404, { code: 'user.not-found' });
    await expectFailure(await ada.call('POST', '/api/blocks', { userId: ada.id }), 422, { code: 'block.self' });
  });
});

describe('a person outside the conversation', () => {
  it('finds nothing behind any of its addresses', async () => {
    const { id, message } = await openConversation();
    const stranger = await newMember(app);
    const calls: [string, string, object?][] = [
      ['GET', `/api/conversations/${id}`],
      ['PATCH', `/api/conversations/${id}`, { isMuted: true }],
      ['GET', `/api/conversations/${id}/messages`],
      ['POST', `/api/conversations/${id}/messages`, { content: 'Hi', clientId: randomUUID() }],
      ['POST', `/api/conversations/${id}/read`, { upToMessageId: message.id }],
      ['POST', `/api/conversations/${id}/unread`, { fromMessageId: message.id }],
      ['POST', `/api/conversations/${id}/typing`],
      ['DELETE', `/api/messages/${message.id}`],
    ];
    for (const [method, path, body] of calls) expect([path, (await stranger.call(method, path, body)).status]).toEqual([path, 404]);
    expect(await stranger.list()).toEqual([]);
    expect(await app.db('messages').where({ conversation_id: id, read: true })).toEqual([]);
  });
});
