import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { DomainError } from '../../domain/shared/domain-error.ts';
import { PRODUCT } from '../../domain/shared/product.ts';
import { codeOf, TransferInterrupted, downloadError } from './errors.ts';
import { addressOf, guardUrl, type Network } from './network.ts';

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const USER_AGENT = `${PRODUCT.name} data import (unattended; a few public files a month)`;
/** OpenSSL and Node error codes for an invalid certificate. */
const UNTRUSTED = /CERT|SIGNATURE|SELF_SIGNED|ERR_TLS/;

/**
 * Sends a request to an official host and returns the response with an unread body. Checks every redirect like the first address. Throws
 * `refused` for a forbidden address, `TransferInterrupted` for a network failure, and the reason of the signal after an abort.
 */
export async function get(start: string, headers: Record<string, string>, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  let url = new URL(start);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    guardUrl(url, network);
    const response = await send(url, headers, network, signal);
    if (!REDIRECTS.has(response.statusCode ?? 0)) return response;
    response.destroy();
    url = redirectTarget(response.headers.location, url);
  }
  throw downloadError('too-many-redirects', `${start} has more than ${MAX_REDIRECTS} redirects.`);
}

function redirectTarget(location: string | undefined, from: URL): URL {
  if (location === undefined || !URL.canParse(location, from.href))
    throw downloadError('redirect', `${from.href} redirects to an invalid address.`);
  return new URL(location, from);
}

async function send(url: URL, headers: Record<string, string>, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  try {
    const address = await untilAborted(addressOf(url.hostname, network), signal);
    return await connect(url, address, headers, network, signal);
  } catch (error) {
    throw signal.aborted ? signal.reason : toDownloadError(error, url);
  }
}

/** Connects to the checked address. A second DNS lookup could return another one. */
function connect(
  url: URL,
  checked: string,
  headers: Record<string, string>,
  network: Network,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { address, port } = network.route(checked);
  const family = address.includes(':') ? 6 : 4;
  return new Promise((resolve, reject) => {
    const outgoing = request({
      method: 'GET',
      host: url.hostname,
      servername: url.hostname,
      port,
      path: `${url.pathname}${url.search}`,
      headers: { Host: url.host, 'User-Agent': USER_AGENT, Accept: '*/*', 'Accept-Encoding': 'identity', ...headers },
      // A new connection: a reused one could have an unchecked address.
      agent: false,
      lookup: (_host, options, answer) => (options.all ? answer(null, [{ address, family }]) : answer(null, address, family)),
      ...(network.ca !== undefined && { ca: network.ca }),
      rejectUnauthorized: true,
      minVersion: 'TLSv1.2',
      signal,
    });
    outgoing.on('response', resolve);
    outgoing.on('error', reject);
    outgoing.end();
  });
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) return Promise.reject(signal.reason as Error);
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

function toDownloadError(error: unknown, url: URL): Error {
  if (error instanceof DomainError || error instanceof TransferInterrupted) return error;
  const code = codeOf(error);
  if (UNTRUSTED.test(code)) return downloadError('certificate', `${url.host} has an invalid certificate (${code}).`);
  return new TransferInterrupted('unreachable', `${url.host} is unreachable (${code}).`);
}
