import { DomainError } from '../src/domain/shared/domain-error.ts';
import { runCli } from './program.ts';
import { recordingTerminal } from './terminal.fixture.ts';

async function grantTo(role: string, grantServing: (role: string) => Promise<void>) {
  const { terminal, outcome } = recordingTerminal();
  const start = () => Promise.reject(new Error('nothing is started'));
  await runCli(['database', 'grant', role], { start, grantServing, terminal });
  return outcome;
}

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
