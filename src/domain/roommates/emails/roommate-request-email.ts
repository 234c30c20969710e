import { emailText } from '../../accounts/emails/account-emails.ts';
import type { EmailDraft } from '../../mail/email.ts';
import { PRODUCT } from '../../shared/product.ts';
import { REQUEST_DAYS } from '../profile.ts';

/** To a person who got a request. It quotes nothing of the profile, because other people read emails on locked screens. */
export function roommateRequestEmail(to: string, { fromName }: { fromName: string }, publicUrl: string): EmailDraft {
  return {
    kind: 'roommate-request',
    to,
    subject: `A roommate request waits for you on ${PRODUCT.name}`,
    text: emailText(
      `${fromName} would like to be your roommate.`,
      'Look at the profile and answer here:',
      `${publicUrl}/roommates/requests`,
      `The request is open for ${REQUEST_DAYS} days. You can switch these emails off in your profile, under "Messages and safety".`,
    ),
  };
}
