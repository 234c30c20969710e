import type { ActAs, Actor } from '../audit/audit.ts';
import type { SourceName } from '../colleges/sources.ts';
import type { ImportReport } from '../imports/import-run.ts';
import type { ImportRequest } from '../imports/import-request.ts';
import type { ColumnLedger } from '../imports/mapping/column-sources.ts';
import type { FilesReader } from './detection.ts';
import type { ImportJob, JobProgress, JobStatus, JobStep } from './import-job.ts';
import type { JobFile } from './job-files.ts';
import type { Input, InputWish } from '../warehouse/input.ts';
import type { ServicesImporter } from './services-step.ts';

export type NewJob = Pick<ImportJob, 'step' | 'status' | 'createdBy' | 'files' | 'download' | 'input'> & {
  /** The id of the data folder that holds the files. */
  folder: string;
};

/** Where a job is. */
export interface JobPlace {
  step: JobStep;
  status: JobStatus;
}

export type JobChange = Partial<
  Pick<
    ImportJob,
    | 'step'
    | 'status'
    | 'files'
    | 'download'
    | 'input'
    | 'appliedBy'
    | 'request'
    | 'candidates'
    | 'outcome'
    | 'refusal'
    | 'runId'
    | 'publishes'
    | 'message'
    | 'progress'
  >
>;

/** What a working process learns when it says that it still works. `lost`: another process has the job. */
export type Pulse = 'go-on' | 'cancel' | 'lost';

/** Jobs as rows. Each action of a person writes a row of the audit log in its transaction. */
export interface ImportJobStore {
  create(job: NewJob): Promise<ImportJob>;
  find(id: number): Promise<ImportJob | undefined>;
  noteStored(id: number, place: number, stored: number): Promise<void>;
  /** Changes a job on behalf of a person, if it is in one of these places. Undefined, with nothing changed, if it is not. */
  change(id: number, from: readonly JobPlace[], change: JobChange): Promise<ImportJob | undefined>;
  /** Asks the process that works on a job to stop. */
  askToCancel(id: number): Promise<void>;
  /** Takes the next job whose turn it is: one dry run or apply at a time, also across processes. A job of a stopped process is taken again. */
  claim(worker: string, folder: string): Promise<ImportJob | undefined>;
  /** Whether a job waits for its turn, or its process has stopped. */
  isDue(folder: string): Promise<boolean>;
  /** Keeps a claimed job for another while, and stores where it is. */
  pulse(id: number, worker: string, progress: JobProgress | null): Promise<Pulse>;
  /** Stores what a step led to, and gives the job up. False if another process has it by now. */
  release(id: number, worker: string, change: JobChange & { waitSeconds?: number }): Promise<boolean>;
  /** The dry run or apply that works now, other than this job. */
  running(otherThan: number): Promise<ImportJob | undefined>;
  /** Ends jobs that nothing happened to for so long. Returns their number. */
  expire(seconds: number): Promise<number>;
  /** Who a username is, for the audit log. The system if the account is gone. */
  actorOf(username: string): Promise<Actor>;
  /** Which of these jobs are not over. */
  alive(ids: readonly number[]): Promise<number[]>;
}

/** The files of jobs, in the data folder of this machine. */
export interface JobFileStore {
  /** Identifies the data folder: processes with another folder cannot read the files. */
  folder(): Promise<string>;
  /** Writes a part at its place in the file. Returns the length of the file. Throws `unavailable` if the disk is full. */
  write(job: number, file: JobFile, offset: number, bytes: Uint8Array): Promise<number>;
  /** Writes a whole file, in place of one with this name. Returns its length. Throws like `write`, and what the pieces throw. */
  save(job: number, name: string, pieces: AsyncIterable<string>): Promise<number>;
  paths(job: number, files: readonly JobFile[]): string[];
  remove(job: number): Promise<void>;
  /** The jobs that have files here. */
  jobs(): Promise<number[]>;
}

/** Supplied by adapters. */
export interface ImportJobsAdapters {
  jobs: ImportJobStore;
  files: JobFileStore;
  readFiles: () => FilesReader;
  columnLedger: ColumnLedger;
  /** Names this process: "web-1 (pid 12)". */
  worker: string;
  /** Calls `work` about every second, never twice at a time, until the returned function is called. */
  everySecond: (work: () => Promise<void>) => () => Promise<void>;
  actAs: ActAs;
  /** Names a read of BigQuery. */
  newKey: () => string;
  /** Another person than the starter has to apply an import. */
  needsOtherPerson: boolean;
}

/** Publications of the catalog to the warehouse, in a process of their own. */
export interface Publications {
  /** Throws `unavailable`, with the remedy, where nothing can be published. */
  requireUsable(): Promise<void>;
  /** Throws `conflict` if the key is known or another publication waits. */
  orderPublication(order: { key: string; by: string }): Promise<void>;
}

/** Tables and queries of BigQuery as files. `lookAt` reads no row, and throws where BigQuery is not in use and for what cannot be read. */
export interface JobInputs {
  lookAt(wish: InputWish): Promise<Input>;
  /** The rows as CSV in pieces, the column names first. */
  readInput(input: Input, order: { key: string; by: string }): AsyncIterable<string>;
  /** Ends a read within seconds. Throws if it has not begun or has ended. */
  cancel(key: string): Promise<void>;
}

export interface ImportJobsPorts extends ImportJobsAdapters {
  services: ServicesImporter;
  publications: Publications;
  inputs: JobInputs;
  imports: { import(request: ImportRequest): Promise<ImportReport> };
  downloads: {
    download(request: {
      source: SourceName;
      year: number | 'latest';
      onProgress: (progress: { file: string; bytes: number }) => void;
      isCancelled: () => boolean;
    }): Promise<{ paths: string[]; year: number }>;
  };
}
