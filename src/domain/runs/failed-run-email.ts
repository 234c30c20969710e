import { emailText } from '../accounts/emails/account-emails.ts';
import type { SourceName } from '../colleges/sources.ts';
import type { EmailDraft } from '../mail/email.ts';
import { PRODUCT } from '../shared/product.ts';

export interface FailedRun {
  id: number;
  source: SourceName;
  year: number;
  /** Why it failed. */
  message: string;
}

/** Tells an admin that an import failed. Until a person acknowledges it, later failures of the source send no email. */
export function failedRunEmail(to: string, { id, source, year, message }: FailedRun, publicUrl: string): EmailDraft {
  return {
    kind: 'import-failed',
    to,
    subject: `An import into ${PRODUCT.name} failed: ${source} ${year}`,
    text: emailText(
      `Run ${id}, the import of ${source} ${year}, failed. The catalog has not changed.`,
      message,
      'Look at the run and acknowledge it here:',
      `${publicUrl}/admin/import-runs/${id}/show`,
      'Until a person acknowledges it, later failures of this source send no email.',
    ),
  };
}
