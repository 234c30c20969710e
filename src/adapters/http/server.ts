import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { capConnections } from './request/connection-cap.ts';
import { json } from './answer/json.ts';
import { API_HEADERS } from './security-headers.ts';

/** A slow or silent client is cut off instead of holding a socket: half a request is worth seconds, not minutes. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  /** Longer than the 60 s of common proxies, so that they close first and never send into a closing socket. */
  keepAliveTimeout: 65_000,
};
const MAX_CONNECTIONS = 10_000;
const FINISH_WITHIN_MS = 8_000;
const IDLE_CHECK_MS = 50;

export interface RunningServer {
  url: string;
  /** Stops accepting, lets requests in flight finish for up to eight seconds, then cuts the rest. */
  stop(finishWithinMs?: number): Promise<void>;
}

export interface ServerOptions {
  host: string;
  port: number;
  /** Behind proxies all connections come from them, and one network may hold many. */
  proxyHops?: number;
  /** In milliseconds; shorter ones are for tests. */
  timeouts?: Partial<typeof TIMEOUTS>;
}

/** Listens, or throws what the operating system said (`EADDRINUSE`). */
export async function startServer(
  listener: RequestListener,
  { host, port, proxyHops = 0, timeouts }: ServerOptions,
): Promise<RunningServer> {
  // Node would refuse a request without a host by itself, without a word.
  const server = createServer({ ...TIMEOUTS, ...timeouts, requireHostHeader: false }, (request, response) => {
    if (request.headers.host === undefined && request.httpVersion === '1.1') refuse(response, 400, 'The request names no host.');
    else listener(request, response);
  });
  server.maxConnections = MAX_CONNECTIONS;
  if (proxyHops === 0) capConnections(server);
  server.on('clientError', refuseGarbage);
  server.on('checkExpectation', (_request, response) => refuse(response, 417, 'This server expects nothing but 100-continue.'));
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
  // Connections that were busy become idle one by one.
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

/** What is not HTTP never becomes a request; it still gets an answer that says so. */
function refuseGarbage(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [line, message] = STATUS_LINES[error.code ?? ''] ?? ['400 Bad Request', 'This is not a well-formed request.'];
  const body = bodyOf(message);
  const headers = [...REFUSAL_HEADERS, 'Content-Length', String(body.length), 'Connection', 'close'];
  const lines = headers.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${headers[at + 1] ?? ''}\r\n`] : []));
  socket.end(`HTTP/1.1 ${line}\r\n${lines.join('')}\r\n${body}`);
}

const REFUSAL_HEADERS = ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store', ...API_HEADERS];
const bodyOf = (message: string): string => json({ message, code: 'request.malformed' });

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, [...REFUSAL_HEADERS, 'Connection', 'close']).end(bodyOf(message));
}
