import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { DueEmail } from '../../../domain/mail/email.ts';

/** Exactly one address: no second one, no name, no line break that could add a header. */
const ONE_ADDRESS = /^[^\s\p{Cc},;:<>()[\]\\"@]+@[^\s\p{Cc},;:<>()[\]\\"@]+$/u;

export const isOneAddress = (text: string): boolean => ONE_ADDRESS.test(text);

/** A plain-text message. Its Message-ID is the same each time it is sent, so that mail programs recognize a duplicate. */
export function toMessage(email: DueEmail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: email.to },
    subject: email.subject,
    text: email.text,
    messageId: `<${fingerprintOf(email)}@${domainOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    // The text is never a path or an address to read from.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const fingerprintOf = ({ id, to, subject, text }: DueEmail): string =>
  createHash('sha256')
    .update(JSON.stringify([id, to, subject, text]))
    .digest('hex')
    .slice(0, 32);

const domainOf = (from: string): string => /@([^\s<>]+)/.exec(from)?.[1] ?? 'localhost';
