import { createCommonPasswords } from './common-passwords.ts';

const isCommon = createCommonPasswords();

describe('the list of common passwords', () => {
  it.each(['password', 'Password1', 'iloveyou', '123456789', 'QWERTYUIOP', 'football1'])('has %s', (password) => {
    expect(isCommon(password)).toBe(true);
  });

  it.each(['correct horse battery', '', 'constructor', '__proto__', 'zvpq8 1mwl'])('does not have %j', (password) => {
    expect(isCommon(password)).toBe(false);
  });
});
