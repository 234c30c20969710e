import type { Router } from '@koa/router';
import { z } from 'zod';
import type { Contract, Endpoint, RequestOf, ResponseOf, WireOf } from '../../contracts/endpoint.ts';
import { faultsOf } from '../../contracts/shapes/fault-words.ts';
import { requireProof } from '../../domain/accounts/confirmed-password.ts';
import type { Caller, Client } from '../../domain/accounts/user.ts';
import type { FieldFault } from '../../domain/shared/domain-error.ts';
import { answerOf, cachedFor, emptyAnswer, jsonAnswer, type Answer, type AnswerOptions } from './answer/answer.ts';
import { json } from './answer/json.ts';
import { versionText, type Versions } from './answer/parts.ts';
import { Reply, type TextRows } from './answer/reply.ts';
import { isUnchanged } from './answer/send.ts';
import type { ShareAnswer } from './answer/shared-answers.ts';
import type { MakeTextFile } from './answer/text-files.ts';
import type { Turn } from './answer/turns.ts';
import type { HttpContext } from './context.ts';
import { HttpError } from './errors.ts';
import { createAccessCheck, originOf, refuseTooMany, type AccessOptions } from './request/access.ts';
import { readBody, readBytes } from './request/body.ts';
import { createDecoder, pairsOf, type Pair } from './request/decode.ts';
import type { PersonWrites } from './request/person-writes.ts';
import { API_HEADERS } from './security-headers.ts';

export type Handler<E extends Endpoint> = (request: RequestOf<E>) => Returned<E> | Promise<Returned<E>>;
type Returned<E extends Endpoint> = ResponseOf<E> | Reply<WireOf<E>>;

/** One handler per endpoint. A missing handler, or an answer that does not fit the contract, does not compile. */
export type Handlers<C extends Contract> = { [K in keyof C]: Handler<C[K]> };

export interface Call {
  params: readonly Pair[];
  query: readonly Pair[];
  /** Parsed JSON, or the bytes of an upload. */
  body?: unknown;
  caller?: Caller | undefined;
  client?: Client;
  version?: number;
}

/** The client of a call that a page makes while this server renders it. */
const NO_CLIENT: Client = { address: '', userAgent: '' };

/** An endpoint with its handler, to call over HTTP or from this process. */
export interface Operation {
  endpoint: Endpoint;
  /** Throws `HttpError` 400 that names every invalid parameter and field. */
  decode(call: Call): unknown;
  run(request: unknown): Promise<Reply<unknown>>;
}

/** Joins a contract and its handlers, under the contract's keys. */
export function operationsOf<C extends Contract>(contract: C, handlers: Handlers<C>): Record<keyof C & string, Operation> {
  const entries = Object.entries(contract).map(([key, endpoint]) => [key, operationOf(endpoint, handlers[key] as Handler<Endpoint>)]);
  return Object.fromEntries(entries) as Record<keyof C & string, Operation>;
}

function operationOf(endpoint: Endpoint, handler: Handler<Endpoint>): Operation {
  const decodeParams = createDecoder(endpoint.params);
  const decodeQuery = createDecoder(endpoint.query);
  return {
    endpoint,
    decode({ params, query, body, caller, client = NO_CLIENT, version = 0 }) {
      const faults: FieldFault[] = [];
      const decoded = { params: decodeParams(params, faults), query: decodeQuery(query, faults) };
      const kind = faults.length > 0 ? 'parameter' : 'field';
      const request = { ...decoded, body: endpoint.body && decodeBody(endpoint.body, body, faults), caller, client, version };
      if (faults.length > 0) throw new HttpError(400, 'request.invalid', messageOf(faults, kind), [], faults);
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
  if (!result.success) faults.push(...faultsOf(result.error, body));
  return result.data;
}

const MAX_NAMES_LENGTH = 200;

/** Names the invalid parameters or fields, unless the list is too long for a message. */
function messageOf(faults: readonly FieldFault[], kind: 'parameter' | 'field'): string {
  const names = faults.map(({ path }) => path).join(', ');
  const text = faults.length === 1 ? `A ${kind} is invalid` : `${faults.length} ${kind}s are invalid`;
  return names.length > MAX_NAMES_LENGTH ? `${text}.` : `${text}: ${names}.`;
}

export interface MountOptions extends AccessOptions {
  /** Before an answer is computed. */
  turn: Turn;
  /** For the changes of signed-in people. */
  personWrites: PersonWrites;
  makeFile: MakeTextFile;
  share: ShareAnswer;
  /** For modules whose public reads are cached: the versions of what they show. */
  shows?: () => Versions;
}

/** Registers a route for each operation: check access, decode, run, answer. */
export function mount(router: Router, operations: Record<string, Operation>, options: MountOptions): void {
  for (const operation of Object.values(operations)) {
    const { method, path, aliases = [] } = operation.endpoint;
    const checkAccess = createAccessCheck(operation.endpoint, options);
    for (const address of [path, ...aliases]) {
      router.register(address, [method], async (context) => {
        context.state.answer = await answer(operation, context, await checkAccess(context), options);
      });
    }
  }
}

interface Access {
  caller: Caller | undefined;
  client: Client;
}

async function answer(operation: Operation, context: HttpContext, access: Access, options: MountOptions): Promise<Answer> {
  const { endpoint } = operation;
  const request = await requestOf(operation, context, access);
  const shows = endpoint.access === 'public' && endpoint.method === 'GET' ? options.shows?.() : undefined;
  const make = async (): Promise<Answer> => {
    await options.turn();
    const run = () => options.actAs(originOf(access, context.state.requestId), () => operation.run(request));
    const { content, headers, status = endpoint.status ?? 200 } = await inTurn(endpoint, access, run, options);
    if (status === 204) return emptyAnswer(headers);
    const described = { status, headers, ...(shows && cachedFor(shows)) };
    if (!('rows' in content)) return jsonAnswer(content, described);
    return fileAnswer(content, { ...described, shows: undefined }, { endpoint, context, access, options });
  };
  return shows ? options.share(`${versionText(shows)} ${context.originalUrl}`, make) : make();
}

/** The changes of one person run a few at a time. Reads never wait for them. */
function inTurn<T>({ method, isRead = method === 'GET' }: Endpoint, { caller }: Access, run: () => Promise<T>, options: MountOptions) {
  return caller && !isRead ? options.personWrites(caller.user.id, run) : run();
}

/** The decoded request. Throws `forbidden` when it needs a recent password, and the session has none. */
async function requestOf(operation: Operation, context: HttpContext, access: Access): Promise<unknown> {
  const { endpoint } = operation;
  const { proof } = endpoint;
  if (proof === 'recent') requireProof(access.caller);
  const request = operation.decode(await callOf(endpoint, context, access));
  if (typeof proof === 'function' && proof((request as { body: never }).body)) requireProof(access.caller);
  return request;
}

async function callOf({ body, upload, isVersioned }: Endpoint, context: HttpContext, access: Access): Promise<Call> {
  const version = isVersioned ? versionOf(context.req.headers['if-match']) : 0;
  const call = { params: Object.entries(context.params), query: pairsOf(context.querystring), ...access, version };
  return body ? { ...call, body: await (upload ? readBytes(context.req, upload) : readBody(context)) } : call;
}

/** The version of `If-Match: "3"`. Throws 428 without the header and 400 for another form. */
function versionOf(header: string | undefined): number {
  if (header === undefined) {
    throw new HttpError(428, 'record.version-required', 'Send the version that you saw as If-Match: "version".');
  }
  const [, version] = /^"(\d{1,9})"$/.exec(header) ?? [];
  if (version === undefined) throw new HttpError(400, 'record.version-malformed', 'If-Match is one version in quotes, such as "3".');
  return Number(version);
}

interface FileRequest {
  endpoint: Endpoint;
  context: HttpContext;
  access: Access;
  options: MountOptions;
}

/** A file is made and counted only if the client does not have it already. */
async function fileAnswer(
  { rows, type, hasOwnLimit }: TextRows,
  described: AnswerOptions & { status: number },
  request: FileRequest,
): Promise<Answer> {
  const { endpoint, context, access, options } = request;
  if (isUnchanged(context.req, described)) return answerOf(Buffer.alloc(0), type, API_HEADERS, described);
  const most = endpoint.limit?.csv;
  if (most) refuseTooMany(await options.publicReads.take('csv', access.client.address, most));
  return answerOf(await options.makeFile(rows, hasOwnLimit), type, API_HEADERS, described);
}
