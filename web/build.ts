import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = path.join(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const fingerprintFile = path.join(dist, '.fingerprint');
/** Lock file with the id of the building process. */
const lockFile = path.join(dist, '.building');
const RETRY_MS = 200;
const CURRENT = 'Site is up to date';
const PACKAGES_MISSING =
  'The packages that build the site are missing. npm leaves them out when NODE_ENV is production. Run: npm install --include=dev';
const INPUTS = ['web', 'src/contracts', 'src/domain', 'package-lock.json'];
const IGNORED_INPUT = /\.(test|fixture)\.tsx?$|\.md$|^web\/e2e\//;
const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml)$/;
const compress = { br: promisify(brotliCompress), gz: promisify(gzip) };

try {
  await main();
} catch (error) {
  if (!(error instanceof Error) || error.message !== PACKAGES_MISSING) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** Builds the site and the admin panel unless nothing that goes into it has changed since the last build. */
async function main(): Promise<void> {
  const started = performance.now();
  const fingerprint = await fingerprintOf(INPUTS);
  const isCurrent = async () => existsSync(fingerprintFile) && (await readFile(fingerprintFile, 'utf8')) === fingerprint;
  const outcome = (await isCurrent()) ? CURRENT : await withLock(async () => ((await isCurrent()) ? CURRENT : build(fingerprint)));
  process.stdout.write(`${outcome} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
}

/** Two builds into one folder would overwrite each other. The second one waits and usually finds the work done. */
async function withLock(work: () => Promise<string>): Promise<string> {
  await mkdir(dist, { recursive: true });
  while (!(await acquireLock())) await sleep(RETRY_MS);
  try {
    return await work();
  } finally {
    await rm(lockFile, { force: true });
  }
}

async function acquireLock(): Promise<boolean> {
  try {
    await writeFile(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const builder = Number(await readFile(lockFile, 'utf8').catch(() => ''));
    // The lock file is empty or gone while another process creates or deletes it.
    if (builder > 0 && !isRunning(builder)) await rm(lockFile, { force: true });
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function build(fingerprint: string): Promise<string> {
  // Tests that start a build get the production build too.
  process.env.NODE_ENV = 'production';
  const vite = await loadVite();
  const { writeTypefaces } = await import('./typefaces.ts');
  await writeTypefaces();
  const options = { configFile: path.join(root, 'web/vite.config.ts'), logLevel: 'warn' as const, mode: 'production' };
  await vite.build(options);
  await vite.build({ ...options, build: { ssr: true } });
  await vite.build({ ...options, configFile: path.join(root, 'web/vite.admin.config.ts') });
  const files = (await compressAll(path.join(dist, 'web'))) + (await compressAll(path.join(dist, 'admin')));
  await writeFile(fingerprintFile, fingerprint);
  return `Built the site, compressed ${files} files`;
}

/** Loads Vite, which takes longer than the check whether a build is due. */
async function loadVite() {
  try {
    return await import('vite');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(PACKAGES_MISSING, { cause: error });
  }
}

/** A hash over the names and contents of all inputs, and the Node major version that builds them. */
async function fingerprintOf(inputs: string[]): Promise<string> {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  const files = (await Promise.all(inputs.map((input) => filesIn(path.join(root, input))))).flat();
  const names = files.map((file) => path.relative(root, file).replaceAll('\\', '/')).filter((name) => !IGNORED_INPUT.test(name));
  for (const name of names.sort()) hash.update(`\0${name}\0`).update(await readFile(path.join(root, name)));
  return hash.digest('hex');
}

/** All files below a folder, or the file itself. */
async function filesIn(place: string): Promise<string[]> {
  if (path.extname(place)) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** Writes `.br` and `.gz` beside each file, so that the server does not compress. */
async function compressAll(folder: string): Promise<number> {
  const files = (await filesIn(folder)).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      await writeFile(`${file}.br`, await compress.br(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      await writeFile(`${file}.gz`, await compress.gz(bytes, { level: 9 }));
    }),
  );
  return files.length;
}
