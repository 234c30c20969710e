import { latestBirthDate } from '../../../../domain/roommates/age.ts';
import { seedColleges } from '../../testing/favorites.fixture.ts';
import { startDatabaseApp, type DatabaseApp, type SignedInWire } from '../../testing/database-app.fixture.ts';
import { expectFailure } from '../../testing/http.fixture.ts';
import { act, caseOf, decide, newModerator } from '../../testing/moderation.fixture.ts';
import { acceptedPair, answered, newRoommate, profileForm, type Roommate } from '../../testing/roommates.fixture.ts';

let app: DatabaseApp;
let staff: SignedInWire;
let college = 0;
let owner: Roommate;
let viewer: Roommate;
beforeAll(async () => {
  app = await startDatabaseApp({ seed: (db) => seedColleges(db, 20) });
  staff = await newModerator(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  college += 1;
  [owner, viewer] = [await add({ instagramHandle: 'owner.one' }, { firstName: 'Olive' }), await add()];
});

const add = (form: object = {}, person: object = {}) => newRoommate(app, college, form, { person });
const report = (by: Roommate, of: Roommate, reason = 'scam') => by.call('POST', `/api/roommates/${of.profile.id}/report`, { reason });
const rowOf = ({ id }: Roommate) =>
  app
    .db('roommate_profiles')
    .where({ user_id: id })
    .orderBy('id', 'desc')
    .first<{ id: number; visibility_status: string; version: number }>();
const openCase = async (of: Roommate) => caseOf(app, 'roommate', (await rowOf(of)).id);
const mine = async (of: Roommate) => (await of.read<{ profiles: Roommate['profile'][] }>('/api/roommates/me')).profiles[0];
const bioFor = async (by: Roommate, of: Roommate) => (await answered<{ bio: string }>(by.see(of.profile.id))).bio;
async function change(of: Roommate, values: object) {
  const { version } = await rowOf(of);
  return app.call('PATCH', `/api/roommates/${of.profile.id}`, values, of.token, { 'If-Match': `"${version}"` });
}
interface Evidence {
  evidence: { lines: { text: string; author: string }[] }[];
}
/** The texts of all evidence, by the moderator who claimed the case. */
async function evidenceOf(id: number): Promise<string[][]> {
  await act(app, staff, id, 'claim');
  const read = await answered<Evidence>(app.call('GET', `/api/admin/cases/${id}/evidence`, undefined, staff.token));
  return read.evidence.map(({ lines }) => lines.map(({ text }) => text));
}

describe('a reported profile', () => {
  it('is a case with the profile as it was, and with the messages of the two', async () => {
    const { conversationId } = await acceptedPair(app, viewer, owner);
    await owner.send(conversationId ?? 0, 'Pay me first.');
    expect((await report(viewer, owner)).status).toBe(202);
    expect((await report(viewer, owner)).status).toBe(202);
    await change(owner, { bio: 'Another text.' });
    const found = await openCase(owner);
    expect(found.subject_id).toBe(owner.id);
    expect(await app.db('reports').where({ case_id: found.id })).toHaveLength(1);
    const [lines] = await evidenceOf(found.id);
    expect(lines).toEqual(['Biology', 'Hiking, Chess', 'I like quiet mornings.', 'owner.one', 'Pay me first.']);
    await expectFailure(await report(owner, owner), 422, { code: 'report.own' });
    expect((await viewer.call('POST', '/api/reports', { type: 'roommate', id: 1, reason: 'scam' })).status).toBe(400);
  });

  it('is suspended by the step "hide", with a reason and an appeal, and comes back when staff take it back', async () => {
    await report(viewer, owner);
    const { id } = await openCase(owner);
    expect((await decide(app, staff, id, { step: 'hide' })).status).toBe(200);
    expect(await mine(owner)).toMatchObject({ status: 'suspended', statusReason: expect.stringMatching(/report/) as string });
    expect([(await viewer.see(owner.profile.id)).status, (await viewer.browse()).all]).toEqual([404, 0]);
    const [notice] = await owner.read<{ text: string; appeal: string }[]>('/api/user/notices');
    expect(notice).toMatchObject({ appeal: 'possible', text: expect.stringContaining('roommate profile') as string });
    // A deletion and a new profile do not undo it.
    await owner.call('DELETE', `/api/roommates/${owner.profile.id}`);
    await expectFailure(await owner.call('POST', '/api/roommates', profileForm(college)), 422, { code: 'roommates.suspended' });
    expect((await act(app, staff, id, 'undo', { note: 'A mistake.' })).status).toBe(200);
    expect((await owner.call('POST', '/api/roommates', profileForm(college))).status).toBe(201);
    expect((await viewer.browse()).all).toBe(1);
  });

  it('is back with its text after an undone suspension', async () => {
    await report(viewer, owner);
    const { id } = await openCase(owner);
    await decide(app, staff, id, { step: 'hide' });
    await act(app, staff, id, 'undo', { note: 'A mistake.' });
    expect(await mine(owner)).toMatchObject({ status: 'active', statusReason: null, isListed: true });
    expect((await viewer.see(owner.profile.id)).status).toBe(200);
  });

  it('is suspended after three independent serious reports, until staff find nothing', async () => {
    const reporters = [viewer, await add(), await add()];
    for (const [place, reporter] of reporters.entries()) {
      await app
        .db('sessions')
        .where({ user_id: reporter.id })
        .update({ ip_prefix: `203.0.${place}.0/24` });
      expect((await rowOf(owner)).visibility_status).toBe('active');
      await report(reporter, owner, 'harassment');
    }
    expect((await rowOf(owner)).visibility_status).toBe('suspended');
    await decide(app, staff, (await openCase(owner)).id, { step: 'none', reasonCode: 'no-violation' });
    expect((await rowOf(owner)).visibility_status).toBe('active');
  });

  it.each(['paused', 'matched', 'expired'])(
    'that was %s is so again after a suspension, because only its owner shows it',
    async (status) => {
      await report(viewer, owner);
      await app.db('roommate_profiles').where({ user_id: owner.id }).update({ visibility_status: status });
      const { id } = await openCase(owner);
      await decide(app, staff, id, { step: 'hide' });
      expect((await rowOf(owner)).visibility_status).toBe('suspended');
      await act(app, staff, id, 'undo', { note: 'A mistake.' });
      expect((await rowOf(owner)).visibility_status).toBe(status);
    },
  );

  it('disappears with the account that staff suspend', async () => {
    await report(viewer, owner);
    const { id } = await openCase(owner);
    await decide(app, staff, id, { step: 'suspend', days: 7 });
    expect([(await viewer.see(owner.profile.id)).status, (await viewer.browse()).all]).toEqual([404, 0]);
    await act(app, staff, id, 'undo', { note: 'A mistake.' });
    expect([(await viewer.see(owner.profile.id)).status, (await viewer.browse()).all]).toEqual([200, 1]);
  });

  it('of a person whom staff paused stays, and starts no contact', async () => {
    await report(viewer, owner);
    await decide(app, staff, (await openCase(owner)).id, { step: 'pause-contact' });
    expect((await viewer.see(owner.profile.id)).status).toBe(200);
    await expectFailure(await owner.call('POST', `/api/roommates/${viewer.profile.id}/requests`), 422, { code: 'roommates.paused' });
  });
});

describe('a held bio', () => {
  const HELD = 'Write to olive at example dot edu.';

  it('opens a case without a reporter, and "no action" publishes it', async () => {
    const other = await add({ bio: HELD });
    const { id } = await openCase(other);
    expect(await app.db('reports').where({ case_id: id })).toEqual([]);
    expect(await evidenceOf(id)).toEqual([expect.arrayContaining([HELD]) as string[]]);
    expect(await bioFor(viewer, other)).toBe('');
    await decide(app, staff, id, { step: 'none', reasonCode: 'no-violation' });
    expect([await bioFor(viewer, other), (await mine(other))?.bioHolds]).toEqual([HELD, []]);
    // The same text with another value is not held again.
    await change(other, { bio: HELD, major: 'History' });
    expect(await bioFor(viewer, other)).toBe(HELD);
    expect((await openCase(other)).id).toBe(id);
    await change(other, { bio: `${HELD} Now.` });
    expect(await bioFor(viewer, other)).toBe('');
    expect((await openCase(other)).id).toBeGreaterThan(id);
  });

  it('that changes after a moderator read it is not published unread', async () => {
    expect((await change(owner, { bio: HELD })).status).toBe(200);
    const { id } = await openCase(owner);
    await act(app, staff, id, 'claim');
    const { version } = await app.db('cases').where({ id }).first<{ version: number }>('version');
    await change(owner, { bio: 'Call 334-555-0199.' });
    const decision = { step: 'none', reasonCode: 'no-violation', note: 'Fine.' };
    expect((await act(app, staff, id, 'decide', decision, version)).status).toBe(409);
    expect(await bioFor(viewer, owner)).toBe('');
    expect((await evidenceOf(id)).map((lines) => lines.filter((line) => /Call|Write/.test(line)))).toEqual([
      [HELD],
      ['Call 334-555-0199.'],
    ]);
  });

  it('tells the moderators', async () => {
    const { id } = await openCase(await add({ bio: HELD }));
    const told = await app.db('events').where({ user_id: staff.user.id, kind: 'case.updated' }).pluck<{ caseId: number }[]>('payload');
    expect(told.map(({ caseId }) => caseId)).toContain(id);
  });
});

describe('the age of a person', () => {
  const path = ({ id }: Roommate) => `/api/admin/users/${id}/birth-date`;
  const correct = (of: Roommate, age: number, by: { token: string } = staff) =>
    app.call('POST', path(of), { birthDate: latestBirthDate(age, new Date()), reason: 'A student card' }, by.token);

  it('is corrected by staff across 18, with a reason in the audit log and no date', async () => {
    expect(await answered(app.call('GET', path(owner), undefined, staff.token))).toEqual({
      birthDate: latestBirthDate(19, new Date()),
      age: 19,
    });
    const old = await add({ age: 25 });
    expect((await old.browse()).all).toBe(2);
    expect(await answered(correct(owner, 17))).toMatchObject({ age: 17 });
    expect([(await old.browse()).all, (await old.see(owner.profile.id)).status]).toEqual([1, 404]);
    expect(await mine(owner)).toMatchObject({ age: 17, isUnder18: true, status: 'active' });
    const [entry] = await app.db('audit_log').where({ event: 'birth-date-corrected', user_id: owner.id }).select<object[]>();
    expect(entry).toMatchObject({
      reason: 'A student card',
      actor: `user ${staff.user.id}`,
      details: { before: '18 or older', after: 'under 18' },
    });
    expect(JSON.stringify(entry)).not.toContain(latestBirthDate(17, new Date()));
    await answered(correct(owner, 18));
    expect((await old.browse()).all).toBe(2);
  });

  it('below 16 suspends the profiles until a later correction', async () => {
    await answered(correct(owner, 15));
    expect(await mine(owner)).toMatchObject({
      age: 15,
      status: 'suspended',
      statusReason: expect.stringMatching(/16 and older/) as string,
    });
    await expectFailure(await owner.call('POST', `/api/roommates/${owner.profile.id}/status`, { status: 'active' }), 422, {});
    await answered(correct(owner, 16));
    expect(await mine(owner)).toMatchObject({ age: 16, status: 'active', statusReason: null });
    await owner.call('POST', `/api/roommates/${owner.profile.id}/status`, { status: 'paused' });
    for (const age of [15, 20]) await answered(correct(owner, age));
    expect(await mine(owner)).toMatchObject({ age: 20, status: 'paused', statusReason: null });
  });

  it('is from 13 to 120, both included', async () => {
    for (const age of [13, 120]) expect(await answered(correct(owner, age))).toMatchObject({ age });
    for (const age of [12, 121]) expect((await correct(owner, age)).status).toBe(400);
    expect((await mine(owner))?.age).toBe(120);
  });

  it('is corrected by moderators alone, for others, with a possible date and a reason', async () => {
    for (const [by, status] of [
      [await newModerator(app, 'viewer'), 403],
      [owner, 403],
    ] as const) {
      expect((await correct(owner, 20, by)).status).toBe(status);
      expect((await app.call('GET', path(owner), undefined, by.token)).status).toBe(status);
    }
    const own = { birthDate: '2000-01-01', reason: 'Mine' };
    await expectFailure(await app.call('POST', `/api/admin/users/${staff.user.id}/birth-date`, own, staff.token), 422, {
      code: 'user.self',
    });
    for (const body of [
      { birthDate: '2999-01-01', reason: 'x' },
      { birthDate: '1850-01-01', reason: 'x' },
      { birthDate: latestBirthDate(12, new Date()), reason: 'x' },
      { birthDate: '2001-02-30', reason: 'x' },
      { birthDate: '2001-02-03', reason: ' ' },
      { birthDate: null, reason: 'x' },
    ]) {
      expect([body, (await app.call('POST', path(owner), body, staff.token)).status]).toEqual([body, 400]);
    }
    expect((await app.call('POST', '/api/admin/users/2000000/birth-date', own, staff.token)).status).toBe(404);
    expect((await app.call('GET', '/api/admin/users/2000000/birth-date', undefined, staff.token)).status).toBe(404);
    expect((await mine(owner))?.age).toBe(19);
  });
});
