import type { UseCases } from '../use-cases.ts';
import { startJobRunner, type JobRunner } from './job-runner.ts';

/** People wait for their emails. */
const MAIL_EVERY_MS = 2_000;
const AWAY_EVERY_MS = 60_000;
const ROOMMATES_EVERY_MS = 600_000;
const HOUSEKEEPING_EVERY_MS = 3_600_000;

interface Log {
  info(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

type Worked = Pick<UseCases, 'mail' | 'messages' | 'roommateUpkeep' | 'housekeeping'>;

/** Starts the work that no request waits for: sending emails, ending requests and profiles, deleting expired data. */
export function startJobs({ mail, messages, roommateUpkeep, housekeeping }: Worked, log: Log): JobRunner {
  const deleteExpired = async (): Promise<boolean> => {
    log.info(await housekeeping.deleteExpired(), 'expired data deleted');
    return false;
  };
  return startJobRunner(
    [
      { name: 'mail', everyMs: MAIL_EVERY_MS, run: () => mail.deliverDue() },
      { name: 'waiting messages', everyMs: AWAY_EVERY_MS, run: () => messages.notifyAway() },
      { name: 'roommates', everyMs: ROOMMATES_EVERY_MS, run: () => roommateUpkeep.run() },
      { name: 'housekeeping', everyMs: HOUSEKEEPING_EVERY_MS, run: deleteExpired },
    ],
    (job, error) => log.error({ error, job }, 'a job failed; trying again'),
  );
}
