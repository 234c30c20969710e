import { API_HEADERS } from '../security-headers.ts';
import type { Json } from './json.ts';
import { versionText, type Versions } from './parts.ts';

export type Encoding = 'br' | 'gzip';

/** A finished answer as a value. Handlers, pages and errors produce it, the answer cache stores it, and `send` writes it. */
export interface Answer {
  readonly status: number;
  /** Alternating names and values, as node:http takes them. */
  readonly headers: readonly string[];
  /** A large body is held compressed, or read while it is sent. */
  readonly body: Buffer | CompressedBody | FileBody;
  readonly etag?: string;
  /** The versions of what it shows. Only answers with them may be cached. */
  readonly shows?: Versions;
  /** Compressed bodies by encoding, made on first use. */
  readonly encoded?: Map<string, Promise<Buffer>>;
  /** The format itself is compressed, as in fonts and images. */
  readonly isCompressed?: boolean;
}

/** A body that is held compressed; `bytes` is its size without compression. */
export interface CompressedBody {
  readonly compressed: Uint8Array;
  readonly encoding: Encoding;
  readonly bytes: number;
}

/** A body that is read piece by piece, from any place; `last` is included. It is never compressed. */
export interface FileBody {
  readonly bytes: number;
  readonly read: (first: number, last: number) => AsyncIterable<Uint8Array>;
}

const JSON_TYPE = 'application/json; charset=utf-8';
/** A client may store the answer but must revalidate it before each use. The ETag makes that cheap. */
export const REVALIDATE = 'public, no-cache';
export const NEVER_STORE = 'no-store';

export interface AnswerOptions {
  status?: number;
  headers?: readonly string[];
  etag?: string;
  shows?: Versions;
}

/** A JSON answer. Without an ETag, clients never store it. */
export const jsonAnswer = ({ text }: Json<unknown>, options: AnswerOptions = {}): Answer =>
  answerOf(Buffer.from(text), JSON_TYPE, API_HEADERS, options);

/** 204 No Content. */
export const emptyAnswer = (headers: readonly string[] = []): Answer => ({
  status: 204,
  headers: ['Cache-Control', NEVER_STORE, ...headers, ...API_HEADERS],
  body: Buffer.alloc(0),
});

export function answerOf(body: Answer['body'], type: string, security: readonly string[], options: AnswerOptions = {}): Answer {
  const { status = 200, headers = [], etag, shows } = options;
  const storing = etag === undefined ? ['Cache-Control', NEVER_STORE] : ['Cache-Control', REVALIDATE, 'ETag', etag];
  return {
    status,
    headers: ['Content-Type', type, ...storing, ...headers, ...security],
    body,
    ...(etag === undefined ? {} : { etag }),
    ...(shows === undefined ? {} : { shows }),
    encoded: new Map(),
  };
}

/** A weak ETag, because one version of the data may be compressed in several ways. */
export const weakTag = (version: string): string => `W/"${version.replaceAll(/[^\w.:-]/g, '_')}"`;

/** An answer that may be cached as long as it shows these versions. */
export const cachedFor = (shows: Versions): Pick<AnswerOptions, 'etag' | 'shows'> => ({ etag: weakTag(versionText(shows)), shows });

/** Whether an If-None-Match header lists the tag, by weak comparison (RFC 9110 §13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const wanted = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === wanted);
}
