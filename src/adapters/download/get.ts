import type { IncomingMessage } from 'node:http';
import { DomainError } from '../../domain/shared/domain-error.ts';
import { PRODUCT } from '../../domain/shared/product.ts';
import { connect, untilAborted } from './connect.ts';
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
    const target = { ...network.route(address), ...(network.ca !== undefined && { ca: network.ca }) };
    return await connect(url, target, { 'User-Agent': USER_AGENT, ...headers }, signal);
  } catch (error) {
    throw signal.aborted ? signal.reason : toDownloadError(error, url);
  }
}

function toDownloadError(error: unknown, url: URL): Error {
  if (error instanceof DomainError || error instanceof TransferInterrupted) return error;
  const code = codeOf(error);
  if (UNTRUSTED.test(code)) return downloadError('certificate', `${url.host} has an invalid certificate (${code}).`);
  return new TransferInterrupted('unreachable', `${url.host} is unreachable (${code}).`);
}
