import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverAccount } from './account.ts';
import { locateBinaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { CLUSTER, ensureCluster, hasCluster, accessibleFolder } from './data-folder.ts';
import { withFileLock } from './file-lock.ts';
import { ensureRunning, stopServer } from './postmaster.ts';

import { connectionTo, countProcesses, registerProcess } from './connections.ts';
import type { EmbeddedConnection, ProcessRegistration } from './connections.ts';

const RESTART_DELAY_MS = 500;

export interface EmbeddedOptions {
  /** The folder of ALMA_DATA_DIR. The cluster is in `postgres` inside it. */
  dataDir: string;
  log: (message: string) => void;
  /** Additional PostgreSQL settings. They apply only if this process starts the server. */
  settings?: Record<string, string>;
  /** The folder for programs and data if the server's user cannot access the usual folders. */
  fallbackFolder?: string;
}

export interface EmbeddedServer {
  connection: EmbeddedConnection;
  /** The actual folder of the cluster. */
  dataDir: string;
  /** Unregisters this process. The last process stops the server. Close all other connections first. */
  stop: () => Promise<'stopped' | 'left running'>;
}

/**
 * Starts the packaged PostgreSQL, or connects to the server that another process started for the same folder. Restarts a killed server.
 * Throws `CannotEmbedError`, which names DATABASE_URL, if it cannot run.
 */
export async function startEmbedded({
  dataDir,
  log,
  settings = {},
  fallbackFolder = defaultFallbackFolder(),
}: EmbeddedOptions): Promise<EmbeddedServer> {
  const wanted = path.resolve(dataDir);
  const account = serverAccount(path.join(wanted, CLUSTER));
  const native = locateBinaries(account, fallbackFolder, log);
  const folder = realpathSync(accessibleFolder(wanted, account, fallbackFolder, log));
  const lock = path.join(folder, `${CLUSTER}.lock`);
  const cluster: Cluster = { directory: path.join(folder, CLUSTER), account, native, settings };

  const connect = () =>
    withFileLock(lock, async () => {
      const socketFolder = await ensureRunning(cluster);
      return { socketFolder, registration: await registerProcess(socketFolder, onLost) };
    });

  let isStopping = false;
  let restarting = Promise.resolve();
  await withFileLock(lock, () => ensureCluster(cluster, settings.fsync !== 'off'));
  let server: { socketFolder: string; registration: ProcessRegistration } = await connect();

  function onLost(): void {
    restarting = restart();
  }

  async function restart(): Promise<void> {
    while (!isStopping && existsSync(cluster.directory)) {
      try {
        log('the database server stopped; restarting it');
        server = await connect();
        return;
      } catch (error) {
        log(`the database server did not restart: ${String(error)}`);
        await sleep(RESTART_DELAY_MS);
      }
    }
  }

  const stop = async (): Promise<'stopped' | 'left running'> => {
    isStopping = true;
    await restarting;
    return withFileLock(lock, async () => {
      await server.registration.unregister();
      if ((await countOthers(server.socketFolder)) > 0) return 'left running';
      await stopServer(cluster);
      return 'stopped';
    });
  };
  return { connection: connectionTo(server.socketFolder), dataDir: cluster.directory, stop };
}

/** Whether `startEmbedded` would find a cluster. Creates and starts nothing. */
export const isEmbeddedMade = (dataDir: string): boolean => hasCluster(path.resolve(dataDir), defaultFallbackFolder());

/** Counts other processes. Waits a moment, because a closed connection stays visible briefly. A stopped server has none. */
async function countOthers(socketFolder: string): Promise<number> {
  let count = 0;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    count = await countProcesses(socketFolder).catch(() => 0);
    if (count === 0) break;
    await sleep(20);
  }
  return count;
}

/** A folder that the server's user can access, whatever the permissions of the project folder. */
function defaultFallbackFolder(): string {
  return process.getuid?.() === 0 ? '/var/lib/alma' : path.join(homedir(), '.cache', 'alma');
}
