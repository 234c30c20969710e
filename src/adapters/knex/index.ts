import type { Knex } from 'knex';
import { createEventCounts } from './analytics.repo.ts';
import { createCatalogueArchive } from './catalogue-export.ts';
import { createCollegeStore } from './colleges.repo.ts';
import { withDriverErrors } from './driver-errors.ts';
import { createImportStore } from './imports.repo.ts';

/** What the database gives the use cases, by module; what goes wrong there is said in the words of the domain. */
export function createKnexPorts(db: Knex) {
  return withDriverErrors({
    colleges: { store: createCollegeStore(db) },
    analytics: { counts: createEventCounts(db) },
    dataSync: { imports: createImportStore(db), archive: createCatalogueArchive(db) },
  });
}
