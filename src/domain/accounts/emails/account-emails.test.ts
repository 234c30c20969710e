import type { User } from '../user.ts';
import { accountExistsEmail, passwordChangedEmail, RESET_CODE_SECONDS, resetPasswordEmail, verifyAddressEmail } from './account-emails.ts';
import { addressChangedEmail, addressInUseEmail, confirmNewAddressEmail, newAddressAskedEmail } from './new-address-emails.ts';
import { accessRequestEmail, roleChangedEmail } from './staff-emails.ts';

const TO = 'ada@example.edu';
const SITE = 'https://alma.example';
const user = { firstName: 'Bob', lastName: 'Babbage', username: 'bob', email: 'bob@example.edu', accountType: 'staff' } as User;

describe('emails about accounts', () => {
  it('show a code in two groups, and link to the page that takes it', () => {
    const { subject, text, kind, to } = resetPasswordEmail(TO, '012345', SITE);
    expect([kind, to, subject]).toEqual(['reset-password', TO, 'Your Alma password reset code']);
    expect(text).toContain('\n\n012 345\n\n');
    expect(text).toContain('\nhttps://alma.example/forgot-password?step=code\n');
    expect(text).toContain(`within ${RESET_CODE_SECONDS / 60} minutes`);
  });

  it('put the link with the token on a line of its own', () => {
    const { kind, text } = verifyAddressEmail(TO, 'abc_-123', SITE);
    expect(kind).toBe('verify-email');
    expect(text.split('\n')).toContain('https://alma.example/verify-email?token=abc_-123');
  });

  it('tell the owner of a taken address how to sign in', () => {
    const { kind, text } = accountExistsEmail(TO, SITE);
    expect(kind).toBe('account-exists');
    expect(text.split('\n')).toEqual(
      expect.arrayContaining(['https://alma.example/auth?tab=login', 'https://alma.example/forgot-password']),
    );
  });

  it('warn the owner after a password change', () => {
    expect(passwordChangedEmail(TO, SITE)).toMatchObject({ kind: 'password-changed', to: TO, subject: 'Your Alma password was changed' });
  });

  it('quote the message of an access request and say how to give access', () => {
    const { text } = accessRequestEmail(TO, { user, note: 'Please.\nIt is urgent.', howToPromote: 'press the button.' });
    expect(text).toContain('\n> Please.\n> It is urgent.\n');
    expect(text).toContain('To give access, press the button.');
  });

  it('link only to this site, and have one line of subject', () => {
    const emails = [
      verifyAddressEmail(TO, 't', SITE),
      accountExistsEmail(TO, SITE),
      resetPasswordEmail(TO, '123456', SITE),
      passwordChangedEmail(TO, SITE),
      confirmNewAddressEmail(TO, 't', SITE),
      addressInUseEmail(TO, SITE),
      newAddressAskedEmail(TO, SITE),
      addressChangedEmail(TO),
      accessRequestEmail(TO, { user, note: '', howToPromote: 'press the button.' }),
      roleChangedEmail(TO, { user, before: 'student' }),
    ];
    for (const { subject, text } of emails) {
      expect(subject).toMatch(/^\P{Cc}{1,78}$/u);
      for (const [link] of text.matchAll(/\w+:\/\/\S+/g)) expect(link).toMatch(/^https:\/\/alma\.example\//);
    }
  });
});
