import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { seed } from '../../../../seeds/00_services.ts';
import { SERVICE_CATEGORIES } from '../../../domain/services/categories.ts';
import { REVIEW_STATUSES } from '../../../domain/services/review.ts';
import { ratingText } from '../../../domain/services/rating.ts';
import { startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';
import { newReview, newService, reloadServices } from '../testing/services.fixture.ts';

/** The marketplace over HTTP, with the services of a first start. */
let app: DatabaseApp;
beforeAll(async () => {
  app = await startDatabaseApp({ seed });
});
afterAll(() => app.close());

interface List {
  items: { id: number; slug: string; name: string; category: string; priceBand: string | null; formats: string[]; features: string[] }[];
  total: number;
  page: number;
  perPage: number;
  facets: Record<'price' | 'how' | 'feature', { value: string; count: number }[]>;
}
const read = async <T>(path: string) => (await (await app.get(path)).json()) as T;
const list = (query = '') => read<List>(`/api/services${query}`);

it('counts the services of each category, in their order', async () => {
  const categories = await read<{ slug: string; alias: string; position: number; count: number }[]>('/api/service-categories');
  expect(categories.map(({ position }) => position)).toEqual(SERVICE_CATEGORIES.map((_, index) => index + 1));
  for (const { slug, alias, count } of categories) {
    expect([slug, (await list(`?category=${slug}`)).total]).toEqual([slug, count]);
    expect((await list(`?category=${alias}`)).items.every(({ category }) => category === slug)).toBe(true);
  }
  expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(178);
});

it('pages through all services, each once', async () => {
  const first = await list();
  expect([first.total, first.page, first.perPage, first.items.length]).toEqual([178, 1, 96, 96]);
  const pages = await Promise.all([1, 2, 3].map((page) => list(`?page=${page}`)));
  expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(178);
  expect(pages[2]?.items).toEqual([]);
});

it('combines filters, and says what each choice would leave', async () => {
  const { items, total, facets } = await list('?price=free,$&how=online&category=test-prep');
  expect(items).toHaveLength(total);
  for (const one of items) {
    expect([one.category, ['free', '$'].includes(one.priceBand ?? ''), one.formats.includes('online')]).toEqual([
      'best-test-prep-services',
      true,
      true,
    ]);
  }
  for (const { value, count } of facets.price) {
    expect([value, (await list(`?price=${encodeURIComponent(value)}&how=online&category=test-prep`)).total]).toEqual([value, count]);
  }
  for (const { value, count } of facets.feature) {
    const one = await list(`?price=free,$&how=online&category=test-prep&feature=${encodeURIComponent(value)}`);
    expect([value, one.total]).toEqual([value, count]);
  }
});

it('finds words anywhere, with or without accents and case', async () => {
  expect((await list('?q=KHAN%20exercises')).items.map(({ slug }) => slug)).toContain('khan-academy');
  expect(await list('?q=zzzz')).toMatchObject({ items: [], total: 0 });
});

it.each([
  ['?category=nothing', 'A category of services'],
  ['?price=cheap', 'Of free, $, $$, $$$, separated by commas'],
  ['?how=online,moon', 'Of online, in person, separated by commas'],
  ['?sort=money', 'One of suggested, name, price'],
  [`?q=${'x'.repeat(101)}`, 'At most 100 characters'],
  ['?paid=first', 'paid'],
])('refuses %s with a reason', async (query, reason) => {
  const response = await app.get(`/api/services${query}`);
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(reason)]);
});

it('is a CSV file with every service of the filter', async () => {
  const response = await app.get('/api/services?category=scholarships&format=csv');
  expect(response.headers.get('content-type')).toContain('text/csv');
  const rows = parse(await response.text(), { columns: true }) as unknown as Record<string, string>[];
  const { items, total } = await list('?category=scholarships');
  expect([rows.length, rows.map(({ name }) => name)]).toEqual([total, items.map(({ name }) => name)]);
});

it('relates the aid of the own state first', async () => {
  const california = await read<{ features: string[] }[]>('/api/services/related?state=CA');
  expect([california.length, california[0]?.features]).toEqual([4, expect.arrayContaining(['California'])]);
  expect((await app.get('/api/services/related?state=ZZ')).status).toBe(400);
});

it('shows neither drafts nor deleted services', async () => {
  for (const hidden of [{ status: 'draft' }, { status: 'pending' }, { status: 'rejected' }, { deleted_at: new Date() }]) {
    const { id, slug } = await newService(app, hidden);
    for (const path of [`/api/services/${id}`, `/api/services/slug/${slug}`, `/api/services/${id}/reviews`]) {
      expect([path, (await app.get(path)).status]).toEqual([path, 404]);
    }
    expect((await list(`?q=${slug.replace('-', '%20')}`)).items.map((one) => one.id)).not.toContain(id);
  }
});

it('takes a report of a fault from a visitor, and keeps none from a program that fills the trap', async () => {
  const { id } = await newService(app);
  const report = (body: object) => app.post(`/api/services/${id}/faults`, body);
  const answers = [
    await report({ kind: 'unsafe', message: ' Asks for a card. ' }),
    await report({ kind: 'unsafe', website: 'https://spam.example' }),
  ];
  expect(await Promise.all(answers.map(async (one) => [one.status, await one.text()]))).toEqual(
    Array<unknown>(2).fill([201, '{"message":"Thank you. We have received your report."}']),
  );
  const stored = await app.db('service_faults').where({ service_id: id }).select('kind', 'message', 'user_id', 'status', 'shown');
  const shown = { description: 'Practice tests and a plan.', priceRange: null, website: 'https://a.example/' };
  expect(stored).toEqual([{ kind: 'unsafe', message: 'Asks for a card.', user_id: null, status: 'open', shown }]);
  expect((await report({ kind: 'boring' })).status).toBe(400);
  expect((await app.post('/api/services/2000000/faults', { kind: 'other' })).status).toBe(404);
});

it('offers a message to a provider with a verified address and an open account only', async () => {
  const { user } = await app.register();
  const { id } = await newService(app, { owner_id: user.id });
  const canMessage = async (columns: object) => {
    await app.db('users').where({ id: user.id }).update(columns);
    await reloadServices(app);
    return (await read<{ canMessage: boolean }>(`/api/services/${id}`)).canMessage;
  };
  expect(await canMessage({ email_verified: false })).toBe(false);
  expect(await canMessage({ email_verified: true })).toBe(true);
  expect(await canMessage({ disabled_at: app.db.fn.now() })).toBe(false);
});

it('counts clicks under the page of the service', async () => {
  const { id, slug } = await newService(app);
  expect((await app.post(`/api/services/${id}/click`, { category: 'analytics' })).status).toBe(202);
  expect((await app.post(`/api/services/${id}/click`, { category: 'marketing' })).status).toBe(400);
  expect((await app.post('/api/services/2000000/click', { category: 'analytics' })).status).toBe(404);
  expect(await app.db('analytics_events').where({ event: 'external_link_click' }).select('path', 'count')).toEqual([
    { path: `/services/best-test-prep-services/${slug}`, count: 1 },
  ]);
});

it('always stores the rating of the published reviews, in whatever order staff decide', async () => {
  const admin = await app.register();
  await app.db('users').where({ id: admin.user.id }).update({ account_type: 'admin' });
  const { id } = await newService(app);
  const reviews: number[] = [];
  for (const stars of [5, 4, 4, 3, 1, 5, 2]) reviews.push(await newReview(app, id, { stars, status: 'pending' }));
  const decide = async (review: number, status: string) => {
    const row = await app.db('service_reviews').where({ id: review }).first<{ version: number; status: string }>('version', 'status');
    if (row.status === status) return;
    const response = await fetch(`${app.url}/api/admin/service-reviews/${review}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${admin.token}`, 'If-Match': `"${row.version}"` },
      body: JSON.stringify({ changes: { status } }),
    });
    expect(response.status).toBe(200);
  };
  const decisions = fc.array(fc.tuple(fc.constantFrom(...reviews), fc.constantFrom(...REVIEW_STATUSES)), { minLength: 5, maxLength: 15 });
  await fc.assert(
    fc.asyncProperty(decisions, async (all) => {
      for (const [review, status] of all) await decide(review, status);
      const stars = (await app.db('service_reviews').where({ service_id: id, status: 'published' }).pluck('stars')) as number[];
      const sums = { count: stars.length, stars: stars.reduce((sum, one) => sum + one, 0) };
      expect(await app.db('services').where({ id }).first('rating')).toEqual({ rating: ratingText(sums) });
    }),
    { numRuns: 12 },
  );
  for (const review of reviews) await decide(review, 'published');
  await reloadServices(app);
  expect(await read(`/api/services/${id}`)).toMatchObject({ rating: '3.4 (7 verified)', reviewCount: 7 });
});
