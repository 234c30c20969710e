import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { eventually } from '../../../testing/eventually.fixture.ts';
import { CATALOG_LOCK } from '../transactions/advisory-locks.ts';
import type { Connection } from '../connection.ts';
import { copyDatabase } from '../testing/database.fixture.ts';
import { COLLEGES, importYear } from './import-child.fixture.ts';

const CHILD = path.join(import.meta.dirname, 'import-child.fixture.ts');

/** A time after an import reports a step. */
export interface Moment {
  step: string;
  delayMs: number;
}

/** Kills imports in a copy at these moments, and then imports without a kill. Returns what each kill left. */
export async function surviveIn(original: string, moments: readonly Moment[]): Promise<string[]> {
  const { db, connection, destroy } = await copyDatabase(original);
  try {
    const outcomes: string[] = [];
    let year = 2026;
    let before = await hashes(db);
    for (const moment of moments) {
      await killedAt(moment, connection, year);
      await lockIsFree(db);
      const after = await hashes(db);
      const isUntouched = JSON.stringify(after) === JSON.stringify(before);
      outcomes.push(isUntouched ? 'as before' : (await isWhole(db, year)) ? 'finished' : `half, killed ${JSON.stringify(moment)}`);
      if (!isUntouched) year += 1;
      before = after;
    }
    // The next run needs no manual repair.
    expect(await importYear(connection, year, () => undefined)).toBe('succeeded');
    expect(await isWhole(db, year)).toBe(true);
    expect(await importYear(connection, year, () => undefined)).toBe('unchanged');
    return outcomes;
  } finally {
    await destroy();
  }
}

/** A hash of each table, independent of the order of its rows. */
async function hashes(db: Knex): Promise<Record<string, string>> {
  const tables = await db('pg_tables').where({ schemaname: 'public' }).pluck<string[]>('tablename');
  const found: Record<string, string> = {};
  for (const table of tables.sort()) {
    const { rows } = await db.raw<{ rows: { hash: string | null }[] }>(
      `select md5(string_agg(t::text, E'\\n' order by t::text collate "C")) as hash from ?? t`,
      [table],
    );
    found[table] = rows[0]?.hash ?? '';
  }
  return found;
}

/** Starts an import in a child process and kills it. */
async function killedAt({ step, delayMs }: Moment, connection: Connection, year: number): Promise<void> {
  const given = JSON.stringify({ connection, year });
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

async function lockIsFree(db: Knex): Promise<void> {
  const here = db.raw('(select oid from pg_database where datname = current_database())');
  const locks = () => db('pg_locks').where({ locktype: 'advisory', objid: CATALOG_LOCK, database: here }).select('pid');
  await eventually(async () => (await locks()).length === 0, 'the release of the lock of a killed process');
}

async function countOf(rows: Knex.QueryBuilder): Promise<number> {
  const [counted] = await rows.count<{ count: string }[]>({ count: '*' });
  return Number(counted?.count);
}

/** True after a complete import of the year: each college renamed, each change recorded, each value stored. */
async function isWhole(db: Knex, year: number): Promise<boolean> {
  const run = await db('import_runs').where({ year, status: 'succeeded' }).first<{ id: number } | undefined>('id');
  if (!run) return false;
  const renamed = await countOf(db('colleges').whereLike('name', `College % of ${year}`));
  const kept = await countOf(db('supplied_values').whereIn('table_id', db('supplied_tables').where({ run_id: run.id }).select('id')));
  const changed = await countOf(db('run_changes').where({ run_id: run.id }));
  const published = await countOf(db('data_versions').where({ run_id: run.id }));
  return renamed === COLLEGES && kept === 2 * COLLEGES && changed === COLLEGES && published === 1;
}
