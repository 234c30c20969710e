import { DomainError } from '../shared/domain-error.ts';
import { baseNames } from './detection.ts';
import { MAX_FAULTS, type ImportJob, type JobProgress, type JobRefusal } from './import-job.ts';
import type { ImportJobsPorts, JobChange } from './import-jobs.ports.ts';
import { CANCELED, createJobSteps, type Course } from './job-steps.use-cases.ts';

/** Another writer, such as an import on the command line, ends within minutes. */
const BUSY_WAIT_SECONDS = 3;
const UNEXPECTED = 'An unexpected error ended this step. Nothing was changed. The log of the server has the error.';

/** Does the steps of import jobs that need no person. Any number of processes may do it. */
export function createJobWork(ports: ImportJobsPorts) {
  const { jobs, files, worker, everySecond } = ports;
  const steps = createJobSteps(ports);

  async function perform(job: ImportJob): Promise<void> {
    let progress: JobProgress | null = null;
    let pulse = 'go-on';
    const stop = everySecond(async () => {
      pulse = await jobs.pulse(job.id, worker, progress);
    });
    const course: Course = { show: (now) => void (progress = now), isCancelled: () => pulse !== 'go-on' };
    let unexpected: unknown;
    let change: JobChange & { waitSeconds?: number };
    try {
      change = await steps[job.step](job, course);
    } catch (error) {
      if (!(error instanceof DomainError)) unexpected = error;
      change = pulse === 'cancel' ? CANCELED : afterError(error);
    }
    await stop();
    const isMine = await jobs.release(job.id, worker, { ...change, progress: null });
    if (isMine && (change.status === 'done' || change.status === 'canceled')) await files.remove(job.id);
    if (unexpected !== undefined) throw unexpected as Error;
  }

  return {
    /** Does the next step of the next job. False if there is none. Throws unexpected errors, for the log, after storing how the job stands. */
    async work(): Promise<boolean> {
      const job = await jobs.claim(worker, await files.folder());
      if (job) await perform(job);
      return job !== undefined;
    },
  };
}

/** A job waits while another process writes the catalog. All other errors need a person. */
function afterError(error: unknown): JobChange & { waitSeconds?: number } {
  if (!(error instanceof DomainError))
    return { status: 'refused', refusal: { code: 'unexpected', message: UNEXPECTED, faults: [], remedies: [] }, message: UNEXPECTED };
  if (error.kind === 'busy') return { status: 'waiting', waitSeconds: BUSY_WAIT_SECONDS, message: error.message };
  const refusal = refusalOf(error);
  return { status: 'refused', refusal, message: refusal.message };
}

const refusalOf = ({ code, message, faults, remedies }: DomainError): JobRefusal => ({
  code,
  message: baseNames(message),
  faults: faults.slice(0, MAX_FAULTS).map((fault) => ({ path: baseNames(fault.path), message: baseNames(fault.message) })),
  remedies,
});
