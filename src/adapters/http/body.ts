import { koaBody } from 'koa-body';
import type { z } from 'zod';
import type { FieldFault } from '../../domain/shared/domain-error.ts';
import type { HttpContext } from './context.ts';
import { HttpFault } from './errors.ts';

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

const parse = koaBody({
  json: true,
  jsonTypes: ['application/json'],
  jsonLimit: MAX_BYTES,
  includeUnparsed: true,
  urlencoded: false,
  text: false,
  onError(error, context) {
    // The rest is read and dropped, so that the client hears the answer; the server's request timeout ends what never ends.
    context.req.resume();
    if ((error as { status?: number }).status === 413)
      throw new HttpFault(413, 'request.too-large', `At most ${MAX_BYTES} bytes are taken.`);
    throw malformed();
  },
});

/**
 * The JSON of a request: an object or an array, strict in its encoding, within limits of size and shape. Compressed bodies are refused
 * by name: inflating would invite bombs, and koa-body waits for ever when a client leaves in the middle of one.
 */
export async function readBody(context: HttpContext): Promise<unknown> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = context.req.headers;
  if (!JSON_TYPE.test(type)) throw new HttpFault(415, 'request.not-json', 'Send JSON as application/json in UTF-8.');
  if (encoding.toLowerCase() !== 'identity') throw new HttpFault(415, 'request.compressed', 'Send the body without compression.');
  await parse(context, () => Promise.resolve());
  const { body, rawBody = '' } = context.request as { body?: unknown; rawBody?: string };
  if (rawBody.includes(REPLACEMENT)) throw malformed();
  checkShape(body);
  return body ?? {};
}

const malformed = () => new HttpFault(400, 'request.malformed', 'The body is not well-formed JSON in UTF-8.');

/** The bytes of a file, of a media type that is taken, whole or not at all. */
export async function readUpload(
  { req }: HttpContext,
  { types, maxBytes }: { types: readonly string[]; maxBytes: number },
): Promise<Uint8Array> {
  const type = req.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) throw new HttpFault(415, 'request.wrong-type', `Send the file itself, as ${types.join(', ')}.`);
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of req as AsyncIterable<Buffer>) {
    bytes += piece.length;
    // The rest is read and dropped, so that the client hears the answer.
    if (bytes <= maxBytes) pieces.push(piece);
    else pieces.length = 0;
  }
  if (bytes > maxBytes) throw new HttpFault(413, 'request.too-large', `At most ${Math.floor(maxBytes / 1_048_576)} MB are taken.`);
  return Buffer.concat(pieces);
}

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
