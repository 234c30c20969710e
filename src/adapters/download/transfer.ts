import type { IncomingMessage } from 'node:http';
import { DomainError } from '../../domain/shared/domain-error.ts';
import { TransferInterrupted, downloadError } from './errors.ts';
import { get } from './get.ts';
import type { DownloadLimits } from './limits.ts';
import type { Network } from './network.ts';
import { onDisk, type PartFile, type PartOrigin } from './part-file.ts';
import type { AttemptTimer } from './attempt-timer.ts';

/** One file to download, and its limits. */
export interface Transfer {
  name: string;
  url: string;
  part: PartFile;
  network: Network;
  limits: DownloadLimits;
  /** The limit of this file: the session may have fewer bytes left than `limits.bytesPerFile`. */
  maxBytes: number;
  onBytes: (bytes: number) => void;
}

type Part = (PartOrigin & { bytes: number }) | null;

/**
 * Makes one attempt to download the file, or the rest of it, to its partial file. Returns false if the host does not have the file. Throws
 * `refused` for an untrusted response and `TransferInterrupted` if a retry may succeed.
 */
export async function transfer(job: Transfer, timer: AttemptTimer): Promise<boolean> {
  const partial = await job.part.state(job.url);
  const headers: Record<string, string> = partial ? { Range: `bytes=${partial.bytes}-`, 'If-Range': partial.mark } : {};
  const response = await get(job.url, headers, job.network, timer.signal);
  try {
    if (response.statusCode === 404 || response.statusCode === 410) return false;
    await save(response, await checkResponse(response, partial, job), job, timer);
    return true;
  } finally {
    response.destroy();
  }
}

interface Target {
  offset: number;
  /** The size of the file, if known. */
  total: number | null;
  /** Identifies the file, so that a later attempt can resume it. */
  origin: PartOrigin | null;
}

/** Checks the response. Returns the position of its body in the file. */
async function checkResponse(response: IncomingMessage, partial: Part, job: Transfer): Promise<Target> {
  if (response.statusCode === 206 || response.statusCode === 416) return checkRest(response, partial, job);
  checkStatus(response, job);
  checkContentType(response, job);
  const length = response.headers['content-length'];
  const mark = validatorOf(response.headers);
  return checkSize(job, {
    offset: 0,
    total: length === undefined ? null : Number(length),
    origin: mark === null ? null : { url: job.url, mark },
  });
}

/** Throws `TransferInterrupted` if the rest belongs to another version of the file. The retry starts from the beginning. */
async function checkRest(response: IncomingMessage, partial: Part, job: Transfer): Promise<Target> {
  checkContentType(response, job);
  const range = partial && response.statusCode === 206 ? rangeOf(response, partial) : null;
  if (range) return checkSize(job, range);
  await job.part.discard();
  throw new TransferInterrupted('changed', `${job.name} changed on the host. The download starts again.`);
}

function checkSize(job: Transfer, target: Target): Target {
  if ((target.total ?? 0) > job.maxBytes) throw tooLarge(job);
  if (target.total === 0) throw downloadError('empty', `${job.name} is empty.`);
  return target;
}

function checkStatus({ statusCode: status = 0, headers }: IncomingMessage, { name }: Transfer): void {
  if (status === 200) return;
  const message = `The host responded with status ${status} for ${name}.`;
  if (status === 429 || status >= 500) throw new TransferInterrupted('status', message, { afterMs: retryAfterMs(headers['retry-after']) });
  throw downloadError('status', message);
}

/** Retry-After is a number of seconds or a date. */
function retryAfterMs(header: string | undefined): number {
  if (header === undefined) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

function checkContentType({ headers }: IncomingMessage, { name }: Transfer): void {
  if (/^\s*(text\/html|application\/xhtml)/i.test(headers['content-type'] ?? ''))
    throw downloadError('web-page', `The host sent a web page instead of ${name}.`);
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw downloadError('encoding', `The host sent ${name} with the unrequested encoding ${encoding}.`);
}

function rangeOf({ headers }: IncomingMessage, { bytes, url, mark }: NonNullable<Part>): Target | null {
  const [, first, last, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers['content-range'] ?? '') ?? [];
  const isRest = Number(first) === bytes && Number(last) === Number(total) - 1;
  // The response may leave out the validator. If it has one, it must be the same.
  const isSame = (validatorOf(headers) ?? mark) === mark;
  return isRest && isSame ? { offset: bytes, total: Number(total), origin: { url, mark } } : null;
}

function validatorOf({ etag, 'last-modified': changed }: IncomingMessage['headers']): string | null {
  if (etag !== undefined && !etag.startsWith('W/')) return etag;
  return changed ?? null;
}

async function save(response: IncomingMessage, { offset, total, origin }: Target, job: Transfer, timer: AttemptTimer): Promise<void> {
  const handle = await job.part.open(offset, origin);
  let bytes = offset;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > job.maxBytes) throw tooLarge(job);
      await onDisk(job.name, () => handle.writeFile(chunk));
      timer.received(chunk.length);
      job.onBytes(bytes);
    }
    await onDisk(job.name, () => handle.sync());
  } catch (error) {
    throw toTransferError(error, bytes, job, timer);
  } finally {
    await handle.close();
  }
  if (total !== null && bytes !== total) throw new TransferInterrupted('truncated', `${job.name} ended after ${bytes} of ${total} bytes.`);
  if (bytes === 0) throw downloadError('empty', `${job.name} is empty.`);
}

function toTransferError(error: unknown, bytes: number, { name }: Transfer, { signal }: AttemptTimer): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof DomainError) return error;
  return new TransferInterrupted('truncated', `The connection closed after ${bytes} bytes of ${name}.`);
}

const tooLarge = ({ name, maxBytes }: Transfer): DomainError =>
  downloadError('too-large', `${name} exceeds the limit of ${maxBytes} bytes.`);
