import type { IncomingMessage } from 'node:http';
import { DomainError } from '../../domain/shared/domain-error.ts';
import { PRODUCT } from '../../domain/shared/product.ts';
import type { Visit } from '../../domain/services/link.ts';
import { connect, untilAborted } from './connect.ts';
import { codeOf } from './errors.ts';
import { addressOf, resolveHost } from './network.ts';

/** Network access of a visitor. Tests route addresses to their own server. */
export interface VisitorNetwork {
  resolve: (host: string) => Promise<readonly string[]>;
  route: (address: string, port: number) => { address: string; port: number };
  ca?: string;
  /** For one method with all its redirects. */
  timeoutMs: number;
}

const PUBLIC_NETWORK: VisitorNetwork = {
  resolve: resolveHost,
  route: (address, port) => ({ address, port }),
  timeoutMs: 15_000,
};
const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };
const HEADERS = { 'User-Agent': `${PRODUCT.name} link check (a few visits a month)` };
/** The resolver says that the name does not exist. */
const UNKNOWN_HOST = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Visits websites that other people named: http and https on their default ports, public addresses only, at each redirect. Asks with HEAD,
 * and with GET where that fails, because some servers answer HEAD wrongly. Reads no body.
 */
export function createLinkVisitor(network: VisitorNetwork = PUBLIC_NETWORK): (website: string) => Promise<Visit> {
  return async (website) => {
    const first = await attempt(website, 'HEAD', network);
    const isSettled = first.kind === 'answered' ? first.status < 400 : first.isLasting;
    return isSettled ? first : attempt(website, 'GET', network);
  };
}

async function attempt(website: string, method: 'GET' | 'HEAD', network: VisitorNetwork): Promise<Visit> {
  const signal = AbortSignal.timeout(network.timeoutMs);
  try {
    return await follow(new URL(website), method, network, signal);
  } catch (error) {
    if (signal.aborted) return failure(`no answer in ${Math.ceil(network.timeoutMs / 1_000)} s`);
    return failureOf(error);
  }
}

async function follow(start: URL, method: 'GET' | 'HEAD', network: VisitorNetwork, signal: AbortSignal): Promise<Visit> {
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const refusal = refusalOf(url);
    if (refusal !== undefined) return failure(refusal, true);
    const response = await send(url, method, network, signal);
    const { statusCode: status = 0, headers } = response;
    response.destroy();
    if (!REDIRECTS.has(status)) return { kind: 'answered', status, host: url.hostname };
    if (headers.location === undefined || !URL.canParse(headers.location, url.href)) return failure('redirects to no address', true);
    url = new URL(headers.location, url);
  }
  return failure(`more than ${MAX_REDIRECTS} redirects`, true);
}

/** Why a program must not go there, without a question to the network. */
function refusalOf({ protocol, port, username, password }: URL): string | undefined {
  if (!(protocol in PORTS)) return `leads to a ${protocol.slice(0, -1)} address`;
  if (port !== '') return `leads to port ${port}`;
  return username === '' && password === '' ? undefined : 'leads to an address with a password';
}

async function send(url: URL, method: 'GET' | 'HEAD', network: VisitorNetwork, signal: AbortSignal): Promise<IncomingMessage> {
  const checked = await untilAborted(addressOf(url.hostname, network), signal);
  const target = { ...network.route(checked, PORTS[url.protocol] ?? 443), ...(network.ca !== undefined && { ca: network.ca }) };
  return connect(url, target, HEADERS, signal, method);
}

const failure = (reason: string, isLasting = false): Visit => ({ kind: 'failed', reason, isLasting });

function failureOf(error: unknown): Visit {
  if (error instanceof DomainError) {
    return failure(error.code === 'download.private-address' ? 'leads to an address that is not public' : 'the host has no address', true);
  }
  const code = codeOf(error);
  return UNKNOWN_HOST.has(code) ? failure('the host is unknown', true) : failure(`cannot be reached (${code})`);
}
