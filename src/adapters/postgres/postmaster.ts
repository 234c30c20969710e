import { spawn } from 'node:child_process';
import { chownSync, closeSync, lstatSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.ts';
import { binary } from './binaries.ts';
import { commandOf, isAlive } from './processes.ts';

/** Only a name: PostgreSQL calls its socket after a port, and no port is opened. */
export const PORT = 5432;
const SOCKET = `.s.PGSQL.${PORT}`;
const POLL_MS = 20;
const START_MS = 60_000;
const STOP_MS = 30_000;
const LOG_BYTES = 10_000_000;
/** A Unix socket's path may have 107 bytes on Linux and 103 on macOS. */
const SOCKET_PATH_BYTES = 103;

/** What postmaster.ts needs to know of one cluster. */
export interface Cluster {
  /** PostgreSQL's data directory. */
  directory: string;
  account: Account;
  native: string;
  settings: Readonly<Record<string, string>>;
}

export const DEFAULT_SETTINGS: Readonly<Record<string, string>> = {
  max_connections: '60',
  jit: 'off',
  // A killed client's running statement, and the locks it holds, end within a second instead of with the statement.
  client_connection_check_interval: '1s',
  idle_in_transaction_session_timeout: '60s',
  log_checkpoints: 'off',
};

/** Starts the server unless it runs already, and returns the folder of its socket. Call it under the lock. */
export async function ensureRunning(cluster: Cluster): Promise<string> {
  const socketFolder = ownSocketFolder(cluster);
  if (livePostmaster(cluster) !== undefined && (await becomesReady(socketFolder, () => livePostmaster(cluster) === undefined))) {
    return socketFolder;
  }
  await endOrphan(cluster, socketFolder);
  forgetDeadServer(cluster, socketFolder);
  await start(cluster, socketFolder);
  return socketFolder;
}

/** Stops the server and waits for its end: clients are disconnected, running statements rolled back. Call it under the lock. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const pid = livePostmaster(cluster);
  if (pid !== undefined) await end(pid, 'SIGINT');
  rmSync(ownSocketFolder(cluster), { recursive: true, force: true });
  rmSync(socketRecord(cluster), { force: true });
}

/** The server's log, beside the cluster. */
export function logFile(directory: string): string {
  return `${directory}.log`;
}

/** The process number of the running server of this cluster. The number in the file may belong to anybody after a crash or in a new container. */
function livePostmaster({ directory }: Cluster): number | undefined {
  const pid = firstNumber(path.join(directory, 'postmaster.pid'));
  return pid !== undefined && isAlive(pid) && commandOf(pid).includes(directory) ? pid : undefined;
}

function firstNumber(file: string): number | undefined {
  try {
    const number = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return Number.isSafeInteger(number) && number > 0 ? number : undefined;
  } catch {
    return undefined; // no such file: nothing runs
  }
}

function socketRecord({ directory }: Cluster): string {
  return `${directory}.socket`;
}

/**
 * The private folder of the socket, kept over restarts so that the pools of living processes find the server again. A folder that
 * is missing or not ours alone any more is replaced.
 */
function ownSocketFolder(cluster: Cluster): string {
  const record = socketRecord(cluster);
  try {
    const recorded = readFileSync(record, 'utf8');
    const found = lstatSync(recorded);
    if (found.isDirectory() && found.uid === cluster.account.uid && (found.mode & 0o077) === 0) return recorded;
  } catch {
    // none yet, or swept away by a cleaner of temporary files
  }
  const folder = mkdtempSync(path.join(shortTemporaryFolder(), 'alma-'));
  chownSync(folder, cluster.account.uid, cluster.account.gid);
  writeFileSync(record, folder);
  return folder;
}

function shortTemporaryFolder(): string {
  const longest = path.join(tmpdir(), 'alma-123456', `${SOCKET}.lock`);
  return Buffer.byteLength(longest) <= SOCKET_PATH_BYTES ? tmpdir() : '/tmp';
}

/** The data folder was deleted or replaced under a running server: that server is of no use, and would take the new one's socket with it. */
async function endOrphan(cluster: Cluster, socketFolder: string): Promise<void> {
  const pid = firstNumber(path.join(socketFolder, `${SOCKET}.lock`));
  if (pid !== undefined && isAlive(pid) && commandOf(pid).includes(cluster.directory)) await end(pid, 'SIGQUIT');
}

function forgetDeadServer(cluster: Cluster, socketFolder: string): void {
  for (const name of [SOCKET, `${SOCKET}.lock`]) rmSync(path.join(socketFolder, name), { force: true });
  const pidFile = path.join(cluster.directory, 'postmaster.pid');
  const pid = firstNumber(pidFile);
  // A dead number is left to PostgreSQL, which also looks for surviving children; a stranger's number it would take for a server.
  if (pid !== undefined && isAlive(pid) && livePostmaster(cluster) === undefined) rmSync(pidFile, { force: true });
}

async function start(cluster: Cluster, socketFolder: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const failure = await startOnce(cluster, socketFolder);
    if (failure === undefined) return;
    // After kill -9 of the server its children need a moment to notice; they still hold the shared memory.
    if (!/shared memory block .* still in use/.test(failure) || Date.now() > deadline) {
      throw new Error(`PostgreSQL did not start. The end of ${logFile(cluster.directory)}:\n${failure}`);
    }
    await sleep(200);
  }
}

async function startOnce(cluster: Cluster, socketFolder: string): Promise<string | undefined> {
  const { directory, account, native } = cluster;
  const settings = {
    ...DEFAULT_SETTINGS,
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    ...cluster.settings,
  };
  const log = openLog(directory);
  const from = statSync(logFile(directory)).size;
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Detached: a Ctrl-C in the terminal is for us, and a kill -9 of us must not be a kill of the database.
  const child = spawn(binary(native, 'postgres'), ['-D', directory, ...options], {
    ...account.spawnAs,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let ended: string | undefined;
  child.once('error', (error) => (ended = error.message));
  child.once('exit', (code, signal) => (ended = `ended with ${signal ?? code ?? 'an unknown code'}`));
  child.unref();
  if (await becomesReady(socketFolder, () => ended !== undefined)) return undefined;
  const said = readFileSync(logFile(directory)).subarray(from).toString();
  return `${said.slice(-1500).trim()}\n${ended ?? `not ready after ${START_MS / 1000} s`}`;
}

function openLog(directory: string): number {
  const file = logFile(directory);
  const tooLong = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_BYTES;
  return openSync(file, tooLong ? 'w' : 'a');
}

async function becomesReady(socketFolder: string, gaveUp: () => boolean): Promise<boolean> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (await answers(socketFolder)) return true;
    if (gaveUp()) return false;
    await sleep(POLL_MS);
  }
  return false;
}

function answers(socketFolder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(path.join(socketFolder, SOCKET));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

async function end(pid: number, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  signalTo(pid, signal);
  const deadline = Date.now() + STOP_MS;
  while (isRunning(pid)) {
    if (Date.now() > deadline) signalTo(pid, 'SIGQUIT');
    await sleep(POLL_MS);
  }
}

/** A zombie has ended too: as its parent we may not have collected it yet. */
function isRunning(pid: number): boolean {
  return isAlive(pid) && commandOf(pid) !== '';
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it has ended by itself
  }
}
