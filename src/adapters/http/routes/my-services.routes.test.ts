import { useSignedInUser } from '../testing/database-app.fixture.ts';
import { newReview, newService, reloadServices } from '../testing/services.fixture.ts';

const person = useSignedInUser();
const REVIEW = { stars: 4, text: 'The practice tests were close to the real one.', hasUsed: true };

const verify = () => person.app.db('users').where({ id: person.user.id }).update({ email_verified: true });
const review = async (id: number, body: object = REVIEW) => {
  const response = await person.call('POST', `/api/services/${id}/reviews`, body);
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
};
const published = async (id: number) => person.read<{ items: object[]; total: number }>(`/api/services/${id}/reviews`);

describe('a review', () => {
  it('waits for staff, and only its writer sees it', async () => {
    await verify();
    const { id } = await newService(person.app);
    const { status, json } = await review(id);
    expect([status, json['status'], json['reason']]).toEqual([201, 'pending', null]);
    expect(await published(id)).toMatchObject({ items: [], total: 0 });
    expect(await person.read('/api/user/services')).toMatchObject({ reviews: [{ serviceId: id, stars: 4, service: { id } }] });
  });

  it('needs a verified address', async () => {
    const { id } = await newService(person.app);
    expect(await review(id)).toMatchObject({ status: 422, json: { code: 'review.unverified' } });
    expect(await person.app.db('service_reviews').where({ service_id: id })).toEqual([]);
  });

  it('needs the word that its writer used the service', async () => {
    await verify();
    const { id } = await newService(person.app);
    for (const body of [
      { stars: 4, text: REVIEW.text },
      { ...REVIEW, hasUsed: false },
      { ...REVIEW, stars: 6 },
      { ...REVIEW, text: 'Good' },
    ]) {
      expect([body, (await review(id, body)).status]).toEqual([body, 400]);
    }
  });

  it('is written once, also when sent eight times at once', async () => {
    await verify();
    const { id } = await newService(person.app);
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await review(id)).status));
    expect(statuses.sort()).toEqual([201, ...Array<number>(7).fill(409)]);
    expect(await person.app.db('service_reviews').where({ service_id: id })).toHaveLength(1);
  });

  it("cannot be written about one's own service, a draft, or no service", async () => {
    await verify();
    const own = await newService(person.app, { owner_id: person.user.id });
    expect(await review(own.id)).toMatchObject({ status: 422, json: { code: 'review.own-service' } });
    const draft = await newService(person.app, { status: 'draft' });
    expect((await review(draft.id)).status).toBe(404);
    expect((await review(2_000_000)).status).toBe(404);
  });

  it('ends with its deletion, and the rating follows', async () => {
    await verify();
    const { id } = await newService(person.app);
    for (let other = 0; other < 4; other += 1) await newReview(person.app, id, { stars: 5 });
    await newReview(person.app, id, { stars: 1, user_id: person.user.id });
    await reloadServices(person.app);
    expect(await person.read(`/api/services/${id}`)).toMatchObject({ rating: '4.2 (5 verified)', reviewCount: 5 });
    expect((await person.call('DELETE', `/api/services/${id}/reviews`)).status).toBe(204);
    await person.app.useCases.refreshCatalog();
    expect(await person.read(`/api/services/${id}`)).toMatchObject({ rating: null, reviewCount: 4 });
    expect(await person.app.db('services').where({ id }).first('rating')).toEqual({ rating: null });
  });

  it('shows the answer of the provider only when it is published, and nothing about its writer', async () => {
    const { id } = await newService(person.app);
    await newReview(person.app, id, { reply: 'We are glad.', reply_status: 'pending' });
    await newReview(person.app, id, { reply: 'Thank you.', reply_status: 'published' });
    const { items } = await published(id);
    expect(items).toMatchObject([{ reply: 'Thank you.' }, { reply: null }]);
    expect(Object.keys(items[0] ?? {}).sort()).toEqual(['createdAt', 'id', 'reply', 'stars', 'text']);
  });
});

describe('saved services', () => {
  it('come latest first, once each, without those that left the site', async () => {
    const first = await newService(person.app);
    const second = await newService(person.app);
    for (const { id } of [first, second, first]) expect((await person.call('PUT', `/api/user/services/${id}`)).status).toBe(200);
    await person.app.db('saved_services').where({ service_id: first.id }).update({ created_at: '2026-01-01' });
    const ids = async () => (await person.read<{ saved: { id: number }[] }>('/api/user/services')).saved.map(({ id }) => id);
    expect(await ids()).toEqual([second.id, first.id]);
    await person.app.db('services').where({ id: second.id }).update({ status: 'draft' });
    await reloadServices(person.app);
    expect(await ids()).toEqual([first.id]);
    expect((await person.call('DELETE', `/api/user/services/${first.id}`)).status).toBe(204);
    expect(await ids()).toEqual([]);
    expect((await person.call('PUT', `/api/user/services/${second.id}`)).status).toBe(404);
  });

  it('are at most 200', async () => {
    const { id } = await newService(person.app);
    const rows = Array.from({ length: 200 }, (_, index) => ({
      category_id: 1,
      slug: `many-${id}-${index}`,
      name: 'Many',
      description: 'Many services',
      website: 'https://many.example/',
    }));
    const many = await person.app.db('services').insert(rows).returning<{ id: number }[]>('id');
    await person.app.db('saved_services').insert(many.map((row) => ({ user_id: person.user.id, service_id: row.id })));
    expect((await person.call('PUT', `/api/user/services/${id}`)).status).toBe(422);
  });
});

it('leaves the data of a person out of ratings when the account ends, and gives it back in the export before', async () => {
  await verify();
  const { id } = await newService(person.app);
  await review(id);
  await person.call('PUT', `/api/user/services/${id}`);
  const data = await person.read<Record<string, object[]>>('/api/user/export');
  expect(data['serviceReviews']).toMatchObject([{ serviceId: id, stars: 4, status: 'pending' }]);
  expect(data['savedServices']).toMatchObject([{ serviceId: id }]);
});
