import type { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import { networkOf } from './client-network.ts';

/** Enough for a school behind one address, and far below the limit of the server. */
const PER_NETWORK = 200;

/** Private networks: proxies and tools there serve many people. */
const PRIVATE = new BlockList();
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('127.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addSubnet('::1', 128, 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

const UNCOUNTED = 'alma-uncounted';

/** Stops counting a connection: an event stream stays open as long as a page, and many people of one campus have one address. */
export const uncount = (socket: EventEmitter): void => void socket.emit(UNCOUNTED);

/** Closes new connections of a network that has too many, so that no single network can use all of them. */
export function limitConnections(server: Pick<Server, 'on'>, max = PER_NETWORK): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isPrivate(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    let isCounted = true;
    const release = () => {
      if (!isCounted) return;
      isCounted = false;
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    };
    socket.once('close', release).once(UNCOUNTED, release);
    if (count > max) socket.destroy();
  });
}

function isPrivate(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return PRIVATE.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
