import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CATALOGUE_LOCK } from './catalogue-lock.ts';
import { createTestDatabase, type TestDatabase } from './database.suite.ts';
import { importYear } from './import-child.suite.ts';

const CHILD = path.join(import.meta.dirname, 'import-child.suite.ts');
const BOOT_MS = 120_000;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.destroy());

/** Everything an import changes, in one line. */
async function state(): Promise<string> {
  const colleges = await database.db('colleges').select('ipeds_unit_id', 'name', 'slug', 'size', 'operating_status').orderBy('id');
  const runs = await database.db('import_runs').select('year', 'status').orderBy('id');
  const versions = await database.db('data_versions').count();
  const receipts = await database.db('value_sources').count();
  return JSON.stringify([colleges, runs, versions, receipts]);
}

/** Starts an import in a process of its own and kills it without warning, some time after the step. */
async function killedAfter(step: string, delayMs: number): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, JSON.stringify({ connection: database.connection, year: 2025 })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    if (said.includes(step)) break;
  }
  await sleep(delayMs);
  child.kill('SIGKILL');
  await exited;
}

async function lockIsFree(): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const locks = await database.db('pg_locks').where({ locktype: 'advisory', objid: CATALOGUE_LOCK }).select('pid');
    if (locks.length === 0) return;
    await sleep(50);
  }
  throw new Error('the lock outlived its process');
}

describe('an import', () => {
  it.each([
    ['reading HD', 0],
    ['reading DRVEF', 0],
    ['merging', 0],
    ['merging', 40],
    ['merging', 200],
    ['done', 0],
  ])(
    'that is killed at "%s" plus %d ms leaves everything or nothing, and no lock',
    async (step, delayMs) => {
      await importYear(database.connection, 2024, () => undefined);
      const before = await state();
      await killedAfter(step, delayMs);
      await lockIsFree();
      const left = await state();
      const status = await importYear(database.connection, 2025, () => undefined);
      const after = await state();

      expect([before, after]).toContain(left);
      expect(status).toBe(left === before ? 'succeeded' : 'unchanged');
      expect(after).toContain('College 4000 of 2025');
    },
    BOOT_MS,
  );

  it('that meets another one is refused, and the other goes on', async () => {
    const results = await Promise.allSettled([
      importYear(database.connection, 2024, () => undefined),
      importYear(database.connection, 2024, () => undefined),
    ]);
    const refused = results.find((result) => result.status === 'rejected');

    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(refused?.reason).toMatchObject({
      kind: 'busy',
      message: expect.stringMatching(/alma import ipeds 2024 \(pid \d+\)/) as unknown,
    });
    expect(await database.db('import_runs').pluck('status')).toEqual(['succeeded']);
  });
});
