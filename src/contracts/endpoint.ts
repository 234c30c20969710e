import type { z } from 'zod';
import './shapes/fault-words.ts';
import type { Permission } from '../domain/accounts/permissions.ts';
import type { Caller, Client } from '../domain/accounts/user.ts';

/**
 * The callers of an endpoint. `public` ignores sessions, `optional` identifies the caller if there is one. The adapter that mounts
 * the contract enforces it.
 */
export type Access = 'public' | 'optional' | 'user' | 'staff' | 'admin';

export interface RateLimit {
  calls: number;
  seconds: number;
  /** Endpoints with the same bucket count their calls together. Default: each counts its own. */
  bucket?: string;
}

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  /** Other paths of the same call. */
  aliases?: readonly `/api/${string}`[];
  access: Access;
  /** What a member of staff needs besides `access`. */
  permission?: Permission;
  /** A POST that changes nothing of its caller, such as a query whose text does not fit an address. It waits for no changes. */
  isRead?: boolean;
  /** A session must have proved its password lately: for the call, or for some bodies of it. Otherwise 403 with the code `password.confirm`. */
  proof?: 'recent' | ((body: never) => boolean);
  /** The request names the version that it changes: `If-Match: "3"`. It is refused with 428 without the header, with 409 for another version. */
  isVersioned?: boolean;
  summary: string;
  /** Path and query of a call to try from the documentation. */
  example?: `/api/${string}`;
  /** The body of the example. */
  exampleBody?: object;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** JSON, or the bytes of an `upload`. */
  body?: z.ZodType;
  /** The media types and the size limit of a body that is a file. */
  upload?: { types: readonly string[]; maxBytes: number };
  response: z.ZodType;
  /** The status of a successful answer. Default: 200. An answer with 204 has no body. */
  status?: 200 | 201 | 202 | 204;
  /** Another status that a successful answer can have, with the same body. */
  otherStatus?: 200 | 201;
  /** Statuses of refusals that do not follow from the other members, for the documentation. */
  refusals?: readonly (401 | 404 | 409 | 410 | 422)[];
  /**
   * Limits for visitors of one network address, of at most an hour, and for one signed-in user. All calls with a limit for CSV files count
   * together, by network.
   */
  limit?: { address?: RateLimit; user?: RateLimit; csv?: RateLimit };
}

export type Contract = Record<string, Endpoint>;

/** Keeps the literal types of the endpoints. Server, client and documentation derive from them. */
export const defineContract = <const C extends Contract>(contract: C): C => contract;

type Decoded<E, K extends keyof Endpoint> = E extends Record<K, z.ZodType> ? z.output<E[K]> : undefined;

/** The decoded request that a handler receives. */
export interface RequestOf<E extends Endpoint> {
  params: Decoded<E, 'params'>;
  query: Decoded<E, 'query'>;
  body: Decoded<E, 'body'>;
  /** The signed-in user. With `optional`, there may be none. */
  caller: E['access'] extends 'public' ? undefined : E['access'] extends 'optional' ? Caller | undefined : Caller;
  client: Client;
  /** Of If-Match; 0 without `isVersioned`. */
  version: number;
}

/** The value that a handler returns, before encoding. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
/** The JSON of the request body. */
export type BodyOf<E extends Endpoint> = E extends { body: z.ZodType } ? z.input<E['body']> : undefined;
/** The JSON of the answer. */
export type WireOf<E extends Endpoint> = z.input<E['response']>;
