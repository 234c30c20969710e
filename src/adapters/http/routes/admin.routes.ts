import { z } from 'zod';
import { resources } from '../../../contracts/admin/index.ts';
import type { adminContract } from '../../../contracts/admin.contract.ts';
import { permissionsOf, requirePermission } from '../../../domain/accounts/permissions.ts';
import type { Overview } from '../../../domain/admin/overview.use-cases.ts';
import type { People } from '../../../domain/admin/people.use-cases.ts';
import type { Records } from '../../../domain/admin/records.use-cases.ts';
import { json } from '../answer/json.ts';
import { Reply } from '../answer/reply.ts';
import type { Handlers } from '../mount.ts';
import { casesRoutes } from './admin/cases.routes.ts';
import { consoleRoutes } from './admin/console.routes.ts';
import { bigqueryRoutes } from './admin/bigquery.routes.ts';
import { jobRoutes } from './admin/jobs.routes.ts';
import { runRoutes } from './admin/runs.routes.ts';
import { lockRoutes } from './admin/locks.routes.ts';
import { overviewRoutes } from './admin/overview.routes.ts';
import { servicesOfStaffRoutes } from './admin/services.routes.ts';
import type { Listings } from '../../../domain/services/listings.use-cases.ts';
import { peopleRoutes } from './admin/people.routes.ts';
import type { Messages } from '../../../domain/messages/messages.use-cases.ts';
import type { Cases } from '../../../domain/moderation/cases.use-cases.ts';
import type { ImportJobs } from '../../../domain/import-jobs/import-jobs.use-cases.ts';
import type { ImportConsole } from '../../../domain/import-console/console.use-cases.ts';
import type { WarehouseUseCases } from '../../../domain/warehouse/warehouse.use-cases.ts';
import type { Runs } from '../../../domain/runs/runs.use-cases.ts';

interface Office {
  records: Records;
  overview: Overview;
  people: People;
  listings: Listings;
  cases: Cases;
  messages: Messages;
  runs: Runs;
  importConsole: ImportConsole;
  importJobs: ImportJobs;
  warehouse: WarehouseUseCases;
}

export function adminRoutes({
  records,
  overview,
  people,
  listings,
  cases,
  messages,
  runs,
  importConsole,
  importJobs,
  warehouse,
}: Office): Handlers<typeof adminContract> {
  return {
    ...overviewRoutes(overview),
    ...peopleRoutes(people, records),
    ...lockRoutes(records),
    ...consoleRoutes(importConsole),
    ...runRoutes(runs, records),
    ...jobRoutes(importJobs),
    ...bigqueryRoutes(warehouse),
    ...servicesOfStaffRoutes(listings, records),
    ...casesRoutes(cases, messages, records),
    me({ caller: { user, secondStepDue: secondStep = null } }) {
      const { id, username, firstName, lastName } = user;
      return { permissions: [...permissionsOf(user.accountType)], user: { id, username, firstName, lastName }, secondStep };
    },
    async revert({ params, body, version, caller }) {
      const { resource } = await records.changed(params.id);
      const spec = Object.entries(resources).find(([name]) => name === resource)?.[1].spec;
      requirePermission(spec?.write ?? 'audit', caller);
      const record = await records.revert(params.id, { version, reason: body.reason });
      return new Reply(json(spec ? z.encode(spec.record as z.ZodObject, record) : {}));
    },
  };
}
