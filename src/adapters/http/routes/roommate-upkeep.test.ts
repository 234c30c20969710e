import { RETENTION } from '../../../domain/housekeeping/retention.ts';
import { startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';
import { seedColleges } from '../testing/favorites.fixture.ts';
import { ask, newRoommate, type RequestWire, type Roommate } from '../testing/roommates.fixture.ts';

let app: DatabaseApp;
let college = 0;
let owner: Roommate;
beforeAll(async () => {
  app = await startDatabaseApp({ seed: (db) => seedColleges(db, 20) });
});
afterAll(() => app.close());
beforeEach(async () => {
  college += 1;
  owner = await newRoommate(app, college);
});

const rows = ({ id }: Roommate) => app.db('roommate_profiles').where({ user_id: id });
const away = (of: Roommate, days: number, more: object = {}) =>
  rows(of).update({ last_active_on: app.db.raw('current_date - ?::int', [days]), ...more });
const emails = ({ email }: Roommate) => app.db('email_outbox').where({ recipient: email, kind: 'roommate-still-looking' });
const run = () => app.useCases.roommateUpkeep.run();
const statusOf = async (of: Roommate) => (await rows(of).first<{ visibility_status: string }>()).visibility_status;

it('a person who was away for 45 days gets one email, however many profiles and rounds', async () => {
  const other = await newRoommate(app, college);
  await owner.call('POST', '/api/roommates', { collegeId: 20, age: 19, schoolYear: 'junior' });
  await away(owner, 45);
  await away(other, 44);
  expect(await run()).toBe(false);
  await run();
  const [email, ...more] = await emails(owner).select<{ subject: string; body: string; user_id: number }[]>();
  expect([more, await emails(other)]).toEqual([[], []]);
  expect(email?.body).toContain('https://alma.example/roommates');
  expect(email?.body).not.toMatch(/Biology|College|Ada/);
  expect(await statusOf(owner)).toBe('active');
  // After a visit and another 45 days it is sent again.
  await owner.browse();
  await away(owner, 45);
  await run();
  expect(await emails(owner)).toHaveLength(2);
});

it.each(['paused', 'matched', 'suspended', 'expired'])('a profile that is %s is neither reminded nor expired', async (status) => {
  await away(owner, 70, { visibility_status: status });
  await run();
  expect([await emails(owner), await statusOf(owner)]).toEqual([[], status]);
});

it('people without a verified address or with a locked account get no email', async () => {
  await away(owner, 50);
  for (const columns of [{ email_verified: false }, { email_verified: true, disabled_at: app.db.fn.now() }]) {
    await app.db('users').where({ id: owner.id }).update(columns);
    await run();
  }
  expect(await emails(owner)).toEqual([]);
});

it('a profile without activity for 60 days expires, and its owner brings it back with one call', async () => {
  const viewer = await newRoommate(app, college);
  await away(owner, 59);
  await run();
  expect((await viewer.browse()).total).toBe(1);
  await away(owner, 60);
  await run();
  expect([await statusOf(owner), (await viewer.browse()).total, (await viewer.see(owner.profile.id)).status]).toEqual(['expired', 0, 404]);
  await owner.call('POST', `/api/roommates/${owner.profile.id}/status`, { status: 'active' });
  await run();
  expect([await statusOf(owner), (await viewer.browse()).total]).toEqual(['active', 1]);
});

it('a request expires after 14 days, and both learn it', async () => {
  const sender = await newRoommate(app, college);
  const { id } = await ask(sender, owner);
  const age = (interval: string) =>
    app
      .db('roommate_requests')
      .where({ id })
      .update({ created_at: app.db.raw('now() - ?::interval', [interval]) });
  const stored = async () => (await app.db('roommate_requests').where({ id }).first<{ state: string }>('state')).state;
  await age('13 days 23 hours');
  await run();
  expect(await stored()).toBe('pending');
  await age('14 days');
  // Also before the job has run.
  expect((await owner.read<RequestWire[]>('/api/roommate-requests')).map(({ state }) => state)).toEqual(['expired']);
  expect(await owner.read('/api/roommates/me')).toMatchObject({ requests: 0 });
  await run();
  expect(await stored()).toBe('expired');
  for (const person of [sender, owner]) {
    expect(await app.db('events').where({ user_id: person.id, kind: 'roommate.answer' }).pluck('payload')).toEqual([{ requestId: id }]);
  }
});

it('a deleted profile is purged after 30 days with its requests, also from memory', async () => {
  const viewer = await newRoommate(app, college);
  await ask(viewer, owner);
  await owner.call('POST', `/api/roommates/${viewer.profile.id}/hide`);
  expect((await viewer.browse()).total).toBe(1);
  await owner.call('DELETE', `/api/roommates/${owner.profile.id}`);
  const deleted = (days: number) => rows(owner).update({ deleted_at: app.db.raw('now() - make_interval(days => ?)', [days]) });
  await deleted(29);
  await app.useCases.housekeeping.deleteExpired();
  expect(await rows(owner)).toHaveLength(1);
  await deleted(30);
  expect(await app.useCases.housekeeping.deleteExpired()).toMatchObject({ roommateProfiles: 1 });
  expect([await rows(owner), await app.db('roommate_requests').where({ receiver_id: owner.id })]).toEqual([[], []]);
  expect(RETENTION.roommateProfiles).toBe(30 * 86_400);
  expect((await viewer.browse()).total).toBe(0);
});

it('jobs of several processes at the same time send one email and expire once', async () => {
  const people = [owner, await newRoommate(app, college), await newRoommate(app, college)];
  for (const person of people) await away(person, 50);
  await Promise.all([run(), run(), run()]);
  for (const person of people) expect(await emails(person)).toHaveLength(1);
});
