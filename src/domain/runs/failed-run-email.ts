import { emailText } from '../accounts/emails/account-emails.ts';
import type { SourceName } from '../colleges/sources.ts';
import type { EmailDraft } from '../mail/email.ts';
import { PRODUCT } from '../shared/product.ts';

export interface FailedRun {
  id: number;
  source: SourceName;
  /** Null if it failed before the files said it. */
  year: number | null;
  /** Why it failed. */
  message: string;
}

/** Tells an admin that an import failed. Until a person acknowledges it, later failures of the source send no email. */
export function failedRunEmail(to: string, { id, source, year, message }: FailedRun, publicUrl: string): EmailDraft {
  const files = year === null ? source : `${source} ${year}`;
  return {
    kind: 'import-failed',
    to,
    subject: `An import into ${PRODUCT.name} failed: ${files}`,
    text: emailText(
      `Run ${id}, the import of ${files}, failed. The catalog has not changed.`,
      message,
      'Look at the run and acknowledge it here:',
      `${publicUrl}/admin/import-runs/${id}/show`,
      'Until a person acknowledges it, later failures of this source send no email.',
    ),
  };
}
