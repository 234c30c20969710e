import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '../src/adapters/knex/testing/database.fixture.ts';
import { aCollegeRow } from '../src/adapters/knex/testing/college-row.fixture.ts';
import { join } from '../src/bootstrap.ts';
import { readConfig } from '../src/config.ts';
import { METHOD_VERSION } from '../src/domain/shared/method.ts';
import { runCli } from './program.ts';
import { recordingTerminal, type Outcome } from './terminal.fixture.ts';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  [folder, database] = await Promise.all([mkdtemp(path.join(tmpdir(), 'alma-scores-')), createTestDatabase()]);
  await database.db('colleges').insert([aCollegeRow(1, { research_funding_total: 15e6, size: 1_500 }), aCollegeRow(2)]);
});
afterAll(async () => {
  await database.destroy();
  await rm(folder, { recursive: true });
});

/** Runs `alma scores recompute …`; without a database the application cannot start. */
async function recompute(options: string, isStarted = true): Promise<Outcome> {
  const { terminal, outcome } = recordingTerminal();
  const { useCases } = join(database.db, readConfig({ NODE_ENV: 'test', ALMA_DATA_DIR: folder }));
  const start = () =>
    isStarted ? Promise.resolve({ useCases, close: () => Promise.resolve() }) : Promise.reject(new Error('no database is needed'));
  await runCli(['scores', 'recompute', ...options.split(' ').filter((option) => option !== '')], { start, terminal });
  return outcome;
}

it('finds differing scores, stores them, then finds none', async () => {
  const found = await recompute('--check');
  expect(found.exitCode).toBe(5);
  expect(found.out).toMatchInlineSnapshot(`
   "1 of 2 colleges had other scores. Nothing changed: this was a check.

   Score           Differed
   prestigeScore          0
   researchScore          1
   safetyScore            0
   athleticsScore         0
   carnegieScore          0
   "
  `);

  const machine = await recompute('--check --json');
  expect(machine.exitCode).toBe(5);
  expect(JSON.parse(machine.out)).toMatchObject({ colleges: 2, differing: 1, byScore: { researchScore: 1, safetyScore: 0 } });

  expect(await recompute('')).toEqual({
    out: found.out.replace('Nothing changed: this was a check.', 'The new scores are stored.'),
    err: '',
    exitCode: 0,
  });
  expect(await database.db('colleges').orderBy('id').pluck('research_score')).toEqual([60, null]);

  const right = { out: `The stored scores of 2 colleges match method ${METHOD_VERSION}.\n`, err: '', exitCode: 0 };
  expect(await recompute('--check')).toEqual(right);
  expect(await recompute('')).toEqual(right);
});

it('prints the running rules without a database', async () => {
  const { out } = await recompute('--formula', false);
  expect(out).toContain('= 25% acceptance rate + 25% test scores + 35% graduation rate + 15% retention rate, each on its scale');
  expect(out).toContain('Test scores      25%     54.5     an SAT of 800 scores 0, an SAT of 1550 scores 100, linear between');
  expect(JSON.parse((await recompute('--formula --json', false)).out)).toMatchObject({
    version: METHOD_VERSION,
    scores: {
      researchScore: {
        parts: [
          { key: 'amount', weight: 60 },
          { key: 'intensity', weight: 40 },
        ],
      },
    },
  });
});
