import type { Server } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import { networkOf } from './network.ts';

/** Enough for a school behind one address; far too few to hold all sockets. */
const PER_NETWORK = 200;

/** This machine and its own network, where proxies and tools stand that speak for many. */
const OWN = new BlockList();
OWN.addSubnet('10.0.0.0', 8);
OWN.addSubnet('127.0.0.0', 8);
OWN.addSubnet('172.16.0.0', 12);
OWN.addSubnet('192.168.0.0', 16);
OWN.addSubnet('::1', 128, 'ipv6');
OWN.addSubnet('fc00::', 7, 'ipv6');
OWN.addSubnet('fe80::', 10, 'ipv6');

/** Hangs up on a network that holds too many connections at once, so that no single one can hold all of them. */
export function capConnections(server: Pick<Server, 'on'>, most = PER_NETWORK): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isOwn(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    if (count > most) socket.destroy();
  });
}

function isOwn(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return OWN.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
