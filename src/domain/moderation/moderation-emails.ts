import { emailText } from '../accounts/emails/account-emails.ts';
import type { EmailDraft } from '../mail/email.ts';
import { PRODUCT } from '../shared/product.ts';
import { outcomeLine, type ReportOutcome } from './notice-texts.ts';
import type { FiledKind } from './report.ts';

/** Where a person reads notices and the outcomes of reports. */
export const NOTICES_PATH = '/profile?tab=messages';
/** Where a person who cannot sign in appeals. The secret comes after it. */
const APPEAL_PATH = '/appeal#token=';

/**
 * To the person whom staff decided about. The texts contain nothing that people wrote.
 * @param appealToken - for people who cannot sign in any more
 */
export const noticeEmail = (to: string, text: string, publicUrl: string, appealToken?: string): EmailDraft => ({
  kind: 'moderation-notice',
  to,
  subject: `A notice about your ${PRODUCT.name} account`,
  text: emailText(
    text,
    ...(appealToken === undefined
      ? ['Your notices:', publicUrl + NOTICES_PATH]
      : ['To appeal, open this link:', publicUrl + APPEAL_PATH + appealToken]),
  ),
});

/** To an admin, once an hour: reports hide nothing more by themselves. */
export const reportsWaitEmail = (to: string, most: number, publicUrl: string): EmailDraft => ({
  kind: 'reports-wait',
  to,
  subject: `Reports wait for you on ${PRODUCT.name}`,
  text: emailText(
    `Reports have hidden ${most} entries within an hour. Further ones stay visible until staff look at them: it may be an attack.`,
    'The queue:',
    `${publicUrl}/admin/cases`,
  ),
});

/** To a reporter. It says nothing about the reported person. */
export const reportAnsweredEmail = (to: string, kind: FiledKind, outcome: ReportOutcome, publicUrl: string): EmailDraft => ({
  kind: 'report-answered',
  to,
  subject: kind === 'access' ? `Your request to ${PRODUCT.name}` : `Your report to ${PRODUCT.name}`,
  text: emailText(
    `Thank you for your ${kind === 'access' ? 'request' : 'report'}. ${outcomeLine(kind, outcome)}`,
    'Your reports:',
    publicUrl + NOTICES_PATH,
  ),
});
