import type { IncomingMessage } from 'node:http';
import { HttpMethodEnum, koaBody } from 'koa-body';
import type { HttpContext } from '../context.ts';
import { HttpError } from '../errors.ts';

const MAX_BYTES = 16 * 1024;
const MAX_DEPTH = 20;
const MAX_VALUES = 2_000;
const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;
/** With the u flag, a surrogate pair is one character and does not match. */
const LONE_SURROGATE = /\p{Surrogate}/u;
/** Keys that could change an object's prototype. */
const PROTOTYPE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
/** Decoders put this character in place of invalid UTF-8. */
const REPLACEMENT = '\uFFFD';

/** Account deletion takes a password, and koa-body ignores the body of a DELETE by default. */
const WITH_BODY = [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH, HttpMethodEnum.DELETE];

const parse = koaBody({
  json: true,
  parsedMethods: WITH_BODY,
  jsonTypes: ['application/json'],
  jsonLimit: MAX_BYTES,
  includeUnparsed: true,
  urlencoded: false,
  text: false,
  onError(error, context) {
    // Read and drop the rest, so that the client gets the answer. The request timeout ends an endless body.
    context.req.resume();
    throw (error as { status?: number }).status === 413 ? tooLarge(MAX_BYTES) : malformed();
  },
});

/**
 * The JSON of a request: an object or an array in UTF-8, within limits of size and shape. Compressed bodies are refused: they could
 * be decompression bombs, and koa-body never returns when a client disconnects within one.
 */
export async function readBody(context: HttpContext): Promise<unknown> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = context.req.headers;
  if (!JSON_TYPE.test(type)) throw new HttpError(415, 'request.not-json', 'Send JSON as application/json in UTF-8.');
  if (encoding.toLowerCase() !== 'identity') throw compressed();
  await parse(context, () => Promise.resolve());
  const { body, rawBody = '' } = context.request as { body?: unknown; rawBody?: string };
  if (rawBody.includes(REPLACEMENT)) throw malformed();
  checkShape(body);
  return body ?? {};
}

const compressed = () => new HttpError(415, 'request.compressed', 'Send the body without compression.');
const tooLarge = (maxBytes: number) => new HttpError(413, 'request.too-large', `The body can have at most ${maxBytes} bytes.`);
const malformed = () => new HttpError(400, 'request.malformed', 'The body is not valid JSON in UTF-8.');

/** The complete bytes of an upload. */
export async function readBytes(
  request: IncomingMessage,
  { types, maxBytes }: { types: readonly string[]; maxBytes: number },
): Promise<Buffer> {
  const { 'content-type': contentType = '', 'content-encoding': encoding = 'identity', 'content-length': length = '0' } = request.headers;
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type))
    throw new HttpError(415, 'request.wrong-type', `Send the file itself as the body, with one of these types: ${types.join(', ')}.`);
  if (encoding.toLowerCase() !== 'identity') throw compressed();
  if (Number(length) > maxBytes) throw tooLarge(maxBytes);
  return collect(request, maxBytes);
}

/**
 * Collects a body up to the limit. Above it, Node reads and drops the rest, so that the client gets the answer. The request timeout ends
 * a slow or endless body.
 */
function collect(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let bytes = 0;
    const collectPiece = (piece: Buffer): void => {
      bytes += piece.length;
      if (bytes <= maxBytes) return void pieces.push(piece);
      request.off('data', collectPiece).resume();
      reject(tooLarge(maxBytes));
    };
    request.on('data', collectPiece);
    request.once('end', () => resolve(Buffer.concat(pieces)));
    request.once('error', () => reject(new HttpError(400, 'request.cut-short', 'The body did not arrive in full.')));
  });
}

/** Throws a `TypeError` for bytes that are not UTF-8. */
export const textOf = (bytes: Buffer): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** Refuses deep nesting, too many values, and text that the database cannot store: NUL and lone surrogates. */
function checkShape(root: unknown): void {
  let values = 0;
  const visit = (value: unknown, depth: number): void => {
    values += 1;
    if (depth > MAX_DEPTH || values > MAX_VALUES)
      throw new HttpError(400, 'request.too-complex', 'The body is nested too deeply or too long.');
    if (typeof value === 'string') checkText(value);
    else if (typeof value === 'object' && value !== null) {
      Object.keys(value).forEach(checkKey);
      for (const child of Object.values(value)) visit(child, depth + 1);
    }
  };
  visit(root, 0);
}

function checkKey(key: string): void {
  if (PROTOTYPE_KEYS.has(key)) throw malformed();
  checkText(key);
}

function checkText(text: string): void {
  if (text.includes('\0') || LONE_SURROGATE.test(text)) throw malformed();
}
