import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport } from '../../../domain/mail/mail.ports.ts';
import { toMessage } from './message.ts';

/** The files contain links that give access to accounts. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 };

/** Writes each email to a file that mail programs open: `12-verify-email.eml`. */
export function createFileTransport({ folder, from }: { folder: string; from: string }): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async deliver(email) {
      try {
        const { message } = await composer.sendMail(toMessage(email, from));
        const file = path.join(folder, `${email.id}-${email.kind}.eml`);
        await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
        await writeFile(`${file}.part`, message as Buffer, { mode: OWNER_ONLY.file });
        await rename(`${file}.part`, file);
        return { outcome: 'sent' };
      } catch (error) {
        return {
          outcome: 'failed',
          reason: `the file could not be written: ${String((error as NodeJS.ErrnoException).code)}`,
          isFinal: false,
        };
      }
    },
  };
}
