import { createTransport } from 'nodemailer';
import type { Delivery, MailTransport } from '../../../domain/mail/mail.ports.ts';
import { isOneAddress, toMessage } from './message.ts';

const TIMEOUTS = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** However slowly a server answers, its connection is cut then. */
const DEADLINE_MS = 30_000;
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);
const REFUSED_FOR_GOOD = 500;

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  url: string;
  from: string;
  deadlineMs?: number;
}

/** Sends letters through a mail server, a connection each. Nothing of the address or its password is ever said. */
export function createSmtpTransport({ url, from, deadlineMs = DEADLINE_MS }: SmtpSettings): MailTransport {
  const server = createTransport({ url, ...TIMEOUTS, ...(mustEncrypt(url) && { requireTLS: true }) });
  return {
    async deliver(letter) {
      if (!isOneAddress(letter.to)) return { outcome: 'failed', reason: 'the address is none that mail can be sent to', isFinal: true };
      try {
        await server.sendMail({ ...toMessage(letter, from), signal: AbortSignal.timeout(deadlineMs) });
        return { outcome: 'sent' };
      } catch (error) {
        return failureOf(error as SmtpError);
      }
    },
  };
}

/** A password must not cross a network in the clear; `?requireTLS=false` says that this one may. */
export function mustEncrypt(url: string): boolean {
  const { hostname, password, searchParams } = new URL(url);
  return password !== '' && !LOCAL.has(hostname) && !searchParams.has('requireTLS');
}

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  name: string;
}

/** Codes only: what servers answer may repeat what they were told. Another day helps against all but an address that does not exist. */
function failureOf({ code, command, responseCode, name }: SmtpError): Delivery {
  const reason = [code ?? name, responseCode, command].filter((part) => part !== undefined).join(' ');
  return { outcome: 'failed', reason, isFinal: command === 'RCPT TO' && (responseCode ?? 0) >= REFUSED_FOR_GOOD };
}
