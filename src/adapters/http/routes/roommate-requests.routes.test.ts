import { randomUUID } from 'node:crypto';
import { startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';
import { seedColleges } from '../testing/favorites.fixture.ts';
import { expectFailure } from '../testing/http.fixture.ts';
import { startConversation, type ConversationWire } from '../testing/messages.fixture.ts';
import {
  acceptedPair,
  answered,
  answersOf,
  ask,
  newRoommate,
  type ListWire,
  type RequestWire,
  type Roommate,
  type ViewWire,
} from '../testing/roommates.fixture.ts';

let app: DatabaseApp;
let college = 0;
let ada: Roommate;
let grace: Roommate;
beforeAll(async () => {
  app = await startDatabaseApp({ seed: (db) => seedColleges(db, 60) });
});
afterAll(() => app.close());
beforeEach(async () => {
  college += 1;
  ada = await add({ instagramHandle: 'ada.l' });
  grace = await add({ instagramHandle: 'grace.h' }, { firstName: 'Grace', lastName: 'Hopper' });
});

const add = (form: object = {}, person: object = {}, row: object = {}) => newRoommate(app, college, form, { person, row });
const request = (by: Roommate, to: Roommate) => by.call('POST', `/api/roommates/${to.profile.id}/requests`);
const answer = (by: Roommate, { id }: RequestWire, status: string) => by.call('PATCH', `/api/roommate-requests/${id}`, { status });
const listOf = (by: Roommate, box = '') => by.read<RequestWire[]>(`/api/roommate-requests${box}`);
const stateFor = async (by: Roommate, { id }: RequestWire) => (await listOf(by)).find((one) => one.id === id)?.state;
const emails = (kind: string, to: Roommate) => app.db('email_outbox').where({ kind, recipient: to.email });
const write = (by: Roommate, to: Roommate, content = 'Hello!') =>
  by.call('POST', '/api/conversations', { roommateId: to.profile.id, content, clientId: randomUUID() });
const setStatus = (of: Roommate, status: string) => of.call('POST', `/api/roommates/${of.profile.id}/status`, { status });
const ago = (interval: string) => app.db.raw('now() - ?::interval', [interval]);

describe('a request', () => {
  it('reaches the other person in the app and by an email without a word of the profile', async () => {
    const sent = await ask(ada, grace);
    expect(sent).toMatchObject({ box: 'out', state: 'pending', handles: null, conversationId: null, roommate: { firstName: 'Grace' } });
    expect(Date.parse(sent.expiresAt) - Date.parse(sent.createdAt)).toBe(14 * 86_400_000);
    const [received] = await listOf(grace, '?box=in');
    expect(received).toMatchObject({ id: sent.id, box: 'in', state: 'pending', roommate: { id: ada.profile.id, firstName: 'Ada' } });
    expect([await listOf(grace, '?box=out'), await listOf(ada, '?box=in')]).toEqual([[], []]);
    expect(await grace.read('/api/roommates/me')).toMatchObject({ requests: 1 });
    expect([await grace.read('/api/messages/unread-count'), await ada.read('/api/messages/unread-count')]).toMatchObject([
      { roommates: 1 },
      { roommates: 0 },
    ]);
    expect((await ada.browse()).items).toMatchObject([{ request: { id: sent.id, box: 'out', state: 'pending' } }]);
    for (const person of [ada, grace]) {
      const told = await app.db('events').where({ user_id: person.id, kind: 'roommate.request' }).pluck('payload');
      expect(told).toEqual([{ requestId: sent.id }]);
    }
    const [email] = await emails('roommate-request', grace).select<{ subject: string; body: string; user_id: number }[]>();
    expect(email?.body).toContain('Ada L. would like to be your roommate.');
    expect(email?.user_id).toBe(grace.id);
    expect(`${email?.subject ?? ''} ${email?.body ?? ''}`).not.toMatch(/Biology|Hiking|quiet mornings|ada\.l|Lovelace|College/);
  });

  it('shows the number and the main reasons that the page of the profile shows, and none without answers', async () => {
    expect(await ask(ada, grace)).toMatchObject({ match: null });
    await ada.call('PUT', '/api/roommates/me/quiz', { answers: answersOf(1) });
    await grace.call('PUT', '/api/roommates/me/quiz', { answers: answersOf(3, { bedtime: answersOf(1).bedtime }) });
    const [received] = await listOf(grace, '?box=in');
    const page = await answered<ViewWire>(grace.see(ada.profile.id));
    expect(received?.match).toMatchObject({ displayed: expect.any(Number) as number, n: 12 });
    const { agree, differ, ...rest } = received?.match ?? { agree: [], differ: [] };
    expect([agree.length, differ.length]).toEqual([2, 2]);
    expect(page).toMatchObject({
      compatibility: { ...rest, agree: expect.arrayContaining(agree) as object[], differ: expect.arrayContaining(differ) as object[] },
    });
    await setStatus(grace, 'paused');
    expect(await answered<ViewWire>(grace.see(ada.profile.id))).toMatchObject({ view: 'redacted' });
    expect((await listOf(grace, '?box=in'))[0]?.match).toBeNull();
  });

  it('sends no email to people who switched it off', async () => {
    await grace.call('PUT', '/api/user/message-settings', { hasEmails: false, showsTyping: true });
    await ask(ada, grace);
    expect(await emails('roommate-request', grace)).toEqual([]);
  });

  it('is open once between two people, whoever asks, also at the same time', async () => {
    const both = await Promise.all([request(ada, grace), request(grace, ada), request(ada, grace)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await app.db('roommate_requests').whereIn('sender_id', [ada.id, grace.id])).toHaveLength(1);
    const [first] = await listOf(ada);
    const [sender, receiver] = first?.box === 'out' ? [ada, grace] : [grace, ada];
    await expectFailure(await request(sender, receiver), 409, { code: 'roommates.pending' });
    await expectFailure(await request(receiver, sender), 409, { code: 'roommates.waits-for-you' });
  });

  it('when accepted opens the conversation, and shows the handles to both', async () => {
    const accepted = await acceptedPair(app, ada, grace);
    expect(accepted).toMatchObject({ state: 'accepted', box: 'in', handles: { instagram: 'ada.l' }, roommate: { isMatched: false } });
    expect(await listOf(ada)).toMatchObject([
      { state: 'accepted', handles: { instagram: 'grace.h' }, conversationId: accepted.conversationId },
    ]);
    const [talk] = await ada.list();
    expect(talk).toMatchObject({
      id: accepted.conversationId,
      state: 'open',
      box: 'inbox',
      snippet: '',
      context: { kind: 'roommate', id: grace.profile.id, name: 'Grace', path: `/roommates/${grace.profile.id}`, isMatched: false },
    });
    expect(await grace.list()).toMatchObject([{ state: 'open', box: 'inbox', context: { name: 'Ada', id: ada.profile.id } }]);
    expect((await grace.send(accepted.conversationId ?? 0, 'Hi.')).status).toBe(201);
    expect((await ada.send(accepted.conversationId ?? 0, 'Hi!')).status).toBe(201);
    await expectFailure(await request(ada, grace), 409, { code: 'roommates.accepted' });
    await setStatus(grace, 'matched');
    expect((await ada.list())[0]?.context).toMatchObject({ isMatched: true, path: `/roommates/${grace.profile.id}` });
    expect(await listOf(ada)).toMatchObject([{ roommate: { isMatched: true }, handles: { instagram: 'grace.h' } }]);
    await app.db('roommate_profiles').where({ user_id: grace.id }).update({ visibility_status: 'suspended' });
    expect(await listOf(ada)).toMatchObject([{ roommate: null, handles: null, conversationId: null }]);
    expect((await ada.list())[0]?.context).toBeNull();
  });

  it('when accepted also accepts the first message that waits', async () => {
    expect((await write(ada, grace)).status).toBe(201);
    expect((await ada.list())[0]).toMatchObject({ state: 'waiting' });
    const { conversationId } = await acceptedPair(app, ada, grace);
    expect(await ada.list()).toMatchObject([{ id: conversationId, state: 'open', snippet: 'Hello!' }]);
  });

  it('when declined stays declined: its sender reads "closed" and cannot ask again, the other person can', async () => {
    const sent = await ask(ada, grace);
    expect(await answered<RequestWire>(answer(grace, sent, 'declined'))).toMatchObject({ state: 'declined' });
    expect(await stateFor(ada, sent)).toBe('closed');
    await expectFailure(await request(ada, grace), 422, { code: 'roommates.closed' });
    expect(await answered<ViewWire>(ada.see(grace.profile.id))).toMatchObject({ canRequest: false, request: { state: 'closed' } });
    // Also with a new profile of the sender.
    await ada.call('DELETE', `/api/roommates/${ada.profile.id}`);
    await ada.call('POST', '/api/roommates', { collegeId: college, age: 19, schoolYear: 'junior' });
    await expectFailure(await request(ada, grace), 422, { code: 'roommates.closed' });
    expect((await grace.browse()).total).toBe(1);
    const [back] = (await grace.browse()).items;
    expect((await grace.call('POST', `/api/roommates/${back?.id ?? ''}/requests`)).status).toBe(201);
    expect(await ada.list()).toEqual([]);
  });

  it('when declined is "closed" in the data that its sender downloads, too', async () => {
    await answer(grace, await ask(ada, grace), 'declined');
    const stateIn = async (by: Roommate) =>
      (await by.read<{ roommateRequests: { state: string }[] }>('/api/user/export')).roommateRequests.map(({ state }) => state);
    expect([await stateIn(ada), await stateIn(grace)]).toEqual([['closed'], ['declined']]);
  });

  it.each([
    ['withdrawn', (sent: RequestWire) => answer(ada, sent, 'withdrawn')],
    [
      'expired',
      (sent: RequestWire) =>
        app
          .db('roommate_requests')
          .where({ id: sent.id })
          .update({ created_at: ago('14 days 1 second') }),
    ],
  ])('that was %s can be sent again after a day', async (state, end) => {
    const sent = await ask(ada, grace);
    await end(sent);
    expect(await stateFor(ada, sent)).toBe(state);
    await expectFailure(await answer(grace, sent, 'accepted'), 409, { code: 'roommates.request-over' });
    if (state === 'expired') await app.useCases.roommateUpkeep.run();
    await expectFailure(await request(ada, grace), 422, { code: 'roommates.wait' });
    await app
      .db('roommate_requests')
      .where({ id: sent.id })
      .update({ created_at: ago('16 days'), changed_at: ago('25 hours') });
    expect((await request(ada, grace)).status).toBe(201);
  });

  it('is answered by the other person alone, and withdrawn by its sender alone, once', async () => {
    const sent = await ask(ada, grace);
    const stranger = await add();
    for (const status of ['accepted', 'declined', 'withdrawn']) {
      await expectFailure(await answer(stranger, sent, status), 404, { code: 'roommates.no-request' });
    }
    for (const status of ['accepted', 'declined'])
      await expectFailure(await answer(ada, sent, status), 409, { code: 'roommates.request-over' });
    await expectFailure(await answer(grace, sent, 'withdrawn'), 409, { code: 'roommates.request-over' });
    for (const status of ['pending', 'expired', 'closed']) expect((await answer(grace, sent, status)).status).toBe(400);
    const both = await Promise.all([answer(grace, sent, 'accepted'), answer(ada, sent, 'withdrawn')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await expectFailure(await answer(grace, sent, 'declined'), 409, { code: 'roommates.request-over' });
    expect((await answer(grace, { ...sent, id: 2_000_000 }, 'accepted')).status).toBe(404);
  });

  it('needs a visible profile and what a list needs', async () => {
    for (const id of [randomUUID(), ada.profile.id]) {
      const own = id === ada.profile.id;
      const refused = await ada.call('POST', `/api/roommates/${id}/requests`);
      await expectFailure(refused, own ? 422 : 404, { code: own ? 'roommates.own' : 'roommates.not-available' });
    }
    await setStatus(grace, 'paused');
    await expectFailure(await request(ada, grace), 404, { code: 'roommates.not-available' });
    await setStatus(grace, 'active');
    const elsewhere = await newRoommate(app, 60);
    await expectFailure(await request(elsewhere, grace), 422, { code: 'roommates.profile' });
    await setStatus(ada, 'paused');
    await expectFailure(await request(ada, grace), 422, { code: 'roommates.active' });
    await setStatus(ada, 'active');
    await app
      .db('users')
      .where({ id: ada.id })
      .update({ contact_paused_until: ago('-1 hour') });
    await expectFailure(await request(ada, grace), 422, { code: 'roommates.paused' });
    await app.db('users').where({ id: ada.id }).update({ contact_paused_until: null, email_verified: false });
    await expectFailure(await request(ada, grace), 422, { code: 'roommates.verified' });
    expect(await app.db('roommate_requests').where({ sender_id: ada.id })).toEqual([]);
  });

  it('closes when one of the two deletes the profile or blocks the other', async () => {
    const sent = await ask(ada, grace);
    await ada.call('DELETE', `/api/roommates/${ada.profile.id}`);
    expect(await listOf(grace)).toMatchObject([{ id: sent.id, state: 'closed', roommate: null }]);
    const [one, other] = [await add(), await add()];
    const { conversationId } = await acceptedPair(app, one, other);
    expect((await one.call('POST', `/api/roommates/${other.profile.id}/block`)).status).toBe(204);
    for (const person of [one, other]) expect(await listOf(person)).toMatchObject([{ state: 'closed', roommate: null, handles: null }]);
    expect((await other.send(conversationId ?? 0, 'Why?')).status).toBe(422);
    // The same by the call about messages.
    const [kim, lee] = [await add(), await add()];
    await acceptedPair(app, kim, lee);
    await kim.call('POST', '/api/blocks', { userId: lee.id });
    expect(await listOf(lee)).toMatchObject([{ state: 'closed', roommate: null }]);
    expect((await lee.see(kim.profile.id)).status).toBe(404);
  });

  it.each([
    ['five days', 5, 5],
    ['eight days', 8, 10],
  ])('counts with first messages against the daily limit of new people: an account of %s', async (_, days, most) => {
    const row = { created_at: app.db.raw('now() - make_interval(days => ?)', [days]) };
    const sender = await add({}, {}, row);
    const others: Roommate[] = [];
    for (let more = 0; more < most - 1; more += 1) others.push(await add());
    for (const other of others) await ask(sender, other);
    await startConversation(app, sender);
    // A person who was asked is not new.
    expect((await write(sender, grace)).status).toBe(429);
    await expectFailure(await request(sender, grace), 429, { code: 'roommates.too-many-people' });
    await answered(answer(others[0] as Roommate, (await listOf(others[0] as Roommate))[0] as RequestWire, 'accepted'));
    await app
      .db('roommate_requests')
      .where({ sender_id: sender.id })
      .update({ created_at: ago('25 hours') });
    await app
      .db('conversations')
      .where({ started_by: sender.id })
      .update({ started_at: ago('25 hours') });
    expect((await request(sender, grace)).status).toBe(201);
  });

  it('that is accepted later counts for the day on which it was sent', async () => {
    const sent = await ask(ada, grace);
    await app
      .db('roommate_requests')
      .where({ id: sent.id })
      .update({ created_at: ago('3 days') });
    await answered(answer(grace, sent, 'accepted'));
    const [talk] = await app.db('conversations').where({ started_by: ada.id }).select<{ started_at: Date }[]>('started_at');
    expect(Date.now() - (talk?.started_at.getTime() ?? 0)).toBeGreaterThan(2 * 86_400_000);
  });
});

describe('a first message from a profile', () => {
  it('is a request of the messages, about the profile', async () => {
    const { conversation } = await answered<{ conversation: ConversationWire }>(write(ada, grace), 201);
    expect(conversation).toMatchObject({ state: 'waiting', otherName: 'Grace H.', context: { kind: 'roommate', name: 'Grace' } });
    expect(await grace.list('requests')).toMatchObject([{ state: 'asked', context: { id: ada.profile.id, name: 'Ada' } }]);
    expect((await ada.browse()).items).toMatchObject([{ hasConversation: true, request: null }]);
    expect(await answered<ViewWire>(ada.see(grace.profile.id))).toMatchObject({ conversationId: conversation.id, handles: null });
    await setStatus(grace, 'matched');
    expect((await ada.list())[0]?.context).toMatchObject({ isMatched: true, path: null });
  });

  it('is refused with one text where the sender may not begin', async () => {
    const old = await add({ age: 30 });
    const young = await add({ age: 17 });
    const elsewhere = await newRoommate(app, 60);
    const blocker = await add();
    await blocker.call('POST', `/api/roommates/${ada.profile.id}/block`);
    const unavailable = await add();
    await setStatus(unavailable, 'paused');
    const refused: [Roommate, Roommate][] = [
      [old, young],
      [ada, young],
      [young, old],
      [elsewhere, grace],
      [ada, blocker],
      [blocker, ada],
      [ada, unavailable],
      [unavailable, ada],
      [ada, ada],
    ];
    for (const [by, to] of refused) {
      await expectFailure(await write(by, to), 422, { code: 'message.closed', message: "You can't message this user." });
    }
    const body = { roommateId: randomUUID(), content: 'Hello', clientId: randomUUID() };
    await expectFailure(await ada.call('POST', '/api/conversations', body), 422, { code: 'message.closed' });
    for (const roommateId of ['1', 'me', '']) {
      expect((await ada.call('POST', '/api/conversations', { ...body, roommateId })).status).toBe(400);
    }
    expect(
      await app.db('messages').whereIn(
        'sender_id',
        refused.map(([{ id }]) => id),
      ),
    ).toEqual([]);
  });

  it('has the rules of first messages: no links, and one until the answer', async () => {
    await expectFailure(await write(ada, grace, 'See https://cheap.example/now'), 422, { code: 'message.link' });
    await write(ada, grace);
    await expectFailure(await write(ada, grace), 422, { code: 'message.waiting' });
  });

  it('may go from a person under 18 to an adult of 19, who may then answer', async () => {
    const young = await add({ age: 17 });
    expect(await answered<ViewWire>(young.see(ada.profile.id))).toMatchObject({ canRequest: true, canMessage: true });
    const { conversation } = await answered<{ conversation: ConversationWire }>(write(young, ada), 201);
    expect((await ada.send(conversation.id, 'Hello.')).status).toBe(201);
    expect((await request(young, ada)).status).toBe(201);
  });
});

it('requests to people under 18 come from people under 18 alone', async () => {
  const [young, younger] = [await add({ age: 17 }), await add({ age: 16 })];
  await expectFailure(await request(ada, young), 422, { code: 'roommates.closed' });
  expect((await request(young, younger)).status).toBe(201);
  const list = await younger.read<ListWire>('/api/roommates');
  expect(list.all).toBe(3);
});

it('the last hundred requests are listed, and older ones can still be answered', async () => {
  const old = await ask(ada, grace);
  const other = await add();
  const profileOf = async ({ id }: Roommate) => (await app.db('roommate_profiles').where({ user_id: id }).first<{ id: number }>('id')).id;
  const row = { sender_id: other.id, receiver_id: grace.id, state: 'withdrawn' };
  const profiles = { sender_profile_id: await profileOf(other), receiver_profile_id: await profileOf(grace) };
  await app.db('roommate_requests').insert(Array.from({ length: 100 }, () => ({ ...row, ...profiles })));
  const list = await listOf(grace);
  expect([list.length, list.some(({ id }) => id === old.id)]).toEqual([100, false]);
  expect(await answered<RequestWire>(answer(grace, old, 'accepted'))).toMatchObject({ id: old.id, state: 'accepted' });
});
