import { emailText } from '../../accounts/emails/account-emails.ts';
import type { EmailDraft } from '../../mail/email.ts';
import { PRODUCT } from '../../shared/product.ts';

/** To an address at a college. It names nobody: anyone can ask for it. @param code - six digits; the email shows them in two groups */
export function collegeCodeEmail(to: string, { code, domain }: { code: string; domain: string }): EmailDraft {
  return {
    kind: 'college-code',
    to,
    subject: `Your ${PRODUCT.name} code for ${domain}`,
    text: emailText(
      `Someone with an ${PRODUCT.name} account wants to confirm this address at ${domain}, to look for a roommate. This is the code:`,
      `${code.slice(0, 3)} ${code.slice(3)}`,
      'It works for 10 minutes on the page where you asked for it.',
      "Never share this code. If you didn't ask for it, you can ignore this email.",
    ),
  };
}
