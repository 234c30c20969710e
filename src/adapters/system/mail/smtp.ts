import { createTransport } from 'nodemailer';
import type { Delivery, MailTransport } from '../../../domain/mail/mail.ports.ts';
import { isOneAddress, toMessage } from './message.ts';

const TIMEOUTS = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** The longest that one delivery may take. */
const DEADLINE_MS = 30_000;
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);
const FIRST_PERMANENT_CODE = 500;

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password if the server needs them. */
  url: string;
  from: string;
  deadlineMs?: number;
}

/** Sends each email over its own connection to a mail server. Errors contain neither the server's address nor its password. */
export function createSmtpTransport({ url, from, deadlineMs = DEADLINE_MS }: SmtpSettings): MailTransport {
  const server = createTransport({ url, ...TIMEOUTS, ...(mustEncrypt(url) && { requireTLS: true }) });
  return {
    async deliver(email) {
      if (!isOneAddress(email.to)) return { outcome: 'failed', reason: 'this is not a valid email address', isFinal: true };
      try {
        await server.sendMail({ ...toMessage(email, from), signal: AbortSignal.timeout(deadlineMs) });
        return { outcome: 'sent' };
      } catch (error) {
        return failureOf(error as SmtpError);
      }
    },
  };
}

/** A password must not cross a network unencrypted, unless `?requireTLS=false` allows it. */
export function mustEncrypt(url: string): boolean {
  const { hostname, password, searchParams } = new URL(url);
  return password !== '' && !LOCAL_HOSTS.has(hostname) && !searchParams.has('requireTLS');
}

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  name: string;
}

/** Codes only: a server's text can repeat the password. Only an unknown recipient is final. */
function failureOf({ code, command, responseCode, name }: SmtpError): Delivery {
  const reason = [code ?? name, responseCode, command].filter((part) => part !== undefined).join(' ');
  return { outcome: 'failed', reason, isFinal: command === 'RCPT TO' && (responseCode ?? 0) >= FIRST_PERMANENT_CODE };
}
