import type { Knex } from 'knex';
import type { ModerationAdapters, ModerationStores, SubjectRows } from '../../../domain/moderation/moderation.ports.ts';
import { holdText } from '../../../domain/moderation/weigh-case.use-case.ts';
import type { HeldTexts } from '../../../domain/roommates/roommates.ports.ts';
import type { Feed } from '../events/feed.ts';
import { createTransact } from '../transactions/transact.ts';
import { createCaseRows } from './case-rows.ts';
import { createNoticeRows } from './notice-rows.ts';
import { createReportRows } from './report-rows.ts';
import { createReportStore } from './reports.repo.ts';
import { createStepRows } from './step-rows.ts';
import { createTargetRows, type Hideables } from './targets.ts';

/** What moderation needs of other modules. */
export interface OthersRows {
  subjects(trx: Knex.Transaction): SubjectRows;
  hideables: Hideables;
}

export function createModerationAdapters(db: Knex, feed: Feed, others: OthersRows) {
  const storesOf = (trx: Knex.Transaction): ModerationStores => ({
    cases: createCaseRows(trx),
    steps: createStepRows(trx),
    reports: createReportRows(trx),
    notices: createNoticeRows(trx),
    subjects: others.subjects(trx),
    targets: createTargetRows(trx, others.hideables),
  });
  return {
    adapters: { transact: createTransact(feed, storesOf), reports: createReportStore(db) } satisfies ModerationAdapters,
    /** For a change of a roommate profile, in its transaction. */
    heldTexts: (trx: Knex.Transaction): HeldTexts => ({
      async hold(profileId) {
        const stores = storesOf(trx);
        const caseId = await holdText(stores, { kind: 'roommate', targetId: profileId });
        return { caseId, moderatorIds: await stores.subjects.moderatorIds() };
      },
    }),
  };
}
