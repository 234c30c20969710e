import { EventEmitter } from 'node:events';
import { limitConnections } from './connection-limit.ts';

function startCapped(most: number) {
  const server = new EventEmitter();
  limitConnections(server as never, most);
  return (remoteAddress: string | undefined) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, isCut: false, destroy: () => void (socket.isCut = true) });
    server.emit('connection', socket);
    return socket;
  };
}

describe('connections', () => {
  it('of one network are limited, and a closed one frees its place', () => {
    const connect = startCapped(2);
    const [first, second, third] = [connect('203.0.113.7'), connect('::ffff:203.0.113.7'), connect('203.0.113.7')];
    expect([first.isCut, second.isCut, third.isCut]).toEqual([false, false, true]);
    expect(connect('203.0.113.8').isCut).toBe(false);
    first.emit('close');
    third.emit('close');
    expect([connect('203.0.113.7').isCut, connect('203.0.113.7').isCut]).toEqual([false, true]);
  });

  it('of one IPv6 /64 are counted together', () => {
    const connect = startCapped(1);
    expect([connect('2001:db8:1:2::1').isCut, connect('2001:db8:1:2::2').isCut, connect('2001:db8:1:3::1').isCut]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it.each(['127.0.0.1', '::1', '::ffff:10.1.2.3', '192.168.1.1', '172.20.0.5', 'fd00::1', 'fe80::1%eth0'])(
    'of private networks are not counted: %s',
    (address) => {
      const connect = startCapped(0);
      expect(connect(address).isCut).toBe(false);
    },
  );
});
