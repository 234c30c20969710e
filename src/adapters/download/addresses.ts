import { BlockList, isIP } from 'node:net';

/** The special-purpose IPv4 blocks in IANA's registry. */
const SPECIAL_V4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/**
 * IPv6 global unicast. Every other address is rejected: loopback, link-local, unique local, multicast, IPv4-mapped (`::ffff:…`) and
 * IPv4-translated (`64:ff9b::…`).
 */
const GLOBAL_V6: readonly [string, number][] = [['2000::', 3]];
/** Special blocks inside it: protocol assignments with Teredo, documentation, and 6to4. */
const SPECIAL_V6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

// One list per family, because Node compares across families in a mixed list.
const specialV4 = listOf(SPECIAL_V4, 'ipv4');
const globalV6 = listOf(GLOBAL_V6, 'ipv6');
const specialV6 = listOf(SPECIAL_V6, 'ipv6');

function listOf(blocks: readonly [string, number][], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of blocks) list.addSubnet(network, prefix, family);
  return list;
}

/** Whether a text is an address of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !specialV4.check(address, 'ipv4');
  // An address with a zone ("%eth0") is link-local.
  if (family === 6 && !address.includes('%')) return globalV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6');
  return false;
}
