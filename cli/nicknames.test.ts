import { aCollege } from '../src/domain/colleges/college.fixture.ts';
import { aNickname } from '../src/domain/colleges/names/nickname.fixture.ts';
import { collegesOver } from '../src/adapters/http/testing/colleges.fixture.ts';
import { runCli } from './program.ts';
import { recordingTerminal } from './terminal.fixture.ts';
import type { Application } from './with-application.ts';

async function listing(options: string[] = []) {
  const nicknames = [
    aNickname({ texts: ['Ash', 'AC'], unitIds: [1, 2], basis: 'common-abbreviation' }),
    aNickname({ texts: ['Beech State'], unitIds: [2, 9] }),
    aNickname({ texts: ['Trees'], unitIds: [1, 2], kind: 'system', name: 'University of Trees', basis: 'system' }),
    aNickname({ texts: ['ash'], unitIds: [1] }),
  ];
  const stored = [aCollege({ id: 1, ipedsUnitId: 1, name: 'Ash College' }), aCollege({ id: 2, ipedsUnitId: 2, name: 'Beech College' })];
  const useCases = { colleges: await collegesOver(stored, '1', [], nicknames) } as unknown as Application['useCases'];
  const { terminal, outcome } = recordingTerminal();
  await runCli(['catalog', 'nicknames', ...options], { start: async () => ({ useCases, close: async () => undefined }), terminal });
  return outcome;
}

it('lists each entry with what it means and why, then the faults and the number of each basis', async () => {
  const { out, exitCode } = await listing();
  expect(exitCode).toBe(0);
  expect(out.split('\n').map((line) => line.replaceAll(/ {2,}/g, ' | '))).toEqual([
    'Texts | Means | Basis | Checked',
    'Ash, AC | Ash College; Beech College | common-abbreviation | 2026-11-22',
    'Beech State | Beech College; unknown | team-or-campus-use | 2026-11-22',
    'Trees | University of Trees (2) | system | 2026-11-22',
    'ash | Ash College | team-or-campus-use | 2026-11-22',
    '',
    '"Beech State": 9 is not in the catalog',
    '"ash": ash appears before',
    '"ash": ash is out of order',
    '4 entries, 5 texts, 3 faults: 2 team-or-campus-use, 1 common-abbreviation, 1 system',
    '',
  ]);
});

it('prints JSON', async () => {
  const { out } = await listing(['--json']);
  const { entries, faults } = JSON.parse(out) as { entries: { colleges: unknown[] }[]; faults: { fault: string }[] };
  expect(entries[1]?.colleges).toEqual(['Beech College', null]);
  expect(faults.map(({ fault }) => fault)).toEqual(['unknown', 'duplicate', 'unordered']);
});
