import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { CATALOG_LOCK } from '../catalog-lock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { COLLEGES, importYear } from './import-child.fixture.ts';

const CHILD = path.join(import.meta.dirname, 'import-child.fixture.ts');
const KILLS = 20;
/** About a third of an import passes before PostgreSQL merges, and a third during the merge. */
const STEPS = ['reading HD', 'reading DRVEF', 'merging'];
const ALL_KILLS_MS = 300_000;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.destroy());

/** A hash of each table, independent of the order of its rows. */
async function hashes(): Promise<Record<string, string>> {
  const tables = await database.db('pg_tables').where({ schemaname: 'public' }).pluck<string[]>('tablename');
  const found: Record<string, string> = {};
  for (const table of tables.sort()) {
    const { rows } = await database.db.raw<{ rows: { hash: string | null }[] }>(
      `select md5(string_agg(t::text, E'\\n' order by t::text collate "C")) as hash from ?? t`,
      [table],
    );
    found[table] = rows[0]?.hash ?? '';
  }
  return found;
}

/** Starts an import in a child process and kills it `delayMs` after the step. */
async function killedAfter(year: number, step: string, delayMs: number): Promise<void> {
  const given = JSON.stringify({ connection: database.connection, year });
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, given], { stdio: ['ignore', 'pipe', 'inherit'] });
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
    const locks = await database.db('pg_locks').where({ locktype: 'advisory', objid: CATALOG_LOCK }).select('pid');
    if (locks.length === 0) return;
    await sleep(50);
  }
  throw new Error('the lock outlived its process');
}

async function countOf(rows: Knex.QueryBuilder): Promise<number> {
  const [counted] = await rows.count<{ count: string }[]>({ count: '*' });
  return Number(counted?.count);
}

/** True after a complete import of the year: each college renamed, each change recorded, each value stored. */
async function isWhole(year: number): Promise<boolean> {
  const { db } = database;
  const run = await db('import_runs').where({ year, status: 'succeeded' }).first<{ id: number } | undefined>('id');
  if (!run) return false;
  const renamed = await countOf(db('colleges').whereLike('name', `College % of ${year}`));
  const kept = await countOf(db('supplied_values').whereIn('table_id', db('supplied_tables').where({ run_id: run.id }).select('id')));
  const changed = await countOf(db('run_changes').where({ run_id: run.id }));
  const published = await countOf(db('data_versions').where({ run_id: run.id }));
  return renamed === COLLEGES && kept === 2 * COLLEGES && changed === COLLEGES && published === 1;
}

/** A repeatable pseudo-random number from 0 to 1. */
const randomOf = (seed: number): number => {
  const x = Math.sin(seed * 12.9898) * 43_758.5453;
  return x - Math.floor(x);
};

describe('an import', () => {
  it(
    `killed at ${KILLS} random points is complete or has no effect, and releases its lock`,
    async () => {
      await importYear(database.connection, 2024, () => undefined);
      const start = performance.now();
      await importYear(database.connection, 2025, () => undefined);
      const duration = performance.now() - start;
      let year = 2026;
      const outcomes: string[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        const before = await hashes();
        const delay = Math.round((randomOf(kill + 1) * duration) / 2);
        await killedAfter(year, STEPS[kill % STEPS.length] ?? '', delay);
        await lockIsFree();
        const after = await hashes();
        const isUntouched = JSON.stringify(after) === JSON.stringify(before);
        outcomes.push(isUntouched ? 'as before' : (await isWhole(year)) ? 'finished' : `half: kill ${kill}, ${delay} ms`);
        if (!isUntouched) year += 1;
      }
      expect(outcomes.filter((outcome) => !['as before', 'finished'].includes(outcome))).toEqual([]);
      expect(outcomes).toContain('as before');
      // The next run needs no manual repair.
      expect(await importYear(database.connection, year, () => undefined)).toBe('succeeded');
      expect(await isWhole(year)).toBe(true);
      expect(await importYear(database.connection, year, () => undefined)).toBe('unchanged');
    },
    ALL_KILLS_MS,
  );

  it('blocks four others at the same time, and they name the holder of the lock', async () => {
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => importYear(database.connection, 2024, () => undefined)));
    const refused = results.filter((result) => result.status === 'rejected');

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(refused).toHaveLength(4);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({
        kind: 'busy',
        message: expect.stringMatching(/alma import ipeds 2024 \(pid \d+\)/) as unknown,
      });
    }
    expect(await database.db('import_runs').pluck('status')).toEqual(['succeeded']);
  });
});
