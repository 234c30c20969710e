import { existsSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium as playwright, type Browser } from 'playwright-core';

/**
 * A real Chromium that comes with the packages, so that browser tests need nothing installed. It unpacks once, into a folder of
 * the user's own: a folder of another user's would be there but not usable.
 */
export async function launchBrowser(): Promise<Browser> {
  const home = path.join(os.tmpdir(), `alma-chromium-${os.userInfo().username}`);
  await mkdir(home, { recursive: true });
  const before = { TMPDIR: process.env.TMPDIR, AWS_EXECUTION_ENV: process.env.AWS_EXECUTION_ENV };
  process.env.TMPDIR = home;
  // The package only unpacks the libraries it brings where it believes itself on a bare machine.
  if (!hasNetworkSecurityServices()) process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  restore(before);
  const args = [...chromium.args.filter((flag) => !UNWANTED.has(flag)), ...QUIET];
  return playwright.launch({ executablePath, args, headless: true });
}

/** One process for everything falls over on a real page, and disabled web security would hide faults. */
const UNWANTED = new Set(['--single-process', '--no-zygote', '--disable-web-security', '--allow-running-insecure-content']);
/** Nothing leaves this machine. */
const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-quic'];

function hasNetworkSecurityServices(): boolean {
  const folders = ['/usr/lib', '/lib', '/usr/lib64', '/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'];
  return folders.some((folder) => existsSync(folder) && readdirSync(folder).some((file) => file.startsWith('libnss3.so')));
}

function restore(variables: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  }
}
