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

/** The folder inside ALMA_DATA_DIR with the cluster. */
export const CLUSTER = 'postgres';
const PREPARING = '.preparing-';

/** Creates and returns the parent folder of the cluster: `dataDir`, or a folder in `fallbackFolder` if `account` cannot enter `dataDir`. */
export function accessibleFolder(dataDir: string, account: Account, fallbackFolder: string, log: (message: string) => void): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  if (canEnter(dataDir, account)) return dataDir;
  const elsewhere = fallbackFor(dataDir, fallbackFolder);
  log(`${account.name} cannot enter ${dataDir}; the database is in ${elsewhere}`);
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  if (canEnter(elsewhere, account)) return elsewhere;
  throw new CannotEmbedError(`${account.name} can enter neither ${dataDir} nor ${elsewhere}.`);
}

/** Whether a cluster exists for this data folder, in it or in `fallbackFolder`. */
export function hasCluster(dataDir: string, fallbackFolder: string): boolean {
  return [dataDir, fallbackFor(dataDir, fallbackFolder)].some((folder) => existsSync(path.join(folder, CLUSTER, 'PG_VERSION')));
}

function fallbackFor(dataDir: string, fallbackFolder: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  return path.join(fallbackFolder, `data-${name}`);
}

/**
 * Creates the cluster if it does not exist. Prepares it in a temporary folder and renames it, so that a killed process leaves no partial
 * database. Call it under the lock.
 */
export async function ensureCluster({ directory: cluster, account, native }: Cluster, durable: boolean): Promise<void> {
  const folder = path.dirname(cluster);
  for (const name of readdirSync(folder)) {
    if (name.startsWith(PREPARING)) rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) await initialize(cluster, account, native, durable);
  takeOwnership(cluster, account);
  checkVersion(cluster, native);
}

function canEnter(folder: string, account: Account): boolean {
  const look = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...account.spawnAs, cwd: '/', stdio: 'ignore' });
  return look.status === 0;
}

async function initialize(cluster: string, account: Account, native: string, durable: boolean): Promise<void> {
  if (existsSync(cluster) && readdirSync(cluster).length > 0)
    throw new CannotEmbedError(`${cluster} is not empty, but contains no database.`);
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
  // The built-in provider needs no system locale and sorts the same everywhere.
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

/** PostgreSQL must own its data. A copy by root belongs to root. */
function takeOwnership(cluster: string, account: Account): void {
  const { uid } = statSync(cluster);
  if (uid === account.uid) return;
  if (process.getuid?.() !== 0) {
    throw new CannotEmbedError(
      `${cluster} belongs to user id ${uid}. Start Alma as that user, or choose another folder with ALMA_DATA_DIR.`,
    );
  }
  changeOwner(cluster, account);
}

function changeOwner(folder: string, account: Account): void {
  lchownSync(folder, account.uid, account.gid);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) changeOwner(file, account);
    else lchownSync(file, account.uid, account.gid);
  }
}

function checkVersion(cluster: string, native: string): void {
  const version = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  const program = spawnSync(binary(native, 'postgres'), ['--version'], { cwd: '/', encoding: 'utf8' }).stdout;
  if (program.includes(` ${version}.`)) return;
  throw new CannotEmbedError(
    `PostgreSQL ${version} wrote the data in ${cluster}, but this is ${program.trim()}. Restore a dump of the data, or move the folder away to start with an empty database.`,
  );
}
