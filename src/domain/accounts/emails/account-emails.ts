import type { EmailDraft } from '../../mail/email.ts';
import { PRODUCT } from '../../shared/product.ts';
import { HOUR, MINUTE } from '../../shared/time.ts';

/**
 * Emails to the owner of an address. They contain no name: a name is free text, and anyone can sign up with another person's address,
 * so a name would let them send their own words through us.
 */

/** The texts below name both lifetimes. */
export const VERIFICATION_SECONDS = 24 * HOUR;
export const RESET_CODE_SECONDS = 10 * MINUTE;

export function verifyAddressEmail(to: string, token: string, publicUrl: string): EmailDraft {
  return {
    kind: 'verify-email',
    to,
    subject: `Confirm your email address for ${PRODUCT.name}`,
    text: emailText(
      `Welcome to ${PRODUCT.name}! Please open this link to confirm your email address:`,
      `${publicUrl}/verify-email?token=${token}`,
      'The link works once and expires in 24 hours.',
      `If you didn't sign up for ${PRODUCT.name}, you can ignore this email.`,
    ),
  };
}

export function accountExistsEmail(to: string, publicUrl: string): EmailDraft {
  return {
    kind: 'account-exists',
    to,
    subject: `You already have an ${PRODUCT.name} account`,
    text: emailText(
      `Someone tried to sign up for ${PRODUCT.name} with this email address, but it already has an account.`,
      'If it was you, sign in here:',
      `${publicUrl}/auth?tab=login`,
      'If you forgot your password, choose a new one here:',
      `${publicUrl}/forgot-password`,
      "If this wasn't you, you can ignore this email. Your account has not changed.",
    ),
  };
}

/** @param code - six digits; the email shows them in two groups */
export function resetPasswordEmail(to: string, code: string, publicUrl: string): EmailDraft {
  const shown = `${code.slice(0, 3)} ${code.slice(3)}`;
  return {
    kind: 'reset-password',
    to,
    subject: `Your ${PRODUCT.name} password reset code`,
    text: emailText(
      `Use this code to choose a new ${PRODUCT.name} password:`,
      shown,
      'Enter it here within 10 minutes:',
      `${publicUrl}/forgot-password?step=code`,
      "Never share this code. If you didn't ask for it, you can ignore this email. Your password has not changed.",
    ),
  };
}

export function passwordChangedEmail(to: string, publicUrl: string): EmailDraft {
  return {
    kind: 'password-changed',
    to,
    subject: `Your ${PRODUCT.name} password was changed`,
    text: emailText(
      `The password of your ${PRODUCT.name} account was just changed, and your other devices were signed out.`,
      "If this wasn't you, choose a new password now:",
      `${publicUrl}/forgot-password`,
    ),
  };
}

/** The paragraphs, signed with the name of the product. */
export const emailText = (...paragraphs: string[]): string => [...paragraphs, PRODUCT.name].join('\n\n');
