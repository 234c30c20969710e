import { emailText } from '../accounts/emails/account-emails.ts';
import { FIELD_LABELS, type FieldKey } from '../colleges/attributes.ts';
import type { EmailDraft } from '../mail/email.ts';
import { PRODUCT } from '../shared/product.ts';
import type { CLOSED_STATUSES } from './data-issue.ts';

/** What the email about an answered report says. */
export interface AnsweredIssue {
  status: (typeof CLOSED_STATUSES)[number];
  /** The text of staff. */
  answer: string;
  field: FieldKey | null;
  college: { name: string; slug: string };
}

const OUTCOMES: Record<AnsweredIssue['status'], string> = {
  resolved: 'We have dealt with it.',
  rejected: 'We have looked at it and changed nothing.',
};

/**
 * To the reporter. It does not quote the report: visitors can give any address, so a quotation would let them send their own words
 * through us.
 */
export function issueAnsweredEmail(to: string, { status, answer, field, college }: AnsweredIssue, publicUrl: string): EmailDraft {
  const about = field === null ? college.name : `${FIELD_LABELS[field]} of ${college.name}`;
  return {
    kind: 'data-issue-answered',
    to,
    subject: `Your report to ${PRODUCT.name} was answered`,
    text: emailText(
      `Thank you for your report about this page: ${about}. ${OUTCOMES[status]} Our answer:`,
      answer.replaceAll(/^/gm, '> '),
      'The page of the college:',
      `${publicUrl}/colleges/${college.slug}`,
      `If you reported nothing to ${PRODUCT.name}, you can ignore this email.`,
    ),
  };
}
