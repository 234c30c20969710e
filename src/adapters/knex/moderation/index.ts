import type { Knex } from 'knex';
import type { ModerationAdapters } from '../../../domain/moderation/moderation.ports.ts';
import type { Feed } from '../events/feed.ts';
import { createCaseStore } from './cases.repo.ts';
import { createReportStore } from './reports.repo.ts';

/**
 * The ports of moderation.
 * @param publicUrl - for the links in emails
 */
export const createModerationAdapters = (db: Knex, feed: Feed, publicUrl: string): ModerationAdapters => ({
  reports: createReportStore(db, feed, publicUrl),
  cases: createCaseStore(db, feed, publicUrl),
});
