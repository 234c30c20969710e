import { emailText } from '../accounts/emails/account-emails.ts';
import type { EmailDraft } from '../mail/email.ts';
import { PRODUCT } from '../shared/product.ts';

interface Waiting {
  /** First name and initial. */
  fromName: string;
  conversationId: number;
  /** The person has not written before. */
  isRequest: boolean;
}

/** To a person who has not read a message. It does not quote the message, because other people read emails on locked screens. */
export function messageWaitingEmail(to: string, { fromName, conversationId, isRequest }: Waiting, publicUrl: string): EmailDraft {
  return {
    kind: 'message-waiting',
    to,
    subject: `A message waits for you on ${PRODUCT.name}`,
    text: emailText(
      isRequest ? `${fromName} wants to message you.` : `${fromName} sent you a message.`,
      'Read it here:',
      `${publicUrl}/messages?c=${conversationId}`,
      'We send at most one such email a day for each conversation. You can switch them off in your profile, under "Messages and safety".',
    ),
  };
}
