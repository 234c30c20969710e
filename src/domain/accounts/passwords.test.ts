import fc from 'fast-check';
import { DomainError } from '../shared/domain-error.ts';
import { createSpellingCheck } from './password-spellings.ts';
import { passwordFault, refusePassword } from './passwords.ts';

const ADA = { email: 'ada.lovelace@example.edu', username: 'countess', firstName: 'Ada', lastName: 'Lovelace' };
const isCommon = (password: string) => password.toLowerCase() === 'password';
const RULES = { minLength: 8, isCommon, isSpelling: createSpellingCheck(isCommon) };
const faultOf = (password: string, rules = RULES) => passwordFault(password, ADA, rules);

const SHORT = 'At least 8 characters';
const COMMON = 'This password is too common. Choose another one';
const PATTERN = 'This password repeats the same characters or follows a sequence. Choose another one';
const OWN = 'Choose a password that is not made of your name, username or email address, or of words like Alma and college';

describe('a new password', () => {
  it.each(['correct horse battery', 'ñandú-zürich', '12 34 56 78', 'tall teapot '.repeat(21), 'Ada likes long walks'])(
    'may be %j',
    (password) => {
      expect(faultOf(password)).toBeUndefined();
    },
  );

  it('is measured in characters, not in bytes or UTF-16 units', () => {
    expect(faultOf('🐴🦊🐻🐼🐨🐯🦁')).toBe(SHORT);
    expect(faultOf('🐴🦊🐻🐼🐨🐯🦁🐮')).toBeUndefined();
    expect(faultOf('correct horse', { ...RULES, minLength: 15 })).toBe('At least 15 characters');
  });

  it.each(['password', 'PassWord', 'P@ssword1', 'Passw0rd!', 'pa$$w0rd2026', 'p4ssword!!!!!!'])(
    'is refused when it is common, as %j',
    (password) => {
      expect(faultOf(password)).toBe(COMMON);
    },
  );

  it.each(['00000000', '87654321', 'abcabcabc', 'almaalma', '        '])('is refused when it is a pattern, as %j', (password) => {
    expect(faultOf(password)).toBe(PATTERN);
  });

  it.each(['summer2026', 'Summ3r!!', 'fr1day13', 'december24.'])('is refused when it is a time of the year, as %j', (password) => {
    expect(faultOf(password)).toBe(COMMON);
  });

  it.each(['passw0rd of my horse', 'password1234567', 'summer2026 at the lake', 'fallingstar9'])('may be %j', (password) => {
    expect(faultOf(password)).toBeUndefined();
  });

  it.each(['collegelife', 'MyCollege', 'StudentAlma1', 'universitypassw0rd'])(
    'is refused when it is made of the subject, as %j',
    (password) => {
      expect(faultOf(password)).toBe(OWN);
    },
  );

  it.each(['alma1234', 'Alma-Alma', 'almaPassword', 'my alma 1'])(
    'is refused when it consists of the name of the product, as %j',
    (password) => {
      expect(faultOf(password)).toBe(OWN);
    },
  );

  it.each(['lovelace12121212', 'Ada87654321'])('is refused when it adds a pattern to the name of its owner, as %j', (password) => {
    expect(faultOf(password)).toBe(OWN);
  });

  it.each(['ada.lovelace@example.edu', 'ADA.Lovelace', 'countess', 'Countess1815', 'lovelaceada', 'Ada-Lovelace', 'lovelacePassword'])(
    'is refused when it consists of the name, username or address of its owner, as %j',
    (password) => {
      expect(faultOf(password)).toBe(OWN);
    },
  );

  it('may contain a very short name', () => {
    expect(passwordFault('albatross', { ...ADA, firstName: 'Al' }, RULES)).toBeUndefined();
  });

  it('is checked for any name', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string({ maxLength: 50 }), (password, username, firstName) => {
        const fault = passwordFault(password, { ...ADA, username, firstName }, RULES);
        expect([undefined, SHORT, COMMON, PATTERN, OWN]).toContain(fault);
        if (fault === undefined) expect(Array.from(password).length).toBeGreaterThanOrEqual(8);
      }),
    );
  });

  it('is refused with the fault at its field', () => {
    const refusal = refusalOf(() => refusePassword('next', 'short', ADA, RULES));
    expect(refusal).toMatchObject({
      kind: 'invalid',
      code: 'password.weak',
      message: `${SHORT}.`,
      faults: [{ path: 'next', message: SHORT }],
    });
  });
});

function refusalOf(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return error;
  }
  return undefined;
}
