import { readFileSync } from 'node:fs';
import { insertNewServices, seed } from '../../../../seeds/00_services.ts';
import { serviceCategories } from '../../../contracts/admin/services/service-categories.resource.ts';
import { services as servicesResource } from '../../../contracts/admin/services/services.resource.ts';
import { STATE_CODES } from '../../../domain/colleges/states.ts';
import { divisionOf } from '../../../domain/colleges/place/divisions.ts';
import { CATEGORY_SLUGS, servedState, serviceSlug } from '../../../domain/services/service.ts';
import { relatedServices } from '../../../domain/services/related.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { createServiceCatalogStore } from './service-catalog.repo.ts';

type Entries = Parameters<typeof insertNewServices>[1];
const { categories, services } = JSON.parse(readFileSync('seeds/services.json', 'utf8')) as Entries;

describe('the services of the repository', () => {
  it('have the form that staff give, a category, an address of their own and no rating', () => {
    for (const { category, ...service } of services) {
      expect(servicesResource.spec.create.parse({ ...service, categoryId: 1, status: 'published' })).toMatchObject(service);
      expect([CATEGORY_SLUGS.includes(category as never), service.slug]).toEqual([true, serviceSlug(service.name)]);
      expect(Object.keys(service)).not.toContain('rating');
    }
    expect(services).toHaveLength(178);
    expect(new Set(services.map(({ slug }) => slug)).size).toBe(178);
  });

  it('say free only where a price says so', () => {
    expect(services.filter(({ priceBand, priceRange }) => priceBand === 'free' && !/free/i.test(priceRange ?? ''))).toEqual([]);
  });

  it('say what they cost, or why no price is public', () => {
    expect(services.filter(({ priceRange }) => priceRange === null)).toEqual([]);
    expect(services.filter(({ priceBand }) => priceBand !== null).length).toBeGreaterThanOrEqual(100);
  });

  it('have one free agency for student aid of each state and DC', () => {
    const states = services.filter(({ priceBand }) => priceBand === 'free').flatMap((service) => servedState(service) ?? []);
    expect(states.sort()).toEqual(STATE_CODES.filter((code) => divisionOf(code) !== null).sort());
  });

  it('fill every category, with an introduction of its own', () => {
    expect(categories.map(({ slug }) => slug)).toEqual(CATEGORY_SLUGS);
    for (const { slug, description } of categories) {
      expect(serviceCategories.spec.change.shape.description.parse(description)).toBe(description);
      expect([slug, services.filter(({ category }) => category === slug).length > 5]).toEqual([slug, true]);
    }
  });

  it.each([
    '988-suicide-crisis-lifeline',
    'crisis-text-line',
    'stophazing',
    'hazing-prevention-network',
    'clery-center-hazing',
    'protect-your-move-fmcsa',
    'net-price-calculator-center',
  ])('have %s, which pages name', (slug) => {
    expect(services.map((service) => service.slug)).toContain(slug);
  });
});

describe('the seed', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.destroy());
  const versions = () => database.db('data_versions').pluck('reason') as Promise<string[]>;

  it('inserts every entry once, without a data version before the first', async () => {
    await seed(database.db);
    await seed(database.db);
    const store = createServiceCatalogStore(database.db);
    const published = await store.published();
    expect(published.map(({ slug }) => slug).sort()).toEqual(services.map(({ slug }) => slug).sort());
    expect(published.filter(({ rating, reviews }) => rating !== null || reviews.count > 0)).toEqual([]);
    expect((await store.categories()).filter(({ description }) => description === '')).toEqual([]);
    expect(await versions()).toEqual([]);
    expect(relatedServices(published, 'CA').map(({ slug }) => slug)).toEqual([
      'california-student-aid-commission',
      'net-price-calculator-center',
      'fafsa-federal-student-aid',
      'bigfuture-scholarship-search',
    ]);
    expect(relatedServices(published).map(({ slug }) => slug)).toContain('khan-academy');
    expect(published.every(({ websiteVisitedAt, checkedAt }) => websiteVisitedAt === null && checkedAt === null)).toBe(true);
  });

  it('leaves what staff changed and deleted, and publishes a version of the services for later entries', async () => {
    await insertNewServices(database.db, { categories, services: services.slice(2) });
    await database.db('services').where({ slug: services[2]?.slug }).update({ name: 'Changed' });
    await database.db('services').where({ slug: services[3]?.slug }).delete();
    await database.db('service_categories').where({ slug: categories[0]?.slug }).update({ description: '' });
    const before = await createServiceCatalogStore(database.db).version();
    expect(await insertNewServices(database.db, { categories, services })).toBe(2);
    expect(await insertNewServices(database.db, { categories, services })).toBe(0);
    const rows = await database.db('services').select<{ slug: string; name: string }[]>('slug', 'name');
    expect(rows).toHaveLength(177);
    expect(rows.find(({ slug }) => slug === services[2]?.slug)?.name).toBe('Changed');
    expect(await database.db('service_categories').where({ description: '' }).pluck('slug')).toEqual([categories[0]?.slug]);
    expect(await createServiceCatalogStore(database.db).version()).not.toBe(before);
    expect(await versions()).toEqual([]);
  });
});
