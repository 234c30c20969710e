import type { UseCases } from '../use-cases.ts';
import { startWorker, type Worker } from './job-runner.ts';

/** A letter is waited for; nobody should wait long. */
const MAIL_EVERY_MS = 2_000;
const TIDY_EVERY_MS = 3_600_000;

interface Log {
  info(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Begins what has to be done, but not while somebody waits for a page: mail, and dropping what is old. */
export function startChores({ mail, housekeeping }: Pick<UseCases, 'mail' | 'housekeeping'>, log: Log): Worker {
  const tidy = async (): Promise<boolean> => {
    log.info(await housekeeping.tidy(), 'tidied up');
    return false;
  };
  return startWorker(
    [
      { name: 'mail', everyMs: MAIL_EVERY_MS, run: () => mail.deliverDue() },
      { name: 'housekeeping', everyMs: TIDY_EVERY_MS, run: tidy },
    ],
    (chore, error) => log.error({ error, chore }, 'a chore failed; trying again'),
  );
}
