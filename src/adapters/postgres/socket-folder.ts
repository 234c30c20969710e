import { chownSync, lstatSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Account } from './account.ts';
import { linesOf } from './cluster.ts';
import type { Cluster } from './cluster.ts';

/** Part of the socket name only. No port is opened. */
export const PORT = 5432;
export const SOCKET = `.s.PGSQL.${PORT}`;
/** The limit for a socket path is 107 bytes on Linux and 103 on macOS. */
const MAX_SOCKET_PATH_BYTES = 103;

function socketRecord({ directory }: Cluster): string {
  return `${directory}.socket`;
}

/**
 * The private folder of the socket. It survives restarts, so that open connection pools find the server again. A new folder is created if
 * the old one was deleted, is not private, or belongs to another copy of the data.
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
  return Buffer.byteLength(longest) <= MAX_SOCKET_PATH_BYTES ? tmpdir() : '/tmp';
}

export function removeSocketFolder(cluster: Cluster, socketFolder: string): void {
  rmSync(socketFolder, { recursive: true, force: true });
  rmSync(socketRecord(cluster), { force: true });
}

/** Whether a server accepts connections. It may still be recovering. */
export function acceptsConnections(socketFolder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(path.join(socketFolder, SOCKET));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
