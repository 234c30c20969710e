import type { Json } from './json.ts';
import { API_HEADERS } from '../security-headers.ts';

/**
 * A finished answer as a value: handlers, pages and errors all end in one, the answer cache keeps it, and one function sends it.
 */
export interface Answer {
  readonly status: number;
  /** Names and values in turn, as node:http takes them. */
  readonly headers: readonly string[];
  /** The body; a large one as a way to produce it piece by piece, or ready in its compressed form. */
  readonly body: Buffer | (() => Iterable<string>) | Zipped;
  readonly etag?: string;
  /** The data version it was made from; only such answers may be kept. */
  readonly dataVersion?: string;
  /** Compressed bodies, made on first need. */
  readonly encoded?: Map<string, Promise<Buffer>>;
  /** True for bodies that are compressed by nature, such as fonts. */
  readonly isCompressed?: boolean;
}

/** A body that is kept compressed; `bytes` is what it is without. */
export interface Zipped {
  readonly gzip: Uint8Array;
  readonly bytes: number;
}

const JSON_TYPE = 'application/json; charset=utf-8';
/** May be stored, and must be asked for again before each use: the ETag makes that cheap. */
export const REVALIDATE = 'public, no-cache';
export const NEVER_STORE = 'no-store';

export interface AnswerOptions {
  status?: number;
  headers?: readonly string[];
  etag?: string;
  dataVersion?: string;
}

/** A JSON answer; with an ETag it may be stored and revalidated, without one it is never stored. */
export const jsonAnswer = (text: Json<unknown>, options: AnswerOptions = {}): Answer =>
  answerOf(Buffer.from(text), JSON_TYPE, API_HEADERS, options);

/** 204: it is done, and there is nothing to say. */
export const emptyAnswer = (headers: readonly string[] = []): Answer => ({
  status: 204,
  headers: ['Cache-Control', NEVER_STORE, ...headers, ...API_HEADERS],
  body: Buffer.alloc(0),
});

export function answerOf(body: Answer['body'], type: string, security: readonly string[], options: AnswerOptions = {}): Answer {
  const { status = 200, headers = [], etag, dataVersion } = options;
  const storing = etag === undefined ? ['Cache-Control', NEVER_STORE] : ['Cache-Control', REVALIDATE, 'ETag', etag];
  return {
    status,
    headers: ['Content-Type', type, ...storing, ...headers, ...security],
    body,
    ...(etag === undefined ? {} : { etag }),
    ...(dataVersion === undefined ? {} : { dataVersion }),
    encoded: new Map(),
  };
}

/** Weak, because the same data may be compressed differently. */
export const weakTag = (version: string): string => `W/"${version.replaceAll(/[^\w.:-]/g, '_')}"`;

/** True when the client already holds what the tag names (RFC 9110 §13.1.2: weak comparison). */
export function isHeldBy(client: string | undefined, etag: string): boolean {
  if (client === undefined) return false;
  const wanted = etag.replace(/^W\//, '');
  return client.split(',').some((tag) => tag.trim().replace(/^W\//, '') === wanted);
}
