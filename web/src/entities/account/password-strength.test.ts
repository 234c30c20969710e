import fc from 'fast-check';
import { strengthOf } from './password-strength.ts';

describe('the strength of a password', () => {
  it.each([
    ['', undefined],
    ['1234567', 'Too short: one more character'],
    ['short', 'Too short: 3 more characters'],
    ['12345678901234567890', 'Weak'],
    ['horshorshorshors', 'Weak'],
    ['8305729164', 'Weak'],
    ['83057291640258371946', 'Fair'],
    ['aaaaaaaaaaaaaaaaaaaaaaaa', 'Weak'],
    ['password', 'Weak'],
    ['tall teapot', 'Fair'],
    ['tall blue teapot', 'Strong'],
    ['🦊🐻🐼🐨', 'Too short: 4 more characters'],
  ])('%j: %s', (password, word) => {
    expect(strengthOf(password)?.word).toBe(word);
  });

  it('never falls while typing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1 }), fc.string({ unit: 'grapheme-ascii' }), (start, more) => {
        expect(strengthOf(start + more)?.level).toBeGreaterThanOrEqual(strengthOf(start)?.level ?? 0);
      }),
    );
  });
});
