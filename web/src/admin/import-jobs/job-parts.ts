import type { ImportJob, JobRequest } from '../../api/domain/imports.ts';

/** The parts of a job. Those of services have nothing to choose, and no tables. */
type JobCandidate = NonNullable<ImportJob['candidates']>[number];
export type ServicesCandidate = Extract<JobCandidate, { source: 'services' }>;
export type ImportCandidate = Exclude<JobCandidate, ServicesCandidate>;

export type CandidateMapping = NonNullable<ImportCandidate['mapping']>;
export type FileMapping = CandidateMapping['files'][number];

export type JobOutcome = NonNullable<ImportJob['outcome']>;
export type ServicesOutcome = Extract<JobOutcome, { changes: unknown }>;
export type ImportOutcome = Exclude<JobOutcome, ServicesOutcome>;

export type ImportJobRequest = Exclude<JobRequest, { source: 'services' }>;

export const isOfServices = (candidate: JobCandidate): candidate is ServicesCandidate => candidate.source === 'services';

/** A request for figures; null for services, and while there is none. */
export const figuresRequest = (request: JobRequest | null): ImportJobRequest | null =>
  request === null || request.source === 'services' ? null : request;
