import { isIPv6 } from 'node:net';

export interface Limit {
  calls: number;
  seconds: number;
}

const MAX_CALLERS = 20_000;
const EVERYBODY_ELSE = '*';

/**
 * Counts calls by caller in fixed windows. Counts live in this process: two processes allow twice as much, a restart forgets. That is
 * enough to keep a counter honest, not to guard a password. Memory is bounded: callers beyond the first many share one count.
 */
export function createRateLimiter({ calls, seconds }: Limit, now: () => number = () => performance.now()) {
  const counts = new Map<string, number>();
  let windowEnd = 0;

  return {
    /** 0 when the call may go on, else the seconds after which it may be tried again. */
    take(caller: string): number {
      const time = now();
      if (time >= windowEnd) {
        counts.clear();
        windowEnd = time + seconds * 1_000;
      }
      const key = counts.has(caller) || counts.size < MAX_CALLERS ? caller : EVERYBODY_ELSE;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count > calls ? Math.ceil((windowEnd - time) / 1_000) : 0;
    },
  };
}

/**
 * Whom a connection counts for: an IPv4 address, or the /64 of an IPv6 one, which is what one household has. Proxies are not believed,
 * because nothing says which of them is ours: behind one, all visitors are one caller.
 */
export function callerOf(address = ''): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? networkOf(plain) : plain;
}

function networkOf(address: string): string {
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
