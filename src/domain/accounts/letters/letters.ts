import type { Letter } from '../../mail/letter.ts';
import { PRODUCT } from '../../shared/product.ts';

/**
 * The mails about accounts. They name nobody: what a person calls themselves would let anybody put words of their own into a mail
 * from us, by signing up with somebody else's address.
 */
export type LetterDraft = Omit<Letter, 'userId'>;

export function verifyEmailLetter(to: string, token: string, publicUrl: string): LetterDraft {
  return {
    kind: 'verify-email',
    to,
    subject: `Confirm your email address for ${PRODUCT.name}`,
    text: paragraphs(
      `Welcome to ${PRODUCT.name}. Open this link to confirm that this email address is yours:`,
      `${publicUrl}/verify-email?token=${token}`,
      'The link works once, for 24 hours.',
      `You did not sign up for ${PRODUCT.name}? Then you need not do anything.`,
    ),
  };
}

export function accountExistsLetter(to: string, publicUrl: string): LetterDraft {
  return {
    kind: 'account-exists',
    to,
    subject: `You already have an account at ${PRODUCT.name}`,
    text: paragraphs(
      `Somebody tried to sign up for ${PRODUCT.name} with this email address, which already has an account.`,
      'Was it you? Log in here:',
      `${publicUrl}/auth?tab=login`,
      'If you do not remember your password, choose a new one here:',
      `${publicUrl}/forgot-password`,
      'It was not you? Then you need not do anything. Your account has not changed.',
    ),
  };
}

/** `code` as it is kept, six digits; it is shown in two groups. */
export function resetPasswordLetter(to: string, code: string, publicUrl: string): LetterDraft {
  const shown = `${code.slice(0, 3)} ${code.slice(3)}`;
  return {
    kind: 'reset-password',
    to,
    subject: `${shown} is your code for a new ${PRODUCT.name} password`,
    text: paragraphs(
      `Your code to choose a new password for ${PRODUCT.name}:`,
      shown,
      'Enter it here within 15 minutes:',
      `${publicUrl}/forgot-password?step=code`,
      'Give this code to nobody. You did not ask for it? Then you need not do anything: your password stays as it is.',
    ),
  };
}

export function passwordChangedLetter(to: string, publicUrl: string): LetterDraft {
  return {
    kind: 'password-changed',
    to,
    subject: `Your ${PRODUCT.name} password was changed`,
    text: paragraphs(
      `The password of your ${PRODUCT.name} account was just changed, and other devices were signed out.`,
      'It was not you? Choose a new password now:',
      `${publicUrl}/forgot-password`,
    ),
  };
}

const paragraphs = (...texts: string[]): string => [...texts, PRODUCT.name].join('\n\n');
