import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createDatabase } from '../../src/adapters/knex/connection.ts';
import { startEmbedded } from '../../src/adapters/postgres/embedded.ts';

export interface BenchServer {
  /** Creates an empty database and returns its URL. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** A temporary PostgreSQL for the benchmark, with the product's settings. */
export async function startBenchServer(): Promise<BenchServer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'alma-bench-'));
  // Under root, PostgreSQL runs as another user who needs access.
  await chmod(folder, 0o755);
  const embedded = await startEmbedded({ dataDir: folder, log: () => undefined });
  const { host, port, user } = embedded.connection;
  const urlOf = (name: string) => `postgres://${user}@${encodeURIComponent(host)}:${port}/${name}`;
  return {
    async createDatabase(name) {
      const admin = createDatabase(urlOf('postgres'), { applicationName: 'alma bench' });
      await admin.raw('create database ??', [name]);
      await admin.destroy();
      return urlOf(name);
    },
    async stop() {
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
