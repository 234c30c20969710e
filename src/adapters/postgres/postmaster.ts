import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { binary } from './binaries.ts';
import { linesOf } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { commandOf, isAlive, isOccupied, isRunning, workingFolderOf } from './processes.ts';
import { answers, forgetSocketFolder, ownSocketFolder, SOCKET } from './socket-folder.ts';

const POLL_MS = 20;
const START_MS = 60_000;
const STOP_MS = 30_000;
const LOG_BYTES = 10_000_000;

const DEFAULT_SETTINGS: Readonly<Record<string, string>> = {
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
