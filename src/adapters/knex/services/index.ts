import type { Knex } from 'knex';
import type { ServicesAdapters } from '../../../domain/services/services.ports.ts';
import { tellAboutWork } from '../cases/moderators.ts';
import { createListingStore } from './listings.repo.ts';
import { createReviewStore } from './reviews.repo.ts';
import { createSavedServiceStore } from './saved-services.repo.ts';
import { createServiceCatalogStore } from './service-catalog.repo.ts';

/**
 * The ports of the marketplace.
 * @param publicUrl - for the links in emails
 */
export const createServiceAdapters = (db: Knex, publicUrl: string): ServicesAdapters => ({
  catalog: createServiceCatalogStore(db),
  reviews: createReviewStore(db),
  saved: createSavedServiceStore(db),
  listings: createListingStore(db, publicUrl),
  faults: {
    add: ({ serviceId, shown, userId, ...fault }) =>
      db.transaction(async (trx) => {
        await trx('service_faults').insert({ ...fault, service_id: serviceId, shown: JSON.stringify(shown), user_id: userId });
        await tellAboutWork(trx, 'fault', [serviceId]);
      }),
  },
});
