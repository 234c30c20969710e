import { accountExistsLetter, passwordChangedLetter, resetPasswordLetter, verifyEmailLetter } from './letters.ts';

const TO = 'ada@example.edu';
const SITE = 'https://alma.example';

describe('letters about accounts', () => {
  it('show a code in two groups, and where to enter it', () => {
    const { subject, text, kind, to } = resetPasswordLetter(TO, '012345', SITE);
    expect([kind, to, subject]).toEqual(['reset-password', TO, '012 345 is your code for a new Alma password']);
    expect(text).toContain('\n\n012 345\n\n');
    expect(text).toContain('\nhttps://alma.example/forgot-password?step=code\n');
  });

  it('carry the token that proves an address in a link of its own line', () => {
    const { kind, text } = verifyEmailLetter(TO, 'abc_-123', SITE);
    expect(kind).toBe('verify-email');
    expect(text.split('\n')).toContain('https://alma.example/verify-email?token=abc_-123');
  });

  it('tell an owner how to get in when somebody signs up with their address', () => {
    const { kind, text } = accountExistsLetter(TO, SITE);
    expect(kind).toBe('account-exists');
    expect(text.split('\n')).toEqual(
      expect.arrayContaining(['https://alma.example/auth?tab=login', 'https://alma.example/forgot-password']),
    );
  });

  it('warn an owner of a password they did not change', () => {
    expect(passwordChangedLetter(TO, SITE)).toMatchObject({ kind: 'password-changed', to: TO, subject: 'Your Alma password was changed' });
  });

  it('link to no other site, and hold one line of subject', () => {
    const letters = [
      verifyEmailLetter(TO, 't', SITE),
      accountExistsLetter(TO, SITE),
      resetPasswordLetter(TO, '123456', SITE),
      passwordChangedLetter(TO, SITE),
    ];
    for (const { subject, text } of letters) {
      expect(subject).toMatch(/^\P{Cc}{1,78}$/u);
      for (const [link] of text.matchAll(/\w+:\/\/\S+/g)) expect(link).toMatch(/^https:\/\/alma\.example\//);
    }
  });
});
