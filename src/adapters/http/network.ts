import { isIPv6 } from 'node:net';

/**
 * Whom a connection counts for: an IPv4 address, or the /64 of an IPv6 one, which is what one household has. Proxies are not believed,
 * because nothing says which of them is ours: behind one, all visitors are one caller.
 */
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
