import { randomUUID } from 'node:crypto';
import { latestBirthDate } from '../../../domain/roommates/age.ts';
import { QUIZ } from '../../../domain/roommates/quiz.ts';
import { startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';
import { seedColleges } from '../testing/favorites.fixture.ts';
import { expectFailure } from '../testing/http.fixture.ts';
import { newMember, type Member } from '../testing/messages.fixture.ts';
import { answered, answersOf, ask, newRoommate, profileForm, type OwnProfileWire, type RequestWire } from '../testing/roommates.fixture.ts';

let app: DatabaseApp;
let member: Member;
beforeAll(async () => {
  app = await startDatabaseApp({ seed: (db) => seedColleges(db, 5) });
});
afterAll(() => app.close());
beforeEach(async () => {
  member = await newMember(app);
});

interface Mine {
  profiles: OwnProfileWire[];
  answers: object | null;
  age: number | null;
  isVerified: boolean;
  requests: number;
}
const create = (form: object, by = member) => by.call('POST', '/api/roommates', form);
const mine = () => member.read<Mine>('/api/roommates/me');
const birthDate = async (id: number): Promise<string | null> =>
  (await app.db('users').where({ id }).first<{ birth_date: string | null }>('birth_date')).birth_date;
const faultAt = (path: string) => expect.objectContaining({ path }) as object;
/** As a case does. */
async function suspend(id: string): Promise<void> {
  const columns = { visibility_status: 'suspended', status_reason: 'A reason.' };
  const [row] = await app.db('roommate_profiles').where({ public_id: id }).update(columns).returning<{ id: number }[]>('id');
  const urgency = { priority: 1, reasons: ['scam'], reporters: 1, has_minor: false, due_at: app.db.fn.now() };
  await app.db('cases').insert({ kind: 'roommate', target_id: row?.id, is_hidden: true, ...urgency });
}
/** Changes the latest version of an own profile, unless another one is given. */
async function change(by: Member, id: string, values: object, version?: number) {
  const row = await app.db('roommate_profiles').where({ public_id: id }).first<{ version: number }>('version');
  return app.call('PATCH', `/api/roommates/${id}`, values, by.token, { 'If-Match': `"${version ?? row.version}"` });
}

describe('a profile', () => {
  it('keeps what its owner wrote, and nothing that identifies the row or the person', async () => {
    const form = profileForm(2, {
      looking: 'either',
      moveInTerm: '2027-fall',
      budget: '600-899',
      traits: ['Early riser', 'early riser', 'Quiet'],
      instagramHandle: 'ada.l',
      facebookHandle: 'ada.lovelace',
      socialMediaLinks: { discord: 'ada#1815' },
    });
    const made = await answered<OwnProfileWire>(create(form), 201);
    const values = { ...form, collegeId: undefined };
    expect(made).toEqual({
      ...values,
      id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      college: { id: 2, name: 'College 2', slug: 'college-2', state: 'AL' },
      traits: ['early riser', 'Quiet'],
      isUnder18: false,
      status: 'active',
      statusReason: null,
      isListed: true,
      bioHolds: [],
      proof: { domain: 'college-2.edu', confirmed: null },
      version: 1,
      createdAt: expect.any(String) as string,
      updatedAt: expect.any(String) as string,
    });
    expect(await mine()).toEqual({ profiles: [made], answers: null, age: 19, isVerified: true, requests: 0 });
  });

  it('needs the college, the age and the school year, and texts that fit', async () => {
    for (const [field, value] of [
      ['collegeId', undefined],
      ['age', undefined],
      ['schoolYear', undefined],
      ['age', 15],
      ['age', 100],
      ['age', 18.5],
      ['schoolYear', 'fifth'],
      ['looking', 'anything'],
      ['moveInTerm', '2027-autumn'],
      ['budget', '700'],
      ['interests', Array(11).fill('Chess')],
      ['interests', ['x'.repeat(31)]],
      ['traits', Array(9).fill('Quiet')],
      ['bio', 'x'.repeat(601)],
      ['instagramHandle', 'https://instagram.com/ada'],
      ['facebookHandle', 'a'],
      ['socialMediaLinks', { myspace: 'ada' }],
      ['userId', 1],
      ['status', 'active'],
    ] as const) {
      const answer = await create({ ...profileForm(1), [field]: value });
      expect([field, value, answer.status]).toEqual([field, value, 400]);
    }
    expect((await mine()).profiles).toEqual([]);
  });

  it('is for a college of the catalog', async () => {
    await expectFailure(await create(profileForm(999)), 422, { code: 'roommates.college', errors: [faultAt('collegeId')] });
    await expectFailure(await member.call('GET', '/api/roommates?collegeId=999'), 422, { code: 'roommates.college' });
  });

  it('exists once for a person and a college, also when calls come at once, and can be made again after it was deleted', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create(profileForm(1))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await create(profileForm(2))).status).toBe(201);
    const { profiles } = await mine();
    expect(profiles.map(({ college }) => college.id)).toEqual([2, 1]);
    const old = profiles[1]?.id ?? '';
    expect((await member.call('DELETE', `/api/roommates/${old}`)).status).toBe(204);
    expect((await member.call('DELETE', `/api/roommates/${old}`)).status).toBe(404);
    const again = await answered<OwnProfileWire>(create(profileForm(1)), 201);
    expect(again.id).not.toBe(old);
    expect((await mine()).profiles.map(({ id }) => id)).toEqual([again.id, profiles[0]?.id]);
  });

  it('exists at three colleges within 90 days, deleted ones included', async () => {
    for (const college of [1, 2, 3]) await answered<OwnProfileWire>(create(profileForm(college)), 201);
    await expectFailure(await create(profileForm(4)), 422, { code: 'roommates.colleges', errors: [faultAt('collegeId')] });
    const { profiles } = await mine();
    await member.call('DELETE', `/api/roommates/${profiles[0]?.id ?? ''}`);
    expect((await create(profileForm(4))).status).toBe(422);
    expect((await create(profileForm(3))).status).toBe(201);
    await app
      .db('roommate_profiles')
      .where({ user_id: member.id, college_id: 1 })
      .update({ visibility_status: 'deleted', deleted_at: app.db.raw("now() - interval '91 days'") });
    expect((await create(profileForm(4))).status).toBe(201);
    await app.db('roommate_profiles').where({ user_id: member.id }).delete();
  });

  it('of an unverified person waits until the address is verified', async () => {
    const viewer = await newRoommate(app, 3);
    const late = await newRoommate(app, 3, {}, { row: { email_verified: false } });
    expect([late.profile.isListed, (await viewer.browse()).all, (await viewer.see(late.profile.id)).status]).toEqual([false, 0, 404]);
    await app.db('users').where({ id: late.id }).update({ email_verified: true });
    expect([(await viewer.browse()).all, (await viewer.see(late.profile.id)).status]).toEqual([1, 200]);
  });

  it('changes by version, and only for its owner', async () => {
    const { id } = await answered<OwnProfileWire>(create(profileForm(1)), 201);
    const changed = await answered<OwnProfileWire>(change(member, id, { bio: 'I cook.', major: null, traits: ['Quiet'] }, 1));
    expect(changed).toMatchObject({ bio: 'I cook.', major: null, traits: ['Quiet'], interests: ['Hiking', 'Chess'], version: 2 });
    await expectFailure(await change(member, id, { bio: 'I run.' }, 1), 409, { code: 'roommates.outdated' });
    expect((await member.call('PATCH', `/api/roommates/${id}`, { bio: 'I run.' })).status).toBe(428);
    await expectFailure(await change(member, id, { collegeId: 2 }), 400, {});
    const other = await newMember(app);
    await expectFailure(await change(other, id, { bio: 'Mine' }), 404, { code: 'roommates.not-available' });
    expect((await other.call('DELETE', `/api/roommates/${id}`)).status).toBe(404);
    expect((await other.call('POST', `/api/roommates/${id}/status`, { status: 'paused' })).status).toBe(404);
    expect((await mine()).profiles[0]).toMatchObject({ bio: 'I cook.', status: 'active', version: 2 });
  });

  it('holds no contact data in its words', async () => {
    for (const [field, value] of [
      ['interests', ['Chess', 'ada@example.edu']],
      ['traits', ['www.ada.example']],
      ['major', 'call 334-555-0199'],
      ['interests', ['334', '555', '0199']],
    ] as const) {
      await expectFailure(await create({ ...profileForm(1), [field]: value }), 422, { code: 'roommates.words', errors: [faultAt(field)] });
    }
    const { id } = await answered<OwnProfileWire>(create(profileForm(1)), 201);
    await expectFailure(await change(member, id, { interests: ['ada@example.edu'] }), 422, { code: 'roommates.words' });
  });

  it('shows its bio to others only when it is free of contact data', async () => {
    const viewer = await newRoommate(app, 4);
    const owner = await newRoommate(app, 4, { bio: 'Write to ada at example dot edu.' });
    expect(owner.profile.bioHolds).toEqual([expect.stringMatching(/email address/) as string]);
    const seen = () => answered<{ bio: string }>(viewer.see(owner.profile.id));
    expect((await seen()).bio).toBe('');
    expect((await answered<{ bio: string }>(owner.see(owner.profile.id))).bio).toBe('');
    expect((await owner.read<Mine>('/api/roommates/me')).profiles[0]?.bio).toBe('Write to ada at example dot edu.');
    await change(owner, owner.profile.id, { bio: 'I like tea.' });
    expect((await seen()).bio).toBe('I like tea.');
  });
});

describe('the age', () => {
  it('becomes the latest date of birth that fits, which stays with the account', async () => {
    const { id } = await answered<OwnProfileWire>(create(profileForm(1, { age: 17 })), 201);
    expect(await birthDate(member.id)).toBe(latestBirthDate(17, new Date()));
    await member.call('DELETE', `/api/roommates/${id}`);
    expect((await mine()).age).toBe(17);
    await expectFailure(await create(profileForm(1, { age: 18 })), 422, { code: 'roommates.age', errors: [faultAt('age')] });
  });

  it.each([
    [17, 18, 422],
    [18, 17, 422],
    [17, 16, 422],
    [16, 17, 200],
    [30, 31, 200],
    [30, 28, 422],
    [30, 19, 422],
    [20, 19, 422],
    [18, 19, 200],
  ])('moves from %d to %d: %d', async (before, after, status) => {
    const { id } = await answered<OwnProfileWire>(create(profileForm(1, { age: before })), 201);
    expect((await change(member, id, { age: after })).status).toBe(status);
    expect((await mine()).age).toBe(status === 200 ? after : before);
  });

  it('cannot be moved step by step across 18 with a second profile', async () => {
    await create(profileForm(1, { age: 18 }));
    await expectFailure(await create(profileForm(2, { age: 17 })), 422, { code: 'roommates.age' });
    expect(await birthDate(member.id)).toBe(latestBirthDate(18, new Date()));
  });
});

describe('the quiz', () => {
  it('has its questions in public', async () => {
    const { questions, version } = await app.json<{ questions: { key: string }[]; version: number }>('/api/roommates/quiz/questions');
    expect([questions.map(({ key }) => key), version]).toEqual([QUIZ.map(({ key }) => key), 1]);
  });

  it('belongs to the person: it is the same in each profile', async () => {
    const save = (answers: object) => member.call('PUT', '/api/roommates/me/quiz', { answers });
    await expectFailure(await save(answersOf()), 422, { code: 'roommates.no-profile' });
    await create(profileForm(1, { answers: answersOf(1) }));
    await create(profileForm(2));
    const stored = () => app.db('roommate_profiles').where({ user_id: member.id }).orderBy('id').pluck('lifestyle_preferences');
    expect(await stored()).toEqual(Array(2).fill({ version: 1, answers: answersOf(1) }));
    await create(profileForm(3, { answers: answersOf(4) }));
    expect(await stored()).toEqual(Array(3).fill({ version: 1, answers: answersOf(4) }));
    const { smoking } = answersOf(0);
    expect(await answered(save({ smoking }))).toEqual({ answers: { smoking } });
    expect(await stored()).toEqual(Array(3).fill({ version: 1, answers: { smoking } }));
    expect((await mine()).answers).toEqual({ smoking });
  });

  it('takes no answer that a question does not have', async () => {
    await create(profileForm(1));
    const answer = (values: object) => ({ smoking: { answer: 1, accepts: [1], importance: 'very', isDealBreaker: true, ...values } });
    for (const answers of [answer({ answer: 3 }), answer({ accepts: [0, 4] })]) {
      await expectFailure(await member.call('PUT', '/api/roommates/me/quiz', { answers }), 422, { code: 'roommates.answers' });
    }
    for (const answers of [answer({ answer: 9 }), answer({ accepts: [] }), answer({ importance: 'most' }), { shoes: {} }]) {
      expect((await member.call('PUT', '/api/roommates/me/quiz', { answers })).status).toBe(400);
    }
  });
});

describe('the status', () => {
  const set = (by: Member, id: string, status: string) => by.call('POST', `/api/roommates/${id}/status`, { status });

  it('moves between active, paused and matched, and back from expired to active alone', async () => {
    const { id } = await answered<OwnProfileWire>(create(profileForm(1)), 201);
    for (const status of ['paused', 'matched', 'active', 'matched', 'paused', 'active']) {
      expect(await answered<OwnProfileWire>(set(member, id, status))).toMatchObject({ status, isListed: status === 'active' });
    }
    await app.db('roommate_profiles').where({ public_id: id }).update({ visibility_status: 'expired', last_active_on: '2020-01-01' });
    for (const status of ['paused', 'matched']) await expectFailure(await set(member, id, status), 422, { code: 'roommates.status' });
    expect(await answered<OwnProfileWire>(set(member, id, 'active'))).toMatchObject({ status: 'active' });
    const row = await app.db('roommate_profiles').where({ public_id: id }).first<{ last_active_on: string }>('last_active_on');
    expect(row.last_active_on).toBe(new Date().toISOString().slice(0, 10));
    for (const status of ['expired', 'suspended', 'deleted', 'x']) expect((await set(member, id, status)).status).toBe(400);
  });

  it('cannot leave a suspension, also not by a new profile', async () => {
    const { id } = await answered<OwnProfileWire>(create(profileForm(1)), 201);
    await suspend(id);
    expect((await mine()).profiles[0]).toMatchObject({ status: 'suspended', statusReason: 'A reason.', isListed: false });
    await expectFailure(await set(member, id, 'active'), 422, { code: 'roommates.status' });
    await expectFailure(await change(member, id, { bio: 'Other words' }), 422, { code: 'roommates.suspended' });
    await expectFailure(await create(profileForm(1)), 409, { code: 'roommates.exists' });
    expect((await member.call('DELETE', `/api/roommates/${id}`)).status).toBe(204);
    await expectFailure(await create(profileForm(1)), 422, { code: 'roommates.suspended' });
  });

  it('"matched" closes the open requests in both directions, and tells the others', async () => {
    const [owner, sender, receiver] = [await newRoommate(app, 2), await newRoommate(app, 2), await newRoommate(app, 2)];
    const [received, sent] = [await ask(sender, owner), await ask(owner, receiver)];
    await answered(set(owner, owner.profile.id, 'matched'));
    const stateOf = async (by: Member, id: number) =>
      (await by.read<RequestWire[]>('/api/roommate-requests')).find((request) => request.id === id)?.state;
    expect([await stateOf(sender, received.id), await stateOf(receiver, sent.id)]).toEqual(['closed', 'closed']);
    for (const [person, request] of [
      [sender, received],
      [receiver, sent],
    ] as const) {
      const told = await app.db('events').where({ user_id: person.id, kind: 'roommate.answer' }).pluck('payload');
      expect(told).toEqual([{ requestId: request.id }]);
    }
    // The page of a matched profile is closed to people who were not accepted.
    expect((await sender.see(owner.profile.id)).status).toBe(404);
  });
});

it('activity moves the day once a day, for profiles that are not expired', async () => {
  const owner = await newRoommate(app, 1);
  const rows = () => app.db('roommate_profiles').where({ user_id: owner.id });
  const today = new Date().toISOString().slice(0, 10);
  const old = { last_active_on: '2026-01-01', reminded_at: app.db.fn.now() };
  await rows().update(old);
  await owner.browse();
  const [row] = await rows().select<{ last_active_on: string; reminded_at: Date | null; revision: number }[]>();
  expect(row).toMatchObject({ last_active_on: today, reminded_at: null });
  await owner.browse();
  expect(await rows().pluck('revision')).toEqual([row?.revision]);
  await rows().update({ ...old, visibility_status: 'expired' });
  await owner.browse();
  expect(await rows().pluck('last_active_on')).toEqual(['2026-01-01']);
});

it('calls of a person without an account are refused, except reading', async () => {
  const id = randomUUID();
  const calls = [
    ['GET', '/api/roommates'],
    ['GET', '/api/roommates/me'],
    ['POST', '/api/roommates'],
    ['PUT', '/api/roommates/me/quiz'],
    ['POST', `/api/roommates/${id}/requests`],
    ['GET', '/api/roommate-requests'],
    ['POST', `/api/roommates/${id}/hide`],
    ['POST', `/api/roommates/${id}/block`],
    ['POST', `/api/roommates/${id}/report`],
  ] as const;
  for (const [method, path] of calls) expect([path, (await app.call(method, path)).status]).toEqual([path, 401]);
});
