import type { Knex } from 'knex';
import type { SavedServiceRows, ServicesAdapters, ServicesStores } from '../../../domain/services/services.ports.ts';
import { lockUser } from '../accounts/users.ts';
import { tellAboutWork } from '../cases/moderators.ts';
import { publishPart } from '../data-versions.ts';
import type { Feed } from '../events/feed.ts';
import { createTransact } from '../transactions/transact.ts';
import { createListingRows, listingsOf } from './listing-rows.ts';
import { createReviewRows } from './review-rows.ts';
import { createReviewStore } from './reviews.repo.ts';
import { createServiceCatalogStore } from './service-catalog.repo.ts';

/** The ports of the marketplace. */
export const createServiceAdapters = (db: Knex, feed: Feed): ServicesAdapters => ({
  transact: createTransact(feed, storesOf),
  catalog: createServiceCatalogStore(db),
  reviews: createReviewStore(db),
  saved: {
    ids: (userId) => savedIds(db, userId),
    async remove(userId, serviceId) {
      await db('saved_services').where({ user_id: userId, service_id: serviceId }).delete();
    },
  },
  listings: { own: (ownerId) => listingsOf(db, ownerId).orderBy('s.id') },
});

const storesOf = (trx: Knex.Transaction): ServicesStores => ({
  listings: createListingRows(trx),
  reviews: createReviewRows(trx),
  saved: createSavedServiceRows(trx),
  faults: {
    add: ({ serviceId, shown, userId, ...fault }) =>
      trx('service_faults').insert({ ...fault, service_id: serviceId, shown: JSON.stringify(shown), user_id: userId }),
  },
  people: { lock: (userId) => lockUser(trx, userId) },
  cases: { tellOfFault: (serviceId) => tellAboutWork(trx, 'fault', [serviceId]) },
  site: { publish: () => publishPart(trx, 'services') },
});

const createSavedServiceRows = (trx: Knex.Transaction): SavedServiceRows => ({
  ids: (userId) => savedIds(trx, userId),
  add: (userId, serviceId) => trx('saved_services').insert({ user_id: userId, service_id: serviceId }),
});

const savedIds = (db: Knex, userId: number) =>
  db('saved_services').where({ user_id: userId }).orderBy('created_at', 'desc').orderBy('service_id').pluck<number[]>('service_id');
