import { PRODUCT } from '../../shared/product.ts';
import type { LetterDraft } from './letters.ts';

/** The mails of a change of address; like all others they name nobody. */

export function confirmNewEmailLetter(to: string, token: string, publicUrl: string): LetterDraft {
  return {
    kind: 'confirm-new-email',
    to,
    subject: `Confirm your new email address for ${PRODUCT.name}`,
    text: paragraphs(
      `Open this link to use this email address for your ${PRODUCT.name} account from now on:`,
      `${publicUrl}/verify-email?token=${token}`,
      'The link works once, for 24 hours. Then you log in again, with this address and the password you have.',
      'You did not ask for this? Then you need not do anything: this address stays as it is.',
    ),
  };
}

/** To somebody whose address another account wanted. */
export function addressInUseLetter(to: string, publicUrl: string): LetterDraft {
  return {
    kind: 'account-exists',
    to,
    subject: `This email address already has an account at ${PRODUCT.name}`,
    text: paragraphs(
      `Somebody wanted to use this email address for their ${PRODUCT.name} account. It already belongs to another account, so nothing was changed.`,
      'Was it you? Log in to the account that has it:',
      `${publicUrl}/auth?tab=login`,
      'If you do not remember its password, choose a new one here:',
      `${publicUrl}/forgot-password`,
      'It was not you? Then you need not do anything.',
    ),
  };
}

/** To the address before. */
export function emailChangedLetter(to: string): LetterDraft {
  return {
    kind: 'email-changed',
    to,
    subject: `Your ${PRODUCT.name} account has a new email address`,
    text: paragraphs(
      `Your ${PRODUCT.name} account was moved to another email address, with your password and a link that was sent there. This address can no longer be used to log in.`,
      'All devices were signed out.',
      'It was not you? Then somebody knows your password: change it wherever else you use it.',
    ),
  };
}

const paragraphs = (...texts: string[]): string => [...texts, PRODUCT.name].join('\n\n');
