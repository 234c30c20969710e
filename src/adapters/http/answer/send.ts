import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGunzip, createGzip, gzip } from 'node:zlib';
import { isHeldBy, type Answer, type Zipped } from './answer.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Below this a compressed body saves no packet. */
const WORTH_COMPRESSING = 1_024;
/** Level 5 is near gzip's speed and a sixth smaller; 11 is for files made at build time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

type Encoding = 'br' | 'gzip';

/** Sends an answer: 304 where the client holds it, compressed where it helps and is wanted, without a body for HEAD. */
export async function send(request: IncomingMessage, response: ServerResponse, always: readonly string[], answer: Answer): Promise<number> {
  if (answer.status === 304 || isUnchanged(request, answer)) return end(response, 304, withoutBody(answer.headers, always));
  const headers = [...answer.headers, ...always];
  if ('gzip' in answer.body) return sendZipped(request, response, answer.status, headers, answer.body);
  const isLarge = isWorthCompressing(answer);
  if (isLarge) headers.push('Vary', 'Accept-Encoding');
  const encoding = isLarge ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
  if (encoding) headers.push('Content-Encoding', encoding);
  if (!Buffer.isBuffer(answer.body)) return stream(request, response, answer.status, headers, answer.body(), encoding);

  const body = encoding ? await encodedBody(answer, answer.body, encoding) : answer.body;
  headers.push('Content-Length', String(body.length));
  return end(response, answer.status, headers, request.method === 'HEAD' ? undefined : body);
}

const isWorthCompressing = ({ body, isCompressed }: Answer): boolean =>
  !isCompressed && (!Buffer.isBuffer(body) || body.length >= WORTH_COMPRESSING);

const isUnchanged = (request: IncomingMessage, { etag, status }: Answer): boolean =>
  etag !== undefined && status === 200 && isHeldBy(request.headers['if-none-match'], etag);

function withoutBody(headers: readonly string[], always: readonly string[]): string[] {
  const kept: string[] = [...always, 'Vary', 'Accept-Encoding'];
  for (let i = 0; i < headers.length; i += 2) {
    if (headers[i] !== 'Content-Type') kept.push(headers[i] ?? '', headers[i + 1] ?? '');
  }
  return kept;
}

function end(response: ServerResponse, status: number, headers: string[], body?: Buffer): number {
  response.writeHead(status, headers);
  response.end(body);
  return status;
}

/** The better of what the client takes; `q=0` refuses. Anything unclear is answered plain. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  if (takes(header, 'br')) return 'br';
  return takes(header, 'gzip') ? 'gzip' : undefined;
}

function takes(header: string | string[] | undefined, name: Encoding): boolean {
  if (typeof header !== 'string' || !header.includes(name)) return false;
  return header.split(',').some((part) => new RegExp(`^\\s*${name}\\s*(;\\s*q=(1|0\\.0*[1-9]).*)?$`, 'i').test(part));
}

function encodedBody(answer: Answer, body: Buffer, encoding: Encoding): Promise<Buffer> {
  const known = answer.encoded?.get(encoding);
  if (known) return known;
  const made = encoding === 'br' ? brotli(body, BROTLI) : gzipped(body);
  answer.encoded?.set(encoding, made);
  return made;
}

/** As it is kept, or unpacked on the way for who takes nothing else. */
async function sendZipped(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: string[],
  body: Zipped,
): Promise<number> {
  const isTaken = takes(request.headers['accept-encoding'], 'gzip');
  headers.push('Vary', 'Accept-Encoding', 'Content-Length', String(isTaken ? body.gzip.length : body.bytes));
  if (isTaken) headers.push('Content-Encoding', 'gzip');
  response.writeHead(status, headers);
  if (request.method === 'HEAD') response.end();
  else await pipeline([Readable.from([body.gzip]), ...(isTaken ? [] : [createGunzip()]), response]);
  return status;
}

async function stream(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: string[],
  rows: Iterable<string>,
  encoding?: Encoding,
): Promise<number> {
  if (request.method === 'HEAD') return end(response, status, headers);
  response.writeHead(status, headers);
  const source = Readable.from(rows, { objectMode: false });
  const encoder: Transform | undefined = encoding && (encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip());
  await (encoder ? pipeline(source, encoder, response) : pipeline(source, response));
  return status;
}
