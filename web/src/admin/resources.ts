import { analytics } from './analytics/index.ts';
import { auditLog } from './audit-log/index.ts';
import { bigqueryQueries } from './bigquery-queries/index.ts';
import { bigqueryRuns } from './bigquery-runs/index.ts';
import { cases } from './cases/index.ts';
import { closures } from './closures/index.ts';
import { colleges } from './colleges/index.ts';
import { dataIssues } from './data-issues/index.ts';
import { importJobs } from './import-jobs/index.ts';
import { importRuns } from './import-runs/index.ts';
import { listTexts } from './list-texts/index.ts';
import { locks } from './locks/index.ts';
import { netPrices } from './net-prices/index.ts';
import { nicknames } from './nicknames/index.ts';
import { outbox } from './outbox/index.ts';
import type { PanelResource } from './panel-resource.ts';
import { serviceCategories } from './service-categories/index.ts';
import { serviceFaults } from './service-faults/index.ts';
import { serviceReviews } from './service-reviews/index.ts';
import { services } from './services/index.ts';
import { users } from './users/index.ts';

/** Every resource of the panel, one line each, in the order of the menu. */
export const RESOURCES: readonly PanelResource[] = [
  colleges,
  netPrices,
  nicknames,
  closures,
  listTexts,
  dataIssues,
  locks,
  importJobs,
  importRuns,
  bigqueryQueries,
  bigqueryRuns,
  services,
  serviceCategories,
  serviceReviews,
  serviceFaults,
  cases,
  users,
  outbox,
  analytics,
  auditLog,
];
