import { INVARIANT_KEYS, INVARIANTS } from '../src/domain/invariants/invariants.ts';
import type { InvariantsReport } from '../src/domain/invariants/invariants.use-cases.ts';
import { runCli } from './program.ts';
import type { Application } from './with-application.ts';
import { recordingTerminal } from './terminal.fixture.ts';

const WHOLE: InvariantsReport = {
  colleges: 3840,
  dataVersion: 7,
  broken: 0,
  invariants: INVARIANT_KEYS.map((key) => ({ key, rule: INVARIANTS[key], count: 0, first: [] })),
};
const first = [{ who: '100654 Alabama A & M University', what: '10 men and 10 women, 21 in all' }];
const DAMAGED: InvariantsReport = {
  ...WHOLE,
  broken: 1,
  invariants: WHOLE.invariants.map((each) => (each.key === 'athletes' ? { ...each, count: 1_234, first } : each)),
};

async function verify(found: InvariantsReport, ...args: string[]) {
  const { terminal, outcome } = recordingTerminal();
  const useCases = { invariants: { verify: () => Promise.resolve(found) } } as unknown as Application['useCases'];
  await runCli(['verify', ...args], { start: () => Promise.resolve({ useCases, close: () => Promise.resolve() }), terminal });
  return outcome;
}

it('reports that all invariants hold, and exits with 0', async () => {
  const { out, exitCode } = await verify(WHOLE);
  expect(out).toContain('ok      athletes         Male and female athletes add up to the total.\n');
  expect(out).toMatch(/\n\n3,840 colleges, data version 7: all 22 invariants hold\.\n$/);
  expect(exitCode).toBe(0);
});

it('names the offenders of a broken invariant, and exits with 5', async () => {
  const { out, exitCode } = await verify(DAMAGED);
  expect(out).toContain(`BROKEN  athletes         Male and female athletes add up to the total.
          100654 Alabama A & M University: 10 men and 10 women, 21 in all
          and 1,233 more
`);
  expect(out).toContain('3,840 colleges, data version 7: 1 of 22 invariants is broken.');
  expect(exitCode).toBe(5);
});

it('prints only JSON with --json', async () => {
  const { out, err, exitCode } = await verify(DAMAGED, '--json');
  expect(JSON.parse(out)).toEqual(DAMAGED);
  expect([err, exitCode]).toEqual(['', 5]);
});
