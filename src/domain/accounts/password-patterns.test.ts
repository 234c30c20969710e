import fc from 'fast-check';
import { isPattern } from './password-patterns.ts';

const ROWS = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const longEnough = fc.integer({ min: 8, max: 60 });
const characters = fc.string({ unit: 'binary', minLength: 1, maxLength: 4 });

/** The first `length` characters of an endless repetition. */
const repeated = (piece: string, length: number) => {
  const parts = Array.from(piece);
  return Array.from({ length }, (_, index) => parts[index % parts.length]).join('');
};
const reversed = (text: string) => Array.from(text).reverse().join('');

describe('a password is a pattern', () => {
  it.each(['00000000', '88888888', '12121212', 'aaaaaaaa', 'abcabcabc', 'qweqweqwe', '        ', 'aabbaabc', '🐴🐴🐴🐴🐴🐴🐴🐴'])(
    'with fewer than four different characters: %j',
    (password) => {
      expect(isPattern(password)).toBe(true);
    },
  );

  it.each(['almaalma', 'AlmaaLMA', 'abcdabcdab', '1a2b1a2b1', 'horshorshors'])('as a repetition of a short piece: %j', (password) => {
    expect(isPattern(password)).toBe(true);
  });

  it.each(['87654321', '0123456789', '1234567890', 'abcdefgh', 'zyxwvuts', 'QWERTYUI', 'lkjhgfdsa', 'wxyzabcd', '!@#$%^&*', 'azertyuiop'])(
    'as a sequence: %j',
    (password) => {
      expect(isPattern(password)).toBe(true);
    },
  );

  it.each(['abcd1234', '1234qwer', 'abcdefg1', 'qwertyuiopasdfghjkl', '12345678x', 'aaaa6789', '12344321'])(
    'as two sequences: %j',
    (password) => {
      expect(isPattern(password)).toBe(true);
    },
  );

  it.each(['correct horse battery', 'tall teapot', 'abcd1234efgh', 'ñandú-zürich', '12 34 56 78', 'almanacs', 'zvpq8 1mwl'])(
    'and %j is not',
    (password) => {
      expect(isPattern(password)).toBe(false);
    },
  );

  it('whatever piece it repeats', () => {
    fc.assert(fc.property(characters, longEnough, (piece, length) => expect(isPattern(repeated(piece, length))).toBe(true)));
  });

  it('wherever the sequence starts, and in both directions', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ROWS), fc.nat(25), longEnough, fc.boolean(), (row, start, length, isDown) => {
        const endless = repeated(isDown ? reversed(row) : row, start + length);
        expect(isPattern(endless.slice(start))).toBe(true);
      }),
    );
  });

  it('only if each of its beginnings is one', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1', '2', '3'), minLength: 1, maxLength: 12 }), (password) => {
        if (isPattern(password)) expect(isPattern(password.slice(0, -1))).toBe(true);
      }),
    );
  });
});
