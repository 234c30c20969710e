import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { limitConnections } from './request/connection-limit.ts';
import { hostFault } from './request/host-header.ts';
import { API_HEADERS, transportHeaders } from './security-headers.ts';

/** In milliseconds. A slow or silent client loses its socket after seconds. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  /** Longer than the 60 s of common proxies, so that a proxy closes first and never sends into a closing socket. */
  keepAliveTimeout: 65_000,
  /** For a client that stops reading its answer. A slow download goes on as long as bytes arrive. */
  stalledTimeout: 60_000,
};
/** Event streams stay open, at about 20 kB each. */
const MAX_CONNECTIONS = 20_000;
const FINISH_WITHIN_MS = 8_000;
const IDLE_CHECK_MS = 50;

export interface RunningServer {
  url: string;
  /** Stops accepting, gives open requests up to eight seconds to finish, then closes their connections. */
  stop(finishWithinMs?: number): Promise<void>;
}

export interface ServerOptions {
  host: string;
  port: number;
  /** Behind proxies, all connections come from one network, so they are not limited. */
  proxyHops?: number;
  /** With an https address, answers to malformed requests require TLS too. */
  publicUrl?: string;
  /** In milliseconds. Tests use shorter ones. */
  timeouts?: Partial<typeof TIMEOUTS>;
}

/** Throws the error of the operating system, such as `EADDRINUSE`. */
export async function startServer(
  listener: RequestListener,
  { host, port, proxyHops = 0, publicUrl = '', timeouts }: ServerOptions,
): Promise<RunningServer> {
  const refuse = refusals(transportHeaders(publicUrl));
  // Node's own check of the Host header answers without a body, and accepts two headers and any text.
  const server = createServer({ ...TIMEOUTS, ...timeouts, requireHostHeader: false }, (request, response) => {
    const fault = hostFault(request.rawHeaders, request.httpVersion);
    if (fault === undefined) listener(request, response);
    else refuse.request(response, 400, fault);
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.setTimeout(timeouts?.stalledTimeout ?? TIMEOUTS.stalledTimeout);
  if (proxyHops === 0) limitConnections(server);
  server.on('clientError', refuse.bytes);
  server.on('checkExpectation', (_request, response) => refuse.request(response, 417, 'This server supports only Expect: 100-continue.'));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { url: urlOf(server, host), stop: (finishWithinMs = FINISH_WITHIN_MS) => stop(server, finishWithinMs) };
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function stop(server: Server, finishWithinMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const cut = setTimeout(() => server.closeAllConnections(), finishWithinMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

const STATUS_LINES: Record<string, [statusLine: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not arrive in time.'],
};

const bodyOf = (message: string): string => JSON.stringify({ message, code: 'request.malformed' });

/** Answers what must not reach the site, and closes the connection. */
function refusals(commonHeaders: readonly string[]) {
  const type = ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store', 'Connection', 'close'];
  const headers = [...type, ...API_HEADERS, ...commonHeaders];
  return {
    request: (response: ServerResponse, status: number, message: string): void => {
      response.writeHead(status, headers).end(bodyOf(message));
    },
    /** Bytes that are not HTTP never become a request. */
    bytes: (error: NodeJS.ErrnoException, socket: Duplex): void => {
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
      const [line, message] = STATUS_LINES[error.code ?? ''] ?? ['400 Bad Request', 'The request is malformed.'];
      const body = bodyOf(message);
      const pairs = [...headers, 'Content-Length', String(body.length)];
      const lines = pairs.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${pairs[at + 1] ?? ''}\r\n`] : []));
      socket.end(`HTTP/1.1 ${line}\r\n${lines.join('')}\r\n${body}`);
    },
  };
}
