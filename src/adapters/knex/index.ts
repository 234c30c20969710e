import type { Knex } from 'knex';
import type { ResourceName } from '../../contracts/admin/index.ts';
import type { RecordStore } from '../../domain/admin/records.ports.ts';
import { createAuditRecords } from './admin/audit-records.ts';
import { createCollegeRecords, createNetPriceRecords } from './admin/colleges-store.ts';
import { createPeopleRecords } from './admin/people/index.ts';
import { createTableStore } from './admin/table-store.ts';
import { LIST_TEXTS } from './catalog/list-texts.ts';
import { MAJOR_WORDS } from './catalog/major-words.ts';
import { dataIssuesTable } from './data-issues/data-issues.table.ts';
import { createServiceEntryStore } from './services/entries.repo.ts';
import { hideableReviews, hideableServices } from './services/hide-entry.ts';
import { createLinkStore } from './services/links.repo.ts';
import { createServiceAdapters } from './services/index.ts';
import { SERVICE_CATEGORIES_TABLE } from './services/service-categories.table.ts';
import { SERVICE_FAULTS } from './services/service-faults.table.ts';
import { SERVICE_REVIEWS } from './services/service-reviews.table.ts';
import { SERVICES } from './services/services.table.ts';
import { CLOSURES } from './names/closures.table.ts';
import { NICKNAMES } from './names/nicknames.table.ts';
import { createPeopleAdapters } from './admin/people/index.ts';
import { readStaffCounts } from './admin/people/staff-counts.ts';
import { findChange } from './transactions/record-audit.ts';
import { createAccessStore } from './accounts/access.repo.ts';
import { createEventCounts } from './analytics.repo.ts';
import { createCatalogArchive } from './catalog/catalog-export.ts';
import { createProgramStore } from './catalog/programs.repo.ts';
import { createCollegeStore } from './catalog/colleges.repo.ts';
import { createAuditLog, createRefusedAttempts } from './accounts/audit-log.repo.ts';
import { createDataIssueStore } from './data-issues/data-issues.repo.ts';
import { createDeletedAccountStore, createDeletionRows } from './people/deleted-accounts.repo.ts';
import { createDownloadLedger } from './imports/downloads.repo.ts';
import { withDriverErrors } from './driver-errors.ts';
import { createEventStore } from './events/events.repo.ts';
import { createFeed } from './events/feed.ts';
import { createNotifier } from './events/notifier.ts';
import { hideableMessages } from './messages/hide-message.ts';
import { createMeetingRows } from './messages/meeting-rows.ts';
import { createMessagesAdapters } from './messages/index.ts';
import { createAccessRequestRows } from './moderation/access-requests.ts';
import { createCaseRecords } from './moderation/cases.table.ts';
import { createModerationAdapters } from './moderation/index.ts';
import { createAgedProfileRows } from './roommates/aged-profiles.ts';
import { hideableProfiles } from './roommates/suspend.ts';
import { createRoommateAdapters } from './roommates/index.ts';
import { createFavoriteListStore, createListRows } from './people/favorite-lists.repo.ts';
import { createFavoriteRows, createFavoriteStore } from './people/favorites.repo.ts';
import { createHistoryStore } from './catalog/history.repo.ts';
import { createImportJobStore } from './import-jobs/import-jobs.repo.ts';
import { createJobRecords } from './import-jobs/job-records.ts';
import { createColumnLedger } from './imports/column-ledger.repo.ts';
import { createImportStore } from './imports/imports.repo.ts';
import { createInvariantStore } from './catalog/invariants.repo.ts';
import { createRetentionStore } from './retention.repo.ts';
import { createLockStore } from './runs/locks.repo.ts';
import { createMatchSessionStore } from './people/match-sessions.repo.ts';
import { createOutbox } from './outbox.repo.ts';
import { createAccountAdapters } from './accounts/index.ts';
import { createCoverageStore } from './catalog/coverage.repo.ts';
import { createPersonalDataStore } from './people/personal-data.repo.ts';
import { createRollbackStore } from './runs/rollback.repo.ts';
import { createConsoleStore } from './runs/console.repo.ts';
import { createLockRecords } from './runs/lock-records.ts';
import { createRunRecords } from './runs/run-records.ts';
import { createRunStore } from './runs/runs.repo.ts';
import { createSavedRankingStore } from './people/saved-rankings.repo.ts';
import { createSavedSearchStore } from './people/saved-searches.repo.ts';
import { createScoreStore } from './catalog/scores.repo.ts';
import { createSignInFailures } from './accounts/sign-in-failures.repo.ts';
import { createSourceLedger } from './imports/source-ledger.repo.ts';
import { createStaffAdapters } from './admin/people/staff.repo.ts';
import { createSubjectRows } from './accounts/subject-rows.ts';
import { createStudentFactsStore } from './accounts/student-facts.repo.ts';
import { createDefinitionStore, createDefinitionTables } from './definitions/definitions.repo.ts';
import { createOccupationStore, createOccupationTables } from './occupations/occupations.repo.ts';
import { createTransact } from './transactions/transact.ts';
import { createRunJournal } from './warehouse/journal.repo.ts';
import { createWarehouseQueryRecords } from './warehouse/query-records.ts';
import { createWarehouseRunRecords } from './warehouse/run-records.ts';

/**
 * The database's ports, by module. They throw domain errors instead of driver errors.
 * @param publicUrl - for the links in emails that the records of the panel cause
 */
export function createKnexPorts(db: Knex, publicUrl = '') {
  const notifier = createNotifier(db);
  const feed = createFeed(db, notifier);
  const moderation = createModerationAdapters(db, feed, {
    subjects: createSubjectRows,
    hideables: { message: hideableMessages, review: hideableReviews, service: hideableServices, roommate: hideableProfiles },
  });
  return withDriverErrors({
    colleges: { store: createCollegeStore(db) },
    history: { history: createHistoryStore(db) },
    programs: { programs: createProgramStore(db) },
    definitions: {
      definitions: createDefinitionStore(db),
      transact: createTransact(feed, (trx) => ({ tables: createDefinitionTables(trx) })),
    },
    occupations: {
      occupations: createOccupationStore(db),
      transact: createTransact(feed, (trx) => ({ tables: createOccupationTables(trx) })),
    },
    dataIssues: { issues: createDataIssueStore(db) },
    dictionary: { coverage: createCoverageStore(db) },
    rankings: { scores: createScoreStore(db), saved: createSavedRankingStore(db, feed) },
    searches: { saved: createSavedSearchStore(db, feed) },
    matching: { sessions: createMatchSessionStore(db, feed) },
    analytics: { counts: createEventCounts(db) },
    accounts: {
      ...createAccountAdapters(db, feed, { deletions: createDeletionRows }),
      refusedAttempts: createRefusedAttempts(db),
      failures: createSignInFailures(db),
      access: createAccessStore(db),
      personalData: createPersonalDataStore(db),
      facts: createStudentFactsStore(db),
      deletedAccounts: createDeletedAccountStore(db),
    },
    favorites: {
      favorites: createFavoriteStore(db),
      lists: createFavoriteListStore(db),
      transact: createTransact(feed, (trx) => ({ favorites: createFavoriteRows(trx), lists: createListRows(trx) })),
    },
    services: createServiceAdapters(db, feed),
    upkeep: { entries: createServiceEntryStore(db), links: createLinkStore(db) },
    staff: createStaffAdapters(db, feed, { requests: createAccessRequestRows }),
    audit: { audit: createAuditLog(db) },
    records: { stores: recordStores(db, publicUrl), changes: { find: (id: number) => findChange(db, id) } },
    overview: { counts: () => readStaffCounts(db) },
    people: createPeopleAdapters(db, feed, { agedProfiles: createAgedProfileRows }),
    mail: { outbox: createOutbox(db) },
    events: { events: createEventStore(db) },
    messages: createMessagesAdapters(db, feed),
    roommates: createRoommateAdapters(db, feed, { talk: createMeetingRows, heldTexts: moderation.heldTexts }),
    moderation: moderation.adapters,
    housekeeping: { retention: createRetentionStore(db) },
    imports: { imports: createImportStore(db, publicUrl), archive: createCatalogArchive(db), ledger: createSourceLedger(db) },
    importJobs: { jobs: createImportJobStore(db, notifier), columnLedger: createColumnLedger(db) },
    downloads: { ledger: createDownloadLedger(db) },
    runs: { runs: createRunStore(db), rollbacks: createRollbackStore(db) },
    importConsole: { ledger: createConsoleStore(db) },
    locks: { locks: createLockStore(db) },
    invariants: { invariants: createInvariantStore(db) },
    warehouse: { journal: createRunJournal(db) },
  });
}

/** The records of the panel. Each resource has a store, and each store a resource. */
const recordStores = (db: Knex, publicUrl: string): Record<ResourceName, RecordStore> => ({
  'audit-log': createAuditRecords(db),
  cases: createCaseRecords(db),
  colleges: createCollegeRecords(db),
  'net-prices': createNetPriceRecords(db),
  'list-texts': createTableStore(db, LIST_TEXTS),
  'major-words': createTableStore(db, MAJOR_WORDS),
  'data-issues': createTableStore(db, dataIssuesTable(publicUrl)),
  closures: createTableStore(db, CLOSURES),
  nicknames: createTableStore(db, NICKNAMES),
  'import-jobs': createJobRecords(db),
  'bigquery-queries': createWarehouseQueryRecords(db),
  'bigquery-runs': createWarehouseRunRecords(db),
  'import-runs': createRunRecords(db),
  locks: createLockRecords(db),
  services: createTableStore(db, SERVICES),
  'service-categories': createTableStore(db, SERVICE_CATEGORIES_TABLE),
  'service-reviews': createTableStore(db, SERVICE_REVIEWS),
  'service-faults': createTableStore(db, SERVICE_FAULTS),
  ...createPeopleRecords(db),
});
