import { emailText } from '../accounts/emails/account-emails.ts';
import type { EmailDraft } from '../mail/email.ts';
import { PRODUCT } from '../shared/product.ts';

export interface DecidedListing {
  name: string;
  isApproved: boolean;
  /** The text of staff. */
  reason: string | null;
  /** The path of the page of the service. */
  path: string;
}

/** To the provider of a listing. */
export function listingDecidedEmail(to: string, { name, isApproved, reason, path }: DecidedListing, publicUrl: string): EmailDraft {
  const outcome = isApproved ? `We have published what you sent about ${name}.` : `We have not published what you sent about ${name}.`;
  const address = publicUrl + (isApproved ? path : '/profile?tab=services');
  return {
    kind: 'listing-decided',
    to,
    subject: `Your listing on ${PRODUCT.name}: our decision`,
    text: emailText(
      outcome,
      ...(reason === null ? [] : ['Our reason:', reason.replaceAll(/^/gm, '> ')]),
      isApproved ? 'Its page:' : 'You can change it and send it again:',
      address,
    ),
  };
}
