import type { Knex } from 'knex';
import type { ModerationAdapters, ModerationStores, SubjectRows } from '../../../domain/moderation/moderation.ports.ts';
import { tellModerators } from '../../../domain/moderation/tell-people.use-case.ts';
import { holdText } from '../../../domain/moderation/weigh-case.use-case.ts';
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
  const transact = createTransact(feed, storesOf);
  return {
    adapters: { transact, reports: createReportStore(db) } satisfies ModerationAdapters,
    /** For a change of a profile, in its transaction: staff look at a text before others see it. */
    heldTexts: {
      hold: (trx: Knex.Transaction, profileId: number) => holdText(storesOf(trx), { kind: 'roommate', targetId: profileId }),
      /** After the commit, in a transaction of its own. If it fails, the pages of moderators learn it with their next call. */
      announce: (caseId: number) => transact((stores) => tellModerators(stores, caseId)).catch(() => undefined),
    } satisfies HeldTexts,
  };
}

/** Opens cases about texts. */
export interface HeldTexts {
  /** Returns the id of the case. */
  hold(trx: Knex.Transaction, profileId: number): Promise<number>;
  announce(caseId: number): Promise<void>;
}
