import { type ImportJob, isOver } from '../../../api/domain/imports.ts';
import { isMoving } from '../job-queries.ts';

/** The steps as a person sees them. */
export const VISIBLE_STEPS = ['Files', 'What they are', 'Dry run', 'Apply', 'Result'] as const;

/** What the page of a job shows. */
export type JobView = 'upload' | 'working' | 'detection' | 'refusal' | 'outcome' | 'result' | 'ended';

type Place = Pick<ImportJob, 'step' | 'status' | 'outcome' | 'input'>;

export function viewOf(job: Place): JobView {
  const { step, status, outcome } = job;
  if (status === 'done') return 'result';
  if (isOver(status)) return 'ended';
  if (isMoving(job)) return 'working';
  if (status === 'refused') return 'refusal';
  if (step === 'upload') return 'upload';
  return outcome === null ? 'detection' : 'outcome';
}

const STEP_PLACES: Readonly<Record<ImportJob['step'], number>> = { upload: 0, fetch: 0, detect: 1, check: 2, apply: 3 };

/** The place of a job in `VISIBLE_STEPS`. */
export const placeOf = ({ step, status }: Pick<ImportJob, 'step' | 'status'>): number => (status === 'done' ? 4 : STEP_PLACES[step]);

const WORKING: Readonly<Record<ImportJob['step'], string>> = {
  upload: 'Uploading',
  fetch: 'Downloading from the publisher',
  detect: 'Looking what the files are',
  check: 'Dry run',
  apply: 'Applying the import',
};

const REFUSED: Readonly<Record<ImportJob['step'], string>> = {
  upload: 'The files were refused',
  fetch: 'The download failed',
  detect: 'The files were refused',
  check: 'The dry run was refused',
  apply: 'The import was refused',
};

/** The heading of what the page shows. It differs between any two views and steps, so that a new one can take the focus. */
export function headingOf(job: Place): string {
  const { step, status, outcome, input } = job;
  const isRead = step === 'fetch' && input !== null;
  const texts: Record<JobView, string> = {
    upload: 'Upload of the files',
    working: isRead ? 'Reading BigQuery' : WORKING[step],
    detection: 'What the files are',
    refusal: isRead ? 'The rows were not read' : REFUSED[step],
    outcome: outcome?.status === 'unchanged' ? 'Nothing would change' : 'What will change',
    result: 'The import is applied',
    ended: status === 'expired' ? 'This import has expired' : 'This import is canceled',
  };
  return texts[viewOf(job)];
}
