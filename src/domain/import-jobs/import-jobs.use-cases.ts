import { DomainError } from '../shared/domain-error.ts';
import { identityOf, type InputWish } from '../warehouse/input.ts';
import { checkJobMapping } from './candidate-columns.ts';
import { figuresOf, isOver, subjectOf, type ImportJob, type JobDownload, type JobRequest } from './import-job.ts';
import { checkFiles, checkPart, checkStart, isComplete, unreadFile } from './job-files.ts';
import type { ImportJobsPorts, JobPlace } from './import-jobs.ports.ts';

export type { ImportJob };

/** Where a person may choose what the files are: before the import is applied, while no step works. */
const BEFORE_CHECK: readonly JobPlace[] = [
  { step: 'detect', status: 'open' },
  { step: 'check', status: 'open' },
  { step: 'check', status: 'refused' },
  { step: 'apply', status: 'refused' },
];
const BEFORE_APPLY: readonly JobPlace[] = [{ step: 'check', status: 'open' }];

/** Where the files come from: a person, the publisher, or BigQuery. */
type Wanted = { files: readonly { name: string; bytes: number }[] } | { download: JobDownload } | { input: InputWish };

/** Imports that people run in the panel: files, detection, dry run, apply. Callers check permissions first. */
export function createImportJobs({
  jobs,
  files,
  publications,
  inputs,
  needsOtherPerson,
}: Pick<ImportJobsPorts, 'jobs' | 'files' | 'publications' | 'inputs' | 'needsOtherPerson'>) {
  async function find(id: number): Promise<ImportJob> {
    const job = await jobs.find(id);
    if (job) return job;
    throw new DomainError('not-found', 'import-job.not-found', `There is no import job ${id}.`);
  }

  /** Throws `conflict` if the job is elsewhere by now. */
  async function move(id: number, from: readonly JobPlace[], change: Parameters<typeof jobs.change>[2]): Promise<ImportJob> {
    return (await jobs.change(id, from, change)) ?? refuseMove(await find(id));
  }

  return {
    find,

    /**
     * Throws `invalid` for files that cannot be taken; their bytes follow in parts. A table or a query is looked at first: throws
     * `unavailable` where BigQuery is not in use, and `invalid` or `refused` for what cannot be read.
     */
    async start(by: string, wanted: Wanted): Promise<ImportJob> {
      const begun = { createdBy: by, files: [], download: null, input: null, folder: await files.folder() };
      if ('download' in wanted) return jobs.create({ ...begun, step: 'fetch', status: 'waiting', download: wanted.download });
      if ('input' in wanted) {
        const input = await inputs.lookAt(wanted.input);
        return jobs.create({ ...begun, step: 'fetch', status: 'waiting', files: [unreadFile(input)], input: identityOf(input) });
      }
      checkFiles(wanted.files);
      const named = wanted.files.map(({ name, bytes }) => ({ name, bytes, stored: 0 }));
      return jobs.create({ ...begun, step: 'upload', status: 'open', files: named });
    },

    /**
     * Stores the next part of a file. After the last one the files wait for detection. Throws `conflict`, with the place to continue, for
     * a part that does not follow the stored bytes, and `invalid` for bytes that do not fit the name or the size.
     */
    async receive(id: number, place: number, offset: number, bytes: Uint8Array): Promise<ImportJob> {
      const job = await find(id);
      const file = job.files[place];
      if (!file) throw new DomainError('not-found', 'import-job.no-file', `Import job ${id} has no file ${place}.`);
      if (job.step !== 'upload' || job.status !== 'open') return refuseMove(job);
      checkPart(file, offset, bytes.length);
      if (offset === 0) checkStart(file.name, bytes);
      const stored = await files.write(id, file, offset, bytes);
      await jobs.noteStored(id, place, stored);
      const now = await find(id);
      if (isOver(now.status)) await files.remove(id);
      if (!isComplete(now.files) || now.status !== 'open') return now;
      return (await jobs.change(id, [{ step: 'upload', status: 'open' }], { step: 'detect', status: 'waiting' })) ?? find(id);
    },

    /**
     * Confirms what the files are, and lets a dry run start. Throws `conflict` while a step works and after the end, and `invalid` for a
     * mapping that does not fit the files.
     */
    async check(id: number, request: JobRequest): Promise<ImportJob> {
      if (request.source !== 'services' && request.mapping) checkJobMapping(request.mapping, figuresOf(await find(id), request.source));
      const change = { step: 'check', status: 'waiting', request, outcome: null, refusal: null, message: '' } as const;
      return move(id, BEFORE_CHECK, change);
    },

    /**
     * Lets the import be applied, and the catalog be published afterwards. Throws `refused` if there is nothing to apply, or if another
     * person has to do it, and `unavailable` if nothing can be published.
     */
    async apply(id: number, by: string, { publish = false } = {}): Promise<ImportJob> {
      const job = await find(id);
      if (job.outcome?.status === 'unchanged') throw new DomainError('refused', 'import-job.nothing', 'There is nothing to apply.');
      if (needsOtherPerson && job.createdBy === by)
        throw new DomainError('refused', 'import-job.other-person', 'You started this import, so another admin has to apply it.');
      // The warehouse has no services.
      const publishes = publish && job.request?.source !== 'services';
      if (publishes) await publications.requireUsable();
      return move(id, BEFORE_APPLY, { step: 'apply', status: 'waiting', appliedBy: by, publishes, message: '' });
    },

    /** Ends a job and deletes its files. A running step ends within seconds. Throws `conflict` if it has ended. */
    async cancel(id: number): Promise<ImportJob> {
      const job = await find(id);
      if (isOver(job.status)) return refuseMove(job);
      const { step } = job;
      const quiet: JobPlace[] = (['open', 'waiting', 'refused'] as const).map((status) => ({ step, status }));
      const canceled = await jobs.change(id, quiet, { status: 'canceled', message: 'Canceled. Nothing was changed.' });
      if (!canceled) {
        await jobs.askToCancel(id);
        return find(id);
      }
      await files.remove(id);
      return canceled;
    },

    /** Which import has to end before a waiting one, as a sentence; null if it is its turn. */
    async waitsFor(job: ImportJob): Promise<string | null> {
      if (job.status !== 'waiting' || (job.step !== 'check' && job.step !== 'apply')) return null;
      const other = await jobs.running(job.id);
      if (!other) return job.message || null;
      const { source, year } = subjectOf(other);
      const what = other.step === 'apply' ? 'import' : 'dry run';
      return `Waits for the ${what} of ${[source, year].filter((part) => part !== null).join(' ')} by ${other.appliedBy ?? other.createdBy}.`;
    },

    /** Whether a step of a job with files here waits to be done. */
    isDue: async (): Promise<boolean> => jobs.isDue(await files.folder()),

    /** Ends jobs that nothing happened to for so long, and deletes files of jobs that are over. Returns the number of ended jobs. */
    async expire(seconds: number): Promise<number> {
      const expired = await jobs.expire(seconds);
      const held = await files.jobs();
      const alive = new Set(await jobs.alive(held));
      for (const id of held) if (!alive.has(id)) await files.remove(id);
      return expired;
    },

    needsOtherPerson: (job: ImportJob, by: string): boolean => needsOtherPerson && job.createdBy === by,
  };
}

export type ImportJobs = ReturnType<typeof createImportJobs>;

const WORDS: Record<ImportJob['status'], string> = {
  open: 'waits for a person',
  waiting: 'waits for its turn',
  running: 'is working',
  refused: 'was refused',
  done: 'is applied',
  canceled: 'is canceled',
  expired: 'has expired',
};

function refuseMove({ id, step, status }: ImportJob): never {
  throw new DomainError('conflict', 'import-job.step', `Import job ${id} ${WORDS[status]} (${step}). Load the page again.`);
}
