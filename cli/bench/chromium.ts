import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright-core';

/** The Chromium of the npm packages. */
export interface Chromium {
  executablePath: string;
  args: string[];
  /** The folder of the libraries from the package; null if the system has them. */
  libraries: string | null;
}

/** Launches it, so that browser tests and benchmarks need no installation. */
export async function launchChromium({ executablePath, args, libraries }: Chromium): Promise<Browser> {
  const env = { ...process.env, ...(libraries !== null && { LD_LIBRARY_PATH: libraries }) };
  return chromium.launch({
    executablePath,
    args: [...args.filter((flag) => !REMOVED_FLAGS.has(flag)), ...ADDED_FLAGS],
    env,
    headless: true,
  });
}

/** The package draws every frame on an emulated graphics card, which doubles the time of a page. No page uses WebGL. */
const EMULATED_GRAPHICS = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--ignore-gpu-blocklist',
  '--enable-unsafe-swiftshader',
  '--in-process-gpu',
];
/** A single process crashes on real pages, and disabled web security would hide errors. */
const REMOVED_FLAGS = new Set([
  '--single-process',
  '--no-zygote',
  '--disable-web-security',
  '--allow-running-insecure-content',
  ...EMULATED_GRAPHICS,
]);
const ADDED_FLAGS = [
  '--disable-gpu',
  // Disable all network traffic of the browser itself.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

const SCRIPT = `import('@sparticuz/chromium').then(async ({ default: chromium }) => process.stdout.write(JSON.stringify({
  executablePath: await chromium.executablePath(), args: chromium.args, libraries: process.env.LD_LIBRARY_PATH ?? null })))`;

/**
 * Unpacks Chromium once per user, because one user cannot run the files of another. Runs in a separate process, because the package reads its
 * folder and libraries from the environment.
 */
export async function unpackChromium(): Promise<Chromium> {
  const folder = path.join(os.tmpdir(), `alma-chromium-${os.userInfo().username}`);
  await mkdir(folder, { recursive: true });
  // The package unpacks its libraries only in this environment.
  const bare = hasNetworkSecurityServices() ? {} : { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const env = { ...process.env, TMPDIR: folder, ...bare };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
      env,
      cwd: import.meta.dirname,
    });
    return JSON.parse(stdout) as Chromium;
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    const reason = /^\w*Error.*$/m.exec(stderr ?? '')?.[0] ?? String(error);
    throw new Error(`The browser of the tests could not be unpacked in ${folder}. Run npm install, and free the disk. ${reason}`, {
      cause: error,
    });
  }
}

function hasNetworkSecurityServices(): boolean {
  const folders = ['/usr/lib', '/lib', '/usr/lib64', '/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'];
  return folders.some((folder) => existsSync(folder) && readdirSync(folder).some((file) => file.startsWith('libnss3.so')));
}
