import type { UseCases } from '../use-cases.ts';
import { RETENTION } from '../domain/housekeeping/retention.ts';
import { startJobRunner, type JobRunner } from './job-runner.ts';
import type { SideProcess } from './side-process.ts';

/** People wait for their emails. */
const MAIL_EVERY_MS = 2_000;
const AWAY_EVERY_MS = 60_000;
/** A person waits for the next step of an import, or for a publication. */
const SIDE_WORK_EVERY_MS = 1_000;
const ROOMMATES_EVERY_MS = 600_000;
const HOUSEKEEPING_EVERY_MS = 3_600_000;

interface Log {
  info(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

type Worked = Pick<UseCases, 'mail' | 'messages' | 'roommateUpkeep' | 'housekeeping' | 'importJobs' | 'warehouse'>;

/** Starts the work that no request waits for: sending emails, the steps of imports, publications, ending requests and profiles, deleting expired data. */
export function startJobs(
  { mail, messages, roommateUpkeep, housekeeping, importJobs, warehouse }: Worked,
  log: Log,
  processes?: Record<'imports' | 'publications', SideProcess>,
): JobRunner {
  const deleteExpired = async (): Promise<boolean> => {
    const importJobsEnded = await importJobs.expire(RETENTION.importJobs);
    const warehouseRuns = await warehouse.expireRuns(RETENTION.warehouseRuns);
    log.info({ ...(await housekeeping.deleteExpired()), importJobs: importJobsEnded, warehouseRuns }, 'expired data deleted');
    return false;
  };
  const startWhen = (isDue: () => Promise<boolean>, process: SideProcess | undefined) => async (): Promise<boolean> => {
    if (await isDue()) process?.ensure();
    return false;
  };
  return startJobRunner(
    [
      { name: 'mail', everyMs: MAIL_EVERY_MS, run: () => mail.deliverDue() },
      { name: 'waiting messages', everyMs: AWAY_EVERY_MS, run: () => messages.notifyAway() },
      { name: 'imports', everyMs: SIDE_WORK_EVERY_MS, run: startWhen(() => importJobs.isDue(), processes?.imports) },
      { name: 'publications', everyMs: SIDE_WORK_EVERY_MS, run: startWhen(() => warehouse.isPublicationDue(), processes?.publications) },
      { name: 'roommates', everyMs: ROOMMATES_EVERY_MS, run: () => roommateUpkeep.run() },
      { name: 'housekeeping', everyMs: HOUSEKEEPING_EVERY_MS, run: deleteExpired },
    ],
    (job, error) => log.error({ error, job }, 'a job failed; trying again'),
  );
}
