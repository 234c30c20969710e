import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright-core';

interface Unpacked {
  executablePath: string;
  args: string[];
  /** Where the libraries lie that the package brought, if it had to. */
  libraries: string | null;
}

/**
 * A real Chromium that comes with the packages, so that browser tests need nothing installed. It unpacks once, into a folder of
 * the user's own: what another user has unpacked is there but cannot be run.
 */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args, libraries } = await unpack();
  const env = { ...process.env, ...(libraries !== null && { LD_LIBRARY_PATH: libraries }) };
  return chromium.launch({ executablePath, args: [...args.filter((flag) => !UNWANTED.has(flag)), ...QUIET], env, headless: true });
}

/** One process for everything falls over on a real page, and disabled web security would hide faults. */
const UNWANTED = new Set(['--single-process', '--no-zygote', '--disable-web-security', '--allow-running-insecure-content']);
/** Nothing leaves this machine. */
const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-quic'];

const SCRIPT = `import('@sparticuz/chromium').then(async ({ default: chromium }) => process.stdout.write(JSON.stringify({
  executablePath: await chromium.executablePath(), args: chromium.args, libraries: process.env.LD_LIBRARY_PATH ?? null })))`;

/** In a process of its own, because where it unpacks and whether it brings its libraries is read from the environment. */
async function unpack(): Promise<Unpacked> {
  const folder = path.join(os.tmpdir(), `alma-chromium-${os.userInfo().username}`);
  await mkdir(folder, { recursive: true });
  // The package only brings its libraries where it believes itself on a bare machine.
  const bare = hasNetworkSecurityServices() ? {} : { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const env = { ...process.env, TMPDIR: folder, ...bare };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
    env,
    cwd: import.meta.dirname,
  });
  return JSON.parse(stdout) as Unpacked;
}

function hasNetworkSecurityServices(): boolean {
  const folders = ['/usr/lib', '/lib', '/usr/lib64', '/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'];
  return folders.some((folder) => existsSync(folder) && readdirSync(folder).some((file) => file.startsWith('libnss3.so')));
}
