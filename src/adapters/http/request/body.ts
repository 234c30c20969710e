import type { IncomingMessage } from 'node:http';
import { HttpMethodEnum, koaBody } from 'koa-body';
import type { z } from 'zod';
import type { FieldFault } from '../../../domain/shared/domain-error.ts';
import type { HttpContext } from '../context.ts';
import { HttpFault } from '../errors.ts';

const MAX_BYTES = 16 * 1024;
const MAX_DEPTH = 20;
const MAX_VALUES = 2_000;
const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;
/** With the u flag, whole pairs are one character and do not match. */
const LONE_SURROGATE = /\p{Surrogate}/u;
/** Keys that mean something to objects themselves. */
const PROTOTYPE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
/** What decoders put in place of bytes that are no UTF-8. */
const REPLACEMENT = '\uFFFD';

/** Deleting an account takes a password; koa-body would leave the body of a DELETE where it is. */
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
    // The rest is read and dropped, so that the client hears the answer; the server's request timeout ends what never ends.
    context.req.resume();
    throw (error as { status?: number }).status === 413 ? tooLarge(MAX_BYTES) : malformed();
  },
});

/**
 * The JSON of a request: an object or an array, strict in its encoding, within limits of size and shape. Compressed bodies are refused
 * by name: inflating would invite bombs, and koa-body waits for ever when a client leaves in the middle of one.
 */
export async function readBody(context: HttpContext): Promise<unknown> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = context.req.headers;
  if (!JSON_TYPE.test(type)) throw new HttpFault(415, 'request.not-json', 'Send JSON as application/json in UTF-8.');
  if (encoding.toLowerCase() !== 'identity') throw compressed();
  await parse(context, () => Promise.resolve());
  const { body, rawBody = '' } = context.request as { body?: unknown; rawBody?: string };
  if (rawBody.includes(REPLACEMENT)) throw malformed();
  checkShape(body);
  return body ?? {};
}

const compressed = () => new HttpFault(415, 'request.compressed', 'Send the body without compression.');
const tooLarge = (maxBytes: number) => new HttpFault(413, 'request.too-large', `At most ${maxBytes} bytes are taken.`);
const malformed = () => new HttpFault(400, 'request.malformed', 'The body is not well-formed JSON in UTF-8.');

/** The bytes of a body, of a media type that is taken, whole or not at all. */
export async function readBytes(
  request: IncomingMessage,
  { types, maxBytes }: { types: readonly string[]; maxBytes: number },
): Promise<Buffer> {
  const { 'content-type': contentType = '', 'content-encoding': encoding = 'identity', 'content-length': length = '0' } = request.headers;
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) throw new HttpFault(415, 'request.wrong-type', `Send the body itself, as ${types.join(', ')}.`);
  if (encoding.toLowerCase() !== 'identity') throw compressed();
  if (Number(length) > maxBytes) throw tooLarge(maxBytes);
  return collect(request, maxBytes);
}

/**
 * Gathers a body and stops listening at the first byte too many. Node reads the rest and drops it, so that the client hears the answer;
 * the server's request timeout ends what is slow or never ends.
 */
function collect(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let bytes = 0;
    const gather = (piece: Buffer): void => {
      bytes += piece.length;
      if (bytes <= maxBytes) return void pieces.push(piece);
      request.off('data', gather).resume();
      reject(tooLarge(maxBytes));
    };
    request.on('data', gather);
    request.once('end', () => resolve(Buffer.concat(pieces)));
    request.once('error', () => reject(new HttpFault(400, 'request.cut-short', 'The body did not arrive in full.')));
  });
}

/** Strict UTF-8; throws a `TypeError` where bytes are not. */
export const textOf = (bytes: Buffer): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** Refuses what is deep, what is many, and text that a database cannot hold: NUL and lone surrogates. */
function checkShape(root: unknown): void {
  let values = 0;
  const visit = (value: unknown, depth: number): void => {
    values += 1;
    if (depth > MAX_DEPTH || values > MAX_VALUES)
      throw new HttpFault(400, 'request.too-complex', 'The body is nested too deeply or too long.');
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

/** Every fault that a schema found, by the path of its field: "weights.cost", "ids.3". */
export function faultsOf({ issues }: z.ZodError): FieldFault[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code !== 'unrecognized_keys') return { path: path.join('.'), message: issue.message };
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), message: 'Unknown field' }));
  });
}
