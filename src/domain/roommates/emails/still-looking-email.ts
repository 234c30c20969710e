import { emailText } from '../../accounts/emails/account-emails.ts';
import type { EmailDraft } from '../../mail/email.ts';
import { PRODUCT } from '../../shared/product.ts';

/** To a person who has not used the roommate part for some weeks, once. */
export function stillLookingEmail(to: string, { daysLeft }: { daysLeft: number }, publicUrl: string): EmailDraft {
  return {
    kind: 'roommate-still-looking',
    to,
    subject: `Are you still looking for a roommate on ${PRODUCT.name}?`,
    text: emailText(
      'You have not looked at roommates for some weeks.',
      'If you are still looking, open this page. Nothing else is necessary:',
      `${publicUrl}/roommates`,
      `If you found a roommate, you can say so there. Otherwise other people stop seeing your profile in ${daysLeft} days. You can show it again at any time.`,
    ),
  };
}
