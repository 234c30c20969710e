import type { Knex } from 'knex';
import pg from 'pg';
import type { DownloadLedger } from '../../../domain/downloads/downloads.ports.ts';
import { DomainError } from '../../../domain/shared/domain-error.ts';
import { clientConfig, connectionOf } from '../connection.ts';
import { DOWNLOAD_LOCKS } from '../transactions/advisory-locks.ts';

export function createDownloadLedger(db: Knex): DownloadLedger {
  return {
    async lastSha256(url) {
      const last = await db<{ id: number; url: string; sha256: string }>('downloads').where({ url }).orderBy('id', 'desc').first('sha256');
      return last?.sha256 ?? null;
    },
    async record({ source, year, file, url, sha256, bytes, fetchedAt }) {
      await db('downloads').insert({ source, year, file, url, sha256, bytes, fetched_at: fetchedAt });
    },
    exclusively: (source, work) => alone(db, source, work),
  };
}

/** The lock has its own connection, so it ends with the process, even after a crash. */
async function alone<T>(db: Knex, source: string, work: () => Promise<T>): Promise<T> {
  const connection = new pg.Client(clientConfig(connectionOf(db), `alma download ${source} (pid ${process.pid})`));
  // Without a listener, a broken idle connection would end the process.
  connection.on('error', () => undefined);
  await connection.connect();
  try {
    const { rows } = await connection.query<{ locked: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as locked', [
      DOWNLOAD_LOCKS,
      source,
    ]);
    if (rows[0]?.locked) return await work();
    const message = `Files of ${source} are being downloaded by another process. Nothing was changed; try again later.`;
    throw new DomainError('busy', 'download.busy', message);
  } finally {
    await connection.end().catch(() => undefined);
  }
}
