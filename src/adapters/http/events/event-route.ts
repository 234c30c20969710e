import type { Router } from '@koa/router';
import { UNATTENDED } from '../../../domain/accounts/sign-in/unattended.ts';
import type { EventStreams } from '../../../domain/streams/streams.use-cases.ts';
import type { HttpState } from '../context.ts';
import { createAccessCheck, type AccessOptions, type Authenticator } from '../request/access.ts';
import { uncount } from '../request/connection-limit.ts';
import { API_HEADERS } from '../security-headers.ts';
import { createEventReader } from './event-reader.ts';

const PATH = '/api/events';
/** A browser that cannot keep a stream open comes back every few seconds. */
const LIMIT = { user: { calls: 120, seconds: 300 } };
const STREAM_HEADERS = ['Content-Type', 'text/event-stream; charset=utf-8', 'Cache-Control', 'no-store', 'X-Accel-Buffering', 'no'];

interface EventRouteOptions extends AccessOptions {
  streams: Pick<EventStreams, 'open'>;
  /** Headers of every answer. */
  commonHeaders: readonly string[];
}

/**
 * The events of the signed-in person as server-sent events: `GET /api/events` with a bearer token. `Last-Event-ID` resumes. The answer has
 * no end, so it is no `Answer`, no timeout applies to it, and its connection does not count for its network.
 */
export function mountEvents(router: Router<HttpState>, { streams, commonHeaders, ...access }: EventRouteOptions): void {
  // An open page keeps its stream, whether anybody looks at it or not.
  const authenticator: Authenticator = {
    identify: (headers) => access.authenticator.identify({ ...headers, [UNATTENDED]: '1' }),
  };
  const check = createAccessCheck({ method: 'GET', path: PATH, access: 'user', limit: LIMIT }, { ...access, authenticator });
  router.register(PATH, ['GET'], async (context) => {
    const { caller } = await check(context);
    if (!caller) return;
    const { req, res, state } = context;
    const open = () => {
      state.isAnswered = true;
      req.socket.setTimeout(0);
      uncount(req.socket);
      res.writeHead(200, [...STREAM_HEADERS, ...API_HEADERS, ...commonHeaders, 'X-Request-Id', state.requestId]);
      return createEventReader(res);
    };
    const [, after] = /^(\d{1,15})$/.exec(req.headers['last-event-id']?.toString() ?? '') ?? [];
    const leave = await streams.open(caller, open, after === undefined ? undefined : Number(after));
    if (res.closed) leave();
    else res.once('close', leave);
  });
}
