import { collegesOver } from '../src/adapters/http/testing/colleges.fixture.ts';
import { aCollege } from '../src/domain/colleges/college.fixture.ts';
import { createRankings } from '../src/domain/rankings/rankings.use-cases.ts';
import { METHOD_VERSION } from '../src/domain/shared/method.ts';
import { runCli } from './program.ts';
import type { Application } from './with-application.ts';
import { recordingTerminal, type Outcome } from './terminal.fixture.ts';

const known = { graduationRate: 0.7, retentionRate: 0.8, percentPellGrant: 0.3 };
const COLLEGES = [
  aCollege({ id: 1, name: 'Dear College', netPricePublic: 30_000, size: 20_000, ...known }),
  aCollege({ id: 2, name: 'Fair College', netPricePublic: 12_000, lastDataSync: '2026-11-20T08:00:00.000Z', ...known }),
  aCollege({ id: 3, name: 'Unknown College', state: 'GA', type: 'Private nonprofit' }),
  aCollege({ id: 4, name: 'Town College', level: 2, netPricePublic: 8_000, ...known }),
  aCollege({ id: 5, name: 'Art School', type: 'Private for-profit', netPricePrivate: 20_000, ...known, size: 90 }),
];

/** Runs `alma rank …` over three colleges. */
async function rank(args: string): Promise<Outcome> {
  const { terminal, outcome } = recordingTerminal();
  const colleges = await collegesOver(COLLEGES);
  const useCases = { colleges, rankings: createRankings({ catalog: colleges }) } as unknown as Application['useCases'];
  await runCli(['rank', ...args.split(' ').filter(Boolean)], { start: async () => ({ useCases, close: async () => undefined }), terminal });
  return outcome;
}

it('prints a table', async () => {
  expect(await rank('--weights 2000000000')).toEqual({
    out: `Weights 2000000000, method ${METHOD_VERSION}, data of 2026-11-20

Rank  Band  Score  Coverage  College          State  Not ranked because
1     1–1   80.0   100%      Fair College     AL
2     2–2   28.6   100%      Dear College     AL
–           –      0%        Unknown College  GA     Less than 70% of what counts is known

Four-year colleges: 2 with a rank, 1 listed without. Other groups: 1 two-year, 1 specialist.
`,
    err: '',
    exitCode: 0,
  });
});

it('filters and limits the list', async () => {
  expect((await rank('--weights 2000000000 --limit 1')).out).not.toContain('Dear College');
  expect((await rank('--type public --size large --max 40000 --st AL,GA --all --preset affordable')).out).toMatch(
    /^Weights 5402300001[^]*1–1[^]*Dear College/,
  );
  expect((await rank('--st NY')).out).toContain('No college matches these filters.');
});

it('ranks another group, and small colleges on request', async () => {
  expect((await rank('--weights 2000000000 --group specialist')).out).toMatch(/–.* 100% +Art School +AL +Under 500 undergraduates/);
  expect((await rank('--weights 2000000000 --group specialist --all')).out).toMatch(/1 +1–1 +57\.1 +100% +Art School/);
});

it('ranks the kind of college that a preset is made for, unless another is given', async () => {
  const community = (await rank('--preset community-college --csv')).out;
  expect([community.includes('Town College'), community.includes('Fair College')]).toEqual([true, false]);
  expect((await rank('--preset community-college --type public')).out).toContain('Fair College');
});

it('prints only JSON with --json', async () => {
  const { out, err } = await rank('--weights 1000000000 --json --limit 2');
  expect(JSON.parse(out)).toMatchObject({
    formula: { version: METHOD_VERSION, w: '1000000000' },
    ranked: 2,
    unranked: 1,
    dataVersion: '1',
    items: [
      { rank: 1, score: 80, coverage: 1, band: { best: 1, worst: 1 }, parts: [{ key: 'cost' }], college: { ipedsUnitId: 100_002 } },
      { rank: 2, lead: null, college: { name: 'Dear College', state: 'AL' } },
    ],
  });
  expect(err).toBe('');
});

it('prints all colleges as CSV and ignores the limit', async () => {
  const { out } = await rank('--weights 1000000000 --csv --limit 1');
  const lines = out.split('\r\n');
  expect(lines.map((line) => line.split(',').slice(0, 7).join(' '))).toEqual([
    'rank unranked rankBest rankWorst score coverage unitId',
    '1  1 1 80 1 100002',
    '2  2 2 28.6 1 100001',
    ' little-known    0 100003',
    '',
  ]);
});

it.each([
  ['--weights 9', 'Ten digits 0 to 5'],
  ['--weights 6000000000', 'Ten digits 0 to 5'],
  ['--weights 5402300001 --preset safe', 'cannot be used with'],
  ['--preset best', 'balanced, prestige'],
  ['--type good', 'public, private, community, hbcu'],
  ['--st ZZ', 'States: codes'],
  ['--size tiny', 'small, medium, large'],
  ['--group best', 'ranked among each other'],
  ['--max cheap', 'a whole number from 0 to 100000'],
  ['--limit 0', 'from 1 to 10000'],
  ['--csv --json', 'cannot be used with'],
])('%s exits with 2 and a reason', async (args, why) => {
  const { err, exitCode, out } = await rank(args);
  expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
  expect(err).toMatch(/^error: /);
  expect(err).toContain(why);
});
