import { spawn } from 'node:child_process';
import { chownSync, closeSync, lstatSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.ts';
import { binary } from './binaries.ts';
import { commandOf, isAlive, isOccupied, isRunning, workingFolderOf } from './processes.ts';

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
  const running = livePostmaster(cluster);
  if (running && (await becomesReady(running.socketFolder, () => livePostmaster(cluster) === undefined))) return running.socketFolder;
  const socketFolder = ownSocketFolder(cluster);
  await endOrphan(cluster, socketFolder);
  await forgetDeadServer(cluster, socketFolder);
  try {
    await start(cluster, socketFolder);
  } catch (error) {
    forgetSocketFolder(cluster, socketFolder);
    throw error;
  }
  return socketFolder;
}

/** Stops the server and waits for its end: clients are disconnected, running statements rolled back. Call it under the lock. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const running = livePostmaster(cluster);
  if (running) await end(running.pid, 'SIGINT');
  forgetSocketFolder(cluster, running?.socketFolder ?? ownSocketFolder(cluster));
}

function forgetSocketFolder(cluster: Cluster, socketFolder: string): void {
  rmSync(socketFolder, { recursive: true, force: true });
  rmSync(socketRecord(cluster), { force: true });
}

/** The server's log, beside the cluster. */
export function logFile(directory: string): string {
  return `${directory}.log`;
}

/** The running server of this cluster. The number in its file may belong to anybody after a crash or in a new container. */
function livePostmaster(cluster: Cluster): { pid: number; socketFolder: string } | undefined {
  const lines = linesOf(path.join(cluster.directory, 'postmaster.pid'));
  const pid = Number(lines[0]);
  if (!(pid > 0) || !isAlive(pid) || !isServerOf(cluster.directory, pid)) return undefined;
  return { pid, socketFolder: lines[4]?.trim() || ownSocketFolder(cluster) };
}

/** A server stands in its data directory, even after that was moved; where the system does not tell, any PostgreSQL is taken for it. */
function isServerOf(directory: string, pid: number): boolean {
  return commandOf(pid).includes('postgres') && (workingFolderOf(pid) ?? directory) === directory;
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return []; // no such file: nothing runs
  }
}

function socketRecord({ directory }: Cluster): string {
  return `${directory}.socket`;
}

/**
 * The private folder of the socket, kept over restarts so that the pools of living processes find the server again. It is made anew
 * when it was swept away, when it is not ours alone, or when the record came along with a copy of the data.
 */
function ownSocketFolder(cluster: Cluster): string {
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

/** The data folder was deleted or replaced under a running server: that server is of no use, and would take the new one's socket with it. */
async function endOrphan(cluster: Cluster, socketFolder: string): Promise<void> {
  const pid = Number(linesOf(path.join(socketFolder, `${SOCKET}.lock`))[0]);
  if (pid > 0 && isAlive(pid) && commandOf(pid).includes(`-D ${cluster.directory} `)) await end(pid, 'SIGQUIT');
}

/**
 * A dead number is left to PostgreSQL, which also waits for surviving children. A number that a stranger or a zombie has it would take
 * for a server, so we remove it, having seen to the children ourselves.
 */
async function forgetDeadServer(cluster: Cluster, socketFolder: string): Promise<void> {
  for (const name of [SOCKET, `${SOCKET}.lock`]) rmSync(path.join(socketFolder, name), { force: true });
  const pidFile = path.join(cluster.directory, 'postmaster.pid');
  const pid = Number(linesOf(pidFile)[0]);
  if (!(pid > 0) || !isAlive(pid) || isServerOf(cluster.directory, pid)) return;
  const deadline = Date.now() + STOP_MS;
  while (isOccupied(cluster.directory)) {
    if (Date.now() > deadline) throw new Error(`Processes of a killed PostgreSQL still work in ${cluster.directory}.`);
    await sleep(POLL_MS);
  }
  rmSync(pidFile, { force: true });
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

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it has ended by itself
  }
}
