import { isReservedUsername } from './reserved-usernames.ts';
import { USERNAME } from './sign-up.ts';

describe('a username', () => {
  it.each(['admin', 'Support', 'moderator', 'alma', 'root', 'help', 'STAFF', 'security', 'api'])('%s is reserved', (username) => {
    expect(isReservedUsername(username)).toBe(true);
  });

  it.each(['a.d.m.i.n', '_root_', 'adm1n', 'ADMlN', 'r00t', '5upp0rt', '4lma', 'al.ma'])('%s looks like a reserved one', (username) => {
    expect(isReservedUsername(username)).toBe(true);
  });

  it.each(['alma.support', 'TeamAlma', 'alma_official', '4lma.4dmin'])('%s is reserved, with the name of the product', (username) => {
    expect(isReservedUsername(username)).toBe(true);
  });

  it.each(['ada', 'alma.mater', 'alma1815', 'almarosa', 'badminton', 'rootsy', 'helper', 'apiarist', 'salma', 'constructor', '__proto__'])(
    '%s is free',
    (username) => {
      expect(isReservedUsername(username)).toBe(false);
    },
  );

  it.each(['...', '___', '._.'])('must not be %s, without a letter or digit', (username) => {
    expect(USERNAME.test(username)).toBe(false);
  });

  it.each(['_1_', 'a..', '007'])('may be %s', (username) => {
    expect(USERNAME.test(username)).toBe(true);
  });
});
