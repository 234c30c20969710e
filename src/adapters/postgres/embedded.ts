import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverAccount } from './account.ts';
import { locateBinaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { CLUSTER, ensureCluster, hasCluster, reachableFolder } from './data-folder.ts';
import { withFileLock } from './file-lock.ts';
import { ensureRunning, stopServer } from './postmaster.ts';

import { connectionTo, countPresent, join } from './presence.ts';
import type { EmbeddedConnection, Presence } from './presence.ts';

const RETURN_MS = 500;

export interface EmbeddedOptions {
  /** The folder of ALMA_DATA_DIR; the cluster is made in `postgres` inside it. */
  dataDir: string;
  log: (message: string) => void;
  /** PostgreSQL settings beside the defaults; they count only when this process is the one that starts the server. */
  settings?: Record<string, string>;
  /** Where binaries and data go when the server's user cannot reach theirs. */
  shelter?: string;
}

export interface EmbeddedServer {
  connection: EmbeddedConnection;
  /** Where the cluster really is. */
  dataDir: string;
  /** Leaves the server; the last process out stops it. Close every other connection before. */
  stop: () => Promise<'stopped' | 'left running'>;
}

/**
 * Runs the packaged PostgreSQL for this process, or joins the one that another process runs over the same folder. Should the server be
 * killed meanwhile, it is started again. Throws `CannotEmbedError`, naming DATABASE_URL, where it cannot run.
 */
export async function startEmbedded({ dataDir, log, settings = {}, shelter = defaultShelter() }: EmbeddedOptions): Promise<EmbeddedServer> {
  const wanted = path.resolve(dataDir);
  const account = serverAccount(path.join(wanted, CLUSTER));
  const native = locateBinaries(account, shelter, log);
  const folder = realpathSync(reachableFolder(wanted, account, shelter, log));
  const lock = path.join(folder, `${CLUSTER}.lock`);
  const cluster: Cluster = { directory: path.join(folder, CLUSTER), account, native, settings };

  const enter = () =>
    withFileLock(lock, async () => {
      const socketFolder = await ensureRunning(cluster);
      return { socketFolder, presence: await join(socketFolder, onLost) };
    });

  let leaving = false;
  let returning = Promise.resolve();
  await withFileLock(lock, () => ensureCluster(cluster, settings.fsync !== 'off'));
  let inside: { socketFolder: string; presence: Presence } = await enter();

  function onLost(): void {
    returning = comeBack();
  }

  async function comeBack(): Promise<void> {
    while (!leaving && existsSync(cluster.directory)) {
      try {
        log('the database server went away; starting it again');
        inside = await enter();
        return;
      } catch (error) {
        log(`the database server could not be started again: ${String(error)}`);
        await sleep(RETURN_MS);
      }
    }
  }

  const stop = async (): Promise<'stopped' | 'left running'> => {
    leaving = true;
    await returning;
    return withFileLock(lock, async () => {
      await inside.presence.leave();
      if ((await othersPresent(inside.socketFolder)) > 0) return 'left running';
      await stopServer(cluster);
      return 'stopped';
    });
  };
  return { connection: connectionTo(inside.socketFolder), dataDir: cluster.directory, stop };
}

/** Whether `startEmbedded` would find a cluster; nothing is made or started. */
export const isEmbeddedMade = (dataDir: string): boolean => hasCluster(path.resolve(dataDir), defaultShelter());

/** A presence takes a moment to vanish after its connection was closed; a server that is gone has nobody present. */
async function othersPresent(socketFolder: string): Promise<number> {
  let present = 0;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    present = await countPresent(socketFolder).catch(() => 0);
    if (present === 0) break;
    await sleep(20);
  }
  return present;
}

/** A place that the server's user can reach whatever the project's parents forbid. */
function defaultShelter(): string {
  return process.getuid?.() === 0 ? '/var/lib/alma' : path.join(homedir(), '.cache', 'alma');
}
