import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';

/** Where to connect, after the address was checked. */
export interface Target {
  address: string;
  port: number;
  /** Certificate authorities instead of Node's. */
  ca?: string;
}

/**
 * Sends one request to a checked address and returns the response with an unread body. It looks no name up: a second DNS lookup could
 * return another address. Follows no redirect.
 */
export function connect(
  url: URL,
  { address, port, ca }: Target,
  headers: Record<string, string>,
  signal: AbortSignal,
  method: 'GET' | 'HEAD' = 'GET',
): Promise<IncomingMessage> {
  const family = address.includes(':') ? 6 : 4;
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const outgoing = request({
      method,
      host: url.hostname,
      servername: url.hostname,
      port,
      path: `${url.pathname}${url.search}`,
      headers: { Host: url.host, Accept: '*/*', 'Accept-Encoding': 'identity', ...headers },
      // A new connection: a reused one could have an unchecked address.
      agent: false,
      lookup: (_host, options, answer) => (options.all ? answer(null, [{ address, family }]) : answer(null, address, family)),
      ...(ca !== undefined && { ca }),
      rejectUnauthorized: true,
      minVersion: 'TLSv1.2',
      signal,
    });
    outgoing.on('response', resolve);
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** Rejects with the reason of the signal as soon as it aborts. The work itself goes on. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) return Promise.reject(signal.reason as Error);
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
