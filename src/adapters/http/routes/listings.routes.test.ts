import { useSignedInUser } from '../testing/database-app.fixture.ts';
import { aListing, newReview, newService } from '../testing/services.fixture.ts';

const person = useSignedInUser();
beforeEach(() => person.app.db('users').where({ id: person.user.id }).update({ account_type: 'provider' }));

interface Answer {
  status: number;
  json: { id: number; version: number; code?: string } & Record<string, unknown>;
}
async function send(method: string, path: string, body?: object, version?: number, token = person.token): Promise<Answer> {
  const response = await person.app.call(method, path, body, token, version === undefined ? {} : { 'If-Match': `"${version}"` });
  const text = await response.text();
  return { status: response.status, json: (text === '' ? {} : JSON.parse(text)) as Answer['json'] };
}
const add = (values: object = {}) => send('POST', '/api/services', aListing(values));
const adminToken = async () => {
  const admin = await person.app.register();
  await person.app.db('users').where({ id: admin.user.id }).update({ account_type: 'admin' });
  return admin.token;
};
const decide = async ({ id, version }: { id: number; version: number }, body: object) =>
  send('POST', `/api/admin/services/${id}/decision`, body, version, await adminToken());
const statusOf = async (id: number) => (await person.app.get(`/api/services/${id}`)).status;
const emails = () =>
  person.app.db('email_outbox').where({ kind: 'listing-decided', user_id: person.user.id }).orderBy('id').pluck('body') as Promise<
    string[]
  >;

it('only providers list services', async () => {
  await person.app.db('users').where({ id: person.user.id }).update({ account_type: 'student' });
  expect(await add()).toMatchObject({ status: 403, json: { code: 'listing.providers-only' } });
  expect((await send('GET', '/api/user/listings')).status).toBe(403);
});

it('a new listing waits, and is on the site once staff publish it', async () => {
  const { status, json } = await add({ name: 'Harbor Prep: SAT', features: ['SAT', 'SAT'] });
  expect([status, json['status'], json['slug'], json['features']]).toEqual([201, 'pending', 'harbor-prep-sat', ['SAT']]);
  expect(await statusOf(json.id)).toBe(404);
  const decided = await decide(json, { isApproved: true });
  expect([decided.status, decided.json['status'], decided.json['isWaiting']]).toEqual([200, 'published', false]);
  await person.app.useCases.refreshCatalog();
  expect(await statusOf(json.id)).toBe(200);
  expect(await emails()).toEqual([expect.stringContaining('/services/best-test-prep-services/harbor-prep-sat')]);
  expect((await add({ name: 'Harbor Prep: SAT' })).json['slug']).toBe('harbor-prep-sat-2');
});

it('a listing names each feature and format once, also after a change', async () => {
  const { json } = await add();
  const repeated = { features: ['SAT', 'ACT', 'SAT'], formats: ['online', 'online'] };
  const once = { features: ['SAT', 'ACT'], formats: ['online'] };
  expect((await add({ name: 'Another', ...repeated })).json).toMatchObject(once);
  expect((await send('PATCH', `/api/services/${json.id}`, aListing(repeated), json.version)).json).toMatchObject(once);
});

it('a rejection needs a reason, which the provider reads', async () => {
  const { json } = await add();
  expect((await decide(json, { isApproved: false })).status).toBe(400);
  expect((await decide(json, { isApproved: false, reason: 'The page has no price.' })).json['status']).toBe('rejected');
  const own = await send('GET', '/api/user/listings');
  expect(own.json['listings']).toMatchObject([{ id: json.id, status: 'rejected', reason: 'The page has no price.' }]);
  expect(await emails()).toEqual([expect.stringContaining('> The page has no price.')]);
  const again = await send('PATCH', `/api/services/${json.id}`, aListing({ priceRange: 'Free', priceBand: 'free' }), json.version + 1);
  expect([again.status, again.json['status'], again.json['reason']]).toEqual([200, 'pending', null]);
});

it('a change of a published listing leaves the site as it is until staff approve it', async () => {
  const { id } = await newService(person.app, { owner_id: person.user.id, name: 'Old name' });
  const changed = await send('PATCH', `/api/services/${id}`, aListing({ name: 'New name' }), 1);
  expect(changed.json).toMatchObject({ status: 'published', name: 'Old name', proposed: { name: 'New name' } });
  await person.app.useCases.refreshCatalog();
  expect(await person.read(`/api/services/${id}`)).toMatchObject({ name: 'Old name' });
  const refused = await decide({ id, version: 2 }, { isApproved: false, reason: 'Keep the name.' });
  expect(refused.json).toMatchObject({ status: 'published', name: 'Old name', proposed: null, statusReason: 'Keep the name.' });
  await send('PATCH', `/api/services/${id}`, aListing({ name: 'Newer name' }), 3);
  expect((await decide({ id, version: 4 }, { isApproved: true })).json).toMatchObject({ name: 'Newer name', status: 'published' });
  await person.app.useCases.refreshCatalog();
  expect(await person.read(`/api/services/${id}`)).toMatchObject({ name: 'Newer name', priceRange: '$20 a month' });
  const entry = await person.app
    .db('audit_log')
    .where({ resource: 'services', record_id: String(id) })
    .orderBy('id', 'desc')
    .first<{ after: object }>();
  expect(entry.after).toMatchObject({ name: 'Newer name', proposed: null });
});

it('needs the version that the caller saw, and decides only what waits', async () => {
  const { json } = await add();
  expect((await send('PATCH', `/api/services/${json.id}`, aListing())).status).toBe(428);
  expect((await send('PATCH', `/api/services/${json.id}`, aListing(), 7)).status).toBe(409);
  expect((await decide({ ...json, version: 7 }, { isApproved: true })).status).toBe(409);
  expect((await decide(json, { isApproved: true })).status).toBe(200);
  expect(await decide({ ...json, version: 2 }, { isApproved: true })).toMatchObject({
    status: 422,
    json: { code: 'listing.nothing-waits' },
  });
  expect((await decide({ id: 2_000_000, version: 1 }, { isApproved: true })).status).toBe(404);
});

it('belongs to its provider', async () => {
  const { json } = await add();
  const other = await person.app.register();
  await person.app.db('users').where({ id: other.user.id }).update({ account_type: 'provider' });
  expect((await send('PATCH', `/api/services/${json.id}`, aListing(), 1, other.token)).status).toBe(404);
  expect((await send('DELETE', `/api/services/${json.id}`, undefined, 1, other.token)).status).toBe(404);
  const review = await newReview(person.app, json.id);
  expect((await send('POST', `/api/service-reviews/${review}/reply`, { text: 'Hello' }, undefined, other.token)).status).toBe(404);
});

it('a draft stays away from staff, and can be withdrawn', async () => {
  const { json } = await add({ isDraft: true });
  expect(json['status']).toBe('draft');
  expect(await decide(json, { isApproved: true })).toMatchObject({ status: 422 });
  expect((await send('DELETE', `/api/services/${json.id}`, undefined, 1)).status).toBe(204);
  expect(await person.app.db('services').where({ id: json.id })).toEqual([]);
});

it('is withdrawn in the version that the caller saw only', async () => {
  const { json } = await add({ isDraft: true });
  expect((await send('PATCH', `/api/services/${json.id}`, aListing(), json.version)).status).toBe(200);
  expect((await send('DELETE', `/api/services/${json.id}`, undefined, json.version)).status).toBe(409);
  expect((await send('DELETE', `/api/services/${json.id}`, undefined, json.version + 1)).status).toBe(204);
});

it('shows its provider the published reviews only', async () => {
  const { id } = await newService(person.app, { owner_id: person.user.id });
  const review = await newReview(person.app, id);
  for (const hidden of [{ status: 'pending' }, { status: 'rejected' }, { deleted_at: new Date() }]) await newReview(person.app, id, hidden);
  expect((await send('GET', '/api/user/listings')).json['reviews']).toMatchObject([{ id: review }]);
  expect((await send('GET', '/api/user/listings')).json['reviews']).toHaveLength(1);
});

it('takes an answer to a review once', async () => {
  const { id } = await newService(person.app, { owner_id: person.user.id });
  const review = await newReview(person.app, id);
  const reply = () => send('POST', `/api/service-reviews/${review}/reply`, { text: 'Thank you for the hint.' });
  expect([(await reply()).status, (await reply()).status]).toEqual([201, 409]);
  expect((await send('GET', '/api/user/listings')).json['reviews']).toMatchObject([{ id: review, replyStatus: 'pending' }]);
});

it('refuses addresses that are not websites', async () => {
  for (const website of [
    'javascript:alert(1)',
    'ftp://a.example/',
    'https://user:x@a.example/',
    'https://localhost/',
    'https://127.0.0.1/',
    'x',
  ]) {
    expect([website, (await add({ website })).status]).toEqual([website, 400]);
  }
});

it('a provider has at most 20 listings', async () => {
  const rows = Array.from({ length: 20 }, (_, index) => ({
    category_id: 1,
    slug: `full-${person.user.id}-${index}`,
    name: 'Full',
    description: 'One of twenty',
    website: 'https://full.example/',
    owner_id: person.user.id,
  }));
  await person.app.db('services').insert(rows);
  expect(await add()).toMatchObject({ status: 422, json: { code: 'listing.too-many' } });
});
