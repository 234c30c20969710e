import { useSignedInUser, type SignedInWire } from '../testing/database-app.fixture.ts';
import { caseOf, decide, newCase, newModerator, newTalk, report } from '../testing/moderation.fixture.ts';
import { newProvider, newReview, newService } from '../testing/services.fixture.ts';

const person = useSignedInUser();
let other: SignedInWire;
beforeEach(async () => {
  await person.app.db('users').where({ id: person.user.id }).update({ email_verified: true });
  other = await person.app.register({ firstName: 'Mallory' });
});

const me = (): SignedInWire => ({ token: person.token, user: person.user });
const send = async (type: string, id: number, more: object = {}, by: { token: string } = me()) => {
  const answer = await report(person.app, by, type, id, more);
  return { status: answer.status, ...((await answer.json()) as { message: string; code?: string }) };
};
const talk = (texts?: Parameters<typeof newTalk>[2]) => newTalk(person.app, [other, me()], texts);
/** A person of good standing, who reports from a network. `row` replaces columns of the account. */
const fromElsewhere = async (signedIn: SignedInWire, network: string, row: object = {}) => {
  const known = { email_verified: true, created_at: person.app.db.raw("now() - interval '8 days'") };
  await person.app
    .db('users')
    .where({ id: signedIn.user.id })
    .update({ ...known, ...row });
  await person.app.db('sessions').where({ user_id: signedIn.user.id }).update({ ip_prefix: network });
  return signedIn;
};
const linesOf = async (kind: string, id: number) => {
  const { id: caseId } = await caseOf(person.app, kind, id);
  const [row] = await person.app
    .db('case_evidence')
    .where({ case_id: caseId })
    .orderBy('id')
    .pluck<{ text: string; author: string }[][]>('lines');
  return row ?? [];
};

describe('POST /api/reports', () => {
  it('opens a case with the last ten messages up to the reported one', async () => {
    const texts = Array.from({ length: 14 }, (_, i): [0 | 1, string] => [i % 2 === 0 ? 0 : 1, `Message ${i}`]);
    const { messages } = await talk(texts);
    const reported = messages[12] ?? 0;
    expect(await send('message', reported, { reason: 'threat', message: 'I am afraid.' })).toMatchObject({ status: 202 });
    const row = await person.app.db('cases').where({ kind: 'message', target_id: reported }).first<Record<string, unknown>>();
    expect(row).toMatchObject({ subject_id: other.user.id, status: 'open', priority: 10, reasons: ['threat'], reporters: 1, version: 1 });
    expect(Number(row['due_at']) - Number(row['opened_at'])).toBe(4 * 3_600_000);
    const lines = await linesOf('message', reported);
    expect(lines.map(({ text }) => text)).toEqual(texts.slice(3, 13).map(([, text]) => text));
    expect(lines.at(-1)).toMatchObject({ author: 'reported', authorId: other.user.id, isReported: true });
    expect(lines.at(-2)).toMatchObject({ author: 'reporter', authorId: person.user.id, isReported: false });
  });

  it('keeps the text after the sender deletes it', async () => {
    const { messages } = await talk([[0, 'Pay me first.']]);
    await send('message', messages[0] ?? 0);
    await person.app.db('messages').whereIn('id', messages).update({ content: '', deleted_at: person.app.db.fn.now() });
    await person.app.call('DELETE', '/api/user', { password: 'correct horse battery' }, other.token);
    expect(await linesOf('message', messages[0] ?? 0)).toMatchObject([{ text: 'Pay me first.' }]);
    expect(await caseOf(person.app, 'message', messages[0] ?? 0)).toMatchObject({ subject_id: null });
  });

  it('answers a second report of the same person alike and stores it once', async () => {
    const { id } = await talk();
    const answers = [await send('conversation', id), await send('conversation', id, { reason: 'threat' })];
    expect(answers[1]).toEqual(answers[0]);
    expect(await person.read('/api/user/reports')).toMatchObject([{ kind: 'conversation', reason: 'scam', outcome: null }]);
    const [one, two] = await Promise.all([send('profile', other.user.id), send('profile', other.user.id)]);
    expect([one.status, two.status]).toEqual([202, 202]);
    expect(await person.read<unknown[]>('/api/user/reports')).toHaveLength(2);
  });

  it('joins the reports of all people about a target in one case', async () => {
    const owner = await newProvider(person.app);
    const service = await newService(person.app, { owner_id: owner.user.id });
    const people = await Promise.all(
      ['198.51.100.0/24', '203.0.113.0/24'].map(async (network) => fromElsewhere(await person.app.register(), network)),
    );
    await Promise.all(people.map((by, i) => send('service', service.id, { reason: i === 0 ? 'spam' : 'scam' }, by)));
    const rows = await person.app.db('cases').where({ kind: 'service', target_id: service.id });
    expect(rows).toMatchObject([{ reasons: ['scam', 'spam'], reporters: 2, priority: 12, version: 2 }]);
  });

  it('answers 404 for what the person cannot see', async () => {
    const [a, b] = [await person.app.register(), await person.app.register()];
    const foreign = await newTalk(person.app, [a, b]);
    const { messages } = await talk([
      [0, 'Gone'],
      [0, 'Hidden'],
    ]);
    await person.app.db('messages').where({ id: messages[0] }).update({ deleted_at: person.app.db.fn.now() });
    await person.app.db('messages').where({ id: messages[1] }).update({ hidden_at: person.app.db.fn.now() });
    const service = await newService(person.app, { status: 'pending' });
    const review = await newReview(person.app, (await newService(person.app)).id, { status: 'pending' });
    const targets: [string, number | undefined][] = [
      ['message', foreign.messages[0]],
      ['message', messages[0]],
      ['message', messages[1]],
      ['conversation', foreign.id],
      ['profile', a.user.id],
      ['service', service.id],
      ['review', review],
      ['message', 2_147_483_647],
    ];
    for (const [kind, id] of targets) {
      expect([kind, await send(kind, id ?? 0)]).toEqual([
        kind,
        { status: 404, code: 'report.no-target', message: expect.any(String) as string },
      ]);
    }
    expect(await person.read('/api/user/reports')).toEqual([]);
  });

  it('refuses what the person wrote', async () => {
    const { messages } = await talk([[1, 'Hello']]);
    const service = await newService(person.app, { owner_id: person.user.id });
    const review = await newReview(person.app, service.id, { user_id: person.user.id });
    for (const [kind, id] of [
      ['message', messages[0]],
      ['service', service.id],
      ['review', review],
      ['profile', person.user.id],
    ] as const) {
      expect([kind, await send(kind, id ?? 0)]).toMatchObject([kind, { status: 422, code: 'report.own' }]);
    }
  });

  it('asks the admins for access as before', async () => {
    const admin = await newModerator(person.app, 'admin');
    const answer = await person.call('POST', '/api/reports', { type: 'access_request', message: 'Please' });
    expect([answer.status, await answer.json()]).toEqual([
      202,
      { message: 'We sent your request to the admins. They will answer by email.' },
    ]);
    expect(await person.app.db('email_outbox').where({ kind: 'access-request', recipient: admin.user.email })).toHaveLength(1);
  });

  it('refuses unknown kinds, reasons and fields', async () => {
    const bodies = [
      { type: 'college', id: 1, reason: 'spam' },
      { type: 'profile', id: 1, reason: 'dislike' },
      { type: 'profile', id: 1, reason: 'spam', subjectId: 7 },
      { type: 'profile', reason: 'spam' },
    ];
    for (const body of bodies) expect((await person.call('POST', '/api/reports', body)).status).toBe(400);
  });
});

describe('a minor', () => {
  it.each(['subject', 'reporter'])('as the %s makes the case urgent', async (who) => {
    const { id } = await talk();
    const minor = who === 'subject' ? other.user.id : person.user.id;
    await person.app
      .db('users')
      .where({ id: minor })
      .update({ birth_date: person.app.db.raw("current_date - interval '17 years'") });
    await send('conversation', id, { reason: 'harassment' });
    const row = await person.app.db('cases').where({ kind: 'conversation', target_id: id }).first<Record<string, unknown>>();
    expect([row['has_minor'], row['priority'], Number(row['due_at']) - Number(row['opened_at'])]).toEqual([true, 18, 4 * 3_600_000]);
  });
});

describe('serious reports', () => {
  const reviewAndReporters = async (networks: readonly string[]) => {
    const service = await newService(person.app);
    const review = await newReview(person.app, service.id);
    const people = [];
    for (const network of networks) people.push(await fromElsewhere(await person.app.register(), network));
    return { service, review, people };
  };
  const statusOf = async (id: number) => (await person.app.db('service_reviews').where({ id }).first<{ status: string }>()).status;

  it('of three independent people hide a review, with its stars', async () => {
    const { service, review, people } = await reviewAndReporters(['198.51.100.0/24', '203.0.113.0/24', '192.0.2.0/24']);
    const statuses: string[] = [];
    for (const by of people) {
      await send('review', review, { reason: 'harassment' }, by);
      statuses.push(await statusOf(review));
    }
    expect(statuses).toEqual(['published', 'published', 'rejected']);
    expect(await person.app.db('cases').where({ kind: 'review', target_id: review }).first()).toMatchObject({ is_hidden: true });
    expect(await person.app.db('services').where({ id: service.id }).first()).toMatchObject({ rating: null });
    const entry = await person.app.db('audit_log').where({ resource: 'cases' }).orderBy('id', 'desc').first<object>();
    expect(entry).toMatchObject({ actor: 'system', after: { isHidden: true } });
    // A reporter gets the same answer although the review is hidden now.
    expect(await send('review', review, {}, people[0])).toMatchObject({ status: 202 });
  });

  it.each<[string, () => Promise<object>]>([
    ['without a verified address', () => Promise.resolve({ email_verified: false })],
    ['with an account of six days', () => Promise.resolve({ created_at: person.app.db.raw("now() - interval '6 days'") })],
  ])('of people %s reach staff, and hide nothing', async (_, row) => {
    const { review, people } = await reviewAndReporters(['198.51.100.0/24', '203.0.113.0/24', '192.0.2.0/24']);
    await person.app
      .db('users')
      .whereIn('id', [people[0]?.user.id ?? 0])
      .update(await row());
    for (const by of people) await send('review', review, { reason: 'threat' }, by);
    expect(await statusOf(review)).toBe('published');
    expect(await person.app.db('cases').where({ kind: 'review', target_id: review }).first()).toMatchObject({
      reporters: 3,
      is_hidden: false,
    });
  });

  it('of a person whom staff refused lately hide nothing', async () => {
    const { review, people } = await reviewAndReporters(['198.51.100.0/24', '203.0.113.0/24', '192.0.2.0/24']);
    const moderator = await newModerator(person.app);
    const before = await reviewAndReporters([]);
    const [by] = people;
    await send('review', before.review, { reason: 'scam' }, by);
    await decide(person.app, moderator, (await caseOf(person.app, 'review', before.review)).id, {
      step: 'none',
      reasonCode: 'no-violation',
    });
    for (const one of people) await send('review', review, { reason: 'threat' }, one);
    expect(await statusOf(review)).toBe('published');
  });

  it('of people without a verified address are not urgent', async () => {
    const { review } = await reviewAndReporters([]);
    await send('review', review, { reason: 'threat' }, await person.app.register());
    const row = await caseOf(person.app, 'review', review);
    const stored = await person.app.db('cases').where({ id: row.id }).first<Record<string, unknown>>();
    expect([stored['priority'], stored['reasons'], Number(stored['due_at']) - Number(stored['opened_at'])]).toEqual([
      1,
      ['threat'],
      48 * 3_600_000,
    ]);
  });

  it('never hide an entry that staff keep', async () => {
    const { service, people } = await reviewAndReporters(['198.51.100.0/24', '203.0.113.0/24', '192.0.2.0/24']);
    for (const by of people) await send('service', service.id, { reason: 'scam' }, by);
    expect(await person.app.db('services').where({ id: service.id }).first()).toMatchObject({ status: 'published' });
    expect(await person.app.db('cases').where({ kind: 'service', target_id: service.id }).first()).toMatchObject({
      reporters: 3,
      is_hidden: false,
    });
  });

  it('of people in one network, or for other reasons, hide nothing', async () => {
    const same = await reviewAndReporters(['198.51.100.0/24', '198.51.100.0/24', '203.0.113.0/24', '203.0.113.0/24']);
    for (const by of same.people) await send('review', same.review, { reason: 'threat' }, by);
    const mild = await reviewAndReporters(['198.51.100.0/24', '203.0.113.0/24', '192.0.2.0/24']);
    for (const [i, by] of mild.people.entries()) await send('review', mild.review, { reason: i === 0 ? 'spam' : 'scam' }, by);
    expect([await statusOf(same.review), await statusOf(mild.review)]).toEqual(['published', 'published']);
    expect(await person.app.db('cases').where({ kind: 'review', target_id: same.review }).first()).toMatchObject({ reporters: 2 });
  });

  it('hide five entries in an hour, then call staff once', async () => {
    const admin = await newModerator(person.app, 'admin');
    // What other tests have hidden counts too.
    const hidden = () => person.app.db('audit_log').where({ resource: 'cases', reason: 'Three independent serious reports' });
    const { people } = await reviewAndReporters(['198.51.100.0/24', '203.0.113.0/24', '192.0.2.0/24']);
    const reviews: number[] = [];
    for (let n = (await hidden()).length; n < 7; n += 1) {
      const { review } = await reviewAndReporters([]);
      for (const by of people) await send('review', review, { reason: 'scam' }, by);
      reviews.push(review);
    }
    expect(await hidden()).toHaveLength(5);
    expect(await Promise.all(reviews.slice(-3).map(statusOf))).toEqual(['rejected', 'published', 'published']);
    const last = await person.app
      .db('cases')
      .where({ kind: 'review', target_id: reviews.at(-1) })
      .first<Record<string, unknown>>();
    expect(Math.round((Number(last['due_at']) - Number(last['opened_at'])) / 3_600_000)).toBe(1);
    const emails = await person.app.db('email_outbox').where({ kind: 'reports-wait', recipient: admin.user.email }).pluck<string[]>('body');
    expect(emails).toEqual([expect.stringContaining('/admin/cases') as string]);
  });
});

describe('what staff tell people', () => {
  it('shows reporters one line, and emails it', async () => {
    const moderator = await newModerator(person.app);
    const [acted, fine] = [await newCase(person.app), await newCase(person.app)];
    await decide(person.app, moderator, acted.id, { step: 'warn' });
    await decide(person.app, moderator, fine.id, { step: 'none', reasonCode: 'no-violation' });
    const outcomes = [
      ...(await person.read<{ outcome: string }[]>('/api/user/reports', acted.reporter.token)),
      ...(await person.read<{ outcome: string }[]>('/api/user/reports', fine.reporter.token)),
    ].map(({ outcome }) => outcome);
    expect(outcomes).toEqual([
      'We looked at your report and acted on it.',
      'We looked at your report and found no violation of our rules.',
    ]);
    const email = await person.app
      .db('email_outbox')
      .where({ kind: 'report-answered', user_id: acted.reporter.user.id })
      .first<{ body: string }>();
    expect(email.body).toContain('acted on it');
    expect(await person.read('/api/user/notices', fine.subject.token)).toEqual([]);
  });

  it('can be read and appealed by its person only, once, within 20 days', async () => {
    const { app } = person;
    const { id, subject } = await newCase(app);
    await decide(app, await newModerator(app), id, { step: 'warn' });
    const [notice] = await person.read<{ id: number; appeal: string; isRead: boolean; text: string }[]>('/api/user/notices', subject.token);
    expect(notice).toMatchObject({
      appeal: 'possible',
      isRead: false,
      text: expect.stringContaining('a service that you listed') as string,
    });
    const path = `/api/user/notices/${notice?.id ?? 0}`;
    const text = 'I did not ask for any money.';
    expect((await person.call('POST', `${path}/read`)).status).toBe(404);
    expect((await person.call('POST', `${path}/appeal`, { text })).status).toBe(404);
    expect((await person.call('POST', `${path}/appeal`, { text: 'Short' }, subject.token)).status).toBe(400);
    expect((await person.call('POST', `${path}/read`, undefined, subject.token)).status).toBe(204);
    await app
      .db('case_steps')
      .where({ case_id: id })
      .update({ at: app.db.raw("now() - interval '20 days'") });
    expect((await person.call('POST', `${path}/appeal`, { text }, subject.token)).status).toBe(422);
    await app
      .db('case_steps')
      .where({ case_id: id })
      .update({ at: app.db.raw("now() - interval '19 days'") });
    const twice = await Promise.all([1, 2].map(() => person.call('POST', `${path}/appeal`, { text }, subject.token)));
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await person.read('/api/user/notices', subject.token)).toMatchObject([{ appeal: 'waiting', isRead: true, appealUntil: null }]);
  });

  it('is part of the exported data', async () => {
    const { id, subject, reporter } = await newCase(person.app);
    await decide(person.app, await newModerator(person.app), id, { step: 'warn' });
    const data = await person.read<Record<string, unknown[]>>('/api/user/export', subject.token);
    expect(data['notices']).toHaveLength(1);
    const reported = await person.read<Record<string, unknown[]>>('/api/user/export', reporter.token);
    expect(reported['sentReports']).toMatchObject([{ kind: 'service', reason: 'scam', outcome: 'acted' }]);
  });
});

it('reports stay without the reporter after the account is deleted', async () => {
  const { id, reporter } = await newCase(person.app);
  const answer = await person.app.call('DELETE', '/api/user', { password: 'correct horse battery' }, reporter.token);
  expect(answer.status).toBe(202);
  expect(await person.app.db('reports').where({ case_id: id })).toMatchObject([{ reporter_id: null, reason: 'scam' }]);
  expect((await decide(person.app, await newModerator(person.app), id, { step: 'none', reasonCode: 'no-violation' })).status).toBe(200);
});

it('GET /api/safety-report counts by year without small numbers', async () => {
  const { app } = person;
  for (const table of ['reports', 'cases']) await app.db(table).delete();
  const moderator = await newModerator(app);
  for (let i = 0; i < 6; i += 1) {
    const { id } = await newCase(app);
    await app
      .db('cases')
      .where({ id })
      .update({ opened_at: app.db.raw("now() - interval '3 hours'") });
    if (i < 5) await decide(app, moderator, id, i === 0 ? { step: 'none', reasonCode: 'no-violation' } : { step: 'warn' });
  }
  const [figures] = await person.read<Record<string, unknown>[]>('/api/safety-report');
  expect(figures).toEqual({
    year: new Date().getUTCFullYear(),
    reports: '6',
    decided: '5',
    steps: 'fewer than 5',
    appeals: '0',
    appealsGranted: '0',
    medianHours: 3,
  });
});

it('GET /api/safety-report counts a decision in its own year, not in that of the report', async () => {
  const { app } = person;
  for (const table of ['reports', 'cases']) await app.db(table).delete();
  const { id } = await newCase(app);
  await decide(app, await newModerator(app), id, { step: 'warn' });
  for (const [table, column] of [
    ['cases', 'opened_at'],
    ['reports', 'created_at'],
  ] as const)
    await app.db(table).update({ [column]: app.db.raw("now() - interval '1 year'") });
  const figures = await person.read<{ year: number; reports: string; decided: string }[]>('/api/safety-report');
  const year = new Date().getUTCFullYear();
  expect(figures.map(({ year: of, reports, decided }) => [of, reports, decided])).toEqual([
    [year, '0', 'fewer than 5'],
    [year - 1, 'fewer than 5', '0'],
  ]);
});
