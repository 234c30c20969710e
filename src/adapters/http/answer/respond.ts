import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware, Next, ParameterizedContext } from 'koa';
import type { HttpLog, HttpState } from '../context.ts';
import { errorAnswerOf, HttpError } from '../errors.ts';
import { decodeText } from '../request/decode.ts';
import { jsonAnswer, type Answer } from './answer.ts';
import { json } from './json.ts';
import { logAnswer, type LoggedRequest } from './request-log.ts';
import { send } from './send.ts';

const REQUEST_ID = /^[\w.-]{8,64}$/;
const MAX_URL_LENGTH = 8_192;

/** Uses the client's id if it is plain text, so that its log and ours can be joined. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

interface RequestInfo extends LoggedRequest {
  /** Headers of every answer. */
  commonHeaders: readonly string[];
}

/** Sends one answer and logs one line. */
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

interface RespondOptions extends Pick<RequestInfo, 'log' | 'commonHeaders' | 'proxyHops'> {
  /** Caches an answer. */
  store: (url: string, answer: Answer) => void;
}

/** The outermost middleware: sends the answer, or the error, of all others. */
export function respond({ store, ...options }: RespondOptions): Middleware<HttpState> {
  return async (context, next) => {
    const startedAt = performance.now();
    context.state.requestId = requestIdOf(context.req);
    context.respond = false;
    const answer = await answerOrFailure(context, options.log, next);
    const { requestId, userId, errorCode } = context.state;
    const info = { ...options, startedAt, requestId, userId, errorCode };
    if (!answer) {
      logAnswer(context.req, { ...info, origin: 'file' }, context.res.statusCode);
      return;
    }
    if (context.method === 'GET' && answer.shows !== undefined) store(context.state.cachedAs ?? context.originalUrl, answer);
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
    state.errorCode = body.code;
    if (!expected) log.error({ requestId: state.requestId, error }, 'request failed');
    else if (status === 503) log.warn({ requestId: state.requestId, error }, 'not available');
    return jsonAnswer(json(body), { status, headers });
  }
}

function checkAddress(url: string): void {
  if (url.length > MAX_URL_LENGTH) throw new HttpError(414, 'request.too-long', 'The address is too long.');
  if (url.includes('%')) decodeText(url.split('?', 1)[0] ?? '');
}
