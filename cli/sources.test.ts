import type { SourceOverview } from '../src/domain/downloads/freshness.use-cases.ts';
import { runCli } from './program.ts';
import type { Application } from './with-application.ts';
import { recordingTerminal } from './terminal.fixture.ts';

const at = new Date('2026-11-20T10:00:00.000Z');
const OVERVIEW: SourceOverview[] = [
  {
    source: 'ipeds',
    loaded: [
      { source: 'ipeds', year: 2024, release: 'final', runId: 12, at },
      { source: 'ipeds', year: 2024, release: 'provisional', runId: 4, at },
      { source: 'ipeds', year: 2023, release: 'final', runId: 3, at },
    ],
    colleges: 3791,
    ageDays: 1,
    state: 'current',
    next: { year: 2025, from: '2026-07' },
    missing: [
      { file: 'COST2_2024', holds: 'net price of 2023-24', since: '2025-12' },
      { file: 'F2324_F1A', holds: 'finance, form F1A of fiscal year 2024', since: '2026-01' },
    ],
    renewed: 'new collections in fall',
    attended: null,
    action: { kind: 'download', source: 'ipeds', year: 2024, refresh: true },
  },
  {
    source: 'carnegie',
    loaded: [],
    colleges: 0,
    ageDays: null,
    state: 'missing',
    next: { year: 2025, from: '2025-04' },
    missing: [],
    renewed: 'every third year, in spring',
    attended: 'a third party distributes the file',
    action: { kind: 'file', source: 'carnegie', year: 2025, refresh: false },
  },
];

async function sources(...args: string[]) {
  const { terminal, outcome } = recordingTerminal();
  const useCases = { sources: { overview: () => Promise.resolve(OVERVIEW) } } as unknown as Application['useCases'];
  await runCli(['sources', ...args], { start: () => Promise.resolve({ useCases, close: () => Promise.resolve() }), terminal });
  return outcome;
}

it('prints one line per source, and the next commands', async () => {
  const { out, err, exitCode } = await sources();
  expect(out).toMatchInlineSnapshot(`
   "Source    Year  Release  Imported    Run  State    Other years    Age  Colleges
   ipeds     2024  final    2026-11-20  12   current  2023         1 day     3,791
   carnegie                                  missing                             0

   ipeds: 2025 may be available from 2026-07 (new collections in fall).
     Missing: COST2_2024 (net price of 2023-24), may be available since 2025-12.
     Missing: F2324_F1A (finance, form F1A of fiscal year 2024), may be available since 2026-01.
     For revised figures: npm run cli -- import ipeds --download --year 2024 --refresh

   carnegie: 2025 may be available since 2025-04 (every third year, in spring).
     Next: npm run cli -- import carnegie --file <file of 2025>
     Cannot be scheduled: a third party distributes the file.
   "
  `);
  expect([err, exitCode]).toEqual(['', 0]);
});

it('prints only JSON with --json', async () => {
  const { out, err } = await sources('--json');
  const commands = ['npm run cli -- import ipeds --download --year 2024 --refresh', 'npm run cli -- import carnegie --file <file of 2025>'];
  const expected = OVERVIEW.map((overview, index) => ({ ...overview, action: undefined, command: commands[index] }));
  expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(expected)));
  expect(err).toBe('');
});

it('rejects arguments', async () => {
  expect(await sources('ipeds')).toMatchObject({ exitCode: 2 });
});
