import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import { eventually } from '../../testing/eventually.fixture.ts';
import { runScript } from '../postgres/process.fixture.ts';
import type { OtherProcess } from '../postgres/process.fixture.ts';
import { createTestDatabase, testServer } from './testing/database.fixture.ts';
import type { TestDatabase } from './testing/database.fixture.ts';
import { createDatabase } from './connection.ts';
import { migrateAndSeed } from './migrate.ts';
import { grantServing } from './serving-role.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase({ template: 'empty' });
  folder = mkdtempSync(path.join(tmpdir(), 'alma-migrations-'));
  mkdirSync(path.join(folder, 'migrations'));
  mkdirSync(path.join(folder, 'seeds'));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  migration('0001_first', "create table steps as select 'first' as step");
  migration('0002_slow', "insert into steps select 'slow' from pg_sleep(0.4)");
  writeFileSync(
    path.join(folder, 'seeds', 'a.ts'),
    "export const seed = (db: { raw(sql: string): Promise<void> }) => db.raw(`insert into steps select 'seed' where not exists (select from steps where step = 'seed')`);",
  );
});

afterEach(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

function migration(name: string, sql: string): void {
  const body = `export const up = (db: { raw(sql: string): Promise<void> }) => db.raw(\`${sql}\`);\nexport const down = () => Promise.resolve();\n`;
  writeFileSync(path.join(folder, 'migrations', `${name}.ts`), body);
}

const migrator = (): OtherProcess =>
  runScript('src/adapters/knex/testing/migrator.fixture.ts', [JSON.stringify(database.connection), folder]);

const folders = () => ({ migrations: folderOf('migrations'), seeds: folderOf('seeds') });
const folderOf = (name: string) => ({ directory: path.join(folder, name), extension: 'ts', loadExtensions: ['.ts'] });

async function steps(): Promise<string[]> {
  return (await database.db('steps').orderBy('step').pluck('step')) as string[];
}

async function said(migrating: OtherProcess): Promise<string[]> {
  const lines: string[] = [];
  while (lines.at(-1) !== 'done') lines.push(await migrating.line());
  expect(await migrating.ended()).toBe(0);
  return lines;
}

describe('migration at start', () => {
  it('runs once in two concurrent starts; the second waits', async () => {
    const [one, other] = await Promise.all([said(migrator()), said(migrator())]);
    expect([one, other].filter((lines) => lines.some((line) => line.startsWith('migrated')))).toHaveLength(1);
    expect([...one, ...other]).toContain('migrated: 0001_first.ts, 0002_slow.ts');
    expect(await steps()).toEqual(['first', 'seed', 'slow']);
  });

  it('leaves no lock and no partial change after kill -9', async () => {
    migration('0002_slow', "insert into steps select 'slow' from pg_sleep(60)");
    const killed = migrator();
    await eventually(sleeping, 'the slow migration');
    await killed.kill();
    migration('0002_slow', "insert into steps select 'slow' from pg_sleep(0)");
    await said(migrator());
    expect(await steps()).toEqual(['first', 'seed', 'slow']);
  });

  it('frees Knex’s own lock after a killed start', async () => {
    await said(migrator());
    await database.db('knex_migrations_lock').update({ is_locked: 1 });
    migration('0003_third', "insert into steps select 'third'");
    expect(await said(migrator())).toContain('migrated: 0003_third.ts');
  });

  it('fails for a broken migration and rolls all of its batch back', async () => {
    migration('0002_slow', "insert into steps values ('half'); select 1 / 0");
    const broken = migrator();
    expect(await broken.ended()).toBe(1);
    expect(broken.errors()).toMatch(/Migration 0002_slow\.ts failed: .*division by zero\. Nothing was changed\./);
    expect(await database.db.schema.hasTable('steps')).toBe(false);
  });

  it('applies nothing with ALMA_MIGRATE=never, and names the command', async () => {
    await said(migrator());
    const start = () => migrateAndSeed(database.db, () => undefined, { ...folders(), mayMigrate: false });
    expect(await start()).toEqual([]);
    migration('0003_third', "insert into steps select 'third'");
    await expect(start()).rejects.toThrow(
      'The tables are outdated (0003_third.ts), and ALMA_MIGRATE is "never". Run this as their owner: npm run cli -- database migrate',
    );
    expect(await steps()).toEqual(['first', 'seed', 'slow']);
  });

  describe('as a role that may change no table', () => {
    let served: Knex;
    const start = () => migrateAndSeed(served, () => undefined, folders());
    beforeEach(() => {
      served = createDatabase(database.serving, { applicationName: 'alma test' });
    });
    afterEach(() => served.destroy());

    it('does nothing if the tables are up to date', async () => {
      await said(migrator());
      await grantServing(database.db, testServer().servingRole.user);
      await start();
      expect(await steps()).toEqual(['first', 'seed', 'slow']);
    });

    it('fails before any change and names the missing migrations and the command', async () => {
      await said(migrator());
      await grantServing(database.db, testServer().servingRole.user);
      migration('0003_third', "insert into steps select 'third'");
      const { user } = testServer().servingRole;
      await expect(start()).rejects.toThrow(
        `The tables are outdated (0003_third.ts), and the database role "${user}" may not change them. ` +
          `Run this as their owner: npm run cli -- database grant ${user}`,
      );
      expect(await steps()).toEqual(['first', 'seed', 'slow']);
    });

    it('fails in an empty database', async () => {
      await expect(start()).rejects.toThrow('The tables are outdated (0001_first.ts, 0002_slow.ts), and the database role');
    });

    it('fails if the tables belong to a newer version', async () => {
      await said(migrator());
      await grantServing(database.db, testServer().servingRole.user);
      rmSync(path.join(folder, 'migrations', '0002_slow.ts'));
      await expect(start()).rejects.toThrow('The tables belong to a newer version of Alma (0002_slow.ts).');
    });
  });

  it('works without migrations and seeds', async () => {
    const nowhere = { directory: path.join(folder, 'nowhere') };
    await migrateAndSeed(database.db, () => undefined, { migrations: nowhere, seeds: nowhere });
    expect(await database.db.schema.hasTable('knex_migrations')).toBe(false);
  });
});

/** True while the sleeping migration runs. */
async function sleeping(): Promise<boolean> {
  const { rows } = await database.db.raw<{ rows: unknown[] }>(
    "select from pg_stat_activity where datname = current_database() and query like '%pg_sleep(60)%' and state = 'active' and pid <> pg_backend_pid()",
  );
  return rows.length > 0;
}
