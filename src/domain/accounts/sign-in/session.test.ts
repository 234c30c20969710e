import { networkPrefix } from './session.ts';

describe('the network prefix that a session stores', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2', '2001:db8:1:2::/64'],
    ['', ''],
  ])('%s becomes %s', (address, prefix) => {
    expect(networkPrefix(address)).toBe(prefix);
  });
});
