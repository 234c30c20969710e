import { BlockList, isIP } from 'node:net';

/** The special-purpose blocks of IANA's registry for IPv4: nothing an official host is reached at. */
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
 * Global unicast is the one block of IPv6 that hosts are reached at. Everything else is refused unnamed: loopback, link-local, unique
 * local, multicast, IPv4 in disguise (`::ffff:…`) and behind a translator (`64:ff9b::…`).
 */
const GLOBAL_V6: readonly [string, number][] = [['2000::', 3]];
/** Inside it: protocol assignments with Teredo, documentation, and 6to4, which carries an IPv4 address. */
const SPECIAL_V6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

// One list a family: Node compares across families where a list holds both.
const specialV4 = listOf(SPECIAL_V4, 'ipv4');
const globalV6 = listOf(GLOBAL_V6, 'ipv6');
const specialV6 = listOf(SPECIAL_V6, 'ipv6');

function listOf(blocks: readonly [string, number][], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of blocks) list.addSubnet(network, prefix, family);
  return list;
}

/** True for an address of the public internet; false for every other one, and for text that is no address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !specialV4.check(address, 'ipv4');
  // A zone ("%eth0") belongs to an address of the own network.
  if (family === 6 && !address.includes('%')) return globalV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6');
  return false;
}
