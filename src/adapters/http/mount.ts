import type { Router } from '@koa/router';
import { z } from 'zod';
import type { Contract, Endpoint, RequestOf, ResponseOf, WireOf } from '../../contracts/endpoint.ts';
import type { Caller, Client } from '../../domain/accounts/user.ts';
import type { FieldFault } from '../../domain/shared/domain-error.ts';
import { answerOf, emptyAnswer, isHeldBy, jsonAnswer, weakTag, type Answer } from './answer/answer.ts';
import { createAdmission, type AdmissionOptions } from './request/admission.ts';
import { faultsOf, readBody, readBytes } from './request/body.ts';
import type { HttpContext } from './context.ts';
import { createDecoder, pairsOf, type Pair } from './request/decode.ts';
import { HttpFault } from './errors.ts';
import { json, type Json } from './answer/json.ts';
import { API_HEADERS } from './security-headers.ts';

/** An answer that a handler has already written: JSON of the promised shape, or another format in pieces. */
export class Reply<T> {
  constructor(
    readonly content: Json<T> | { type: string; rows: () => Iterable<string> },
    readonly headers: readonly string[] = [],
    /** Instead of the contract's, where one call has two good ends. */
    readonly status?: 200 | 201,
  ) {}
}

export type Handler<E extends Endpoint> = (request: RequestOf<E>) => Returned<E> | Promise<Returned<E>>;
type Returned<E extends Endpoint> = ResponseOf<E> | Reply<WireOf<E>>;

/** One handler an endpoint; a missing one, or an answer that drifts from the contract, does not compile. */
export type Handlers<C extends Contract> = { [K in keyof C]: Handler<C[K]> };

export interface Call {
  params: readonly Pair[];
  query: readonly Pair[];
  /** Parsed JSON, or bytes, where the endpoint takes a body. */
  body?: unknown;
  caller?: Caller | undefined;
  client?: Client;
}

/** Who calls when a page is rendered on the server. */
const NOBODY: Client = { address: '', userAgent: '' };

/** An endpoint ready to be called, over HTTP or from the same process. */
export interface Operation {
  endpoint: Endpoint;
  /** Throws `invalid`, naming every faulty parameter and field. */
  decode(call: Call): unknown;
  run(request: unknown): Promise<Reply<unknown>>;
}

/** Joins a contract and its handlers; keys are the contract's. */
export function operationsOf<C extends Contract>(contract: C, handlers: Handlers<C>): Record<keyof C & string, Operation> {
  const entries = Object.entries(contract).map(([key, endpoint]) => [key, operationOf(endpoint, handlers[key] as Handler<Endpoint>)]);
  return Object.fromEntries(entries) as Record<keyof C & string, Operation>;
}

function operationOf(endpoint: Endpoint, handler: Handler<Endpoint>): Operation {
  const decodeParams = createDecoder(endpoint.params);
  const decodeQuery = createDecoder(endpoint.query);
  return {
    endpoint,
    decode({ params, query, body, caller, client = NOBODY }) {
      const faults: FieldFault[] = [];
      const decoded = { params: decodeParams(params, faults), query: decodeQuery(query, faults) };
      const what = faults.length > 0 ? 'parameter' : 'field';
      const request = { ...decoded, body: endpoint.body && decodeBody(endpoint.body, body, faults), caller, client };
      if (faults.length > 0) throw new HttpFault(400, 'request.invalid', faultsText(faults, what), [], faults);
      return request;
    },
    async run(request) {
      const returned: unknown = await handler(request as RequestOf<Endpoint>);
      return returned instanceof Reply ? returned : new Reply(json(z.encode(endpoint.response, returned)));
    },
  };
}

function decodeBody(schema: z.ZodType, body: unknown, faults: FieldFault[]): unknown {
  const result = z.safeDecode(schema, body);
  if (!result.success) faults.push(...faultsOf(result.error));
  return result.data;
}

/** Names every faulty parameter or field, as far as a short message can. */
function faultsText(faults: readonly FieldFault[], word: 'parameter' | 'field'): string {
  const names = faults.map(({ path }) => path).join(', ');
  const what = faults.length === 1 ? `A ${word} is not right` : `${faults.length} ${word}s are not right`;
  return names.length > MAX_NAMES_LENGTH ? `${what}.` : `${what}: ${names}.`;
}
const MAX_NAMES_LENGTH = 200;

export interface MountOptions extends AdmissionOptions {
  /** The version of the data that every answer of the module is made from; it becomes the ETag of what is read. */
  dataVersion?: () => string;
}

/** Serves operations: who may call, what they ask, what they get. */
export function mount(router: Router, operations: Record<string, Operation>, options: MountOptions): void {
  for (const operation of Object.values(operations)) {
    const { method, path, aliases = [] } = operation.endpoint;
    const admit = createAdmission(operation.endpoint, options);
    for (const address of [path, ...aliases]) {
      router.register(address, [method], async (context) => {
        context.state.answer = await answer(operation, context, await admit(context), options);
      });
    }
  }
}

async function answer(
  operation: Operation,
  context: HttpContext,
  who: { caller: Caller | undefined; client: Client },
  { dataVersion }: MountOptions,
): Promise<Answer> {
  const { access, method, status, body, upload } = operation.endpoint;
  const call = { params: Object.entries(context.params), query: pairsOf(context.querystring), ...who };
  const request = operation.decode(body ? { ...call, body: await (upload ? readBytes(context.req, upload) : readBody(context)) } : call);
  const version = access === 'public' && method === 'GET' ? dataVersion?.() : undefined;
  const etag = version === undefined ? undefined : weakTag(version);
  if (etag !== undefined && isHeldBy(context.req.headers['if-none-match'], etag)) {
    return answerOf(Buffer.alloc(0), 'application/json; charset=utf-8', API_HEADERS, { status: 304, etag });
  }
  return toAnswer(await operation.run(request), status, etag, version);
}

function toAnswer(reply: Reply<unknown>, promised = 200, etag?: string, dataVersion?: string): Answer {
  const { content, headers, status = promised } = reply;
  if (status === 204) return emptyAnswer(headers);
  const stored = { status, headers, ...(etag !== undefined && { etag }) };
  if (typeof content !== 'string') return answerOf(content.rows, content.type, API_HEADERS, stored);
  return jsonAnswer(content, { ...stored, ...(dataVersion !== undefined && { dataVersion }) });
}
