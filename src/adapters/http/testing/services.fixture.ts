import { publishPart } from '../../knex/data-versions.ts';
import type { DatabaseApp } from './database-app.fixture.ts';
import type { Sample } from './samples.fixture.ts';

let count = 0;

/** What a provider sends. */
export const aListing = (values: object = {}) => ({
  category: 'best-test-prep-services',
  name: 'Harbor Prep',
  description: 'Practice tests and a weekly plan for the SAT.',
  priceRange: '$20 a month',
  priceBand: '$',
  features: ['SAT', 'practice tests'],
  formats: ['online'],
  website: 'https://harbor.example/',
  ...values,
});

/** Shows what tests wrote to the tables. */
export async function reloadServices({ db, useCases }: DatabaseApp): Promise<void> {
  await db.transaction((trx) => publishPart(trx, 'services'));
  await useCases.refreshCatalog();
}

/** Stores a published service and shows it. Returns its id and slug. */
export async function newService(app: DatabaseApp, values: object = {}): Promise<{ id: number; slug: string }> {
  const slug = `service-${++count}`;
  const row = { category_id: 1, slug, name: `Service ${count}`, description: 'Practice tests and a plan.', website: 'https://a.example/' };
  const [inserted] = await app
    .db('services')
    .insert({ ...row, formats: ['online'], status: 'published', ...values })
    .returning<{ id: number; slug: string }[]>(['id', 'slug']);
  await reloadServices(app);
  return inserted ?? { id: 0, slug };
}

/** Stores a review of a new verified user. */
export async function newReview(app: DatabaseApp, serviceId: number, values: object = {}): Promise<number> {
  const { user } = await app.register();
  const review = { service_id: serviceId, user_id: user.id, stars: 5, text: 'It helped me with the SAT.', status: 'published', ...values };
  const [row] = await app.db('service_reviews').insert(review).returning<{ id: number }[]>('id');
  return row?.id ?? 0;
}

export async function newProvider(app: DatabaseApp) {
  const signedIn = await app.register();
  await app.db('users').where({ id: signedIn.user.id }).update({ account_type: 'provider' });
  return signedIn;
}

/** A successful call of every endpoint about services. `admin` is the token of an admin. */
export function serviceSamples(app: DatabaseApp, admin: string): Record<string, () => Sample | Promise<Sample>> {
  const state = { id: 0, slug: '', token: '', provider: { id: 0, token: '' }, listing: { id: 0, version: 0 } };
  const as = () => state.token;
  const asProvider = () => state.provider.token;
  const keepListing = (body: unknown) => void (state.listing = body as typeof state.listing);
  return {
    'services.categories': () => ({}),
    'services.list': () => ({ path: '/api/services?category=test-prep' }),
    'services.related': () => ({ path: '/api/services/related?state=CA' }),
    'services.byId': async () => {
      Object.assign(state, await newService(app));
      const person = await app.register();
      await app.db('users').where({ id: person.user.id }).update({ email_verified: true });
      const provider = await newProvider(app);
      Object.assign(state, { token: person.token, provider: { id: provider.user.id, token: provider.token } });
      return { path: `/api/services/${state.id}` };
    },
    'services.bySlug': () => ({ path: `/api/services/slug/${state.slug}` }),
    'services.reviews': () => ({ path: `/api/services/${state.id}/reviews` }),
    'services.click': () => ({ path: `/api/services/${state.id}/click`, body: { category: 'analytics' } }),
    'services.reportFault': () => ({ path: `/api/services/${state.id}/faults`, body: { kind: 'dead-link', message: 'It is gone' } }),
    'myServices.save': () => ({ path: `/api/user/services/${state.id}`, as }),
    'myServices.addReview': () => ({
      path: `/api/services/${state.id}/reviews`,
      body: { stars: 4, text: 'It helped me with the SAT.', hasUsed: true },
      as,
    }),
    'myServices.mine': () => ({ as }),
    'myServices.removeReview': () => ({ path: `/api/services/${state.id}/reviews`, as }),
    'myServices.unsave': () => ({ path: `/api/user/services/${state.id}`, as }),
    'listings.add': () => ({ body: aListing(), as: asProvider, keep: keepListing }),
    'listings.change': () => ({
      path: `/api/services/${state.listing.id}`,
      body: aListing({ name: 'Harbor Prep 2' }),
      as: asProvider,
      version: state.listing.version,
      keep: keepListing,
    }),
    'listings.own': () => ({ as: asProvider }),
    'admin.decideListing': () => ({
      path: `/api/admin/services/${state.listing.id}/decision`,
      body: { isApproved: true },
      as: () => admin,
      version: state.listing.version,
      keep: keepListing,
    }),
    'listings.reply': async () => {
      const review = await newReview(app, state.listing.id);
      return { path: `/api/service-reviews/${review}/reply`, body: { text: 'Thank you.' }, as: asProvider };
    },
    'listings.withdraw': () => ({ path: `/api/services/${state.listing.id}`, as: asProvider, version: state.listing.version }),
  };
}
