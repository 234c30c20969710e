import { randomUUID } from 'node:crypto';
import { startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';
import { seedColleges } from '../testing/favorites.fixture.ts';
import { newMember } from '../testing/messages.fixture.ts';
import {
  acceptedPair,
  answered,
  answersOf,
  ask,
  newRoommate,
  type ListWire,
  type Roommate,
  type ViewWire,
} from '../testing/roommates.fixture.ts';

let app: DatabaseApp;
let college = 0;
let viewer: Roommate;
beforeAll(async () => {
  app = await startDatabaseApp({ seed: (db) => seedColleges(db, 40) });
});
afterAll(() => app.close());
beforeEach(async () => {
  college += 1;
  viewer = await newRoommate(app, college, { answers: answersOf(2) });
});

const add = (form: object = {}, person: object = {}) => newRoommate(app, college, form, { person });
const idsOf = ({ items }: ListWire) => items.map(({ id }) => id);
const ids = (...people: Roommate[]) => people.map(({ profile }) => profile.id);
const shown = async (query = '', by = viewer) => idsOf(await by.browse(query));
const viewOf = async (by: Roommate, of: Roommate) => answered<ViewWire>(by.see(of.profile.id));
const rows = ({ id }: Roommate) => app.db('roommate_profiles').where({ user_id: id });

describe('the list of a college', () => {
  it('is for members with a verified address and an active profile there, and says what is missing', async () => {
    const other = await add();
    const need = async (by: Roommate, query = '') => {
      const { need: missing, items, total, all } = await by.browse(query);
      expect([items, total, all]).toEqual(missing === null ? [expect.anything(), 1, 1] : [[], 0, 0]);
      return missing;
    };
    expect(await need(viewer)).toBeNull();
    const stranger = await newMember(app);
    expect(await stranger.read('/api/roommates')).toMatchObject({ need: 'profile', collegeId: null, items: [] });
    expect(await stranger.read(`/api/roommates?collegeId=${college}`)).toMatchObject({ need: 'profile', collegeId: college, items: [] });
    const elsewhere = await newRoommate(app, 40);
    expect(await need(elsewhere, `?collegeId=${college}`)).toBe('profile');
    for (const status of ['paused', 'matched']) {
      await viewer.call('POST', `/api/roommates/${viewer.profile.id}/status`, { status });
      expect(await need(viewer)).toBe('active');
    }
    await viewer.call('POST', `/api/roommates/${viewer.profile.id}/status`, { status: 'active' });
    await app.db('users').where({ id: viewer.id }).update({ email_verified: false });
    expect(await need(viewer)).toBe('verified');
    expect(other.profile.isListed).toBe(true);
  });

  it('has active profiles of verified people whose accounts are open, as they are at this moment', async () => {
    const [ada, bob] = [await add(), await add()];
    expect(new Set(await shown())).toEqual(new Set(ids(ada, bob)));
    for (const status of ['paused', 'matched', 'expired', 'suspended']) {
      await rows(ada).update({ visibility_status: status });
      expect([status, await shown()]).toEqual([status, ids(bob)]);
    }
    await rows(ada).update({ visibility_status: 'active' });
    for (const columns of [{ email_verified: false }, { disabled_at: app.db.fn.now() }]) {
      await app.db('users').where({ id: ada.id }).update(columns);
      expect([columns, await shown()]).toEqual([columns, ids(bob)]);
      await app.db('users').where({ id: ada.id }).update({ email_verified: true, disabled_at: null });
    }
    expect(await shown()).toHaveLength(2);
    await ada.call('DELETE', `/api/roommates/${ada.profile.id}`);
    expect(await shown()).toEqual(ids(bob));
    // Also a row that disappears: its account is deleted.
    await app.db('users').where({ id: bob.id }).delete();
    expect(await shown()).toEqual([]);
  });

  it('follows changes that another process makes', async () => {
    const ada = await add({ major: 'Biology' });
    expect(await shown('?major=history')).toEqual([]);
    // By a connection that this process does not know.
    await rows(ada).update({ major: 'Art History' });
    expect(await shown('?major=history')).toEqual(ids(ada));
  });

  it('sorts by match, by newest and by week of activity', async () => {
    const far = await add({ answers: answersOf(4) });
    const near = await add({ answers: answersOf(2) });
    const unknown = await add();
    expect(await shown()).toEqual(ids(near, far, unknown));
    expect(await shown('?sort=newest')).toEqual(ids(unknown, near, far));
    await rows(near).update({ last_active_on: app.db.raw('current_date - 20') });
    await rows(far).update({ last_active_on: app.db.raw('current_date - 50') });
    expect(await shown('?sort=active')).toEqual(ids(unknown, near, far));
    const { items } = await viewer.browse();
    expect(items.map(({ lastActive, match }) => [lastActive, match?.n ?? null])).toEqual([
      ['this-month', 12],
      ['earlier', 12],
      ['this-week', null],
    ]);
    const [best, worst] = items;
    expect(best?.match?.displayed).toBeGreaterThan(worst?.match?.displayed ?? 100);
  });

  it('filters', async () => {
    const ada = await add({
      schoolYear: 'senior',
      looking: 'on-campus',
      moveInTerm: '2027-fall',
      budget: '600-899',
      major: 'Art History',
      interests: ['Café', 'Sailing'],
      answers: answersOf(2),
    });
    const bob = await add({ looking: 'either', answers: answersOf(4) });
    for (const [query, expected] of [
      ['year=senior', ids(ada)],
      ['looking=on-campus', ids(ada, bob)],
      ['looking=off-campus', ids(bob)],
      ['looking=either', ids(bob)],
      ['term=2027-fall', ids(ada)],
      ['budget=600-899', ids(ada)],
      ['major=art', ids(ada)],
      ['interest=cafe', ids(ada)],
      ['interest=sail', []],
      ['minMatch=80', ids(ada)],
      ['minMatch=0', ids(ada, bob)],
      ['year=senior&looking=off-campus', []],
    ] as const) {
      expect([query, await shown(`?${query}`)]).toEqual([query, expected]);
    }
    expect(await viewer.browse('?year=senior')).toMatchObject({ total: 1, all: 2, pages: 1 });
    for (const query of ['year=fifth', 'term=soon', 'minMatch=101', 'sort=looks', 'sort=reply-rate', 'hideContacted=0', 'userId=1']) {
      expect([query, (await viewer.call('GET', `/api/roommates?${query}`)).status]).toEqual([query, 400]);
    }
  });

  it('leaves out deal-breakers and says how many, unless they are wanted', async () => {
    const smoker = await add({ answers: answersOf(2) });
    const calm = await add({ answers: answersOf(2, { smoking: { answer: 0, accepts: [0], importance: 'very', isDealBreaker: true } }) });
    expect(await viewer.browse()).toMatchObject({ total: 1, all: 2, dealBreakers: 1, items: [{ id: smoker.profile.id }] });
    const { items, dealBreakers } = await viewer.browse('?withDealBreakers=1');
    expect([items.length, dealBreakers]).toEqual([2, 0]);
    expect(items.find(({ id }) => id === calm.profile.id)?.match?.dealBreakers).toMatchObject([{ key: 'smoking', of: 'them' }]);
  });

  it('has pages of 24', async () => {
    const person = await add();
    const copies = Array.from({ length: 29 }, (_, index) => ({
      username: `copy_${college}_${index}`,
      email: `copy.${college}.${index}@example.edu`,
      password: 'x',
      first_name: `Copy${index}`,
      last_name: 'Person',
      email_verified: true,
      birth_date: '2000-01-01',
    }));
    const people = await app.db('users').insert(copies).returning<{ id: number }[]>('id');
    await app
      .db('roommate_profiles')
      .insert(people.map(({ id }) => ({ user_id: id, college_id: college, age: 20, school_year: 'junior' })));
    const pages = await Promise.all(['', '?page=2', '?page=3'].map((query) => viewer.browse(query)));
    expect(pages.map(({ items, total, page, pages: all }) => [items.length, total, page, all])).toEqual([
      [24, 30, 1, 2],
      [6, 30, 2, 2],
      [0, 30, 3, 2],
    ]);
    const seen = pages.flatMap(idsOf);
    expect([new Set(seen).size, seen.includes(person.profile.id)]).toEqual([30, true]);
  });

  it('leaves out hidden and blocked people, and on wish people with a contact', async () => {
    const [ada, bob, eve, kim] = [await add(), await add(), await add(), await add()];
    expect((await viewer.call('POST', `/api/roommates/${ada.profile.id}/hide`)).status).toBe(204);
    expect(await viewOf(viewer, ada)).toMatchObject({ view: 'full', isHidden: true });
    await viewer.call('POST', `/api/roommates/${bob.profile.id}/block`);
    await eve.call('POST', `/api/roommates/${viewer.profile.id}/block`);
    expect(await viewer.browse()).toMatchObject({ total: 1, all: 2, items: [{ id: kim.profile.id }] });
    expect([await shown('', bob), await shown('', eve)].map((list) => list.includes(viewer.profile.id))).toEqual([false, false]);
    // The hidden person does not learn it.
    expect(await shown('', ada)).toContain(viewer.profile.id);
    await ask(kim, viewer);
    expect([await shown(), await shown('?hideContacted=1')]).toEqual([ids(kim), []]);
    expect((await viewer.call('DELETE', `/api/roommates/${ada.profile.id}/hide`)).status).toBe(204);
    expect(await shown('?hideContacted=1')).toEqual(ids(ada));
  });

  it('leaves out on wish the two people of a message, without a request', async () => {
    const [ada, bob] = [await add(), await add()];
    const body = { roommateId: ada.profile.id, content: 'Hello!', clientId: randomUUID() };
    expect((await viewer.call('POST', '/api/conversations', body)).status).toBe(201);
    expect(await shown('?hideContacted=1')).toEqual(ids(bob));
    expect(await shown('?hideContacted=1', ada)).toEqual(ids(bob));
    expect(await shown('?hideContacted=1', bob)).toHaveLength(2);
  });
});

describe('what a viewer sees of a profile', () => {
  it('is the public part for visitors, with what they need to see more', async () => {
    const owner = await add({ traits: ['Quiet'], looking: 'either', instagramHandle: 'grace.h', answers: answersOf() });
    const redacted = (need: string) => ({
      view: 'redacted',
      id: owner.profile.id,
      firstName: 'Ada',
      college: { id: college, name: `College ${college}`, slug: `college-${college}`, state: 'AL' },
      schoolYear: 'freshman',
      major: 'Biology',
      interests: ['Hiking', 'Chess'],
      need,
    });
    const path = `/api/roommates/${owner.profile.id}`;
    expect(await app.json(path)).toEqual(redacted('sign-in'));
    const elsewhere = await newRoommate(app, 40);
    expect(await answered(elsewhere.see(owner.profile.id))).toEqual(redacted('profile'));
    await viewer.call('POST', `/api/roommates/${viewer.profile.id}/status`, { status: 'paused' });
    expect(await viewOf(viewer, owner)).toEqual(redacted('active'));
    await app.db('users').where({ id: viewer.id }).update({ email_verified: false });
    expect(await viewOf(viewer, owner)).toEqual(redacted('verified'));
  });

  it('is everything but the handles for members, and the handles after an accepted request', async () => {
    const handles = { instagramHandle: 'grace.h', facebookHandle: 'grace.hopper', socialMediaLinks: { tiktok: 'grace_h' } };
    const owner = await add({ traits: ['Quiet'], looking: 'either', answers: answersOf(3), ...handles });
    const text = await (await viewer.see(owner.profile.id)).text();
    expect(text).not.toMatch(/grace|Lovelace|@example/);
    const before = JSON.parse(text) as ViewWire;
    expect(before).toMatchObject({
      view: 'full',
      age: 19,
      traits: ['Quiet'],
      bio: 'I like quiet mornings.',
      compatibility: { n: 12 },
      request: null,
      handles: null,
      agreement: null,
      canRequest: true,
      canMessage: true,
      conversationId: null,
    });
    expect(before).toHaveProperty('habits.length', 12);
    await acceptedPair(app, viewer, owner);
    const after = await viewOf(viewer, owner);
    expect(after).toMatchObject({
      handles: { instagram: 'grace.h', facebook: 'grace.hopper', others: { tiktok: 'grace_h' } },
      agreement: expect.arrayContaining([expect.stringMatching(/^Bedtime: /)]) as string[],
      request: { state: 'accepted', box: 'out' },
      canRequest: false,
      conversationId: expect.any(Number) as number,
    });
    // It stays so for the two when one pauses or found a roommate, and ends with a suspension.
    for (const [status, expected] of [
      ['paused', 200],
      ['matched', 200],
      ['suspended', 404],
      ['expired', 404],
    ] as const) {
      await rows(owner).update({ visibility_status: status });
      expect([status, (await viewer.see(owner.profile.id)).status]).toEqual([status, expected]);
    }
  });

  it('has no comparison without answers, and no number below six shared ones', async () => {
    const none = await add();
    expect(await viewOf(viewer, none)).toMatchObject({ compatibility: null, habits: [] });
    const { bedtime, wake, noise } = answersOf(2);
    const few = await add({ answers: { bedtime, wake, noise } });
    expect(await viewOf(viewer, few)).toMatchObject({ compatibility: { displayed: null, n: 3 } });
  });

  it('is the own profile as others see it for its owner, in every state', async () => {
    for (const status of ['active', 'paused', 'matched', 'expired', 'suspended']) {
      await rows(viewer).update({ visibility_status: status });
      expect(await viewOf(viewer, viewer)).toMatchObject({ view: 'own', status, firstName: 'Ada', bio: 'I like quiet mornings.' });
    }
  });
});

describe('people under 18', () => {
  const minor = () => add({ age: 17, instagramHandle: 'young.one', answers: answersOf(2) });
  const picture = '/pictures/11111111-1111-4111-8111-111111111111.webp';

  it('are listed for members up to 19, without age, picture and handles', async () => {
    const young = await minor();
    await app.db('users').where({ id: young.id }).update({ profile_picture: picture });
    const { items } = await viewer.browse();
    expect(items).toMatchObject([{ id: young.profile.id, isUnder18: true, age: null, picture: null }]);
    const view = await viewOf(viewer, young);
    expect(view).toMatchObject({ view: 'full', isUnder18: true, age: null, picture: null, canRequest: false, canMessage: false });
    await app.db('users').where({ id: viewer.id }).update({ profile_picture: picture });
    expect((await young.browse()).items).toMatchObject([{ isUnder18: false, age: 19, picture }]);
  });

  it('do not exist for older members and for visitors', async () => {
    const young = await minor();
    const old = await add({ age: 20 });
    expect(await shown('', old)).not.toContain(young.profile.id);
    expect((await old.browse()).all).toBe(1);
    for (const answer of [await old.see(young.profile.id), await app.get(`/api/roommates/${young.profile.id}`)]) {
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'roommates.not-available' }]);
    }
    const unaged = await newMember(app);
    expect((await unaged.call('GET', `/api/roommates/${young.profile.id}`)).status).toBe(404);
  });

  it('find only people whom they may ask', async () => {
    const [young, other, old] = [await minor(), await minor(), await add({ age: 20 })];
    const list = await young.browse();
    expect([new Set(idsOf(list)), list.all]).toEqual([new Set(ids(viewer, other)), 2]);
    expect(await viewOf(young, old)).toMatchObject({ view: 'full', canRequest: false, canMessage: false });
  });

  it('never show handles, also after an accepted request with a member of 19', async () => {
    const young = await minor();
    const request = await acceptedPair(app, young, viewer);
    expect([request.handles, (await young.read<{ handles: unknown }[]>('/api/roommate-requests'))[0]?.handles]).toEqual([null, null]);
    expect(await viewOf(viewer, young)).toMatchObject({ view: 'full', handles: null, agreement: expect.anything() as string[] });
    expect(await viewOf(young, viewer)).toMatchObject({ handles: null });
    const [talk] = await viewer.list();
    expect(talk).toMatchObject({ otherPicture: null, context: { kind: 'roommate', path: `/roommates/${young.profile.id}` } });
  });

  it('become adults on their birthday, also in the list', async () => {
    const young = await minor();
    const old = await add({ age: 20 });
    expect(await shown('', old)).not.toContain(young.profile.id);
    await app
      .db('users')
      .where({ id: young.id })
      .update({ birth_date: app.db.raw("current_date - interval '18 years'") });
    expect(await shown('', old)).toContain(young.profile.id);
    expect(await viewOf(old, young)).toMatchObject({ age: 18, isUnder18: false });
  });
});

describe('the counts', () => {
  const count = async () => {
    // Counts are read every ten seconds.
    const fresh = await startDatabaseApp({ beside: app });
    const counts = await fresh.json<{ colleges: { profiles: number | null }[] }>(`/api/roommates/counts?collegeId=${college}`);
    await fresh.close();
    return counts.colleges.map(({ profiles }) => profiles);
  };

  it('tell an adult nothing of minors, and a member nothing of blocks', async () => {
    const adult = await add({ age: 25 });
    for (let more = 0; more < 3; more += 1) await add();
    expect([await count(), (await adult.browse()).all]).toEqual([[5], 4]);
    for (const age of [16, 17]) await add({ age });
    expect([await count(), (await adult.browse()).all]).toEqual([[5], 4]);
    const sixth = await add();
    expect([await count(), (await adult.browse()).all]).toEqual([[5], 5]);
    await app.db('blocks').insert({ blocker_id: sixth.id, blocked_id: adult.id });
    // Neither is counted, so the list of no member is shorter than the count.
    expect([await count(), (await adult.browse()).all, (await viewer.browse()).all]).toEqual([[null], 4, 7]);
  });

  it('state five and more listed profiles of a college', async () => {
    for (let more = 0; more < 3; more += 1) await add();
    expect(await count()).toEqual([null]);
    const fifth = await add();
    expect(await count()).toEqual([5]);
    await app.db('users').where({ id: fifth.id }).update({ email_verified: false });
    expect(await count()).toEqual([null]);
    await rows(fifth).update({ visibility_status: 'paused' });
    expect(await count()).toEqual([null]);
    expect(await app.json(`/api/roommates/counts?collegeId=39`)).toMatchObject({ colleges: [] });
  });

  it('list small colleges in an order that does not tell their counts', async () => {
    const [one, three] = [college, college + 1];
    college = three;
    for (let more = 0; more < 3; more += 1) await add();
    const elsewhere = app.db('roommate_profiles').whereNotIn('college_id', [one, three]);
    await elsewhere.where({ visibility_status: 'active' }).update({ visibility_status: 'paused' });
    const fresh = await startDatabaseApp({ beside: app });
    const { colleges } = await fresh.json<{ colleges: { college: { id: number } }[] }>('/api/roommates/counts');
    await fresh.close();
    expect(colleges.map((listed) => listed.college.id)).toEqual([one, three]);
  });
});
