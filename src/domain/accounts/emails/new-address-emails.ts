import type { EmailDraft } from '../../mail/email.ts';
import { PRODUCT } from '../../shared/product.ts';
import { emailText } from './account-emails.ts';

/** Emails about a change of address. Like all account emails, they contain no name. */

export function confirmNewAddressEmail(to: string, token: string, publicUrl: string): EmailDraft {
  return {
    kind: 'confirm-new-email',
    to,
    subject: `Confirm your new email address for ${PRODUCT.name}`,
    text: emailText(
      `Please open this link to use this email address for your ${PRODUCT.name} account:`,
      `${publicUrl}/verify-email?token=${token}`,
      'The link works once and expires in 24 hours. Afterwards, sign in with this address and your current password.',
      "If you didn't ask for this, you can ignore this email. Nothing will change.",
    ),
  };
}

/** To the owner of an address that another account asked for. */
export function addressInUseEmail(to: string, publicUrl: string): EmailDraft {
  return {
    kind: 'account-exists',
    to,
    subject: `This email address already has an ${PRODUCT.name} account`,
    text: emailText(
      `Someone tried to use this email address for their ${PRODUCT.name} account. It already belongs to another account, so nothing was changed.`,
      'If it was you, sign in to the account that has this address:',
      `${publicUrl}/auth?tab=login`,
      'If you forgot its password, choose a new one here:',
      `${publicUrl}/forgot-password`,
      "If this wasn't you, you can ignore this email.",
    ),
  };
}

/** To the current address, as soon as somebody asks for another one. */
export function newAddressAskedEmail(to: string, publicUrl: string): EmailDraft {
  return {
    kind: 'email-change-asked',
    to,
    subject: `A new email address was requested for your ${PRODUCT.name} account`,
    text: emailText(
      `Someone with the password of your ${PRODUCT.name} account asked for another email address. Your address changes when the link that we sent to the new one is opened.`,
      'If it was you, you do not need to do anything here.',
      "If this wasn't you, choose a new password now. This cancels the change and signs out every device:",
      `${publicUrl}/forgot-password`,
    ),
  };
}

/** To the previous address. */
export function addressChangedEmail(to: string): EmailDraft {
  return {
    kind: 'email-changed',
    to,
    subject: `Your ${PRODUCT.name} account has a new email address`,
    text: emailText(
      `The email address of your ${PRODUCT.name} account was changed. The change needed your password and a link sent to the new address. You can no longer sign in with the old address, which received this email.`,
      'All devices were signed out.',
      "If this wasn't you, someone knows your password. Change it everywhere you use it.",
    ),
  };
}
