import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliDecompress, createGunzip, createGzip, gzip } from 'node:zlib';
import { matchesEtag, type Answer, type CompressedBody, type Encoding } from './answer.ts';
import { sendFile } from './send-file.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** In bytes. A smaller body fits one packet anyway. */
const MIN_COMPRESSED = 1_024;
/** Level 5 is nearly as fast as gzip and a sixth smaller. The build uses 11. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

/** Sends an answer: as 304 if the client has it, compressed if the client accepts that, without a body for HEAD. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  commonHeaders: readonly string[],
  answer: Answer,
): Promise<number> {
  if (isUnchanged(request, answer)) return end(response, 304, withoutBody(answer.headers, commonHeaders));
  const headers = [...answer.headers, ...commonHeaders];
  if ('read' in answer.body) return sendFile(request, response, headers, answer, answer.body);
  if ('compressed' in answer.body) return sendCompressed(request, response, answer.status, headers, answer.body);
  const isLarge = !answer.isCompressed && answer.body.length >= MIN_COMPRESSED;
  if (isLarge) headers.push('Vary', 'Accept-Encoding');
  const encoding = isLarge ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
  if (encoding) headers.push('Content-Encoding', encoding);
  const body = encoding ? await encodedBody(answer, answer.body, encoding) : answer.body;
  headers.push('Content-Length', String(body.length));
  return end(response, answer.status, headers, request.method === 'HEAD' ? undefined : body);
}

/** Whether the client already has the answer. */
export const isUnchanged = (request: IncomingMessage, { etag, status }: Pick<Answer, 'etag' | 'status'>): boolean =>
  etag !== undefined && status === 200 && matchesEtag(request.headers['if-none-match'], etag);

function withoutBody(headers: readonly string[], commonHeaders: readonly string[]): string[] {
  const result: string[] = [...commonHeaders, 'Vary', 'Accept-Encoding'];
  for (let i = 0; i < headers.length; i += 2) {
    if (headers[i] !== 'Content-Type') result.push(headers[i] ?? '', headers[i + 1] ?? '');
  }
  return result;
}

function end(response: ServerResponse, status: number, headers: string[], body?: Buffer): number {
  response.writeHead(status, headers);
  response.end(body);
  return status;
}

/** The better encoding that the client accepts; `q=0` refuses. An unclear header means no compression. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : undefined;
}

function accepts(header: string | string[] | undefined, name: Encoding): boolean {
  if (typeof header !== 'string' || !header.includes(name)) return false;
  return header.split(',').some((part) => new RegExp(`^\\s*${name}\\s*(;\\s*q=(1|0\\.0*[1-9]).*)?$`, 'i').test(part));
}

function encodedBody(answer: Answer, body: Buffer, encoding: Encoding): Promise<Buffer> {
  const cached = answer.encoded?.get(encoding);
  if (cached) return cached;
  const made = encoding === 'br' ? brotli(body, BROTLI) : gzipped(body);
  answer.encoded?.set(encoding, made);
  return made;
}

/** Sends the bytes that are held. A client that does not accept their encoding gets gzip, or the body without compression. */
async function sendCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: string[],
  { compressed, encoding, bytes }: CompressedBody,
): Promise<number> {
  const accepted = request.headers['accept-encoding'];
  const sent = [encoding, 'gzip' as const].find((each) => accepts(accepted, each));
  headers.push('Vary', 'Accept-Encoding');
  if (sent === undefined) headers.push('Content-Length', String(bytes));
  else headers.push('Content-Encoding', sent);
  if (sent === encoding) headers.push('Content-Length', String(compressed.length));
  response.writeHead(status, headers);
  if (request.method === 'HEAD') response.end();
  else if (sent === encoding) response.end(compressed);
  else await pipeline([Readable.from([compressed]), ...decoders(encoding, sent), response]);
  return status;
}

const decoders = (held: Encoding, sent: Encoding | undefined) => [
  held === 'br' ? createBrotliDecompress() : createGunzip(),
  ...(sent === undefined ? [] : [createGzip()]),
];
