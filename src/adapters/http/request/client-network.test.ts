import { clientNetwork, networkOf } from './client-network.ts';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    [undefined, ''],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the network of a client', () => {
  const SOCKET = '198.51.100.1';
  const behind = (hops: number, forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    return clientNetwork({ headers, socket: { remoteAddress: SOCKET } } as never, hops);
  };

  it('is that of the socket if there is no proxy of ours', () => {
    expect(behind(0, '203.0.113.7')).toBe(SOCKET);
  });

  it.each([
    [1, '203.0.113.7', '203.0.113.7'],
    [1, '10.0.0.1, 203.0.113.7', '203.0.113.7'],
    [2, '10.0.0.1, 203.0.113.7, 192.0.2.9', '203.0.113.7'],
    [1, '203.0.113.7:1234', '203.0.113.7'],
    [1, '[2001:db8:1:2::9]:1234', '2001:db8:1:2'],
    [1, '2001:db8:1:2::9', '2001:db8:1:2'],
  ])('behind %i proxies is that entry from the right of %s', (hops, forwarded, network) => {
    expect(behind(hops, forwarded)).toBe(network);
  });

  it.each([
    [1, undefined],
    [2, '203.0.113.7'],
    [1, 'unknown'],
    [1, '203.0.113.7, '],
    [1, '999.1.1.1'],
  ])('behind %i proxies is that of the socket for %s', (hops, forwarded) => {
    expect(behind(hops, forwarded)).toBe(SOCKET);
  });
});
