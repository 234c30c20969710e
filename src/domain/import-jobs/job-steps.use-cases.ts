import type { ImportReport } from '../imports/import-run.ts';
import { DomainError } from '../shared/domain-error.ts';
import { declaredOf, identityOf, originOf, type InputWish } from '../warehouse/input.ts';
import { baseNames, detect } from './detection.ts';
import type { FiguresRequest, ImportJob, JobDownload, JobProgress, JobRequest } from './import-job.ts';
import type { ImportJobsPorts, JobChange } from './import-jobs.ports.ts';
import { unreadFile } from './job-files.ts';
import { outcomeOf } from './outcome.ts';
import { applyServices, checkServices, detectServices } from './services-step.ts';

export const CANCELED = { status: 'canceled', message: 'Canceled. Nothing was changed.' } as const;

/** What a step notes while it works, and whether it should stop. */
export interface Course {
  show: (progress: JobProgress) => void;
  isCancelled: () => boolean;
}

const NOT_PUBLISHED = 'The import is applied, but the catalog is not published. Publish it on the page of the warehouse.';
const ORDERED_ALREADY = ['warehouse.run-known', 'warehouse.publishing'];

export type JobSteps = Record<ImportJob['step'], (job: ImportJob, course: Course) => Promise<JobChange>>;

/** The steps of import jobs that need no person. Each returns what it leads to. */
export function createJobSteps({
  jobs,
  files,
  actAs,
  services,
  imports,
  downloads,
  readFiles,
  columnLedger,
  publications,
  inputs,
  newKey,
  everySecond,
}: ImportJobsPorts): JobSteps {
  const pathsOf = (job: ImportJob, course: Course): Promise<string[]> =>
    job.download ? downloaded(job.download, course).then(({ paths }) => paths) : Promise.resolve(files.paths(job.id, job.files));

  /** Files that were downloaded before are not downloaded again. */
  function downloaded({ source, year }: JobDownload, { show, isCancelled }: Course): Promise<{ paths: string[]; year: number }> {
    const onProgress = ({ file, bytes }: { file: string; bytes: number }): void => show({ step: 'downloading', file, bytes });
    return downloads.download({ source, year, onProgress, isCancelled });
  }

  /** Writes the rows to the file of the job, in the name of the person who started it. Reads them again if a process ended meanwhile. */
  async function readInput({ id, createdBy: by }: ImportJob, wish: InputWish, { show, isCancelled }: Course): Promise<JobChange> {
    const input = await inputs.lookAt(wish);
    const file = unreadFile(input);
    const key = newKey();
    async function* shown(): AsyncGenerator<string> {
      let characters = 0;
      for await (const piece of inputs.readInput(input, { key, by })) {
        characters += piece.length;
        show({ step: 'downloading', file: input.name, bytes: characters });
        yield piece;
      }
    }
    const actor = await jobs.actorOf(by);
    // A query may run for minutes before its first row.
    const stop = everySecond(async () => {
      if (isCancelled()) await inputs.cancel(key);
    });
    try {
      const bytes = await actAs({ actor, network: '' }, () => files.save(id, file.name, shown()));
      return { step: 'detect', status: 'waiting', files: [{ ...file, bytes, stored: bytes }], input: identityOf(input) };
    } finally {
      await stop();
    }
  }

  function importOf(job: ImportJob, request: FiguresRequest, paths: string[], course: Course, dryRun: boolean): Promise<ImportReport> {
    const run = dryRun ? { dryRun, withLooks: true, actor: job.createdBy } : { jobId: job.id, actor: job.appliedBy ?? job.createdBy };
    const watch = { isWatched: true, isCancelled: () => course.isCancelled() };
    const origin = job.input && { declared: declaredOf(job.input), obtainedFrom: request.obtainedFrom ?? originOf(job.input) };
    return imports.import({ ...request, ...origin, ...run, ...watch, paths, onProgress: (step) => course.show(step) });
  }

  async function applyServicesOf({ outcome, appliedBy, createdBy, id }: ImportJob, file: string): Promise<JobChange> {
    if (!outcome || !('changes' in outcome)) throw new Error(`Import job ${id} has no dry run of services.`);
    const actor = await jobs.actorOf(appliedBy ?? createdBy);
    const message = await actAs({ actor, network: '' }, () => applyServices(file, outcome, services));
    return { status: 'done', message };
  }

  /** Orders the publication of what the job has applied, and says so. Whatever fails here changes nothing of the import. */
  async function publish({ id, appliedBy, createdBy }: ImportJob): Promise<string> {
    const by = appliedBy ?? createdBy;
    try {
      const actor = await jobs.actorOf(by);
      await actAs({ actor, network: '' }, () => publications.orderPublication({ key: `import job ${id}`, by }));
    } catch (error) {
      if (!(error instanceof DomainError)) return NOT_PUBLISHED;
      // This job has ordered it before, or another publication waits and takes the new figures along.
      if (!ORDERED_ALREADY.includes(error.code)) return `${NOT_PUBLISHED} ${error.message}`;
    }
    return 'The catalog is published to the warehouse next; the page of the warehouse says how that ends.';
  }

  return {
    upload: () => Promise.resolve({}),
    async fetch(job, course) {
      const { download, input } = job;
      if (input) return readInput(job, input.wish, course);
      if (!download) throw new Error('A job without a download has nothing to fetch.');
      const { year } = await downloaded(download, course);
      // The next steps read this year, also if the publisher offers a newer one by then.
      return { step: 'detect', status: 'waiting', download: { ...download, year } };
    },
    async detect(job, course) {
      const paths = await pathsOf(job, course);
      const service = job.download || job.input ? undefined : await detectServices(paths, services);
      if (service) return { status: 'open', candidates: [service] };
      const found = await detect(paths, readFiles(), columnLedger);
      const candidates = job.download ? found.filter(({ source }) => source === job.download?.source) : found;
      return { status: 'open', candidates };
    },
    async check(job, course) {
      const request = requestOf(job);
      const paths = await pathsOf(job, course);
      if (request.source === 'services') return { status: 'open', outcome: await checkServices(onlyOf(paths), services) };
      const report = await importOf(job, request, paths, course, true);
      return report.status === 'cancelled' ? CANCELED : { status: 'open', outcome: outcomeOf(report) };
    },
    async apply(job, course) {
      const request = requestOf(job);
      const paths = await pathsOf(job, course);
      if (request.source === 'services') return applyServicesOf(job, onlyOf(paths));
      const report = await importOf(job, request, paths, course, false);
      if (report.status === 'cancelled') return CANCELED;
      const said = [baseNames(report.message), ...(job.publishes ? [await publish(job)] : [])];
      return { status: 'done', runId: report.runId, message: said.join(' ') };
    },
  };
}

function requestOf({ id, request }: ImportJob): JobRequest {
  if (!request) throw new Error(`Import job ${id} has no request.`);
  return request;
}

function onlyOf([file, ...others]: readonly string[]): string {
  if (file !== undefined && others.length === 0) return file;
  throw new DomainError('invalid', 'services.one-file', 'An import of services has one CSV file.');
}
