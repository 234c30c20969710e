import type { MailTransport } from '../../../domain/mail/mail.ports.ts';

/** Leaves letters where they are, in the outbox. `print` shows them to whoever tries things out; left out, nobody reads them over a shoulder. */
export function createOutboxTransport(print?: (text: string) => void): MailTransport {
  return {
    deliver({ to, subject, text }) {
      print?.(`\nMail to ${to}: ${subject}\n\n${text.replaceAll(/^(?=.)/gm, '  ')}\n`);
      return Promise.resolve({ outcome: 'kept' });
    },
  };
}
