import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Answer, FileBody } from './answer.ts';

interface Range {
  first: number;
  last: number;
}

/** Sends a file piece by piece, or the one part of it that the client asks for (RFC 9110 §14). Several parts at once get the whole file. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  headers: readonly string[],
  { status, etag }: Pick<Answer, 'status' | 'etag'>,
  { bytes, read }: FileBody,
): Promise<number> {
  const range = rangeOf(request, bytes, etag);
  if (range === 'outside') {
    response.writeHead(416, [...headers, 'Content-Range', `bytes */${bytes}`, 'Content-Length', '0']).end();
    return 416;
  }
  const { first, last } = range ?? { first: 0, last: bytes - 1 };
  const partly = range ? ['Content-Range', `bytes ${first}-${last}/${bytes}`] : [];
  const sent = range ? 206 : status;
  response.writeHead(sent, [...headers, 'Accept-Ranges', 'bytes', ...partly, 'Content-Length', String(last - first + 1)]);
  if (request.method === 'HEAD' || bytes === 0) response.end();
  else await pipeline(Readable.from(read(first, last)), response);
  return sent;
}

/** Undefined for the whole file: without a range, with one that is not understood, or of another version of the file. */
function rangeOf({ method, headers }: IncomingMessage, bytes: number, etag: string | undefined): Range | 'outside' | undefined {
  const isOther = headers['if-range'] !== undefined && headers['if-range'] !== etag;
  const asked = isOther || method !== 'GET' ? null : RANGE.exec(headers.range ?? '');
  if (!asked) return undefined;
  const [, from = '', to = ''] = asked;
  return from === '' ? lastBytes(Number(to), bytes) : fromTo(Number(from), to === '' ? bytes - 1 : Number(to), bytes);
}

/** "bytes=0-99", "bytes=100-", "bytes=-8". */
const RANGE = /^bytes=(?!-$)(\d{0,15})-(\d{0,15})$/;

function fromTo(first: number, last: number, bytes: number): Range | 'outside' | undefined {
  if (first >= bytes) return 'outside';
  return last < first ? undefined : { first, last: Math.min(last, bytes - 1) };
}

const lastBytes = (count: number, bytes: number): Range | 'outside' =>
  count === 0 || bytes === 0 ? 'outside' : { first: Math.max(0, bytes - count), last: bytes - 1 };
