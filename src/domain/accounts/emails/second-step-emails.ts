import type { EmailDraft } from '../../mail/email.ts';
import { PRODUCT } from '../../shared/product.ts';
import { emailText } from './account-emails.ts';

/** What happened to a second step. */
type SecondStepNews = 'on' | 'app-added' | 'app-removed' | 'passkey-added' | 'passkey-removed' | 'off' | 'reset' | 'recovery-code';

const NEWS: Record<SecondStepNews, string> = {
  on: `Signing in to your ${PRODUCT.name} account now takes a second step, and your other devices were signed out.`,
  'app-added': `An authenticator app was added to your ${PRODUCT.name} account. It can be the second step of signing in.`,
  'app-removed': `The authenticator app of your ${PRODUCT.name} account was removed. Your passkeys stay.`,
  'passkey-added': `A passkey was added to your ${PRODUCT.name} account. It can be the second step of signing in.`,
  'passkey-removed': `A passkey of your ${PRODUCT.name} account was removed. Signing in still takes a second step.`,
  off: `The second step for signing in to your ${PRODUCT.name} account was turned off.`,
  reset: `An operator of ${PRODUCT.name} removed the second step of your account and signed it out everywhere.`,
  'recovery-code': `Someone signed in to your ${PRODUCT.name} account, or changed it, with one of your recovery codes.`,
};

export function secondStepEmail(to: string, news: SecondStepNews, publicUrl: string): EmailDraft {
  return {
    kind: 'second-step',
    to,
    subject: `The second step of your ${PRODUCT.name} account`,
    text: emailText(NEWS[news], "If this wasn't you, choose a new password now. It ends every session:", `${publicUrl}/forgot-password`),
  };
}
