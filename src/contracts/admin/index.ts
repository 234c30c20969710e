import type { Contract } from '../endpoint.ts';
import type { Resource } from '../resource.ts';
import { analytics } from './analytics.resource.ts';
import { bigqueryQueries } from './bigquery/queries.resource.ts';
import { bigqueryRuns } from './bigquery/runs.resource.ts';
import { auditLog } from './audit-log.resource.ts';
import { cases } from './moderation/cases.resource.ts';
import { closures } from './closures.resource.ts';
import { colleges } from './colleges.resource.ts';
import { dataIssues } from './data-issues.resource.ts';
import { importJobs } from './imports/import-jobs.resource.ts';
import { importRuns } from './imports/import-runs.resource.ts';
import { locks } from './imports/locks.resource.ts';
import { netPrices } from './net-prices.resource.ts';
import { listTexts } from './list-texts.resource.ts';
import { majorWords } from './major-words.resource.ts';
import { nicknames } from './nicknames.resource.ts';
import { notes } from './notes.resource.ts';
import { outbox } from './outbox.resource.ts';
import { savedQueries } from './saved-queries.resource.ts';
import { serviceCategories } from './services/service-categories.resource.ts';
import { serviceFaults } from './services/service-faults.resource.ts';
import { serviceReviews } from './services/service-reviews.resource.ts';
import { services } from './services/services.resource.ts';
import { users } from './users.resource.ts';

/** The records of the admin panel, by the name of the resource. */
export const resources = {
  analytics,
  'audit-log': auditLog,
  'bigquery-queries': bigqueryQueries,
  'bigquery-runs': bigqueryRuns,
  cases,
  closures,
  colleges,
  'data-issues': dataIssues,
  'import-jobs': importJobs,
  'import-runs': importRuns,
  'list-texts': listTexts,
  locks,
  'major-words': majorWords,
  'net-prices': netPrices,
  nicknames,
  notes,
  outbox,
  'saved-queries': savedQueries,
  'service-categories': serviceCategories,
  'service-faults': serviceFaults,
  'service-reviews': serviceReviews,
  services,
  users,
} satisfies Record<string, Resource>;
export type ResourceName = keyof typeof resources;

/** Their endpoints, by module: "admin/nicknames". */
export const resourceContracts: Readonly<Record<string, Contract>> = Object.fromEntries(
  Object.entries(resources).map(([name, { contract }]) => [`admin/${name}`, contract]),
);
