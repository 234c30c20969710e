import { aCollege } from '../src/domain/colleges/college.fixture.ts';
import { aClosure } from '../src/domain/colleges/kind/closure.fixture.ts';
import { collegesOver } from '../src/adapters/http/testing/colleges.fixture.ts';
import { runCli } from './program.ts';
import { recordingTerminal } from './terminal.fixture.ts';
import type { Application } from './with-application.ts';

async function listing(options: string[] = []) {
  const closures = [
    aClosure({ unitId: 1, name: 'Ash College' }),
    aClosure({ unitId: 2, name: 'Beech College', closed: '2025', kind: 'merged', isReviewed: true }),
    aClosure({ unitId: 3, name: 'Cedar College', closed: '2023' }),
  ];
  const stored = [aCollege({ id: 1, ipedsUnitId: 1 }), aCollege({ id: 2, ipedsUnitId: 2, operatingStatus: 'merged' })];
  const useCases = { colleges: await collegesOver(stored, '1', closures) } as unknown as Application['useCases'];
  const { terminal, outcome } = recordingTerminal();
  await runCli(['catalog', 'closures', ...options], { start: async () => ({ useCases, close: async () => undefined }), terminal });
  return outcome;
}

it('lists each closure with its effect, its source and whether it was reviewed, newest first', async () => {
  const { out, exitCode } = await listing();
  expect(exitCode).toBe(0);
  expect(out.split('\n').map((line) => line.replaceAll(/ {2,}/g, ' | '))).toEqual([
    'UNITID | College | End | Effect | Review | Source',
    '2 | Beech College | merged 2025 | the directory confirms it | reviewed | Example News, 2024-01-31',
    '1 | Ash College | closed 2024-06 | closed by this entry | to review | Example News, 2024-01-31',
    '3 | Cedar College | closed 2023 | not in the catalog | to review | Example News, 2024-01-31',
    '',
    '3 closures, 2 to review',
    '',
  ]);
});

it('prints JSON', async () => {
  const { out } = await listing(['--json']);
  expect((JSON.parse(out) as { effect: string }[]).map(({ effect }) => effect)).toEqual(['applied', 'confirmed', 'unknown']);
});
