import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * Whom a request counts for: an IPv4 address, or the /64 of an IPv6 one, which is what one household has.
 *
 * `hops` says how many proxies of our own stand in front. Each adds to the right of X-Forwarded-For whom it heard from, so the entry
 * that many from the right is the client; whatever stands left of it was written by the client itself and is not believed. Requests
 * that came past the proxies count for the socket.
 */
export function clientNetwork({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, hops: number): string {
  return networkOf(forwarded(headers['x-forwarded-for'], hops) ?? socket.remoteAddress);
}

function forwarded(header: string | string[] | undefined, hops: number): string | undefined {
  if (hops === 0 || header === undefined) return undefined;
  const entry = [header].flat().join(',').split(',').at(-hops)?.trim() ?? '';
  const address = withoutPort(entry);
  return isIP(address) === 0 ? undefined : address;
}

/** Some proxies add the port: "203.0.113.7:1234", "[2001:db8::1]:1234". */
const withoutPort = (entry: string): string => /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, '$1');

/** The network of an address. */
export function networkOf(address = ''): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? first64Of(plain) : plain;
}

function first64Of(address: string): string {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const groups = head.split(':').filter((group) => group !== '');
  const last = tail?.split(':').filter((group) => group !== '') ?? [];
  const filled =
    tail === undefined ? groups : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0'), ...last];
  return filled
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}
