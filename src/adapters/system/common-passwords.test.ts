import { createRequire } from 'node:module';
import { passwordFault } from '../../domain/accounts/passwords.ts';
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

describe('the rules for a new password, with this list', () => {
  const ADA = { email: 'ada.lovelace@example.edu', username: 'countess', firstName: 'Ada', lastName: 'Lovelace' };
  const isAccepted = (password: string) => passwordFault(password, ADA, { minLength: 8, isCommon }) === undefined;

  it('refuse the 3,000 most used passwords of eight or more characters', () => {
    const path = '@zxcvbn-ts/language-common/src/passwords.json';
    const mostUsed = (createRequire(import.meta.url)(path) as string[]).filter(({ length }) => length >= 8).slice(0, 3_000);
    expect(mostUsed).toHaveLength(3_000);
    expect(mostUsed.filter(isAccepted)).toEqual([]);
    expect(mostUsed.map((password) => password.toUpperCase()).filter(isAccepted)).toEqual([]);
  });

  it('refuse those that the list leaves out, because they are patterns', () => {
    const patterns = ['00000000', '88888888', '87654321', '0123456789', '12121212', 'aaaaaaaa', 'abcdefgh', 'abcabcabc', 'qweqweqwe'];
    const others = ['987654321', 'asdasdasd', '!@#$%^&*', '        ', 'alma1234', 'almaalma'];
    expect([...patterns, ...others].filter(isCommon)).toEqual([]);
    expect([...patterns, ...others].filter(isAccepted)).toEqual([]);
  });
});
