import { HttpError } from 'ra-core';
import { type ImportJob, MAX_PART_BYTES } from '../../../api/domain/imports.ts';
import { refusalIn } from '../../records/use-refusal.ts';

/** Where a job is as far as an upload needs to know. */
export type Received = Pick<ImportJob, 'step' | 'status' | 'files'>;

/** The calls of an upload. They throw `HttpError`; status 0 is no answer. */
export interface PartCalls<Job extends Received> {
  /** Sends the bytes of the file at `place` that begin at `offset`. */
  send(place: number, offset: number, bytes: Blob): Promise<Job>;
  read(): Promise<Job>;
  /** Waits before the next attempt; throws if the upload is stopped. */
  wait(milliseconds: number): Promise<void>;
}

interface Options<Job> {
  /** Called with every answer. Its files say how many bytes have arrived. */
  onAnswer?: (job: Job) => void;
  partBytes?: number;
}

/** Failures in a row before an upload ends. */
export const MAX_FAILURES = 6;
const FIRST_WAIT_MS = 500;
/** The refusal of a part that does not follow the bytes that have arrived. */
const WRONG_OFFSET = 'import-job.offset';

/**
 * Sends the missing bytes of all files, part after part, and returns the job after the last one. `blobs` are in the order of the job's
 * files. A part may have arrived although its answer did not: after a failure the server is asked what it has, and the upload continues
 * there. Throws the last error after too many failures in a row, and any other refusal at once.
 */
export async function sendFiles<Job extends Received>(
  first: Job,
  blobs: readonly Blob[],
  calls: PartCalls<Job>,
  { onAnswer, partBytes = MAX_PART_BYTES }: Options<Job> = {},
): Promise<Job> {
  let job = first;
  let failures = 0;
  for (;;) {
    try {
      if (failures > 0) job = answered(await calls.read());
      const part = nextPart(job, blobs, partBytes);
      if (!part) return job;
      job = answered(await calls.send(part.place, part.offset, part.bytes));
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!isPassing(error) || failures > MAX_FAILURES) throw error;
      await calls.wait(FIRST_WAIT_MS * 2 ** (failures - 1));
    }
  }

  function answered(answer: Job): Job {
    onAnswer?.(answer);
    return answer;
  }
}

/** The next bytes to send. Undefined: the job has all bytes, or takes no more. */
function nextPart({ step, status, files }: Received, blobs: readonly Blob[], partBytes: number) {
  if (step !== 'upload' || status !== 'open') return undefined;
  const place = files.findIndex(({ stored, bytes }) => stored < bytes);
  const [file, blob] = [files[place], blobs[place]];
  if (!file || !blob) return undefined;
  return { place, offset: file.stored, bytes: blob.slice(file.stored, Math.min(file.stored + partBytes, file.bytes)) };
}

/** Whether the same bytes can arrive at another attempt. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  const { status, code } = refusalIn(error);
  return status === 0 || status === 408 || status === 429 || status >= 500 || (status === 409 && code === WRONG_OFFSET);
}

/** The files for the places of a job, found by name and size. Undefined: it is not among them. */
export const filesFor = (wanted: ImportJob['files'], chosen: readonly File[]): (File | undefined)[] =>
  wanted.map(({ name, bytes }) => chosen.find((file) => file.name === name && file.size === bytes));
