import { z } from 'zod';

/** Who may call: everybody, a signed-in user, or staff. Enforced in one place, by the adapter that mounts the contract. */
export type Access = 'public' | 'user' | 'staff';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  access: Access;
  summary: string;
  /** A call that a reader of the documentation can try: path and query. */
  example?: `/api/${string}`;
  /** What goes with the example where the call takes a body. */
  exampleBody?: object;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  response: z.ZodType;
  /** Of a successful answer; 200 when left out. */
  status?: 200 | 201 | 202;
  /** How often one address may call. */
  limit?: { calls: number; seconds: number };
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
}

/** What a handler returns, before encoding. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
/** What travels: the JSON of the answer. */
export type WireOf<E extends Endpoint> = z.input<E['response']>;

z.config({
  customError: (issue) => {
    if (issue.code === 'invalid_type' || issue.code === 'invalid_value') return issue.input === undefined ? 'Required' : 'Invalid input';
    if (issue.code === 'unrecognized_keys') return 'Unknown parameter';
    return undefined;
  },
});
