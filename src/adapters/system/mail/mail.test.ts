import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DueEmail } from '../../../domain/mail/email.ts';
import { createMailTransport } from './index.ts';
import { isOneAddress } from './message.ts';
import { createSmtpTransport, mustEncrypt } from './smtp.ts';
import { startSmtpServer, type SmtpServer } from './smtp-server.fixture.ts';

const FROM = 'Alma <no-reply@alma.example>';
const EMAIL: DueEmail = {
  id: 12,
  kind: 'verify-email',
  to: 'ada@example.edu',
  subject: 'Confirm your email address',
  text: 'Grüße\n.\nEnd',
  attempts: 1,
  ageSeconds: 0,
};

describe('over SMTP', () => {
  let server: SmtpServer;
  beforeEach(async () => {
    server = await startSmtpServer();
  });
  afterEach(() => server.close());
  const send = (email: Partial<DueEmail>, url = server.url) => createSmtpTransport({ url, from: FROM }).deliver({ ...EMAIL, ...email });
  const headersOf = (message = '') => message.slice(0, message.indexOf('\n\n')).split('\n');

  it('sends plain text that gets no automatic reply', async () => {
    expect(await send({})).toEqual({ outcome: 'sent' });
    const [mail] = server.received;
    expect(headersOf(mail?.message)).toEqual(
      expect.arrayContaining([
        'From: Alma <no-reply@alma.example>',
        'To: ada@example.edu',
        'Subject: Confirm your email address',
        'Content-Type: text/plain; charset=utf-8',
        'Auto-Submitted: auto-generated',
      ]),
    );
    expect(mail?.message).toContain('\n\nGrüße\n..\nEnd');
  });

  it('repeats the Message-ID of a resent email, and uses it for no other email', async () => {
    for (const email of [{}, { attempts: 2 }, { id: 13 }, { text: 'Other' }]) await send(email);
    const ids = server.received.map(({ message }) => /^Message-ID: <\w{32}@alma\.example>$/m.exec(message)?.[0]);
    expect(ids[0]).toBe(ids[1]);
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain(undefined);
  });

  it.each(['Hello\r\nBcc: eve@example.org', 'Hello\nBcc: eve@example.org', 'Hello\r\n\r\nBcc: eve@example.org'])(
    'adds no header for the subject %j',
    async (subject) => {
      await send({ subject });
      expect(server.received[0]?.to).toEqual([EMAIL.to]);
      expect(headersOf(server.received[0]?.message).filter((line) => /^bcc/i.test(line))).toEqual([]);
    },
  );

  it.each([
    'ada@example.edu, eve@example.org',
    'ada@example.edu\r\nBcc: eve@example.org',
    'ada@example.edu> RCPT TO:<eve@example.org',
    'Eve <eve@example.org>',
    'a@b@c',
    'nobody',
    '',
  ])('does not send to %j', async (to) => {
    expect(isOneAddress(to)).toBe(false);
    expect(await send({ to })).toMatchObject({ outcome: 'failed', isFinal: true });
    expect(server.received).toEqual([]);
  });

  it('reports no password, and can be retried after a wrong password', async () => {
    server.refuse.AUTH = '535 user alma with password hunter2 is wrong';
    const delivery = await send({}, server.url.replace('//', '//alma:hunter2@'));
    expect(delivery).toEqual({ outcome: 'failed', reason: 'EAUTH 535 AUTH PLAIN', isFinal: false });
  });

  it('sends no password to a server without the required encryption', async () => {
    server.refuse.AUTH = '535 no';
    const url = `${server.url.replace('//', '//alma:hunter2@')}?requireTLS=true`;
    expect(await send({}, url)).toEqual({ outcome: 'failed', reason: 'ETLS 454 STARTTLS', isFinal: false });
  });

  it.each([
    ['smtp://alma:secret@mail.example.edu:587', true],
    ['smtp://alma:secret@mail.example.edu:587?requireTLS=false', false],
    ['smtp://mail.example.edu', false],
    ['smtp://alma:secret@localhost:1025', false],
    ['smtp://alma:secret@[::1]:1025', false],
  ])('%s requires encryption: %s', (url, expected) => {
    expect(mustEncrypt(url)).toBe(expected);
  });
});

describe('into files', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'alma-mail-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('writes one file per email, readable only by its owner', async () => {
    const target = path.join(folder, 'mail');
    const files = createMailTransport({ transport: 'file', folder: target, from: FROM });
    expect(await files.deliver(EMAIL)).toEqual({ outcome: 'sent' });
    expect(await readdir(target)).toEqual(['12-verify-email.eml']);
    const file = path.join(target, '12-verify-email.eml');
    expect(await readFile(file, 'utf8')).toContain('\r\nTo: ada@example.edu\r\n');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('can be retried when the disk refuses the file', async () => {
    const file = path.join(folder, 'taken');
    await createMailTransport({ transport: 'file', folder: file, from: FROM }).deliver(EMAIL);
    const blocked = createMailTransport({ transport: 'file', folder: path.join(file, '12-verify-email.eml'), from: FROM });
    expect(await blocked.deliver(EMAIL)).toMatchObject({ outcome: 'failed', isFinal: false });
  });
});
