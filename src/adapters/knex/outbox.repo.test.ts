import { createOutbox } from './outbox.repo.ts';
import { enqueueEmail } from './transactions/enqueue-emails.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.fixture.ts';
import { createMailTransport } from '../system/mail/index.ts';
import { createSmtpTransport } from '../system/mail/smtp.ts';
import { startSmtpServer, type SmtpServer } from '../system/mail/smtp-server.fixture.ts';
import type { Email } from '../../domain/mail/email.ts';
import { createMail } from '../../domain/mail/mail.use-cases.ts';
import type { MailTransport } from '../../domain/mail/mail.ports.ts';

const EMAIL: Email = {
  kind: 'verify-email',
  to: 'ada@example.edu',
  subject: 'Confirm your email address',
  text: 'Open this link:\n\nhttps://alma.example/verify-email?token=secret-token',
  userId: null,
};
const FROM = 'Alma <no-reply@alma.example>';

let database: TestDatabase;
let server: SmtpServer;
beforeEach(async () => {
  [database, server] = await Promise.all([createTestDatabase(), startSmtpServer()]);
});
afterEach(() => Promise.all([database.destroy(), server.close()]));

interface Row {
  subject: string;
  body: string;
  attempts: number;
  next_attempt_at: Date | null;
  sent_at: Date | null;
  last_error: string | null;
}
const rows = (): Promise<Row[]> => database.db<Row>('email_outbox').orderBy('id');
const row = async () => (await rows())[0]!;
const mailOver = (transport: MailTransport) => createMail({ outbox: createOutbox(database.db), transport, chance: () => 0.5 });
const overSmtp = (deadlineMs?: number) =>
  mailOver(createSmtpTransport({ url: server.url, from: FROM, ...(deadlineMs !== undefined && { deadlineMs }) }));
const makeDue = () => database.db('email_outbox').whereNotNull('next_attempt_at').update({ next_attempt_at: database.db.fn.now() });
const makeOlder = (interval: string) =>
  database
    .db('email_outbox')
    .update({ created_at: database.db.raw('now() - ?::interval', [interval]), next_attempt_at: database.db.fn.now() });
const waitOf = ({ next_attempt_at }: Row) => Math.round(((next_attempt_at?.getTime() ?? 0) - Date.now()) / 1000);

describe('a sent email', () => {
  it('arrives once, and its subject and text are erased', async () => {
    await enqueueEmail(database.db, EMAIL);
    expect(await overSmtp().deliverDue()).toBe(false);
    await overSmtp().deliverDue();

    expect(server.received).toEqual([
      { from: 'no-reply@alma.example', to: [EMAIL.to], message: expect.stringContaining('verify-email?token=secret-token') as string },
    ]);
    expect(await row()).toMatchObject({
      subject: '',
      body: '',
      sent_at: expect.any(Date) as Date,
      next_attempt_at: null,
      last_error: null,
    });
  });

  it('is sent once by concurrent processes', async () => {
    for (let i = 0; i < 30; i += 1) await enqueueEmail(database.db, { ...EMAIL, subject: `Email ${i}` });
    const deliverAll = async () => {
      while (await overSmtp().deliverDue());
    };
    await Promise.all([deliverAll(), deliverAll(), deliverAll(), deliverAll()]);
    await deliverAll();

    const subjects = server.received.map(({ message }) => /^Subject: (.*)$/m.exec(message)?.[1]);
    expect(subjects.sort()).toEqual(Array.from({ length: 30 }, (_, i) => `Email ${i}`).sort());
    expect((await rows()).every(({ attempts, sent_at }) => attempts === 1 && sent_at !== null)).toBe(true);
  });

  it('is claimed by one process, and is due again when the claim expires', async () => {
    await enqueueEmail(database.db, EMAIL);
    const outbox = createOutbox(database.db);
    expect(await outbox.claim({ most: 5, seconds: 120 })).toHaveLength(1);
    expect(await outbox.claim({ most: 5, seconds: 120 })).toEqual([]);
    await makeDue();
    expect(await outbox.claim({ most: 5, seconds: 120 })).toMatchObject([{ to: EMAIL.to, attempts: 2 }]);
  });

  it('waits as the newest claim says, whatever is reported for an expired one', async () => {
    await enqueueEmail(database.db, EMAIL);
    const outbox = createOutbox(database.db);
    const [late] = await outbox.claim({ most: 1, seconds: 120 });
    await makeDue();
    const [newest] = await outbox.claim({ most: 1, seconds: 120 });
    if (!late || !newest) throw new Error('The email was not claimed');
    await outbox.postpone(newest, 300, 'busy');
    const before = await row();
    expect(before).toMatchObject({ attempts: 2, body: EMAIL.text, last_error: 'busy' });
    await outbox.postpone(late, 900, 'late');
    await outbox.giveUp(late, 'late');
    await outbox.markStored(late);
    expect(await row()).toEqual(before);
  });

  it('stays sent when a failure is reported for an expired claim', async () => {
    await enqueueEmail(database.db, EMAIL);
    const outbox = createOutbox(database.db);
    const [late] = await outbox.claim({ most: 1, seconds: 120 });
    await makeDue();
    await overSmtp().deliverDue();
    await outbox.postpone(late!, 30, 'too late');
    expect(await row()).toMatchObject({ next_attempt_at: null, last_error: null });
  });
});

describe('an unavailable mail server', () => {
  it('gets the email once, after it is available again', async () => {
    await enqueueEmail(database.db, EMAIL);
    const { url } = server;
    await server.close();
    await mailOver(createSmtpTransport({ url, from: FROM })).deliverDue();
    const failed = await row();
    expect(failed).toMatchObject({
      attempts: 1,
      sent_at: null,
      body: EMAIL.text,
      last_error: expect.stringMatching(/^ECONN|^ESOCKET/) as string,
    });
    expect(waitOf(failed)).toBeCloseTo(30, -1);

    server = await startSmtpServer();
    await overSmtp().deliverDue();
    expect(server.received).toEqual([]);
    await makeDue();
    await overSmtp().deliverDue();
    await overSmtp().deliverDue();
    expect(server.received).toHaveLength(1);
    expect(await row()).toMatchObject({ attempts: 2, sent_at: expect.any(Date) as Date, last_error: null, body: '' });
  });

  it('is tried at longer intervals, and not after a day', async () => {
    await enqueueEmail(database.db, EMAIL);
    server.refuse.MAIL = '451 come back later';
    await overSmtp().deliverDue();
    await makeDue();
    await overSmtp().deliverDue();
    expect(waitOf(await row())).toBeCloseTo(60, -1);

    await makeOlder('23 hours 59 minutes 50 seconds');
    await overSmtp().deliverDue();
    expect(await row()).toMatchObject({
      next_attempt_at: null,
      sent_at: null,
      subject: '',
      body: '',
      last_error: 'EENVELOPE 451 MAIL FROM',
    });
  });

  it('is not tried after the code in the email has expired', async () => {
    await enqueueEmail(database.db, { ...EMAIL, kind: 'reset-password' });
    server.refuse.MAIL = '451 come back later';
    await makeOlder('9 minutes 50 seconds');
    await overSmtp().deliverDue();
    expect(await row()).toMatchObject({ next_attempt_at: null, sent_at: null, body: '' });
  });

  it('is not tried again for an address that it refuses for good', async () => {
    await enqueueEmail(database.db, EMAIL);
    server.refuse.RCPT = '550 no such person';
    await overSmtp().deliverDue();
    expect(await row()).toMatchObject({ attempts: 1, next_attempt_at: null, sent_at: null, last_error: 'EENVELOPE 550 RCPT TO' });
  });

  it('is disconnected at the deadline when it does not answer', async () => {
    await enqueueEmail(database.db, EMAIL);
    server.isSilent = true;
    await overSmtp(200).deliverDue();
    expect(await row()).toMatchObject({ attempts: 1, sent_at: null, body: EMAIL.text, last_error: 'EABORT' });
    expect(waitOf(await row())).toBeGreaterThan(0);
  });
});

it('the outbox transport leaves emails readable in the outbox', async () => {
  await enqueueEmail(database.db, EMAIL);
  const printed: string[] = [];
  const mail = mailOver(createMailTransport({ transport: 'outbox' }, (text) => printed.push(text)));
  await mail.deliverDue();
  await mail.deliverDue();
  expect(await row()).toMatchObject({ body: EMAIL.text, sent_at: null, next_attempt_at: null, last_error: null });
  expect(printed).toEqual([
    '\nMail to ada@example.edu: Confirm your email address\n\n  Open this link:\n\n  https://alma.example/verify-email?token=secret-token\n',
  ]);
});
