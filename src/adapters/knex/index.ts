import type { Knex } from 'knex';
import { createEventCounts } from './analytics.repo.ts';
import { createCatalogueArchive } from './catalogue-export.ts';
import { createCollegeStore } from './colleges.repo.ts';
import { createImportStore } from './imports.repo.ts';

/** What the database gives the use cases, by module. */
export function createKnexPorts(db: Knex) {
  return {
    colleges: { store: createCollegeStore(db) },
    analytics: { counts: createEventCounts(db) },
    dataSync: { imports: createImportStore(db), archive: createCatalogueArchive(db) },
  };
}
