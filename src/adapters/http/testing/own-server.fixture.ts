import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase } from '../../knex/connection.ts';
import { MIGRATIONS, migrateAndSeed } from '../../knex/migrate.ts';
import type { TestDatabase } from '../../knex/testing/database.fixture.ts';
import { startEmbedded } from '../../postgres/embedded.ts';
import { withFileLock } from '../../postgres/file-lock.ts';

const ignore = (): void => undefined;

/** A migrated database on a server of its own, which a test can take away. */
export async function startOwnServer() {
  const folder = mkdtempSync(path.join(tmpdir(), `alma-test-${process.pid}-`));
  chmodSync(folder, 0o755); // PostgreSQL started by root runs as another user
  // Commits wait for the log, so that no acknowledged row is lost when the server is killed.
  const server = await startEmbedded({ dataDir: folder, log: ignore, settings: { fsync: 'off' } });
  const { connection } = server;
  const db = createDatabase(connection, { applicationName: 'alma test' });
  await migrateAndSeed(db, ignore, { migrations: MIGRATIONS });
  const destroy = async () => {
    await db.destroy();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    database: { db, connection, serving: connection, destroy } satisfies TestDatabase,
    /** Kills all processes of the server. When `meanwhile` is over, it starts again by itself and recovers. */
    kill: (meanwhile: () => Promise<unknown>) =>
      withFileLock(`${server.dataDir}.lock`, async () => {
        process.kill(Number(readFileSync(path.join(server.dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGQUIT');
        await meanwhile();
      }),
  };
}
