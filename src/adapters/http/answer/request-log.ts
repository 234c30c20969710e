import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { allContracts } from '../../../contracts/index.ts';
import { networkPrefix } from '../../../domain/accounts/sign-in/session.ts';
import type { HttpLog } from '../context.ts';
import { clientNetwork } from '../request/client-network.ts';
import { decodeText } from '../request/decode.ts';

/** A request, for its line in the log. */
export interface LoggedRequest {
  requestId: string;
  startedAt: number;
  origin: 'cache' | 'handler' | 'file';
  log: HttpLog;
  proxyHops: number;
  /** The signed-in user, where the route asked for one. */
  userId?: number | undefined;
  /** The code of an error answer. The logger hides fields named `code`, because codes reset passwords. */
  errorCode?: string | undefined;
}

/**
 * Logs one line per request, without the query string, because searches are private. Who sent it is logged only if the request was
 * refused or changes something: otherwise the log would tell what people look at.
 */
export function logAnswer(request: IncomingMessage, { log, startedAt, ...logged }: LoggedRequest, status: number): void {
  const { requestId, origin, proxyHops, userId, errorCode } = logged;
  const ms = Math.round((performance.now() - startedAt) * 100) / 100;
  const isChange = request.method !== 'GET' && request.method !== 'HEAD';
  const sender = isChange || status >= 400 ? { userId, network: networkPrefix(clientNetwork(request, proxyHops)), errorCode } : {};
  log.info({ requestId, method: request.method, path: loggedPath(request.url), status, ms, origin, ...sender });
}

/** Links to these pages give access. A test compares them with the site's routes. */
const SHARED_PAGES = ['/lists/:token', '/rankings/shared/:token'];
const MAX_PATH_LENGTH = 200;
/** A request may name its whole address (RFC 9112 §3.2.2). */
const SITE = /^[a-z]+:\/\/[^/]*/i;

/** The start of such a path and the token. The site's pages ignore case. */
const TOKEN = new RegExp(`^(${startsBeforeToken().join('|')})[^/]+`, 'i');

function startsBeforeToken(): string[] {
  const endpoints = Object.values(allContracts).flatMap((contract) => Object.values<Endpoint>(contract));
  const paths = endpoints.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  const starts = [...paths, ...SHARED_PAGES].flatMap((path) => /^(.*\/):token\b/.exec(path)?.[1] ?? []);
  return starts.map((start) => start.replaceAll('/', '/+').replaceAll(/:\w+/g, '[^/]+'));
}

function loggedPath(url = ''): string {
  const path = (url.split('?', 1)[0] ?? '').replace(SITE, '');
  const decoded = decodedOrSame(path);
  const hidden = decoded.replace(TOKEN, '$1…');
  return (hidden === decoded ? path : hidden).slice(0, MAX_PATH_LENGTH);
}

function decodedOrSame(path: string): string {
  try {
    return decodeText(path);
  } catch {
    return path; // malformed: no route answers it
  }
}
