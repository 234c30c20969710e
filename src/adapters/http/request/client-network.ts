import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * The network that a request counts for: an IPv4 address, or the /64 of an IPv6 address, which one household has.
 *
 * `hops` is the number of our own proxies. Each adds its peer's address to the right of X-Forwarded-For, so the client is the entry
 * `hops` from the right. The client itself wrote the entries to the left, so they are ignored. Without a valid entry, the socket's
 * address counts.
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
