import { z } from 'zod';
import type { Caller, Client } from '../domain/accounts/user.ts';

/**
 * Who may call: everybody; everybody, told apart where somebody is signed in; signed-in users; staff; admins. Enforced in one place,
 * by the adapter that mounts the contract.
 */
export type Access = 'public' | 'optional' | 'user' | 'staff' | 'admin';

/** So many calls in so many seconds. */
export interface Limit {
  calls: number;
  seconds: number;
}

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  /** Other addresses of the same call. */
  aliases?: readonly `/api/${string}`[];
  access: Access;
  summary: string;
  /** A call that a reader of the documentation can try: path and query. */
  example?: `/api/${string}`;
  /** What goes with the example where the call takes a body. */
  exampleBody?: object;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** JSON; with `upload`, the bytes themselves. */
  body?: z.ZodType;
  /** Where the body is a file: which media types are taken, and how much. */
  upload?: { types: readonly string[]; maxBytes: number };
  response: z.ZodType;
  /** Of a successful answer; 200 when left out. 204 has no body. */
  status?: 200 | 201 | 202 | 204;
  /** How often one address, and one signed-in user, may call. */
  limit?: { address?: Limit; user?: Limit };
}

export type Contract = Record<string, Endpoint>;

/** Keeps the literal types of a module's endpoints, from which server, client and documentation derive. */
export const defineContract = <const C extends Contract>(contract: C): C => contract;

type Decoded<E, K extends keyof Endpoint> = E extends Record<K, z.ZodType> ? z.output<E[K]> : undefined;

/** What a handler receives: the decoded parts of the request. */
export interface RequestOf<E extends Endpoint> {
  params: Decoded<E, 'params'>;
  query: Decoded<E, 'query'>;
  body: Decoded<E, 'body'>;
  /** Who is signed in; for `optional`, perhaps nobody. */
  caller: E['access'] extends 'public' ? undefined : E['access'] extends 'optional' ? Caller | undefined : Caller;
  client: Client;
}

/** What a handler returns, before encoding. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
/** What travels there: the JSON of the body. */
export type BodyOf<E extends Endpoint> = E extends { body: z.ZodType } ? z.input<E['body']> : undefined;
/** What travels back: the JSON of the answer. */
export type WireOf<E extends Endpoint> = z.input<E['response']>;

z.config({
  customError: (issue) => {
    if (issue.code === 'invalid_type' || issue.code === 'invalid_value') return issue.input === undefined ? 'Required' : 'Invalid input';
    if (issue.code === 'unrecognized_keys') return 'Unknown parameter';
    return undefined;
  },
});
