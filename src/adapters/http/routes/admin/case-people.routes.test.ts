import { randomUUID } from 'node:crypto';
import { startDatabaseApp, untilLocked, type DatabaseApp, type SignedInWire } from '../../testing/database-app.fixture.ts';
import { seedColleges } from '../../testing/favorites.fixture.ts';
import { expectFailure } from '../../testing/http.fixture.ts';
import { memberOf, startConversation } from '../../testing/messages.fixture.ts';
import { act, caseOf, decide, newCase, newModerator, newTalk, report } from '../../testing/moderation.fixture.ts';
import { newService } from '../../testing/services.fixture.ts';

/** What people learn of cases: events of open pages, notes, and messages of staff. */
let app: DatabaseApp;
let ada: SignedInWire;
let bob: SignedInWire;
beforeAll(async () => {
  app = await startDatabaseApp({ seed: (db) => seedColleges(db, 2) });
});
afterAll(() => app.close());
beforeEach(async () => {
  [ada, bob] = [await newModerator(app), await newModerator(app)];
});

/** Forgets the events until now. */
const listen = async ({ user }: SignedInWire) => {
  const seen = await app.db('events').where({ user_id: user.id }).max<{ seq: string | null }>({ seq: 'seq' }).first();
  return async () => {
    const since = app
      .db('events')
      .where({ user_id: user.id })
      .where('seq', '>', Number(seen?.seq ?? 0));
    const rows = await since.orderBy('seq').select<{ kind: string; payload: Record<string, number> }[]>('kind', 'payload');
    return rows.map(({ kind, payload }) => [kind, ...Object.values(payload)]);
  };
};
const read = async <T>(path: string, { token }: { token: string } = ada) =>
  (await (await app.call('GET', path, undefined, token)).json()) as T;

describe('open pages of moderators', () => {
  it('hear of reports, claims, decisions, appeals and steps taken back', async () => {
    const [news, ofViewer] = [await listen(bob), await listen(await newModerator(app, 'viewer'))];
    const { id, subject } = await newCase(app);
    await act(app, ada, id, 'claim');
    await act(app, ada, id, 'decide', { step: 'pause-contact', reasonCode: 'scam', note: 'x' });
    const [notice] = await read<{ id: number }[]>('/api/user/notices', subject);
    await app.call('POST', `/api/user/notices/${notice?.id}/appeal`, { text: 'It was a misunderstanding.' }, subject.token);
    await act(app, bob, id, 'undo', { note: 'x' });
    expect(await news()).toEqual(Array.from({ length: 5 }, () => ['case.updated', id]));
    expect(await ofViewer()).toEqual([]);
  });

  it('hear of reports about figures and entries, and of their answers', async () => {
    const service = await newService(app);
    const news = await listen(bob);
    await app.post('/api/colleges/1/data-issues', { message: 'The price is wrong by far.' });
    await app.post(`/api/services/${service.id}/faults`, { kind: 'dead-link' });
    const [figure, fault] = [(await caseOf(app, 'figure', 1)).id, (await caseOf(app, 'fault', service.id)).id];
    expect(await news()).toEqual([
      ['case.updated', figure],
      ['case.updated', fault],
    ]);
    const answers = await listen(bob);
    for (const [resource, table, of] of [
      ['data-issues', 'data_issues', { college_id: 1 }],
      ['service-faults', 'service_faults', { service_id: service.id }],
    ] as const) {
      const row = await app.db(table).where(of).first<{ id: number }>('id');
      const body = { changes: { status: 'resolved' } };
      expect((await app.call('PATCH', `/api/admin/${resource}/${row.id}`, body, ada.token, { 'If-Match': '"1"' })).status).toBe(200);
    }
    expect(await answers()).toEqual([
      ['case.updated', figure],
      ['case.updated', fault],
    ]);
  });

  it('hear of nothing that did not happen', async () => {
    const { id } = await newCase(app);
    const news = await listen(bob);
    expect((await act(app, ada, id, 'claim', undefined, 7)).status).toBe(409);
    expect((await act(app, ada, id, 'release', { isWaiting: true })).status).toBe(422);
    expect(await news()).toEqual([]);
  });

  it('do not make a decision and an event of an admin wait for each other', async () => {
    const { id } = await newCase(app);
    const admin = await newModerator(app, 'admin');
    await act(app, ada, id, 'claim');
    const other = await app.db.transaction();
    const counted = await other('user_feeds')
      .insert({ user_id: admin.user.id, seq: 1 })
      .onConflict('user_id')
      .merge({ seq: other.raw('user_feeds.seq + 1') })
      .returning<{ seq: string }[]>('seq');
    const deciding = act(app, ada, id, 'decide', { step: 'warn', reasonCode: 'scam', note: 'x' });
    await Promise.race([untilLocked(app.db), deciding]);
    await other('events').insert({ user_id: admin.user.id, seq: counted[0]?.seq, kind: 'message.new', payload: '{}' });
    await other.commit();
    expect((await deciding).status).toBe(200);
  });
});

describe('the two people of a message', () => {
  const reported = async () => {
    const [sender, reporter] = [await app.register(), await app.register()];
    const { id: conversation, messages } = await newTalk(app, [sender, reporter]);
    const [message = 0] = messages;
    await report(app, reporter, 'message', message);
    return { sender, reporter, conversation, message, caseId: (await caseOf(app, 'message', message)).id };
  };

  it('hear when it is hidden and when it is shown again', async () => {
    const { sender, reporter, conversation, message, caseId } = await reported();
    const hidden = [await listen(sender), await listen(reporter)];
    await decide(app, ada, caseId, { step: 'hide' });
    const gone = ['message.deleted', conversation, message];
    const [ofSender, ofReporter] = [await hidden[0]?.(), await hidden[1]?.()];
    expect([ofSender?.map(([kind]) => kind).sort(), ofReporter]).toEqual([['message.deleted', 'notice.new'], [gone]]);
    const shown = await listen(reporter);
    expect((await act(app, bob, caseId, 'undo', { note: 'x' })).json).toMatchObject({ isUndone: true });
    expect(await shown()).toEqual([gone, ['conversation.updated', conversation]]);
  });

  it('do not hear of a case that changes nothing', async () => {
    const { sender, reporter, caseId } = await reported();
    const news = [await listen(sender), await listen(reporter)];
    await decide(app, ada, caseId, { step: 'none', reasonCode: 'no-violation' });
    for (const events of news) expect(await events()).toEqual([]);
  });
});

describe('a message of staff to the sender of a report', () => {
  const write = async (id: number, by: SignedInWire, more: object = {}) =>
    app.call('POST', `/api/admin/cases/${id}/messages`, { content: 'Please tell us more.', clientId: randomUUID(), ...more }, by.token);
  const reportOf = async (id: number) => ({ reportId: (await app.db('reports').where({ case_id: id }).pluck<number[]>('id'))[0] });

  it('never tells staff the name, not in lists, the search or emails', async () => {
    const { id, reporter } = await newCase(app);
    await app.db('users').where({ id: reporter.user.id }).update({ first_name: 'Zebulon', email_verified: true });
    await app.db('users').where({ id: ada.user.id }).update({ email_verified: true });
    const { conversationId } = (await (await write(id, ada, await reportOf(id))).json()) as { conversationId: number };
    expect((await memberOf(app, reporter).send(conversationId, 'It is on the second page.')).status).toBe(201);
    const nameless = { otherId: null, otherName: 'Sender of a report', otherPicture: null, state: 'open' };
    expect(await memberOf(app, ada).list()).toMatchObject([nameless]);
    expect(await read(`/api/conversations/${conversationId}`)).toMatchObject(nameless);
    expect(await read('/api/messages/search?q=second')).toMatchObject({ items: [{ otherName: 'Sender of a report' }] });
    await app
      .db('messages')
      .where({ conversation_id: conversationId })
      .update({ sent_at: app.db.raw("now() - interval '1 hour'") });
    await app.useCases.messages.notifyAway();
    const emails = app.db('email_outbox').where({ kind: 'message-waiting', user_id: ada.user.id });
    expect(await emails.pluck<string[]>('body')).toEqual([expect.stringContaining('Sender of a report') as string]);
    expect(await app.db('email_outbox').where({ user_id: ada.user.id }).where('body', 'like', '%Zebulon%')).toEqual([]);
    // Neither does an answer for the id of a person.
    const guess = { userId: reporter.user.id };
    const staff = memberOf(app, ada);
    await expectFailure(await staff.call('POST', '/api/blocks', guess), 404, { code: 'user.not-found' });
    await expectFailure(await staff.call('POST', '/api/messages', { receiverId: guess.userId, content: 'Is it you?' }), 422, {
      code: 'message.closed',
    });
    await expectFailure(await report(app, ada, 'profile', guess.userId), 404, {});
    await app.db('blocks').insert({ blocker_id: ada.user.id, blocked_id: guess.userId });
    expect(await staff.list()).toMatchObject([nameless]);
    await app.db('blocks').where({ blocker_id: ada.user.id }).delete();
    // The person sees staff as before.
    expect(await memberOf(app, reporter).list()).toMatchObject([{ otherName: 'Alma staff', otherId: ada.user.id }]);
    expect(await app.db('audit_log').where({ event: 'case-contacted', record_id: String(id) })).toMatchObject([
      { resource: 'cases', actor: `user ${ada.user.id}` },
    ]);
  });

  it('does not meet another conversation of the two, in either order', async () => {
    const { id, reporter, subject } = await newCase(app);
    await app.db('users').whereIn('id', [bob.user.id, reporter.user.id]).update({ email_verified: true });
    await startConversation(app, memberOf(app, bob), memberOf(app, reporter));
    await expectFailure(await write(id, bob, await reportOf(id)), 422, { code: 'message.closed' });
    expect((await write(id, ada, await reportOf(id))).status).toBe(201);
    const body = { userId: reporter.user.id, content: 'Hello', clientId: randomUUID() };
    await expectFailure(await app.call('POST', '/api/conversations', body, ada.token), 422, { code: 'message.closed' });
    expect((await write(id, ada)).status).toBe(201);
    expect(await memberOf(app, ada).list()).toContainEqual(expect.objectContaining({ otherId: subject.user.id }));
  });

  it('goes past a block, is recorded each time, and closes with the role', async () => {
    const { id, subject } = await newCase(app);
    const grace = await newModerator(app, 'staff');
    const [staff, person] = [memberOf(app, grace), memberOf(app, subject)];
    await app.db('users').whereIn('id', [staff.id, person.id]).update({ email_verified: true });
    const { conversationId } = (await (await write(id, grace)).json()) as { conversationId: number };
    expect(await person.list()).toMatchObject([{ otherName: 'Alma staff', isWithStaff: true, otherPicture: null, state: 'open' }]);
    expect((await person.send(conversationId, 'I did not know.')).status).toBe(201);
    expect((await person.call('POST', '/api/blocks', { userId: staff.id })).status).toBe(204);
    expect(await person.read('/api/blocks')).toMatchObject([{ name: 'Alma staff' }]);
    expect((await staff.send(conversationId, 'A decision.')).status).toBe(201);
    const contacts = app.db('audit_log').where({ event: 'case-contacted', record_id: String(id) });
    expect(await contacts.pluck<string[]>('actor')).toEqual([`user ${staff.id}`, `user ${staff.id}`]);

    await person.call('DELETE', `/api/blocks/${staff.id}`);
    await app.db('users').where({ id: staff.id }).update({ account_type: 'student' });
    for (const one of [staff, person]) await expectFailure(await one.send(conversationId, 'Hi'), 422, { code: 'message.closed' });
    expect(await person.list()).toMatchObject([{ otherName: 'Alma staff', isWithStaff: true, state: 'closed' }]);
    expect(await staff.list()).toMatchObject([{ state: 'closed' }]);
  });

  it('stays apart from what the two write privately', async () => {
    const { id, subject } = await newCase(app);
    const grace = await newModerator(app, 'staff');
    const [staff, person] = [memberOf(app, grace), memberOf(app, subject)];
    await app.db('users').whereIn('id', [staff.id, person.id]).update({ email_verified: true });
    const { id: talk } = await startConversation(app, person, staff);
    const { conversationId } = (await (await write(id, grace)).json()) as { conversationId: number };
    expect(conversationId).not.toBe(talk);
    const shown = (await person.list()).map((one) => [one.id, one.isWithStaff]);
    expect(shown).toEqual([
      [conversationId, true],
      [talk, false],
    ]);
    const privately = { receiverId: staff.id, content: 'Dinner?' };
    await expectFailure(await person.call('POST', '/api/messages', privately), 422, { code: 'message.waiting' });
  });

  it('needs the permission, and a case that is not about the caller', async () => {
    const { id, reporter } = await newCase(app);
    expect((await write(id, await newModerator(app, 'viewer'))).status).toBe(403);
    await app.db('users').where({ id: reporter.user.id }).update({ account_type: 'staff' });
    await expectFailure(await write(id, reporter), 403, { code: 'case.involved' });
  });
});

it('notes about a case are for moderators who are not part of it', async () => {
  const { id, reporter } = await newCase(app);
  await app.db('users').where({ id: reporter.user.id }).update({ account_type: 'staff' });
  const write = (by: SignedInWire, recordId = String(id)) =>
    app.call('POST', '/api/admin/notes', { resource: 'cases', recordId, text: 'She called us.' }, by.token);
  expect((await write(ada)).status).toBe(201);
  expect((await write(reporter)).status).toBe(403);
  expect((await write(ada, '2147483647')).status).toBe(403);
  const notes = (by: SignedInWire) => read(`/api/admin/notes?filter=${encodeURIComponent(`{"resource":"cases","recordId":"${id}"}`)}`, by);
  expect(await notes(bob)).toMatchObject([{ text: 'She called us.', authorName: ada.user.username }]);
  expect(await notes(reporter)).toEqual([]);
  expect(await notes(await newModerator(app, 'viewer'))).toEqual([]);
});
