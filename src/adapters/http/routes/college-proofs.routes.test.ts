import { startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';
import { seedColleges } from '../testing/favorites.fixture.ts';
import { answered, newRoommate, prove, type OwnProfileWire, type Roommate, type ViewWire } from '../testing/roommates.fixture.ts';

let app: DatabaseApp;
let college = 0;
beforeAll(async () => {
  app = await startDatabaseApp({
    async seed(db) {
      await seedColleges(db, 30);
      await db('colleges').where({ id: 29 }).update({ website: 'https://www.facebook.com/college' });
      await db('colleges').where({ id: 28 }).update({ website: null });
    },
  });
});
afterAll(() => app.close());
beforeEach(() => (college += 1));

const add = (age = 19, { row = {}, at = college }: { row?: object; at?: number } = {}) =>
  newRoommate(app, at, { age }, { row, isProved: false });
const address = (name: string) => `${name}@mail.college-${college}.edu`;
const ask = (by: Roommate, email: string) => by.call('POST', `/api/roommates/${by.profile.id}/proof`, { email });
const send = (by: Roommate, email: string, code: string) => by.call('POST', `/api/roommates/${by.profile.id}/proof/code`, { email, code });
const mailTo = async (email: string) =>
  (await app.db('email_outbox').where({ recipient: email }).orderBy('id', 'desc').first<{ body: string } | undefined>('body'))?.body ?? '';
const codeTo = async (email: string) => /\d{3} \d{3}/.exec(await mailTo(email))?.[0] ?? '';
const shown = async (by: Roommate) => (await by.browse()).items.map(({ id }) => id);
const proofOf = async (by: Roommate) => {
  const { profiles } = await by.read<{ profiles: OwnProfileWire[] }>('/api/roommates/me');
  return profiles[0]?.proof;
};

it('opens the profiles of people under 18 with a code, for twelve months', async () => {
  const [viewer, young] = [await add(), await add(17)];
  expect([await shown(viewer), (await viewer.see(young.profile.id)).status]).toEqual([[], 404]);
  expect(await viewer.browse()).toMatchObject({ total: 0, all: 0 });
  const email = address('ada');
  expect((await ask(viewer, email)).status).toBe(202);
  const proved = await answered<OwnProfileWire>(send(viewer, email, await codeTo(email)));
  expect(proved.proof).toEqual({
    domain: `college-${college}.edu`,
    confirmed: { domain: `college-${college}.edu`, until: expect.any(String) as string },
  });
  expect(await shown(viewer)).toEqual([young.profile.id]);
  expect(await answered<ViewWire>(viewer.see(young.profile.id))).toMatchObject({ view: 'full', confirmedDomain: null });
  expect(await answered<ViewWire>(young.see(viewer.profile.id))).toMatchObject({
    confirmedDomain: `college-${college}.edu`,
    canRequest: true,
  });
  // The address is stored nowhere.
  expect(await app.db('email_outbox').where({ recipient: email })).toEqual([]);
  const stored = JSON.stringify([await app.db('college_proofs'), await app.db('college_proof_codes')]);
  expect(stored).not.toContain('ada@');

  await app
    .db('college_proofs')
    .where({ user_id: viewer.id })
    .update({ proved_at: app.db.raw(`now() - interval '12 months 1 minute'`) });
  expect([await shown(viewer), (await proofOf(viewer))?.confirmed]).toEqual([[], null]);
});

it('is there at once for an account whose own confirmed address is at the college, and ends with it', async () => {
  const young = await add(17);
  const viewer = await add(19, { row: { email: address('own') } });
  expect(await shown(viewer)).toEqual([young.profile.id]);
  expect(await proofOf(viewer)).toMatchObject({ confirmed: { domain: `college-${college}.edu`, until: null } });
  expect(await shown(young)).toEqual([viewer.profile.id]);
  await app
    .db('users')
    .where({ id: viewer.id })
    .update({ email: `own.${college}@notcollege-${college}.edu` });
  expect([await shown(viewer), await shown(young)]).toEqual([[], []]);
});

it('decides whom a person under 18 finds and asks', async () => {
  const young = await add(17);
  const [known, unknown, old, minor] = [await add(19), await add(19), await add(20), await add(16)];
  for (const { id } of [known, old, minor]) await prove(app, id, college);
  expect(await shown(young)).toEqual([known.profile.id]);
  for (const other of [unknown, old]) {
    expect(await answered<ViewWire>(young.see(other.profile.id))).toMatchObject({ view: 'full', canRequest: false, canMessage: false });
    expect((await young.call('POST', `/api/roommates/${other.profile.id}/requests`)).status).toBe(422);
  }
  expect((await young.see(minor.profile.id)).status).toBe(404);
  await prove(app, young.id, college);
  expect(new Set(await shown(young))).toEqual(new Set([known.profile.id, minor.profile.id]));
  expect((await young.call('POST', `/api/roommates/${minor.profile.id}/requests`)).status).toBe(201);
});

it('closes the profile again without a proof, and leaves the conversation', async () => {
  const [young, other] = [await add(17), await add()];
  await prove(app, other.id, college);
  const { id } = await answered<{ id: number }>(young.call('POST', `/api/roommates/${other.profile.id}/requests`), 201);
  await answered(other.call('PATCH', `/api/roommate-requests/${id}`, { status: 'accepted' }));
  expect((await other.see(young.profile.id)).status).toBe(200);
  await app.db('college_proofs').where({ user_id: other.id }).delete();
  expect((await other.see(young.profile.id)).status).toBe(404);
  expect(await other.read('/api/roommate-requests')).toMatchObject([{ roommate: null, conversationId: null }]);
  const [talk] = await other.list();
  expect((await other.send(talk?.id ?? 0, 'Hello')).status).toBe(201);
});

it('a code works once, for ten minutes and five tries, and a new one ends it', async () => {
  const viewer = await add();
  const email = address('tries');
  const other = (code: string) => (code.startsWith('0') ? `1${code.slice(1)}` : `0${code.slice(1)}`);
  await ask(viewer, email);
  const first = await codeTo(email);
  expect((await send(viewer, address('another'), first)).status).toBe(400);
  for (let tries = 0; tries < 4; tries += 1) expect((await send(viewer, email, other(first))).status).toBe(400);
  const refused = await send(viewer, email, first);
  expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'proof.code', errors: [{ path: 'code' }] }]);

  await ask(viewer, email);
  const second = await codeTo(email);
  await ask(viewer, email);
  const third = await codeTo(email);
  if (second !== third) expect((await send(viewer, email, second)).status).toBe(400);
  await app
    .db('college_proof_codes')
    .where({ user_id: viewer.id })
    .update({ expires_at: app.db.raw(`now() - interval '1 second'`) });
  expect((await send(viewer, email, third)).status).toBe(400);
  await app
    .db('college_proof_codes')
    .where({ user_id: viewer.id })
    .update({ expires_at: app.db.raw(`now() + interval '1 minute'`) });
  expect((await send(viewer, email, third)).status).toBe(200);
  expect((await send(viewer, email, third)).status).toBe(400);
});

it('is limited by person and by address', async () => {
  const viewer = await add();
  const codes = async (by: Roommate, ...names: string[]) => {
    const statuses: number[] = [];
    for (const name of names) statuses.push((await ask(by, address(name))).status);
    return statuses;
  };
  expect(await codes(viewer, 'a', 'b', 'target', 'd')).toEqual([202, 202, 202, 429]);
  // A tag does not make another address.
  expect(await codes(await add(), 'target', 'Target+tag', 'target')).toEqual([202, 202, 429]);
});

it('one address proves one account, and only its reader learns that it cannot prove another', async () => {
  const [first, second, third] = [await add(), await add(), await add()];
  await ask(first, address('one'));
  await send(first, address('one'), await codeTo(address('one')));
  const [known, fresh] = [await ask(second, address('one+x')), await ask(third, address('fresh'))];
  expect([known.status, await known.text()]).toEqual([fresh.status, await fresh.text()]);
  const refused = await send(second, address('one+x'), await codeTo(address('one+x')));
  expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'proof.address', errors: [{ path: 'email' }] }]);
  // Nor an address that is another account's own.
  await add(19, { row: { email: address('account') } });
  await ask(third, address('account'));
  expect((await send(third, address('account'), await codeTo(address('account')))).status).toBe(422);
  // A proof whose time is over holds no address.
  await app
    .db('college_proofs')
    .where({ user_id: first.id })
    .update({ proved_at: app.db.raw(`now() - interval '13 months'`) });
  await ask(second, address('one'));
  expect((await send(second, address('one'), await codeTo(address('one')))).status).toBe(200);
});

it('one of several people who send their codes for one address at the same time proves it', async () => {
  const people = await Promise.all([add(), add(), add()]);
  const codes: string[] = [];
  for (const by of people) {
    await ask(by, address('shared'));
    codes.push(await codeTo(address('shared')));
  }
  const answers = await Promise.all(people.map((by, index) => send(by, address('shared'), codes[index] ?? '')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  expect(await app.db('college_proofs').where({ college_id: college })).toHaveLength(1);
});

it('refuses addresses elsewhere, profiles of others, and colleges without a domain of their own', async () => {
  const [viewer, other] = [await add(), await add()];
  for (const email of ['ada@gmail.com', `ada@college-${college}.edu.example.org`, `ada@notcollege-${college}.edu`]) {
    const answer = await ask(viewer, email);
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'proof.elsewhere', errors: [{ path: 'email' }] }]);
  }
  expect((await viewer.call('POST', `/api/roommates/${other.profile.id}/proof`, { email: address('x') })).status).toBe(404);
  for (const at of [28, 29]) {
    const there = await add(19, { at });
    expect([(await ask(there, 'ada@facebook.com')).status, await proofOf(there)]).toEqual([422, { domain: null, confirmed: null }]);
  }
});

it('is in the data of the person, and goes with the account', async () => {
  const viewer = await add();
  await ask(viewer, address('export'));
  await send(viewer, address('export'), await codeTo(address('export')));
  const data = await viewer.read<object>('/api/user/export');
  expect(data).toMatchObject({
    collegeProofs: [{ college: `College ${college}`, domain: `college-${college}.edu` }],
    collegeCodes: [{ tries: 1 }],
    auditEvents: expect.arrayContaining([expect.objectContaining({ event: 'college-proved' })]) as object[],
  });
  await app.db('users').where({ id: viewer.id }).delete();
  for (const table of ['college_proofs', 'college_proof_codes']) expect(await app.db(table).where({ user_id: viewer.id })).toEqual([]);
});
