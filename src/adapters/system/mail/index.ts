import type { MailTransport } from '../../../domain/mail/mail.ports.ts';
import { createFileTransport } from './file.ts';
import { createOutboxTransport } from './outbox.ts';
import { createSmtpTransport } from './smtp.ts';

export type MailSettings =
  { transport: 'outbox' } | { transport: 'file'; folder: string; from: string } | { transport: 'smtp'; url: string; from: string };

/** The configured transport. `print` shows the emails that stay in the outbox. */
export function createMailTransport(settings: MailSettings, print?: (text: string) => void): MailTransport {
  if (settings.transport === 'smtp') return createSmtpTransport(settings);
  return settings.transport === 'file' ? createFileTransport(settings) : createOutboxTransport(print);
}
