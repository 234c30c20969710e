import { chownSync, lstatSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Account } from './account.ts';
import { linesOf } from './cluster.ts';
import type { Cluster } from './cluster.ts';

/** Only a name: PostgreSQL calls its socket after a port, and no port is opened. */
export const PORT = 5432;
export const SOCKET = `.s.PGSQL.${PORT}`;
/** A Unix socket's path may have 107 bytes on Linux and 103 on macOS. */
const SOCKET_PATH_BYTES = 103;

function socketRecord({ directory }: Cluster): string {
  return `${directory}.socket`;
}

/**
 * The private folder of the socket, kept over restarts so that the pools of living processes find the server again. It is made anew
 * when it was swept away, when it is not ours alone, or when the record came along with a copy of the data.
 */
export function ownSocketFolder(cluster: Cluster): string {
  const [recorded = '', madeFor] = linesOf(socketRecord(cluster));
  if (madeFor === cluster.directory && isPrivate(recorded, cluster.account)) return recorded;
  const folder = mkdtempSync(path.join(shortTemporaryFolder(), 'alma-'));
  chownSync(folder, cluster.account.uid, cluster.account.gid);
  writeFileSync(socketRecord(cluster), `${folder}\n${cluster.directory}\n`);
  return folder;
}

function isPrivate(folder: string, account: Account): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found !== undefined && found.isDirectory() && found.uid === account.uid && (found.mode & 0o077) === 0;
}

function shortTemporaryFolder(): string {
  const longest = path.join(tmpdir(), 'alma-123456', `${SOCKET}.lock`);
  return Buffer.byteLength(longest) <= SOCKET_PATH_BYTES ? tmpdir() : '/tmp';
}

/** Removes the socket's folder and its record, once nobody needs them. */
export function forgetSocketFolder(cluster: Cluster, socketFolder: string): void {
  rmSync(socketFolder, { recursive: true, force: true });
  rmSync(socketRecord(cluster), { force: true });
}

/** Whether a server accepts connections there; it may still be recovering. */
export function answers(socketFolder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(path.join(socketFolder, SOCKET));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
