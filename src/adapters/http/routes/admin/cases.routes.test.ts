import { startDatabaseApp, type DatabaseApp, type SignedInWire } from '../../testing/database-app.fixture.ts';
import { act, appealToken, caseOf, decide, newCase, newModerator, newTalk, report } from '../../testing/moderation.fixture.ts';
import { newProvider, newReview, newService } from '../../testing/services.fixture.ts';

let app: DatabaseApp;
let ada: SignedInWire;
let bob: SignedInWire;
beforeAll(async () => {
  app = await startDatabaseApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [ada, bob] = [await newModerator(app), await newModerator(app)];
});

const WHY = 'It was a misunderstanding, nothing else.';
const read = async <T>(path: string, { token }: { token: string } = ada) =>
  (await (await app.call('GET', path, undefined, token)).json()) as T;
const user = (id: number) => app.db('users').where({ id }).first<{ disabled_at: Date | null; contact_paused_until: Date | null }>();
const isLocked = async (id: number) => (await user(id)).disabled_at !== null;
const newestNotice = async (id: number) =>
  app.db('notices').where({ user_id: id }).orderBy('id', 'desc').first<{ id: number; text: string }>();
const appeal = async (subject: SignedInWire) =>
  app.call('POST', `/api/user/notices/${(await newestNotice(subject.user.id)).id}/appeal`, { text: WHY }, subject.token);
const message = async () => {
  const [sender, reporter] = [await app.register(), await app.register()];
  const { messages } = await newTalk(app, [sender, reporter]);
  const [id = 0] = messages;
  await report(app, reporter, 'message', id);
  return { id, caseId: (await caseOf(app, 'message', id)).id, sender, reporter };
};
const hiddenAt = async (id: number) => (await app.db('messages').where({ id }).first<{ hidden_at: Date | null }>()).hidden_at;
/** Another case about the same person. */
const again = async ({ subject, reporter }: { subject: SignedInWire; reporter: SignedInWire }) => {
  const service = await newService(app, { owner_id: subject.user.id });
  await report(app, reporter, 'service', service.id);
  return (await caseOf(app, 'service', service.id)).id;
};

describe('the queue', () => {
  it('shows moderators cases without any text of people', async () => {
    const { sender, caseId } = await message();
    const list = await app.call(
      'GET',
      '/api/admin/cases?filter=%7B%22status%22%3A%22open%22%7D&sort=["priority","DESC"]',
      undefined,
      ada.token,
    );
    const text = await list.text();
    expect(JSON.parse(text)).toContainEqual(expect.objectContaining({ id: caseId, subjectName: sender.user.username, hasAppeal: false }));
    expect(text).not.toContain('Send me money');
    for (const type of ['viewer', 'student']) {
      const { token } = await newModerator(app, type);
      expect((await app.call('GET', '/api/admin/cases', undefined, token)).status).toBe(403);
      expect((await app.call('GET', `/api/admin/cases/${caseId}/evidence`, undefined, token)).status).toBe(403);
    }
  });

  it('gives a case to one of two moderators', async () => {
    const { id } = await newCase(app);
    const answers = await Promise.all([ada, bob].map((by) => act(app, by, id, 'claim', undefined, 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? ada : bob;
    const loser = winner === ada ? bob : ada;
    expect(answers.find(({ status }) => status === 200)?.json).toMatchObject({
      status: 'claimed',
      claimedById: winner.user.id,
      version: 2,
    });
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('record.outdated');
    expect(await act(app, loser, id, 'claim')).toMatchObject({ status: 409, json: { code: 'case.claimed' } });
    expect(await act(app, loser, id, 'decide', { step: 'warn', reasonCode: 'spam', note: 'x' })).toMatchObject({
      status: 403,
      json: { code: 'case.not-claimed' },
    });
  });

  it('takes a case back, and wakes it with a new report', async () => {
    const { id, serviceId } = await newCase(app);
    expect(await act(app, ada, id, 'release', { isWaiting: false })).toMatchObject({ status: 422 });
    await act(app, ada, id, 'claim');
    expect(await act(app, bob, id, 'release', { isWaiting: true })).toMatchObject({
      status: 200,
      json: { status: 'waiting', claimedBy: null },
    });
    await report(app, await app.register(), 'service', serviceId, { reason: 'threat' });
    expect(await read(`/api/admin/cases/${id}`)).toMatchObject({ status: 'open', reasons: ['scam', 'threat'], version: 4 });
  });

  it('refuses a version that is outdated by a new report, and a call without a version', async () => {
    const { id, serviceId } = await newCase(app);
    await act(app, ada, id, 'claim');
    await report(app, await app.register(), 'service', serviceId);
    const decision = { step: 'warn', reasonCode: 'spam', note: 'x' };
    expect((await act(app, ada, id, 'decide', decision, 2)).status).toBe(409);
    expect((await app.call('POST', `/api/admin/cases/${id}/claim`, undefined, ada.token)).status).toBe(428);
    expect((await act(app, ada, id, 'decide', decision)).status).toBe(200);
  });

  it('keeps moderators from cases about themselves and from what they reported', async () => {
    const service = await newService(app, { owner_id: ada.user.id });
    await report(app, bob, 'service', service.id);
    const { id } = await caseOf(app, 'service', service.id);
    for (const by of [ada, bob]) {
      expect(await act(app, by, id, 'claim')).toMatchObject({ status: 403, json: { code: 'case.involved' } });
      expect((await app.call('GET', `/api/admin/cases/${id}/evidence`, undefined, by.token)).status).toBe(403);
    }
    expect((await app.call('GET', `/api/admin/cases/${id}`, undefined, ada.token)).status).toBe(404);
    const carl = await newModerator(app);
    expect(await decide(app, carl, id, { step: 'ban' })).toMatchObject({ status: 422, json: { code: 'case.staff-account' } });
    await act(app, carl, id, 'decide', { step: 'warn', reasonCode: 'scam', note: 'x' });
    for (const by of [ada, bob]) {
      expect((await act(app, by, id, 'undo', { note: 'x' })).status).toBe(403);
      expect((await act(app, by, id, 'appeal', { isGranted: true, note: 'x' })).status).toBe(403);
    }
  });

  it('cannot be changed as records, also not with the audit log', async () => {
    const { id } = await newCase(app);
    await act(app, ada, id, 'claim');
    const entry = await app
      .db('audit_log')
      .where({ resource: 'cases', record_id: String(id) })
      .first<{ id: string; reason: null; after: object }>();
    expect(entry.after).toEqual({ status: 'claimed', claimedById: ada.user.id });
    const headers = { 'If-Match': '"2"' };
    const revert = await app.call('POST', `/api/admin/audit-log/${entry.id}/revert`, { reason: 'x' }, ada.token, headers);
    expect(revert.status).toBe(422);
    expect((await app.call('PATCH', `/api/admin/cases/${id}`, { changes: {} }, ada.token, headers)).status).toBe(405);
  });

  it('answers 404 for an unknown case', async () => {
    const headers = { 'If-Match': '"1"' };
    expect((await app.call('POST', '/api/admin/cases/2147483647/claim', undefined, ada.token, headers)).status).toBe(404);
    expect((await app.call('GET', '/api/admin/cases/2147483647/evidence', undefined, ada.token)).status).toBe(404);
  });
});

it('each look at the evidence is recorded', async () => {
  const { caseId, sender, reporter } = await message();
  const looks = () => app.db('audit_log').where({ event: 'case-viewed', record_id: String(caseId) });
  const evidence = await read<Record<string, unknown[]>>(`/api/admin/cases/${caseId}/evidence`);
  expect(evidence).toMatchObject({ reports: [{ reason: 'scam', message: '' }], steps: [], formerSteps: 0 });
  expect(evidence['evidence']).toMatchObject([
    { lines: [{ author: `Reported person (user ${sender.user.id})`, text: 'Send me money.', isReported: true }] },
  ]);
  expect(JSON.stringify(evidence['reports'])).not.toContain(reporter.user.username);
  await read(`/api/admin/cases/${caseId}/evidence`, bob);
  expect(await looks()).toMatchObject([
    { resource: 'cases', actor: `user ${ada.user.id}` },
    { resource: 'cases', actor: `user ${bob.user.id}` },
  ]);
});

describe('a decision', () => {
  it('to warn tells the person and changes nothing else', async () => {
    const { id, subject } = await newCase(app);
    const decided = await decide(app, ada, id, { step: 'warn' });
    expect(decided.json).toMatchObject({ status: 'decided', step: 'warn', claimedBy: ada.user.username });
    expect((await newestNotice(subject.user.id)).text).toContain('This is a warning.');
    const email = await app.db('email_outbox').where({ kind: 'moderation-notice', user_id: subject.user.id }).first<{ body: string }>();
    expect(email.body).toContain('This is a warning.');
    const entry = await app
      .db('audit_log')
      .where({ resource: 'cases', record_id: String(id) })
      .orderBy('id', 'desc')
      .first<object>();
    expect(entry).toMatchObject({ actor: `user ${ada.user.id}`, reason: 'scam', after: { status: 'decided', step: 'warn' } });
    expect(JSON.stringify(entry)).not.toContain('Asked for money');
    expect(await act(app, ada, id, 'undo', { note: 'x' })).toMatchObject({ status: 422, json: { code: 'case.nothing-to-undo' } });
    expect(await act(app, ada, id, 'claim')).toMatchObject({ status: 422, json: { code: 'case.decided' } });
  });

  it('hides a message, and undo shows it', async () => {
    const { id, caseId, sender } = await message();
    expect((await decide(app, ada, caseId, { step: 'hide' })).json).toMatchObject({ step: 'hide', isHidden: true });
    expect(await hiddenAt(id)).toBeInstanceOf(Date);
    expect((await act(app, bob, caseId, 'undo', { note: 'It was a joke.' })).json).toMatchObject({ isHidden: false });
    expect(await hiddenAt(id)).toBeNull();
    expect((await newestNotice(sender.user.id)).text).toContain('took it back');
    expect((await act(app, bob, caseId, 'undo', { note: 'x' })).status).toBe(422);
    expect(await read(`/api/admin/cases/${caseId}/evidence`)).toMatchObject({ steps: [{ step: 'hide', undoNote: 'It was a joke.' }] });
  });

  it('hides a review with its rating and a service, and undo publishes them', async () => {
    const owner = await newProvider(app);
    const service = await newService(app, { owner_id: owner.user.id });
    const review = await newReview(app, service.id, { stars: 1 });
    for (let i = 0; i < 4; i += 1) await newReview(app, service.id, { stars: 1 });
    const reporter = await app.register();
    await report(app, reporter, 'review', review);
    const ofReview = (await caseOf(app, 'review', review)).id;
    const state = async () => [
      (await app.db('service_reviews').where({ id: review }).first<{ status: string }>()).status,
      (await app.db('services').where({ id: service.id }).first<{ status: string }>()).status,
      (await app.db('services').where({ id: service.id }).first<{ rating: string | null }>()).rating,
    ];
    await decide(app, ada, ofReview, { step: 'hide' });
    expect(await state()).toEqual(['rejected', 'published', null]);
    await act(app, ada, ofReview, 'undo', { note: 'x' });
    expect(await state()).toEqual(['published', 'published', '1.0 (5 verified)']);
    await report(app, reporter, 'service', service.id);
    const ofService = (await caseOf(app, 'service', service.id)).id;
    await decide(app, ada, ofService, { step: 'hide' });
    expect((await state())[1]).toBe('rejected');
    await app.useCases.refreshCatalog();
    expect((await app.get(`/api/services/${service.id}`)).status).toBe(404);
    await act(app, ada, ofService, 'undo', { note: 'x' });
    expect((await state())[1]).toBe('published');
  });

  it('hides a service until both of two cases that hide it are undone', async () => {
    const service = await newService(app);
    const row = () => app.db('services').where({ id: service.id });
    const ids: number[] = [];
    for (let i = 0; i < 2; i += 1) {
      await row().update({ status: 'published' });
      await report(app, await app.register(), 'service', service.id);
      ids.push((await caseOf(app, 'service', service.id)).id);
      await decide(app, ada, ids[i] ?? 0, { step: 'hide' });
    }
    expect(new Set(ids).size).toBe(2);
    const statuses: string[] = [];
    for (const id of ids) {
      await act(app, ada, id, 'undo', { note: 'x' });
      statuses.push(...(await row().pluck<string[]>('status')));
    }
    expect(statuses).toEqual(['rejected', 'published']);
  });

  it('without a violation shows again what three reports hid', async () => {
    const service = await newService(app, { owner_id: (await newProvider(app)).user.id });
    for (const network of ['198.51.100.0/24', '203.0.113.0/24', '192.0.2.0/24']) {
      const by = await app.register();
      await app.db('sessions').where({ user_id: by.user.id }).update({ ip_prefix: network });
      const known = { email_verified: true, created_at: app.db.raw("now() - interval '8 days'") };
      await app.db('users').where({ id: by.user.id }).update(known);
      await report(app, by, 'service', service.id);
    }
    const status = async () => (await app.db('services').where({ id: service.id }).first<{ status: string }>()).status;
    const { id } = await caseOf(app, 'service', service.id);
    expect([await status(), (await read<{ isHidden: boolean }>(`/api/admin/cases/${id}`)).isHidden]).toEqual(['rejected', true]);
    await decide(app, ada, id, { step: 'none', reasonCode: 'no-violation' });
    expect([await status(), (await read<{ isHidden: boolean }>(`/api/admin/cases/${id}`)).isHidden]).toEqual(['published', false]);
  });

  it('needs an account for a step against a person, and a text for hiding', async () => {
    const service = await newService(app);
    await report(app, await app.register(), 'service', service.id);
    const { id } = await caseOf(app, 'service', service.id);
    expect(await decide(app, ada, id, { step: 'warn' })).toMatchObject({ status: 422, json: { code: 'case.no-account' } });
    expect((await act(app, ada, id, 'decide', { step: 'hide', reasonCode: 'scam', note: 'x' })).status).toBe(200);
    const { sender, reporter } = await message();
    await report(app, reporter, 'profile', sender.user.id);
    const profile = (await caseOf(app, 'profile', sender.user.id)).id;
    expect(await decide(app, ada, profile, { step: 'hide' })).toMatchObject({ status: 422, json: { code: 'case.nothing-to-hide' } });
  });

  it('pauses contact for days, until the last pause', async () => {
    const first = await newCase(app);
    const { subject } = first;
    const days = async () => {
      const { contact_paused_until: until } = await user(subject.user.id);
      return until && Math.round((until.getTime() - Date.now()) / 86_400_000);
    };
    await decide(app, ada, first.id, { step: 'pause-contact' });
    expect(await days()).toBe(7);
    const second = await again(first);
    await decide(app, ada, second, { step: 'pause-contact', days: 30 });
    expect(await days()).toBe(30);
    await act(app, ada, second, 'undo', { note: 'x' });
    expect(await days()).toBe(7);
    await act(app, ada, first.id, 'undo', { note: 'x' });
    expect(await days()).toBeNull();
    expect((await read<{ formerSteps: number }>(`/api/admin/cases/${second}/evidence`)).formerSteps).toBe(0);
  });

  it('counts in the priority of the next case about the person', async () => {
    const first = await newCase(app);
    await decide(app, ada, first.id, { step: 'warn' });
    const next = await again(first);
    expect(await read(`/api/admin/cases/${next}`)).toMatchObject({ priority: 12 });
    expect(await read(`/api/admin/cases/${next}/evidence`)).toMatchObject({ formerSteps: 1 });
  });

  it.each(['freeze', 'ban'])('to %s ends sessions until it is undone', async (step) => {
    const { id, subject } = await newCase(app);
    await decide(app, ada, id, { step });
    expect((await app.me(subject.token)).status).toBe(401);
    await expect(app.login(subject.user.email)).rejects.toThrow();
    await act(app, bob, id, 'undo', { note: 'x' });
    expect((await app.login(subject.user.email)).token).not.toBe('');
  });

  it('keeps an account locked while another decision, or other staff, lock it', async () => {
    const first = await newCase(app);
    const second = await again(first);
    await decide(app, ada, first.id, { step: 'freeze' });
    await decide(app, ada, second, { step: 'ban' });
    await act(app, ada, first.id, 'undo', { note: 'x' });
    expect(await isLocked(first.subject.user.id)).toBe(true);
    await act(app, ada, second, 'undo', { note: 'x' });
    expect(await isLocked(first.subject.user.id)).toBe(false);
    const other = await newCase(app);
    await app
      .db('users')
      .where({ id: other.subject.user.id })
      .update({ disabled_at: app.db.raw("now() - interval '1 day'") });
    await decide(app, ada, other.id, { step: 'freeze' });
    await act(app, ada, other.id, 'undo', { note: 'x' });
    expect(await isLocked(other.subject.user.id)).toBe(true);
  });

  it('to suspend ends by itself, unless something else keeps the lock', async () => {
    const first = await newCase(app);
    expect(await decide(app, ada, first.id, { step: 'suspend' })).toMatchObject({ status: 400, json: { errors: [{ path: 'days' }] } });
    await act(app, ada, first.id, 'decide', { step: 'suspend', days: 30, reasonCode: 'scam', note: 'x' });
    const second = await newCase(app);
    await decide(app, ada, second.id, { step: 'suspend', days: 30 });
    const banned = await again(second);
    await decide(app, ada, banned, { step: 'ban' });
    expect(await app.useCases.housekeeping.deleteExpired()).toMatchObject({ endedSuspensions: 0 });
    await app
      .db('case_steps')
      .where({ step: 'suspend' })
      .update({ until: app.db.raw("now() - interval '1 second'") });
    expect(await app.useCases.housekeeping.deleteExpired()).toMatchObject({ endedSuspensions: 1 });
    expect([await isLocked(first.subject.user.id), await isLocked(second.subject.user.id)]).toEqual([false, true]);
    await act(app, ada, banned, 'undo', { note: 'x' });
    expect(await isLocked(second.subject.user.id)).toBe(false);
  });

  it('refuses unknown steps, empty notes and days without an end', async () => {
    const { id } = await newCase(app);
    for (const more of [{ step: 'delete' }, { step: 'warn', note: ' ' }, { step: 'warn', days: 3 }, { step: 'suspend', days: 366 }]) {
      expect((await decide(app, ada, id, more)).status).toBe(400);
    }
  });

  it('is told to open pages', async () => {
    const { id, subject } = await newCase(app);
    await decide(app, ada, id, { step: 'warn' });
    const kinds = (userId: number) => app.db('events').where({ user_id: userId }).orderBy('seq').select<object[]>('kind', 'payload');
    expect(await kinds(subject.user.id)).toEqual([{ kind: 'notice.new', payload: { noticeId: (await newestNotice(subject.user.id)).id } }]);
    expect((await kinds(bob.user.id)).at(-1)).toEqual({ kind: 'case.updated', payload: { caseId: id } });
  });
});

describe('an appeal', () => {
  it('is decided by another member of staff, and a granted one undoes the step', async () => {
    const { id, subject } = await newCase(app);
    expect((await act(app, bob, id, 'appeal', { isGranted: true, note: 'x' })).status).toBe(422);
    await decide(app, ada, id, { step: 'pause-contact' });
    expect((await appeal(subject)).status).toBe(201);
    expect(await read(`/api/admin/cases/${id}`)).toMatchObject({ hasAppeal: true, status: 'decided' });
    const waiting = await read<{ id: number }[]>(`/api/admin/cases?filter=${encodeURIComponent('{"hasAppeal":true}')}`);
    expect(waiting).toMatchObject([{ id }]);
    const answer = { isGranted: true, note: 'The reporter was wrong.' };
    expect(await act(app, ada, id, 'appeal', answer)).toMatchObject({ status: 403, json: { code: 'case.own-decision' } });
    expect(await act(app, bob, id, 'appeal', answer)).toMatchObject({ status: 200, json: { hasAppeal: false } });
    expect((await user(subject.user.id)).contact_paused_until).toBeNull();
    expect(await read('/api/user/notices', subject)).toMatchObject([
      { appeal: null, text: expect.stringContaining('agreed with you') as string },
      { appeal: 'granted' },
    ]);
    expect(await read(`/api/admin/cases/${id}/evidence`)).toMatchObject({
      steps: [{ by: ada.user.username, appealText: WHY, appealOutcome: 'granted', undoNote: answer.note }],
    });
  });

  it('leaves the step when it is refused', async () => {
    const { id, subject } = await newCase(app);
    await decide(app, ada, id, { step: 'pause-contact' });
    await appeal(subject);
    expect((await act(app, bob, id, 'appeal', { isGranted: false, note: 'No.' })).status).toBe(200);
    expect((await user(subject.user.id)).contact_paused_until).toBeInstanceOf(Date);
    expect((await appeal(subject)).status).toBe(422);
    expect((await act(app, bob, id, 'appeal', { isGranted: true, note: 'x' })).status).toBe(422);
  });

  it('is granted with an undone step', async () => {
    const { id, subject } = await newCase(app);
    await decide(app, ada, id, { step: 'freeze' });
    const token = await appealToken(app);
    expect((await app.post('/api/appeals', { token, text: WHY })).status).toBe(201);
    await act(app, ada, id, 'undo', { note: 'Right.' });
    expect(await read(`/api/admin/cases/${id}/evidence`)).toMatchObject({ steps: [{ appealOutcome: 'granted' }] });
    expect(await isLocked(subject.user.id)).toBe(false);
  });

  it('of a person who cannot sign in comes with the link of the email, once', async () => {
    const { id } = await newCase(app);
    await decide(app, ada, id, { step: 'ban' });
    const token = await appealToken(app);
    const send = (secret: string) => app.post('/api/appeals', { token: secret, text: WHY });
    expect([(await send(`${token}x`)).status, (await send(token)).status, (await send(token)).status]).toEqual([404, 201, 409]);
    expect(await read(`/api/admin/cases/${id}`)).toMatchObject({ hasAppeal: true });
    const stored = JSON.stringify(await app.db('notices').select());
    expect(stored).not.toContain(token);
  });
});

it('evidence is deleted 90 days after the decision, unless an appeal waits', async () => {
  const { db } = app;
  await db('case_evidence').delete();
  const [old, waiting, recent, open] = [await newCase(app), await newCase(app), await newCase(app), await newCase(app)];
  for (const { id } of [old, waiting, recent]) await decide(app, ada, id, { step: 'warn' });
  await db('reports').update({ message: 'Look.' });
  await appeal(waiting.subject);
  const agedIds = [old.id, waiting.id];
  await db('cases')
    .whereIn('id', agedIds)
    .update({ decided_at: db.raw("now() - interval '91 days'") });
  expect(await app.useCases.housekeeping.deleteExpired()).toMatchObject({ evidence: 1 });
  const left = await db('case_evidence').orderBy('case_id').pluck<number[]>('case_id');
  expect(left).toEqual([waiting.id, recent.id, open.id]);
  expect(await db('reports').where({ case_id: old.id })).toMatchObject([{ message: '' }]);
});
