import { type ImportJob, type JobStatus, type JobStep, MERGE_STEPS } from '../../api/domain/imports.ts';
import { bytesText } from '../frame/formats.ts';
import { SOURCE_WORDS } from '../import-runs/run-words.ts';
import { sentence } from '../records/field-label.ts';

/** The words of steps and statuses, for lists and filters. */
export const STEP_WORDS: Readonly<Record<JobStep, string>> = {
  upload: 'Upload',
  fetch: 'Download',
  detect: 'What the files are',
  check: 'Dry run',
  apply: 'Apply',
};

export const STATUS_WORDS: Readonly<Record<JobStatus, string>> = {
  open: 'Needs a person',
  waiting: 'Waits for its turn',
  running: 'Running',
  refused: 'Refused',
  done: 'Done',
  canceled: 'Canceled',
  expired: 'Expired',
};

type Subject = Pick<ImportJob, 'id' | 'source' | 'year' | 'fileNames'>;

/** The names of what files can be of. */
export const JOB_SOURCE_WORDS: Readonly<Record<NonNullable<ImportJob['source']>, string>> = {
  ...SOURCE_WORDS,
  services: 'Student services',
};

/** "IPEDS 2024"; the names of the files while the source is unknown. */
export function subjectText({ source, year, fileNames }: Omit<Subject, 'id'>): string {
  if (source !== null) return year === null ? JOB_SOURCE_WORDS[source] : `${JOB_SOURCE_WORDS[source]} ${year}`;
  const [first = 'no files', ...rest] = fileNames;
  return rest.length === 0 ? first : `${first} and ${rest.length} more`;
}

/** "Import 12: IPEDS 2024" */
export const titleOf = (job: Subject): string => `Import ${job.id}: ${subjectText(job)}`;

type Progress = NonNullable<ImportJob['progress']>;

/** Where a running step is: "Reading ADM: 1.2 MB of 4.0 MB". */
export function progressText(progress: Progress): string {
  if (progress.step === 'downloading') return `Downloading ${progress.file}: ${bytesText(progress.bytes)}`;
  if (progress.step === 'reading')
    return `Reading ${progress.table}: ${bytesText(progress.bytesRead)} of ${bytesText(progress.bytesTotal)}`;
  return mergeText(progress);
}

/** What a screen reader hears while a step runs: less often than the text changes. */
export function spokenProgress(progress: Progress): string {
  if (progress.step === 'downloading') return `Downloading ${progress.file}`;
  if (progress.step === 'merging') return mergeText(progress);
  const quarter = Math.floor(4 * (shareOf(progress) ?? 0)) * 25;
  return `Reading the files: ${quarter} percent`;
}

/** The done share, 0 to 1; null if it is unknown. */
export function shareOf(progress: Progress): number | null {
  if (progress.step === 'downloading') return null;
  const [done, of] = progress.step === 'reading' ? [progress.bytesRead, progress.bytesTotal] : [progress.done, progress.of];
  return of === 0 ? null : Math.min(1, done / of);
}

function mergeText({ part, done, of }: Extract<Progress, { step: 'merging' }>): string {
  const words: Readonly<Record<string, string>> = MERGE_STEPS;
  return `Step ${done + 1} of ${of}: ${words[part] ?? sentence(part).toLowerCase()}`;
}
