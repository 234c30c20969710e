import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '../src/adapters/knex/testing/database.fixture.ts';
import { join } from '../src/bootstrap.ts';
import { readConfig } from '../src/config.ts';
import type { AuditEntry } from '../src/domain/audit/audit.ts';
import { operatorName } from './operator.ts';
import { runCli } from './program.ts';
import { recordingTerminal, type Outcome } from './terminal.fixture.ts';
import type { Application } from './with-application.ts';

const PERSON = ['--email', 'ada@example.edu', '--username', 'ada', '--first-name', 'Ada', '--last-name', 'Lovelace'];

let folder: string;
let database: TestDatabase;
let application: Pick<Application, 'useCases' | 'actAs'>;
beforeAll(async () => {
  [folder, database] = await Promise.all([mkdtemp(path.join(tmpdir(), 'alma-audit-')), createTestDatabase()]);
  application = join(database.db, readConfig({ NODE_ENV: 'test', ALMA_DATA_DIR: folder }));
  for (const args of [
    ['create', ...PERSON],
    ['promote', 'ada@example.edu', '--role', 'staff'],
    ['disable', 'ada@example.edu'],
  ])
    expect(await alma('user', ...args)).toMatchObject({ exitCode: 0 });
});
afterAll(async () => {
  await database.destroy();
  await rm(folder, { recursive: true });
});

async function alma(...args: string[]): Promise<Outcome> {
  const { terminal, outcome } = recordingTerminal({ readPassword: () => Promise.resolve({ password: 'correct horse battery' }) });
  await runCli(args, { start: async () => ({ ...application, close: async () => undefined }), terminal });
  return outcome;
}
const list = (...args: string[]) => alma('audit', 'list', ...args);
const rows = ({ out }: Outcome) =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/\s{2,}/));

describe('audit list', () => {
  it('names the operator of each command, the newest event first', async () => {
    const [head, ...events] = rows(await list());
    const by = `operator ${operatorName()}`;
    expect(head).toEqual(['Time (UTC)', 'Event', 'Account', 'By', 'Network', 'Refused with', 'Details']);
    expect(events.map(([, ...cells]) => cells)).toEqual([
      ['account-disabled', '1', by],
      ['role-changed', '1', by, 'after staff, before student'],
      ['account-created', '1', by, 'role student'],
    ]);
    for (const [time] of events) expect(time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it('finds an account by its address or its number, and events by name', async () => {
    expect(
      rows(await list('--user', 'ADA@example.edu', '--limit', '2'))
        .slice(1)
        .map(([, event]) => event),
    ).toEqual(['account-disabled', 'role-changed']);
    expect(rows(await list('--user', '1', '--event', 'role-changed'))).toHaveLength(2);
    expect(await list('--user', '2')).toEqual({ out: 'No events.\n', err: '', exitCode: 0 });
  });

  it('prints JSON', async () => {
    const [entry] = JSON.parse((await list('--event', 'role-changed', '--json')).out) as AuditEntry[];
    expect(entry).toMatchObject({
      event: 'role-changed',
      userId: 1,
      network: '',
      code: null,
      details: { before: 'student', after: 'staff' },
    });
  });

  it('reports an unknown address, and options that make no sense', async () => {
    const unknown = 'There is no account with the address nobody@example.edu.\n';
    expect(await list('--user', 'nobody@example.edu')).toEqual({ out: '', err: unknown, exitCode: 1 });
    for (const wrong of [
      ['--user', 'ada'],
      ['--event', 'sign-up'],
      ['--limit', '0'],
    ])
      expect(await list(...wrong)).toMatchObject({ out: '', exitCode: 2, err: expect.stringMatching(/Give a|Allowed choices/) as string });
  });
});
