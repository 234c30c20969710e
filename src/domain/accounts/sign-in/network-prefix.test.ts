import { networkPrefix } from './network-prefix.ts';

describe('what a session keeps of its address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2', '2001:db8:1:2::/64'],
    ['', ''],
  ])('%s becomes %s', (address, prefix) => {
    expect(networkPrefix(address)).toBe(prefix);
  });
});
