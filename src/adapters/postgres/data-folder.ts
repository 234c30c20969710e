import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import type { Account } from './account.ts';
import { binary } from './binaries.ts';
import { CannotEmbedError } from './cannot-embed.ts';
import type { Cluster } from './cluster.ts';

/** The folder inside ALMA_DATA_DIR that holds the cluster itself. */
export const CLUSTER = 'postgres';
const PREPARING = '.preparing-';

/** Creates the parents readable and returns the folder for the cluster: in `dataDir`, or in `shelter` when `account` cannot get there. */
export function reachableFolder(dataDir: string, account: Account, shelter: string, log: (message: string) => void): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  if (canEnter(dataDir, account)) return dataDir;
  const elsewhere = shelteredFolder(dataDir, shelter);
  log(`${account.name} cannot enter ${dataDir}; the database is kept in ${elsewhere}`);
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  if (canEnter(elsewhere, account)) return elsewhere;
  throw new CannotEmbedError(`${account.name} can enter neither ${dataDir} nor ${elsewhere}.`);
}

/** Whether a cluster has been made for this data folder, in it or in `shelter`. */
export function hasCluster(dataDir: string, shelter: string): boolean {
  return [dataDir, shelteredFolder(dataDir, shelter)].some((folder) => existsSync(path.join(folder, CLUSTER, 'PG_VERSION')));
}

function shelteredFolder(dataDir: string, shelter: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  return path.join(shelter, `data-${name}`);
}

/**
 * Makes the cluster when there is none. It is prepared beside its place and renamed when complete, so that a kill in between
 * leaves nothing that looks like a database. Call it under the lock.
 */
export async function ensureCluster({ directory: cluster, account, native }: Cluster, durable: boolean): Promise<void> {
  const folder = path.dirname(cluster);
  for (const name of readdirSync(folder)) {
    if (name.startsWith(PREPARING)) rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) await initialise(cluster, account, native, durable);
  handOver(cluster, account);
  checkVersion(cluster, native);
}

function canEnter(folder: string, account: Account): boolean {
  const look = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...account.spawnAs, cwd: '/', stdio: 'ignore' });
  return look.status === 0;
}

async function initialise(cluster: string, account: Account, native: string, durable: boolean): Promise<void> {
  if (existsSync(cluster) && readdirSync(cluster).length > 0) throw new CannotEmbedError(`${cluster} is not empty and holds no database.`);
  const temporary = mkdtempSync(path.join(path.dirname(cluster), PREPARING));
  chownSync(temporary, account.uid, account.gid);
  const options = [
    '--username=alma',
    '--auth=trust',
    '--encoding=UTF8',
    '--data-checksums',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
  // The built-in provider needs no locale of the operating system, and sorts alike everywhere.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const { code, output } = await run(binary(native, 'initdb'), ['-D', temporary, ...options, ...locale], account);
  if (code !== 0) throw new CannotEmbedError(`initdb failed in ${path.dirname(cluster)}: ${output.trim().slice(-800)}`);
  renameSync(temporary, cluster);
}

function run(program: string, options: string[], account: Account): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, options, { ...account.spawnAs, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => resolve({ code: null, output: error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** A copy made by root belongs to root; PostgreSQL wants to own its data. */
function handOver(cluster: string, account: Account): void {
  const { uid } = statSync(cluster);
  if (uid === account.uid) return;
  if (process.getuid?.() !== 0) {
    throw new CannotEmbedError(
      `${cluster} belongs to user number ${uid}. Start as that user, or choose another folder with ALMA_DATA_DIR.`,
    );
  }
  giveTo(cluster, account);
}

function giveTo(folder: string, account: Account): void {
  lchownSync(folder, account.uid, account.gid);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) giveTo(file, account);
    else lchownSync(file, account.uid, account.gid);
  }
}

function checkVersion(cluster: string, native: string): void {
  const made = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  const program = spawnSync(binary(native, 'postgres'), ['--version'], { cwd: '/', encoding: 'utf8' }).stdout;
  if (program.includes(` ${made}.`)) return;
  throw new CannotEmbedError(
    `the data in ${cluster} was written by PostgreSQL ${made}, and this is ${program.trim()}. Keep the folder and restore a dump of it, or start afresh by moving it away.`,
  );
}
