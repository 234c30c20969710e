import { signUpForm, startDatabaseApp, type DatabaseApp } from '../adapters/http/testing/database-app.fixture.ts';
import { startSmtpServer, type SmtpServer } from '../adapters/system/mail/smtp-server.fixture.ts';
import { eventually } from '../testing/eventually.fixture.ts';
import { startJobs } from './jobs.ts';
import type { JobRunner } from './job-runner.ts';

let app: DatabaseApp;
let server: SmtpServer;
let runner: JobRunner | undefined;
const errors: unknown[] = [];
const log = { info: () => undefined, error: (facts: object) => void errors.push(facts) };

beforeEach(async () => {
  errors.length = 0;
  server = await startSmtpServer();
  app = await startDatabaseApp({
    environment: { MAIL_TRANSPORT: 'smtp', SMTP_URL: server.url, MAIL_FROM: 'Alma <no-reply@alma.example>' },
  });
});
afterEach(async () => {
  await server.close();
  await runner?.stop();
  await app.close();
});

it('a sign-up sends an email with a working link in the background', async () => {
  runner = startJobs(app.useCases, log);
  const person = signUpForm();
  const { token } = await app.register(person);
  await eventually(() => server.received.length > 0, 'the email');

  expect(server.received.map(({ to }) => to)).toEqual([[person.email]]);
  const mailed = /verify-email\?token=(\S+)/.exec(server.received[0]?.message ?? '')?.[1];
  expect((await app.post('/api/auth/verify-email', { token: mailed })).status).toBe(200);
  expect(await (await app.me(token)).json()).toMatchObject({ emailVerified: true });
  expect(errors).toEqual([]);
});

it('a mail server that does not answer delays no request, and gets each email once when it answers again', async () => {
  server.isSilent = true;
  runner = startJobs(app.useCases, log);
  await app.register();
  await eventually(async () => (await app.db('email_outbox').max<{ max: number }[]>('attempts'))[0]?.max === 1, 'the first attempt');

  const person = signUpForm();
  await app.register(person);
  await app.post('/api/auth/forgot-password', { email: person.email });
  // The first delivery still waits for the mail server, so no request has waited for one.
  expect(await app.db('email_outbox').whereNotNull('last_error').pluck('id')).toEqual([]);

  await runner.stop(0);
  server.isSilent = false;
  const [{ count } = { count: 0 }] = await app.db('email_outbox').count<{ count: number }[]>();
  await app.db('email_outbox').update({ next_attempt_at: app.db.fn.now() });
  while (await app.useCases.mail.deliverDue());
  await app.useCases.mail.deliverDue();
  expect(server.received).toHaveLength(count);
  expect(new Set(server.received.map(({ message }) => message)).size).toBe(count);
});
