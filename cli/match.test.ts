import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collegesOver, ONE_ZIP } from '../src/adapters/http/testing/colleges.fixture.ts';
import { aCollege } from '../src/domain/colleges/college.fixture.ts';
import { fieldsOver } from '../src/domain/matching/field/fields.fixture.ts';
import { createMatching } from '../src/domain/matching/matching.use-cases.ts';
import { runCli } from './program.ts';
import type { Application } from './with-application.ts';
import { piped, recordingTerminal, type Outcome } from './terminal.fixture.ts';

const COLLEGES = [
  aCollege({
    id: 1,
    name: 'Near College',
    size: 9_000,
    netPricePublic: 14_230,
    acceptanceRateNum: 0.8,
    lastDataSync: '2026-11-20T08:00:00Z',
  }),
  aCollege({ id: 2, name: 'Dear College', size: 9_000, netPricePublic: 31_007, isHBCU: true }),
  aCollege({ id: 3, name: 'Unknown College', type: 'Private nonprofit', size: 9_000 }),
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'alma-match-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs `alma match …` with standard input; `isStarted` is true if the application started. */
async function match(args: string[], input = ''): Promise<Outcome & { isStarted: boolean }> {
  const { terminal, outcome } = recordingTerminal({ input: () => piped(input) });
  const colleges = await collegesOver(COLLEGES);
  const useCases = {
    colleges,
    matching: createMatching({ catalog: colleges, zips: ONE_ZIP, fields: fieldsOver(colleges) }),
  } as unknown as Application['useCases'];
  let isStarted = false;
  const start = () => {
    isStarted = true;
    return Promise.resolve({ useCases, close: () => Promise.resolve() });
  };
  await runCli(['match', ...args], { start, terminal });
  return { ...outcome, isStarted };
}
const asked = (answers: unknown, ...more: string[]) => match(['--answers', '-', ...more], JSON.stringify(answers));
async function file(content: string | Uint8Array): Promise<string> {
  const name = path.join(folder, 'answers.json');
  await writeFile(name, content);
  return name;
}

it('prints colleges with reasons for and against them', async () => {
  const answers = { types: ['public'], budget: 20_000, states: ['AL'] };
  const { out, err, exitCode } = await match(['--answers', await file(JSON.stringify(answers))]);
  expect(out).toMatchInlineSnapshot(`
   "Method 9, data of 2026-11-20. Four-year colleges (3).

   3 colleges match.
   1 college has too little data for a rank.

   Rank  Score  Known  Band     College       State
   1     100.0  100%   likely   Near College  AL
         + Net price $14,230 a year for in-state students, within your $20,000
         + In Alabama, one of your states
         + Public, as you chose
   2     57.1   100%   unknown  Dear College  AL
         + In Alabama, one of your states
         + Public, as you chose
         - $31,007 a year for in-state students, $11,007 over your $20,000
   "
  `);
  expect([err, exitCode]).toEqual(['', 0]);
});

it('reads standard input with a byte order mark', async () => {
  expect((await asked({ types: ['private'] }, '--limit', '1')).out).toMatch(/^Method 9[^]*Unknown College[^]*$/);
  expect((await match(['--answers', '-'], '\uFEFF{}')).out).toContain('No answers: this is the balanced ranking.');
});

it('prints relaxed requirements and changes that bring colleges back', async () => {
  const { out } = await asked({ budget: 9_000, size: 'small', must: ['size', 'budget', 'hbcu'] });
  expect(out).toMatchInlineSnapshot(`
   "Method 9, data of 2026-11-20. Four-year colleges (0).

   Colleges that miss a requirement: size 3, budget 3, hbcu 2.
   Of these, not known whether they meet it: budget 1, hbcu 2.
   0 meet every requirement and stand first; others may miss size.
   0 colleges match.

   Each of these changes brings colleges back:
     Raise your budget to $32,000 a year: 1
     Include colleges over your budget: 1
   "
  `);
});

it('prints the colleges that meet every requirement first, and what the others miss', async () => {
  const { out } = await asked({ types: ['public'], states: ['AL'], size: 'large', must: ['location', 'size'] });
  expect(out).toContain('stand first; others may miss size');
  expect(out).toMatch(/^ {6}! misses size$/m);
});

it('measures the distance from the ZIP code, and refuses one without a place', async () => {
  const { out } = await asked({ homeZip: '36849', miles: 50, types: ['public'], budget: 40_000, must: ['distance'] });
  expect(out).toContain("? We don't know how far it is from home");
  expect(out).toContain('Of these, not known whether they meet it: distance 3.');
  const unknown = await asked({ homeZip: '00001', miles: 50 });
  expect([unknown.out, unknown.exitCode]).toEqual(['', 1]);
  expect(unknown.err).toContain('No place is known for ZIP code 00001');
});

it('prints only JSON with --json', async () => {
  const { out, err } = await asked({ types: ['public'] }, '--json', '--limit', '1');
  const match = JSON.parse(out) as { items: object[]; candidates: number };
  expect(match).toMatchObject({
    candidates: 3,
    tied: 2,
    dataVersion: '1',
    items: [{ rank: 1, score: 100, college: { id: 2, name: 'Dear College' } }],
  });
  expect([match.items.length, err]).toEqual([1, '']);
});

describe('unreadable answers exit with 2 before the application starts', () => {
  const refused = ({ out, exitCode, isStarted }: Awaited<ReturnType<typeof match>>) =>
    expect([out, exitCode, isStarted]).toEqual(['', 2, false]);

  it.each([
    ['no option', [], /required option '--answers <file>'/],
    ['a file that is not there', ['--answers', '/nowhere/answers.json'], /^error: \/nowhere\/answers\.json does not exist\n$/],
    ['a folder', ['--answers', tmpdir()], /is a folder/],
    ['nothing on standard input', ['--answers', '-'], /^error: Standard input is not JSON\n$/],
    ['a limit of none', ['--answers', '-', '--limit', '0'], /A whole number|a whole number from 1 to 20/],
    ['a limit of too many', ['--answers', '-', '--limit', '21'], /from 1 to 20/],
  ])('%s', async (_, args, message) => {
    const outcome = await match(args);
    refused(outcome);
    expect(outcome.err).toMatch(message);
  });

  it('bytes that are not text, and oversized input', async () => {
    const outcome = await match(['--answers', await file(Uint8Array.of(0x22, 0xff, 0x22))]);
    refused(outcome);
    expect(outcome.err).toContain('is not UTF-8 text');
    const long = await match(['--answers', '-'], ' '.repeat(70_000));
    refused(long);
    expect(long.err).toContain('is longer than 65536 bytes');
  });

  it.each<[unknown, string[]]>([
    [{ budget: -1, sat: 2_000 }, ['budget: At least 0', 'sat: At most 1600']],
    [{ size: 'huge', types: ['public', 'best'] }, ['size: Invalid input', 'types.1: Invalid input']],
    [{ gpa: 4, priorities: { cost: 3 } }, ['gpa: Unknown answer', 'priorities.value: A whole number']],
    [{ must: ['luck'] }, ['must.0: Invalid input']],
    [
      { homeZip: '3684', miles: 75, settings: ['beach'] },
      ['homeZip: Five digits', 'miles: One of 50, 100, 250, 500', 'settings.0: Invalid input'],
    ],
    [['public'], ['answers: Invalid input']],
    [null, ['answers: Invalid input']],
  ])('%j names the invalid fields', async (answers, faults) => {
    const outcome = await asked(answers);
    refused(outcome);
    expect(outcome.err).toMatch(/^error: Standard input has invalid answers:\n/);
    for (const fault of faults) expect(outcome.err).toContain(`  ${fault}\n`);
  });
});
