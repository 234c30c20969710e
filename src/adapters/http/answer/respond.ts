import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware, Next, ParameterizedContext } from 'koa';
import type { HttpLog, HttpState } from '../context.ts';
import { errorAnswerOf, HttpError } from '../errors.ts';
import { decodeText } from '../request/decode.ts';
import { jsonAnswer, type Answer } from './answer.ts';
import { json } from './json.ts';
import { send } from './send.ts';

const REQUEST_ID = /^[\w.-]{8,64}$/;
const MAX_URL_LENGTH = 8_192;

/** Uses the client's id if it is plain text, so that its log and ours can be joined. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

interface RequestInfo {
  requestId: string;
  /** Headers of every answer. */
  commonHeaders: readonly string[];
  startedAt: number;
  origin: 'cache' | 'handler' | 'file';
  log: HttpLog;
}

/** Sends one answer and logs one line. The log has no query strings, because searches are private. */
export async function sendAndLog(request: IncomingMessage, response: ServerResponse, info: RequestInfo, answer: Answer): Promise<void> {
  const { requestId, commonHeaders, log } = info;
  let status = answer.status;
  try {
    status = await send(request, response, [...commonHeaders, 'X-Request-Id', requestId], answer);
  } catch (error) {
    // The client disconnected, or the body failed halfway. It is too late for an error answer.
    response.destroy();
    log.warn({ requestId, error }, 'answer cut short');
  }
  logAnswer(request, info, status);
}

/** A share link gives access, so the log must not contain its token. */
const SHARE_LINKS = /^(\/api\/shared-lists\/|\/lists\/)[^/]+/;
const MAX_PATH_LENGTH = 200;
const loggedPath = (url = ''): string | undefined => url.split('?', 1)[0]?.replace(SHARE_LINKS, '$1…').slice(0, MAX_PATH_LENGTH);

function logAnswer(request: IncomingMessage, { requestId, startedAt, origin, log }: RequestInfo, status: number): void {
  const path = loggedPath(request.url);
  log.info({ requestId, method: request.method, path, status, ms: Math.round((performance.now() - startedAt) * 100) / 100, origin });
}

interface RespondOptions extends Pick<RequestInfo, 'log' | 'commonHeaders'> {
  /** Caches an answer. */
  store: (url: string, answer: Answer) => void;
}

/** The outermost middleware: sends the answer, or the error, of all others. */
export function respond({ log, commonHeaders, store }: RespondOptions): Middleware<HttpState> {
  return async (context, next) => {
    const info = { requestId: requestIdOf(context.req), startedAt: performance.now(), commonHeaders, log };
    context.state.requestId = info.requestId;
    context.respond = false;
    const answer = await answerOrFailure(context, log, next);
    if (!answer) {
      logAnswer(context.req, { ...info, origin: 'file' }, context.res.statusCode);
      return;
    }
    if (context.method === 'GET' && answer.dataVersion !== undefined) store(context.originalUrl, answer);
    await sendAndLog(context.req, context.res, { ...info, origin: 'handler' }, answer);
  };
}

/** Undefined when a file server has already answered. */
async function answerOrFailure({ req, state }: ParameterizedContext<HttpState>, log: HttpLog, next: Next): Promise<Answer | undefined> {
  try {
    checkAddress(req.url ?? '/');
    await next();
    if (state.answer || state.isAnswered) return state.answer;
    throw new HttpError(404, 'request.unknown-path', 'This address does not exist.');
  } catch (error) {
    const { status, headers, body, expected } = errorAnswerOf(error, state.requestId);
    if (!expected) log.error({ requestId: state.requestId, error }, 'request failed');
    else if (status === 503) log.warn({ requestId: state.requestId, error }, 'not available');
    return jsonAnswer(json(body), { status, headers });
  }
}

function checkAddress(url: string): void {
  if (url.length > MAX_URL_LENGTH) throw new HttpError(414, 'request.too-long', 'The address is too long.');
  if (url.includes('%')) decodeText(url.split('?', 1)[0] ?? '');
}
