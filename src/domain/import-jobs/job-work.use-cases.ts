import type { ImportReport } from '../imports/import-run.ts';
import { DomainError } from '../shared/domain-error.ts';
import { baseNames, detect } from './detection.ts';
import { MAX_FAULTS, type ImportJob, type JobDownload, type JobProgress, type JobRefusal } from './import-job.ts';
import type { ImportJobsPorts, JobChange } from './import-jobs.ports.ts';
import { outcomeOf } from './outcome.ts';

/** Another writer, such as an import on the command line, ends within minutes. */
const BUSY_WAIT_SECONDS = 3;
const CANCELED = { status: 'canceled', message: 'Canceled. Nothing was changed.' } as const;
const UNEXPECTED = 'An unexpected error ended this step. Nothing was changed. The log of the server has the error.';

/** What a step notes while it works, and whether it should stop. */
interface Course {
  show: (progress: JobProgress) => void;
  isCancelled: () => boolean;
}

/** Does the steps of import jobs that need no person. Any number of processes may do it. */
export function createJobWork({ jobs, files, worker, everySecond, open, imports, downloads }: ImportJobsPorts) {
  const pathsOf = (job: ImportJob, course: Course): Promise<string[]> =>
    job.download ? downloaded(job.download, course).then(({ paths }) => paths) : Promise.resolve(files.paths(job.id, job.files));

  /** Files that were downloaded before are not downloaded again. */
  function downloaded({ source, year }: JobDownload, { show, isCancelled }: Course): Promise<{ paths: string[]; year: number }> {
    const onProgress = ({ file, bytes }: { file: string; bytes: number }): void => show({ step: 'downloading', file, bytes });
    return downloads.download({ source, year, onProgress, isCancelled });
  }

  function importOf(job: ImportJob, paths: string[], course: Course, dryRun: boolean): Promise<ImportReport> {
    const { request } = job;
    if (!request) throw new Error(`Import job ${job.id} has no request.`);
    const run = dryRun ? { dryRun, withLooks: true, actor: job.createdBy } : { jobId: job.id, actor: job.appliedBy ?? job.createdBy };
    return imports.import({ ...request, ...run, paths, onProgress: (step) => course.show(step), isCancelled: () => course.isCancelled() });
  }

  const STEPS: Record<ImportJob['step'], (job: ImportJob, course: Course) => Promise<JobChange>> = {
    upload: () => Promise.resolve({}),
    async fetch({ download }, course) {
      if (!download) throw new Error('A job without a download has nothing to fetch.');
      const { year } = await downloaded(download, course);
      // The next steps read this year, also if the publisher offers a newer one by then.
      return { step: 'detect', status: 'waiting', download: { ...download, year } };
    },
    async detect(job, course) {
      const found = await detect(await pathsOf(job, course), open);
      const candidates = job.download ? found.filter(({ source }) => source === job.download?.source) : found;
      return { status: 'open', candidates };
    },
    async check(job, course) {
      const report = await importOf(job, await pathsOf(job, course), course, true);
      return report.status === 'cancelled' ? CANCELED : { status: 'open', outcome: outcomeOf(report) };
    },
    async apply(job, course) {
      const report = await importOf(job, await pathsOf(job, course), course, false);
      if (report.status === 'cancelled') return CANCELED;
      return { status: 'done', runId: report.runId, message: baseNames(report.message) };
    },
  };

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
      change = await STEPS[job.step](job, course);
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
