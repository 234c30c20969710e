import { SOURCES, type Release, type SourceName } from '../colleges/sources.ts';
import type { ImportProgress } from '../imports/import-progress.ts';
import type { ImportRequest } from '../imports/import-request.ts';
import type { FieldFault, Remedy } from '../shared/domain-error.ts';
import type { InputIdentity } from '../warehouse/input.ts';
import type { Candidate } from './detection.ts';
import type { JobFile } from './job-files.ts';
import type { JobOutcome } from './outcome.ts';
import type { ServicesCandidate, ServicesOutcome } from './services-step.ts';

/**
 * The steps of an import in the panel, in order. `upload` or `fetch` comes first: the files come from a person, or from the
 * publisher or BigQuery.
 */
export const JOB_STEPS = ['upload', 'fetch', 'detect', 'check', 'apply'] as const;
export type JobStep = (typeof JOB_STEPS)[number];

/**
 * `open`: a person has to act. `waiting`: for its turn. `refused`: the step ended with a refusal, and a person can change something.
 * `expired`: without a change for too long; its files are deleted.
 */
export const JOB_STATUSES = ['open', 'waiting', 'running', 'refused', 'done', 'canceled', 'expired'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** Nothing happens in these any more, and the files are deleted. */
export const isOver = (status: JobStatus): boolean => status === 'done' || status === 'canceled' || status === 'expired';

/** What files can be of: a source of figures, or the student services. */
export const JOB_SOURCES = [...SOURCES, 'services'] as const;
export type JobSource = (typeof JOB_SOURCES)[number];

/** What a person confirms: the files are those of this source, to be imported like this. */
export type JobRequest = FiguresRequest | { source: 'services' };

export interface FiguresRequest extends Pick<ImportRequest, 'source' | 'year' | 'release' | 'historyOnly' | 'force' | 'mapping'> {
  maxReject?: number;
  allowShrink?: number;
  allowDrift?: number;
  obtainedFrom?: string;
  matchedBy?: string;
}

/** The official files to download first. */
export interface JobDownload {
  source: SourceName;
  year: number | 'latest';
}

export interface JobRefusal {
  code: string;
  message: string;
  /** At most `MAX_FAULTS`. */
  faults: readonly FieldFault[];
  remedies: readonly Remedy[];
}

export const MAX_FAULTS = 50;

export type JobProgress = ImportProgress | { step: 'downloading'; file: string; bytes: number };

export type JobCandidate = Candidate | ServicesCandidate;

/** What the files are if they are of this source of figures. */
export const figuresOf = ({ candidates }: Pick<ImportJob, 'candidates'>, source: SourceName): Candidate | undefined =>
  candidates?.find((one): one is Candidate => one.source === source);

/** An import that a person runs in the panel, step by step. It is a row, so it survives the page, the browser and the server. */
export interface ImportJob {
  id: number;
  step: JobStep;
  status: JobStatus;
  /** Usernames: of the person who started it, and of the person who let it be applied. */
  createdBy: string;
  appliedBy: string | null;
  createdAt: Date;
  /** Of the last action of a person or step. */
  updatedAt: Date;
  /** Empty for a download. */
  files: readonly JobFile[];
  download: JobDownload | null;
  /** The table or query of BigQuery whose rows are the file. */
  input: InputIdentity | null;
  request: JobRequest | null;
  /** What the files can be; the most likely first. Null before they were looked at. */
  candidates: readonly JobCandidate[] | null;
  /** The dry run. Null before it, and after a refusal. */
  outcome: JobOutcome | ServicesOutcome | null;
  refusal: JobRefusal | null;
  progress: JobProgress | null;
  /** The run that applied the files. */
  runId: number | null;
  /** Whether the catalog is published to the warehouse when the files are applied. */
  publishes: boolean;
  /** Why it waits or how it ended, as a sentence; else empty. */
  message: string;
}

interface Subject {
  source: JobSource | null;
  year: number | null;
  release: Release | null;
}

/** The source, year and release of a job, as far as they are known: confirmed, or else detected, or else asked for. */
export function subjectOf({ request, candidates, download }: Pick<ImportJob, 'request' | 'candidates' | 'download'>): Subject {
  const guess = candidates?.find(({ source }) => request === null || source === request.source);
  const asked = download && { source: download.source, ...(download.year !== 'latest' && { year: download.year }) };
  const known: readonly Partial<Subject>[] = [request ?? {}, guess ?? {}, asked ?? {}];
  const first = <K extends keyof Subject>(key: K): Subject[K] | null =>
    known.reduce<Subject[K] | null>((found, part) => found ?? part[key] ?? null, null);
  return { source: first('source'), year: first('year'), release: first('release') };
}
