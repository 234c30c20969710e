import type { Knex } from 'knex';
import { createEventCounts } from './analytics.repo.ts';
import { createCatalogueArchive } from './catalogue-export.ts';
import { createCollegeStore } from './colleges.repo.ts';
import { withDriverErrors } from './driver-errors.ts';
import { createImportStore } from './imports.repo.ts';
import { createPasswordResets } from './password-resets.repo.ts';
import { createSignInFailures } from './sign-in-failures.repo.ts';
import { createSignInStore } from './sign-in.repo.ts';
import { createVerificationStore } from './verification.repo.ts';

/** What the database gives the use cases, by module; what goes wrong there is said in the words of the domain. */
export function createKnexPorts(db: Knex) {
  return withDriverErrors({
    colleges: { store: createCollegeStore(db) },
    analytics: { counts: createEventCounts(db) },
    accounts: {
      signIn: createSignInStore(db),
      failures: createSignInFailures(db),
      verification: createVerificationStore(db),
      resets: createPasswordResets(db),
    },
    dataSync: { imports: createImportStore(db), archive: createCatalogueArchive(db) },
  });
}
