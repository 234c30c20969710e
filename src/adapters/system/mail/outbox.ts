import type { MailTransport } from '../../../domain/mail/mail.ports.ts';

/** Leaves emails in the outbox. `print` shows them during development. */
export function createOutboxTransport(print?: (text: string) => void): MailTransport {
  return {
    deliver({ to, subject, text }) {
      print?.(`\nMail to ${to}: ${subject}\n\n${text.replaceAll(/^(?=.)/gm, '  ')}\n`);
      return Promise.resolve({ outcome: 'stored' });
    },
  };
}
