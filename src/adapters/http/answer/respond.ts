import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware, Next, ParameterizedContext } from 'koa';
import { jsonAnswer, type Answer } from './answer.ts';
import type { HttpLog, HttpState } from '../context.ts';
import { decodeText } from '../request/decode.ts';
import { failureOf, HttpFault } from '../errors.ts';
import { json } from './json.ts';
import { send } from './send.ts';

const REQUEST_ID = /^[\w.-]{8,64}$/;
const MAX_URL_LENGTH = 8_192;

/** The client's id where it is a plain one, so that its log and ours can be joined; else a fresh one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

interface Circumstances {
  requestId: string;
  /** Headers that every answer carries, whatever it is. */
  always: readonly string[];
  startedAt: number;
  /** Where the answer came from. */
  origin: 'cache' | 'handler' | 'file';
  log: HttpLog;
}

/** Sends one answer and writes its one line of the log. The path goes without its query: searches are people's business. */
export async function finish(
  request: IncomingMessage,
  response: ServerResponse,
  circumstances: Circumstances,
  answer: Answer,
): Promise<void> {
  const { requestId, always, log } = circumstances;
  let status = answer.status;
  try {
    status = await send(request, response, [...always, 'X-Request-Id', requestId], answer);
  } catch (error) {
    // The client left, or a body failed half-way: nothing can be said to it any more.
    response.destroy();
    log.warn({ requestId, error }, 'answer cut short');
  }
  logAnswer(request, circumstances, status);
}

/** Where a link is all it takes to see something, the log must not be that link. */
const LINKS = /^(\/api\/shared-lists\/|\/lists\/)[^/]+/;
const LONGEST_PATH = 200;
const loggedPath = (url = ''): string | undefined => url.split('?', 1)[0]?.replace(LINKS, '$1…').slice(0, LONGEST_PATH);

function logAnswer(request: IncomingMessage, { requestId, startedAt, origin, log }: Circumstances, status: number): void {
  const path = loggedPath(request.url);
  log.info({ requestId, method: request.method, path, status, ms: Math.round((performance.now() - startedAt) * 100) / 100, origin });
}

interface AnsweringOptions extends Pick<Circumstances, 'log' | 'always'> {
  /** Takes in what may be sent again. */
  keep: (url: string, answer: Answer) => void;
}

/** The outermost middleware: what comes back, or is thrown, leaves as one finished answer. */
export function answering({ log, always, keep }: AnsweringOptions): Middleware<HttpState> {
  return async (context, next) => {
    const circumstances = { requestId: requestIdOf(context.req), startedAt: performance.now(), always, log };
    context.state.requestId = circumstances.requestId;
    context.respond = false;
    const answer = await answerOrFailure(context, log, next);
    if (!answer) {
      logAnswer(context.req, { ...circumstances, origin: 'file' }, context.res.statusCode);
      return;
    }
    if (context.method === 'GET' && answer.dataVersion !== undefined) keep(context.originalUrl, answer);
    await finish(context.req, context.res, { ...circumstances, origin: 'handler' }, answer);
  };
}

/** Nothing where a file server has answered already. */
async function answerOrFailure({ req, state }: ParameterizedContext<HttpState>, log: HttpLog, next: Next): Promise<Answer | undefined> {
  try {
    checkAddress(req.url ?? '/');
    await next();
    if (state.answer || state.isAnswered) return state.answer;
    throw new HttpFault(404, 'request.unknown-path', 'There is nothing at this address.');
  } catch (error) {
    const { status, headers, body, expected } = failureOf(error, state.requestId);
    if (!expected) log.error({ requestId: state.requestId, error }, 'request failed');
    else if (status === 503) log.warn({ requestId: state.requestId, error }, 'not available');
    return jsonAnswer(json(body), { status, headers });
  }
}

function checkAddress(url: string): void {
  if (url.length > MAX_URL_LENGTH) throw new HttpFault(414, 'request.too-long', 'The address is too long.');
  if (url.includes('%')) decodeText(url.split('?', 1)[0] ?? '');
}
