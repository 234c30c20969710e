import type { Knex } from 'knex';
import { createAccessStore } from './access.repo.ts';
import { createEventCounts } from './analytics.repo.ts';
import { createCatalogueArchive } from './catalogue-export.ts';
import { createCollegeStore } from './colleges.repo.ts';
import { createDeletedAccountStore } from './deleted-accounts.repo.ts';
import { createDownloadLedger } from './downloads.repo.ts';
import { withDriverErrors } from './driver-errors.ts';
import { createFavoriteListStore } from './favorite-lists.repo.ts';
import { createFavoriteStore } from './favorites.repo.ts';
import { createHistoryStore } from './history.repo.ts';
import { createImportStore } from './imports.repo.ts';
import { createInvariantStore } from './invariants.repo.ts';
import { createLeftovers } from './leftovers.repo.ts';
import { createLockStore } from './locks.repo.ts';
import { createMatchSessionStore } from './match-sessions.repo.ts';
import { createOutbox } from './outbox.repo.ts';
import { createEmailChangeStore } from './email-change.repo.ts';
import { createPasswordResets } from './password-resets.repo.ts';
import { createPast } from './past.repo.ts';
import { createPersonalDataStore } from './personal-data.repo.ts';
import { createProfileStore } from './profile.repo.ts';
import { createRollbackStore } from './rollback.repo.ts';
import { createRunStore } from './runs.repo.ts';
import { createSavedRankingStore } from './saved-rankings.repo.ts';
import { createScoreStore } from './scores.repo.ts';
import { createSignInFailures } from './sign-in-failures.repo.ts';
import { createSignInStore } from './sign-in.repo.ts';
import { createSourceLedger } from './source-ledger.repo.ts';
import { createStaffStore } from './staff.repo.ts';
import { createVerificationStore } from './verification.repo.ts';

/** What the database gives the use cases, by module; what goes wrong there is said in the words of the domain. */
export function createKnexPorts(db: Knex) {
  return withDriverErrors({
    colleges: { store: createCollegeStore(db) },
    history: { history: createHistoryStore(db) },
    dictionary: { past: createPast(db) },
    rankings: { scores: createScoreStore(db), saved: createSavedRankingStore(db) },
    matching: { sessions: createMatchSessionStore(db) },
    analytics: { counts: createEventCounts(db) },
    accounts: {
      signIn: createSignInStore(db),
      failures: createSignInFailures(db),
      verification: createVerificationStore(db),
      resets: createPasswordResets(db),
      profiles: createProfileStore(db),
      emailChanges: createEmailChangeStore(db),
      access: createAccessStore(db),
      personalData: createPersonalDataStore(db),
      deletedAccounts: createDeletedAccountStore(db),
    },
    favorites: { favorites: createFavoriteStore(db), lists: createFavoriteListStore(db) },
    staff: { staff: createStaffStore(db) },
    mail: { outbox: createOutbox(db) },
    housekeeping: { leftovers: createLeftovers(db) },
    dataSync: { imports: createImportStore(db), archive: createCatalogueArchive(db), ledger: createSourceLedger(db) },
    downloads: { ledger: createDownloadLedger(db) },
    runs: { runs: createRunStore(db), rollbacks: createRollbackStore(db) },
    locks: { locks: createLockStore(db) },
    verification: { invariants: createInvariantStore(db) },
  });
}
