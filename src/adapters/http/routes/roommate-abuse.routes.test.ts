import { randomUUID } from 'node:crypto';
import { createRateLimits } from '../../knex/rate-limits.repo.ts';
import { startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';
import { seedColleges } from '../testing/favorites.fixture.ts';
import { expectFailure } from '../testing/http.fixture.ts';
import { newMember } from '../testing/messages.fixture.ts';
import { acceptedPair, answered, answersOf, newRoommate, profileForm, type Roommate } from '../testing/roommates.fixture.ts';

let app: DatabaseApp;
let college = 0;
beforeAll(async () => {
  app = await startDatabaseApp({ seed: (db) => seedColleges(db, 40) });
});
afterAll(() => app.close());
beforeEach(() => {
  college += 1;
});

const add = (form: object = {}, person: object = {}, row: object = {}) => newRoommate(app, college, form, { person, row });
const UNAVAILABLE = { code: 'roommates.not-available', message: 'This profile isn’t available.' };

async function setAge({ profile, token }: Roommate, age: number): Promise<number> {
  const { version } = await app.db('roommate_profiles').where({ public_id: profile.id }).first<{ version: number }>('version');
  return (await app.call('PATCH', `/api/roommates/${profile.id}`, { age }, token, { 'If-Match': `"${version}"` })).status;
}

it('an adult who edits the age step by step never comes to the people under 18', async () => {
  const young = await add({ age: 17 });
  const adult = await add({ age: 23 });
  const statuses: number[] = [];
  for (const age of [22, 21, 20, 19, 18, 17, 16]) statuses.push(await setAge(adult, age));
  expect(statuses).toEqual(Array(7).fill(422));
  expect((await adult.see(young.profile.id)).status).toBe(404);
  expect((await adult.browse()).all).toBe(0);
  // Neither does a new profile after the old one is deleted.
  await adult.call('DELETE', `/api/roommates/${adult.profile.id}`);
  for (const age of [17, 18, 19]) expect((await adult.call('POST', '/api/roommates', profileForm(college, { age }))).status).toBe(422);
});

describe('a second account of a blocked person', () => {
  /** Signs up now, from the network and with the browser of all tests, unless `session` replaces them. */
  async function later(session: object = {}): Promise<Roommate> {
    const person = await add({}, {}, { created_at: app.db.fn.now() });
    await app
      .db('sessions')
      .where({ user_id: person.id })
      .update({ user_agent: 'node', ...session });
    return person;
  }
  const sees = async (viewer: Roommate, owner: Roommate) => [
    (await viewer.see(owner.profile.id)).status,
    (await viewer.browse()).items.some(({ id }) => id === owner.profile.id),
    (await viewer.call('POST', `/api/roommates/${owner.profile.id}/requests`)).status,
  ];

  it('is treated as blocked in the roommate part, when network and browser are the same', async () => {
    const [owner, blocked, before] = [await add(), await add(), await add()];
    await owner.call('POST', `/api/roommates/${blocked.profile.id}/block`);
    const second = await later();
    expect(await sees(second, owner)).toEqual([404, false, 404]);
    const body = { roommateId: owner.profile.id, content: 'Me again', clientId: randomUUID() };
    await expectFailure(await second.call('POST', '/api/conversations', body), 422, { code: 'message.closed' });
    expect(await sees(await later({ user_agent: 'Another browser' }), owner)).toEqual([200, true, 201]);
    expect(await sees(await later({ ip_prefix: '203.0.113.0/24' }), owner)).toEqual([200, true, 201]);
    // Who was here before the block is another person.
    expect(await sees(before, owner)).toEqual([200, true, 201]);
    // The second account sees other people.
    expect((await second.see(before.profile.id)).status).toBe(200);
  });
});

describe('ids', () => {
  it('of rows lead nowhere, and unknown, blocked, hidden and deleted profiles have one answer', async () => {
    const viewer = await add();
    const [blocker, paused, deleted, young] = [await add(), await add(), await add(), await add({ age: 17 })];
    const old = await add({ age: 40 });
    await blocker.call('POST', `/api/roommates/${viewer.profile.id}/block`);
    await paused.call('POST', `/api/roommates/${paused.profile.id}/status`, { status: 'paused' });
    await deleted.call('DELETE', `/api/roommates/${deleted.profile.id}`);
    const answers = await Promise.all([
      viewer.see(randomUUID()),
      ...[blocker, paused, deleted].map(({ profile }) => viewer.see(profile.id)),
      old.see(young.profile.id),
      app.get(`/api/roommates/${young.profile.id}`),
    ]);
    for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([404, UNAVAILABLE]);
    for (const rest of ['/requests', '/hide', '/block', '/report']) {
      for (const id of [randomUUID(), blocker.profile.id, paused.profile.id, deleted.profile.id]) {
        const answer = await viewer.call('POST', `/api/roommates/${id}${rest}`, rest === '/report' ? { reason: 'spam' } : undefined);
        expect([rest, answer.status, await answer.json()]).toEqual([rest, 404, UNAVAILABLE]);
      }
    }
    const rows = await app.db('roommate_profiles').where({ user_id: viewer.id }).pluck<number[]>('id');
    for (const id of [...rows, 1, 0, -1, 'x', viewer.profile.id.toUpperCase() + '0']) {
      expect([400, 404]).toContain((await viewer.see(String(id))).status);
    }
  });

  it('of rows and accounts are in no answer', async () => {
    const [viewer, owner] = [await add({ answers: answersOf(2) }), await add({ answers: answersOf(3) })];
    await acceptedPair(app, viewer, owner);
    for (const path of ['/api/roommates', `/api/roommates/${owner.profile.id}`, '/api/roommates/me', '/api/roommate-requests']) {
      const text = JSON.stringify(await viewer.read(path));
      expect([path, text]).toEqual([path, expect.not.stringMatching(/userId|user_id|profileId|profile_id|birth|lastActiveOn|"email/i)]);
    }
  });
});

describe('pages of a college', () => {
  it('end after 400 calls a day', async () => {
    const member = await add();
    const limited = await startDatabaseApp({ beside: app, limits: createRateLimits(app.db) });
    const { token } = await limited.login(member.email);
    const statuses: number[] = [];
    // The limit of all reads is higher.
    for (let page = 1; page <= 401; page += 1)
      statuses.push((await limited.call('GET', `/api/roommates?page=${page}`, undefined, token)).status);
    await limited.close();
    expect([new Set(statuses.slice(0, 400)), statuses.at(-1)]).toEqual([new Set([200]), 429]);
  });

  it('of 200 details end too', async () => {
    const [member, owner] = [await add(), await add()];
    const limited = await startDatabaseApp({ beside: app, limits: createRateLimits(app.db) });
    const { token } = await limited.login(member.email);
    let status = 200;
    let calls = 0;
    while (status === 200) {
      status = (await limited.call('GET', `/api/roommates/${owner.profile.id}`, undefined, token)).status;
      calls += 1;
    }
    await limited.close();
    expect([status, calls]).toEqual([429, 201]);
  });
});

it.each([
  'My insta is ada underscore love',
  'snap: ada.love',
  'ada (at) gmail (dot) com',
  'Call me: three three four 555 0199',
  'Send the deposit by Zelle before you move in',
])('a bio with contact data or payments is held: %s', async (bio) => {
  const [viewer, owner] = [await add(), await add({ bio })];
  const words = bio.split(' ').slice(0, 3).join(' ');
  expect(owner.profile.bioHolds).not.toEqual([]);
  expect(await (await viewer.see(owner.profile.id)).text()).not.toContain(words);
  expect(JSON.stringify(await viewer.browse())).not.toContain(words);
});

it('visitors find no handle, no surname, no exact age and no person under 18 in any public answer', async () => {
  const secrets = {
    instagramHandle: 'handle.insta',
    facebookHandle: 'handle.face',
    socialMediaLinks: { snapchat: 'handle_snap', tiktok: 'handle_tiktok', discord: 'handle#1815' },
    traits: ['Trait-word'],
    looking: 'either',
    bio: 'Bio-word and quiet mornings.',
  };
  const names = { firstName: 'Zephyrine', lastName: 'Surname-word' };
  const people = [await add({ ...secrets, age: 23 }, names), await add({ ...secrets, age: 17 }, { ...names, firstName: 'Youngest' })];
  const others = [await add(), await add(), await add(), await add()];
  await acceptedPair(app, people[0] as Roommate, others[0] as Roommate);
  const paths = [
    '/api/roommates/counts',
    `/api/roommates/counts?collegeId=${college}`,
    '/api/roommates/quiz/questions',
    ...[...people, ...others].map(({ profile }) => `/api/roommates/${profile.id}`),
    `/api/colleges/${college}`,
    `/api/colleges/slug/college-${college}`,
    '/api/safety-report',
    '/sitemap.xml',
    '/sitemap-1.xml',
  ];
  const texts = await Promise.all(paths.map(async (path) => (await app.get(path)).text()));
  const union = texts.join('\n');
  expect(union).toContain('Zephyrine');
  expect(union).not.toMatch(/handle[._#]|Surname-word|Youngest|Trait-word|Bio-word|"age"|birth|picture/i);
  expect(union).not.toMatch(new RegExp([...people, ...others].map(({ email }) => email).join('|'), 'i'));
  // Signed in without a profile, a person sees no more.
  const stranger = await newMember(app);
  const seen = await Promise.all(people.map(async ({ profile }) => (await stranger.call('GET', `/api/roommates/${profile.id}`)).text()));
  expect(seen.join('\n')).not.toMatch(/handle[._#]|Surname-word|Youngest|Trait-word|Bio-word|"age"/i);
});

it('a blocked person cannot answer or read by an old request', async () => {
  const [owner, other] = [await add(), await add({ instagramHandle: 'secret.one' })];
  const { id, conversationId } = await acceptedPair(app, owner, other);
  await other.call('POST', `/api/roommates/${owner.profile.id}/block`);
  expect((await owner.see(other.profile.id)).status).toBe(404);
  expect(JSON.stringify(await owner.read('/api/roommate-requests'))).not.toMatch(/secret|Ada/);
  expect((await owner.call('PATCH', `/api/roommate-requests/${id}`, { status: 'accepted' })).status).toBe(409);
  expect(await answered<object>(owner.call('GET', `/api/conversations/${conversationId ?? 0}`))).toMatchObject({ state: 'closed' });
});
