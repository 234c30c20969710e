import type { IncomingMessage } from 'node:http';
import { DomainError } from '../../domain/shared/domain-error.ts';
import { Interrupted, refusal } from './faults.ts';
import { get } from './get.ts';
import type { DownloadLimits } from './limits.ts';
import type { Network } from './network.ts';
import { onDisk, type PartFile, type PartOrigin } from './part-file.ts';
import type { Watch } from './watch.ts';

/** One file to bring, and what it may cost. */
export interface Transfer {
  name: string;
  url: string;
  part: PartFile;
  network: Network;
  limits: DownloadLimits;
  /** Of this file; what is left of all may be less than `limits.bytesPerFile`. */
  maxBytes: number;
  onBytes: (bytes: number) => void;
}

type Part = (PartOrigin & { bytes: number }) | null;

/**
 * One try: brings the file, or the rest of it, into its part. False: the host says that there is no such file. Throws `refused` for an
 * answer that is not to be trusted and `Interrupted` where another try may end well.
 */
export async function transfer(job: Transfer, watch: Watch): Promise<boolean> {
  const here = await job.part.state(job.url);
  const headers: Record<string, string> = here ? { Range: `bytes=${here.bytes}-`, 'If-Range': here.mark } : {};
  const response = await get(job.url, headers, job.network, watch.signal);
  try {
    if (response.statusCode === 404 || response.statusCode === 410) return false;
    await save(response, await judge(response, here, job), job, watch);
    return true;
  } finally {
    response.destroy();
  }
}

interface Place {
  offset: number;
  /** How long the whole file is, if the host says so. */
  total: number | null;
  /** What a broken try is continued by. */
  origin: PartOrigin | null;
}

/** Where the body belongs. */
async function judge(response: IncomingMessage, here: Part, job: Transfer): Promise<Place> {
  if (response.statusCode === 206 || response.statusCode === 416) return judgeRest(response, here, job);
  judgeStatus(response, job);
  judgeKind(response, job);
  const length = response.headers['content-length'];
  const mark = markOf(response.headers);
  return within(job, {
    offset: 0,
    total: length === undefined ? null : Number(length),
    origin: mark === null ? null : { url: job.url, mark },
  });
}

/** Throws `Interrupted`, to begin anew, when the rest is not of the file whose beginning is here. */
async function judgeRest(response: IncomingMessage, here: Part, job: Transfer): Promise<Place> {
  judgeKind(response, job);
  const range = here && response.statusCode === 206 ? rangeOf(response, here) : null;
  if (range) return within(job, range);
  await job.part.discard();
  throw new Interrupted('changed', `${job.name} is not the file whose beginning is here: it is fetched anew.`);
}

function within(job: Transfer, place: Place): Place {
  if ((place.total ?? 0) > job.maxBytes) throw tooLarge(job);
  if (place.total === 0) throw refusal('empty', `${job.name} is empty.`);
  return place;
}

function judgeStatus({ statusCode: status = 0, headers }: IncomingMessage, { name }: Transfer): void {
  if (status === 200) return;
  const message = `The host answers ${status} when asked for ${name}.`;
  if (status === 429 || status >= 500) throw new Interrupted('status', message, { afterMs: retryAfterMs(headers['retry-after']) });
  throw refusal('status', message);
}

/** In seconds, or as a date. */
function retryAfterMs(header: string | undefined): number {
  if (header === undefined) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

function judgeKind({ headers }: IncomingMessage, { name }: Transfer): void {
  if (/^\s*(text\/html|application\/xhtml)/i.test(headers['content-type'] ?? ''))
    throw refusal('web-page', `The host sends a web page instead of ${name}.`);
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw refusal('encoding', `The host sends ${name} as ${encoding}, which was not asked for.`);
}

function rangeOf({ headers }: IncomingMessage, { bytes, url, mark }: NonNullable<Part>): Place | null {
  const [, first, last, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers['content-range'] ?? '') ?? [];
  const isRest = Number(first) === bytes && Number(last) === Number(total) - 1;
  // An answer to a range need not repeat the mark; one that does must repeat the same.
  const isSame = (markOf(headers) ?? mark) === mark;
  return isRest && isSame ? { offset: bytes, total: Number(total), origin: { url, mark } } : null;
}

function markOf({ etag, 'last-modified': changed }: IncomingMessage['headers']): string | null {
  if (etag !== undefined && !etag.startsWith('W/')) return etag;
  return changed ?? null;
}

async function save(response: IncomingMessage, { offset, total, origin }: Place, job: Transfer, watch: Watch): Promise<void> {
  const handle = await job.part.open(offset, origin);
  let bytes = offset;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > job.maxBytes) throw tooLarge(job);
      await onDisk(job.name, () => handle.writeFile(chunk));
      watch.saw(chunk.length);
      job.onBytes(bytes);
    }
    await onDisk(job.name, () => handle.sync());
  } catch (fault) {
    throw broken(fault, bytes, job, watch);
  } finally {
    await handle.close();
  }
  if (total !== null && bytes !== total) throw new Interrupted('truncated', `${job.name} ends after ${bytes} of ${total} bytes.`);
  if (bytes === 0) throw refusal('empty', `${job.name} is empty.`);
}

function broken(fault: unknown, bytes: number, { name }: Transfer, { signal }: Watch): unknown {
  if (signal.aborted) return signal.reason;
  if (fault instanceof DomainError) return fault;
  return new Interrupted('truncated', `The line broke after ${bytes} bytes of ${name}.`);
}

const tooLarge = ({ name, maxBytes }: Transfer): DomainError =>
  refusal('too-large', `${name} is larger than ${maxBytes} bytes, which is more than is fetched.`);
