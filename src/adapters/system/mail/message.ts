import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { DueLetter } from '../../../domain/mail/letter.ts';

/** One address and nothing else: no second one, no name, no line that could become a header. */
const ONE_ADDRESS = /^[^\s\p{Cc},;:<>()[\]\\"@]+@[^\s\p{Cc},;:<>()[\]\\"@]+$/u;

export const isOneAddress = (text: string): boolean => ONE_ADDRESS.test(text);

/** The letter as a mail of plain text. Sent a second time it has the same Message-ID, and is recognised as one that has come already. */
export function toMessage(letter: DueLetter, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: letter.to },
    subject: letter.subject,
    text: letter.text,
    messageId: `<${fingerprintOf(letter)}@${domainOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    // What a letter says is never a path or an address to read from.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const fingerprintOf = ({ id, to, subject, text }: DueLetter): string =>
  createHash('sha256')
    .update(JSON.stringify([id, to, subject, text]))
    .digest('hex')
    .slice(0, 32);

const domainOf = (from: string): string => /@([^\s<>]+)/.exec(from)?.[1] ?? 'localhost';
