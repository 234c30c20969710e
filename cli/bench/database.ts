import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createDatabase } from '../../src/adapters/knex/connection.ts';
import { startEmbedded } from '../../src/adapters/postgres/embedded.ts';

export interface BenchServer {
  /** Makes an empty database and returns its address. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** A PostgreSQL of the benchmark's own, in a folder that goes with it, with the settings of the product. */
export async function startBenchServer(): Promise<BenchServer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'alma-bench-'));
  // Started by root, PostgreSQL runs as somebody else and has to get in.
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
