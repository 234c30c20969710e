import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { unpackChromium } from './chromium.ts';
import { failuresOf, missesAim, scoresOf, type LighthouseReport, type MeasuredPage } from './lighthouse-report.ts';
import { printSection } from './table.ts';

/**
 * Lighthouse with the mobile profile on each kind of public page; exits with 1 below a minimum. It runs on demand: npx downloads
 * Lighthouse, which is not a dependency, and a busy machine lowers the performance score.
 *
 * `npm run lighthouse -- [URL] [--cpu N]`: the address of a running site and the CPU slowdown of the simulated phone. Lighthouse's
 * default of 4 suits a fast desktop (benchmark index from 1500); use less on a slower machine.
 */
const VERSION = '12.8.2';
const PAGES = [
  '/',
  '/discover',
  '/colleges/auburn-university',
  '/colleges/best-public-colleges',
  '/rankings',
  '/alma',
  '/services/best-test-prep-services',
];
/** The sandbox cannot start under root or in a container. The other flags limit the browser's connections to the site. */
const CHROME_FLAGS = '--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --no-first-run';
const CHROME_HELP = 'Set CHROME_PATH to the program of a Chrome or Chromium: CHROME_PATH=/usr/bin/chromium npm run lighthouse';
const PAGE_MILLISECONDS = 180_000;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { cpu: { type: 'string', default: '4' } } });
const site = positionals[0] ?? 'http://127.0.0.1:3000';

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  await expectAnswer();
  const env = await browserEnvironment();
  const pages: MeasuredPage[] = [];
  for (const page of PAGES) {
    process.stderr.write(`Measuring ${page}\n`);
    pages.push({ page, report: await measured(page, env) });
  }
  const speeds = pages.map(({ report }) => Math.round(report.environment.benchmarkIndex));
  const machine = `benchmark index ${Math.min(...speeds)} to ${Math.max(...speeds)}`;
  printSection(scoresOf(`Lighthouse ${VERSION} of ${site}, mobile, processor slowed ${values.cpu} times (${machine})`, pages));
  const failures = pages.flatMap(failuresOf);
  if (failures.length > 0) printSection({ title: 'Failed audits', head: ['page', 'category', 'audit', 'measured'], rows: failures });
  if (pages.some(missesAim)) process.exitCode = 1;
}

/** Throws at once if no site answers; Lighthouse would need a minute. */
async function expectAnswer(): Promise<void> {
  try {
    await fetch(site);
  } catch {
    throw new Error(`Nothing answers at ${site}. Start the site with npm start, or give its address: npm run lighthouse -- URL`);
  }
}

/** CHROME_PATH, or the Chromium of the test packages. Throws with advice if there is neither. */
async function browserEnvironment(): Promise<NodeJS.ProcessEnv> {
  const callers = { ...process.env };
  if (callers['CHROME_PATH']) return callers;
  try {
    const { executablePath, libraries } = await unpackChromium();
    return { ...callers, CHROME_PATH: executablePath, ...(libraries !== null && { LD_LIBRARY_PATH: libraries }) };
  } catch (error) {
    throw new Error(`The Chromium of the tests cannot be unpacked here. ${CHROME_HELP}`, { cause: error });
  }
}

/** The report of one page. Throws with Lighthouse's output if there is none. */
async function measured(page: string, env: NodeJS.ProcessEnv): Promise<LighthouseReport> {
  const address = new URL(page, site).href;
  const options = ['--quiet', '--no-enable-error-reporting', '--output=json', `--throttling.cpuSlowdownMultiplier=${values.cpu}`];
  const command = ['--yes', `lighthouse@${VERSION}`, address, ...options, `--chrome-flags=${CHROME_FLAGS}`];
  try {
    const { stdout } = await promisify(execFile)('npx', command, { env, maxBuffer: 5e7, timeout: PAGE_MILLISECONDS });
    return JSON.parse(stdout) as LighthouseReport;
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(`Lighthouse could not measure ${address}.\n${said}\nIf the browser did not start: ${CHROME_HELP}`, { cause: error });
  }
}
