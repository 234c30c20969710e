import type { Knex } from 'knex';
import type { ServiceFault } from '../../../domain/services/fault.ts';
import { createReviewStore } from './reviews.repo.ts';
import { createServiceCatalogStore } from './service-catalog.repo.ts';

/** The ports of the marketplace. */
export const createServiceAdapters = (db: Knex) => ({
  catalog: createServiceCatalogStore(db),
  reviews: createReviewStore(db),
  faults: {
    async add({ serviceId, kind, message, userId }: ServiceFault): Promise<void> {
      await db('service_faults').insert({ service_id: serviceId, kind, message, user_id: userId });
    },
  },
});
