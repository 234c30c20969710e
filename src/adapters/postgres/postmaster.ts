import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { binary } from './binaries.ts';
import { linesOf } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { commandOf, isAlive, isWorkingFolder, isRunning, workingFolderOf } from './processes.ts';
import { acceptsConnections, removeSocketFolder, ownSocketFolder, SOCKET } from './socket-folder.ts';

const POLL_MS = 20;
const START_MS = 60_000;
const STOP_MS = 30_000;
const LOG_BYTES = 10_000_000;

const DEFAULT_SETTINGS: Readonly<Record<string, string>> = {
  max_connections: '60',
  jit: 'off',
  // Ends the statement of a killed client, and its locks, within a second.
  client_connection_check_interval: '1s',
  idle_in_transaction_session_timeout: '60s',
  log_checkpoints: 'off',
};

/** Starts the server if necessary and returns its socket folder. Call it under the lock. */
export async function ensureRunning(cluster: Cluster): Promise<string> {
  const running = livePostmaster(cluster);
  if (running && (await becomesReady(running.socketFolder, () => livePostmaster(cluster) === undefined))) return running.socketFolder;
  const socketFolder = ownSocketFolder(cluster);
  await stopOrphan(cluster, socketFolder);
  await cleanUpDeadServer(cluster, socketFolder);
  try {
    await start(cluster, socketFolder);
  } catch (error) {
    removeSocketFolder(cluster, socketFolder);
    throw error;
  }
  return socketFolder;
}

/** Stops the server and waits. Disconnects clients and rolls back their statements. Call it under the lock. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const running = livePostmaster(cluster);
  if (running) await stopProcess(running.pid, 'SIGINT');
  removeSocketFolder(cluster, running?.socketFolder ?? ownSocketFolder(cluster));
}

export function logFile(directory: string): string {
  return `${directory}.log`;
}

/** The running server of this cluster. After a crash or in a new container, the process id in its file may belong to another process. */
function livePostmaster(cluster: Cluster): { pid: number; socketFolder: string } | undefined {
  const lines = linesOf(path.join(cluster.directory, 'postmaster.pid'));
  const pid = Number(lines[0]);
  if (!(pid > 0) || !isAlive(pid) || !isServerOf(cluster.directory, pid)) return undefined;
  return { pid, socketFolder: lines[4]?.trim() || ownSocketFolder(cluster) };
}

/** The working folder of a server is its data directory, even if that was moved. If the system hides it, any PostgreSQL counts. */
function isServerOf(directory: string, pid: number): boolean {
  return commandOf(pid).includes('postgres') && (workingFolderOf(pid) ?? directory) === directory;
}

/** Stops a server whose data folder was deleted or replaced. It would otherwise remove the socket of the new server. */
async function stopOrphan(cluster: Cluster, socketFolder: string): Promise<void> {
  const pid = Number(linesOf(path.join(socketFolder, `${SOCKET}.lock`))[0]);
  if (pid > 0 && isAlive(pid) && commandOf(pid).includes(`-D ${cluster.directory} `)) await stopProcess(pid, 'SIGQUIT');
}

/**
 * Removes the files of a dead server. PostgreSQL handles an unused process id itself and waits for remaining children. It would mistake an
 * id of another process or a zombie for a server, so this function waits for the children and deletes the file.
 */
async function cleanUpDeadServer(cluster: Cluster, socketFolder: string): Promise<void> {
  for (const name of [SOCKET, `${SOCKET}.lock`]) rmSync(path.join(socketFolder, name), { force: true });
  const pidFile = path.join(cluster.directory, 'postmaster.pid');
  const pid = Number(linesOf(pidFile)[0]);
  if (!(pid > 0) || !isAlive(pid) || isServerOf(cluster.directory, pid)) return;
  const deadline = Date.now() + STOP_MS;
  while (isWorkingFolder(cluster.directory)) {
    if (Date.now() > deadline) throw new Error(`Processes of a killed PostgreSQL still run in ${cluster.directory}.`);
    await sleep(POLL_MS);
  }
  rmSync(pidFile, { force: true });
}

async function start(cluster: Cluster, socketFolder: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const failure = await startOnce(cluster, socketFolder);
    if (failure === undefined) return;
    // After kill -9 of the server, its children hold the shared memory for a moment.
    if (!/shared memory block .* still in use/.test(failure) || Date.now() > deadline) {
      throw new Error(`PostgreSQL did not start. Last lines of ${logFile(cluster.directory)}:\n${failure}`);
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
  // Detached, so that Ctrl-C or kill -9 of this process does not stop the database.
  const child = spawn(binary(native, 'postgres'), ['-D', directory, ...options], {
    ...account.spawnAs,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let ended: string | undefined;
  child.once('error', (error) => (ended = error.message));
  child.once('exit', (code, signal) => (ended = `exited with ${signal ?? code ?? 'an unknown code'}`));
  child.unref();
  if (await becomesReady(socketFolder, () => ended !== undefined)) return undefined;
  const output = readFileSync(logFile(directory)).subarray(from).toString();
  return `${output.slice(-1500).trim()}\n${ended ?? `not ready after ${START_MS / 1000} s`}`;
}

function openLog(directory: string): number {
  const file = logFile(directory);
  const tooLong = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_BYTES;
  return openSync(file, tooLong ? 'w' : 'a');
}

async function becomesReady(socketFolder: string, gaveUp: () => boolean): Promise<boolean> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (await acceptsConnections(socketFolder)) return true;
    if (gaveUp()) return false;
    await sleep(POLL_MS);
  }
  return false;
}

async function stopProcess(pid: number, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
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
    // already stopped
  }
}
