import { setTimeout as sleep } from 'node:timers/promises';
import { someone, startAccountsApp, type AccountsApp } from '../adapters/http/testing/accounts.fixture.ts';
import { startSmtpServer, type SmtpServer } from '../adapters/system/mail/smtp-server.fixture.ts';
import { startChores } from './jobs.ts';
import type { Worker } from './job-runner.ts';

let app: AccountsApp;
let server: SmtpServer;
let worker: Worker | undefined;
const errors: unknown[] = [];
const log = { info: () => undefined, error: (facts: object) => void errors.push(facts) };

beforeEach(async () => {
  errors.length = 0;
  server = await startSmtpServer();
  app = await startAccountsApp({
    environment: { MAIL_TRANSPORT: 'smtp', SMTP_URL: server.url, MAIL_FROM: 'Alma <no-reply@alma.example>' },
  });
});
afterEach(async () => {
  await server.close();
  await worker?.stop();
  await app.close();
});

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let i = 0; i < 100 && !(await isTrue()); i += 1) await sleep(50);
}

it('a person who signs up gets a mail whose link works, without any call waiting for it', async () => {
  worker = startChores(app.useCases, log);
  const person = someone();
  const { token } = await app.register(person);
  await until(() => server.received.length > 0);

  expect(server.received.map(({ to }) => to)).toEqual([[person.email]]);
  const mailed = /verify-email\?token=(\S+)/.exec(server.received[0]?.message ?? '')?.[1];
  expect((await app.post('/api/auth/verify-email', { token: mailed })).status).toBe(200);
  expect(await (await app.me(token)).json()).toMatchObject({ emailVerified: true });
  expect(errors).toEqual([]);
});

it('a mail server that takes calls and says nothing slows nobody down, and gets its mail once when it speaks again', async () => {
  server.isSilent = true;
  worker = startChores(app.useCases, log);
  await app.register();
  await until(async () => (await app.db('email_outbox').max<{ max: number }[]>('attempts'))[0]?.max === 1);

  const startedAt = performance.now();
  const person = someone();
  await app.register(person);
  await app.post('/api/auth/forgot-password', { email: person.email });
  expect(performance.now() - startedAt).toBeLessThan(2_000);

  await worker.stop(0);
  server.isSilent = false;
  const [{ count } = { count: 0 }] = await app.db('email_outbox').count<{ count: number }[]>();
  await app.db('email_outbox').update({ next_attempt_at: app.db.fn.now() });
  while (await app.useCases.mail.deliverDue());
  await app.useCases.mail.deliverDue();
  expect(server.received).toHaveLength(count);
  expect(new Set(server.received.map(({ message }) => message)).size).toBe(count);
});
