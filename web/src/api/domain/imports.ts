/** Imports: sources, runs and the jobs of the wizard. */
import type { BodyOf, WireOf } from '../../../../src/contracts/endpoint.ts';
import type { Contracts } from '../../../../src/contracts/index.ts';

export type SourceCard = WireOf<Contracts['admin']['sources']>[number];
export type Schedule = WireOf<Contracts['admin']['schedules']>[number];
export type DataQuality = WireOf<Contracts['admin']['dataQuality']>;
export type Lineage = WireOf<Contracts['admin']['lineage']>;
export type ImportJob = WireOf<Contracts['admin']['importJob']>;
export type JobRequest = BodyOf<Contracts['admin']['checkImportJob']>;
export type ColumnMapping = NonNullable<Exclude<JobRequest, { source: 'services' }>['mapping']>;
export type NewImportJob = BodyOf<Contracts['admin']['createImportJob']>;
export type RunLog = WireOf<Contracts['admin']['runLog']>;
export type RunDiff = WireOf<Contracts['admin']['runDiff']>;
export type RollbackOutcome = WireOf<Contracts['admin']['rollBackRun']>;

export { isOver, JOB_STATUSES, JOB_STEPS, type JobStatus, type JobStep } from '../../../../src/domain/import-jobs/import-job.ts';
export { checkFiles, FILE_ENDINGS, MAX_FILES, MAX_PART_BYTES } from '../../../../src/domain/import-jobs/job-files.ts';
export { mappingLines } from '../../../../src/domain/imports/mapping/mapping-text.ts';
export { MERGE_STEPS } from '../../../../src/domain/imports/import-progress.ts';
export { groupText } from '../../../../src/domain/imports/rows/fault-groups.ts';
export { RUN_STATUSES, type RunStatus } from '../../../../src/domain/runs/run-status.ts';
export { LONGEST_ORIGIN } from '../../../../src/domain/imports/import-facts.ts';
