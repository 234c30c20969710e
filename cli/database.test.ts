import { DomainError } from '../src/domain/shared/domain-error.ts';
import { runCli } from './program.ts';
import { recordingTerminal } from './terminal.fixture.ts';
import type { DatabaseTools } from './with-application.ts';

const unused = () => Promise.reject(new Error('another command'));

async function alma(args: string[], tools: Partial<DatabaseTools>) {
  const { terminal, outcome } = recordingTerminal();
  const start = () => Promise.reject(new Error('nothing is started'));
  await runCli(['database', ...args], { start, database: { migrate: unused, grantServing: unused, ...tools }, terminal });
  return outcome;
}

const grantTo = (role: string, grantServing: DatabaseTools['grantServing']) => alma(['grant', role], { grantServing });

it.each([
  [['0060_a.ts', '0061_b.ts'], 'Applied:\n  0060_a.ts\n  0061_b.ts\n'],
  [[], 'The tables are up to date.\n'],
])('prints the applied migrations: %j', async (applied, out) => {
  expect(await alma(['migrate'], { migrate: () => Promise.resolve(applied) })).toEqual({ out, err: '', exitCode: 0 });
});

it('exits with 75 if other sessions hold what a migration needs', async () => {
  const migrate = () => Promise.reject(new DomainError('busy', 'migration.locked', 'Nothing was changed.'));
  expect(await alma(['migrate'], { migrate })).toEqual({ out: '', err: 'Nothing was changed.\n', exitCode: 75 });
});

it('grants the role that is named', async () => {
  const granted: string[] = [];
  expect(await grantTo('alma_app', async (role) => void granted.push(role))).toEqual({
    out: 'The tables are up to date. alma_app may read and change rows, but not tables.\n',
    err: '',
    exitCode: 0,
  });
  expect(granted).toEqual(['alma_app']);
});

it.each([
  ['role.unknown', 2],
  ['role.owner', 2],
  ['role.creator', 1],
])('says why a role is refused: %s exits with %i', async (code, exitCode) => {
  const refused = () => Promise.reject(new DomainError('refused', code, 'Because.'));
  expect(await grantTo('alma_app', refused)).toEqual({ out: '', err: 'Because.\n', exitCode });
});
