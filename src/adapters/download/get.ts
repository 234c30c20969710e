import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { DomainError } from '../../domain/shared/domain-error.ts';
import { PRODUCT } from '../../domain/shared/product.ts';
import { codeOf, Interrupted, refusal } from './faults.ts';
import { addressOf, guardUrl, type Network } from './network.ts';

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const USER_AGENT = `${PRODUCT.name} data import (unattended; a few public files a month)`;
/** Codes of OpenSSL and Node for a certificate that does not vouch for the host. */
const UNTRUSTED = /CERT|SIGNATURE|SELF_SIGNED|ERR_TLS/;

/**
 * Answers what an official host sends, its body unread. Redirects are followed by hand, each one checked as the first address was.
 * Throws `refused` where one leads astray, and `Interrupted` where the line breaks; at an abort whatever the signal gives as reason.
 */
export async function get(start: string, headers: Record<string, string>, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  let url = new URL(start);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    guardUrl(url, network);
    const response = await ask(url, headers, network, signal);
    if (!REDIRECTS.has(response.statusCode ?? 0)) return response;
    response.destroy();
    url = target(response.headers.location, url);
  }
  throw refusal('too-many-redirects', `${start} is redirected more than ${MAX_REDIRECTS} times.`);
}

function target(location: string | undefined, from: URL): URL {
  if (location === undefined || !URL.canParse(location, from)) throw refusal('redirect', `${from.href} is redirected to no address.`);
  return new URL(location, from);
}

async function ask(url: URL, headers: Record<string, string>, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  try {
    const address = await untilAborted(addressOf(url.hostname, network), signal);
    return await connect(url, address, headers, network, signal);
  } catch (fault) {
    throw signal.aborted ? signal.reason : named(fault, url);
  }
}

/** The connection goes to the address that was checked, whatever the name may answer a moment later. */
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
      // A connection of its own: one that is kept open could belong to a name that was resolved before.
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

function named(fault: unknown, url: URL): Error {
  if (fault instanceof DomainError || fault instanceof Interrupted) return fault;
  const code = codeOf(fault);
  if (UNTRUSTED.test(code)) return refusal('certificate', `${url.host} does not prove to be itself (${code}).`);
  return new Interrupted('unreachable', `${url.host} cannot be reached (${code}).`);
}
