import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startTestRun } from './test-run.fixture.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Migrations and seeds are not among them: they need a new start. */
const WATCHED = ['src', 'web/src'];
/** An editor writes several files at once. */
const PAUSE_MS = 300;
const USAGE = 'Enter: run again · profile: run web/e2e/profile · q: end\n';

/**
 * Runs browser tests on sites that wait for them. After each run and each change of the code, the next sites start at once, so that a person
 * waits for the tests alone.
 */
const interruption = new AbortController();
const isInterrupted = () => interruption.signal.aborted;
// Ctrl+C also reaches the tests, which end first. Then this process cleans up.
process.on('SIGINT', () => interruption.abort());

const run = await startTestRun();
let names = process.argv.slice(2);
let isRunning = false;
let changed: NodeJS.Timeout | undefined;
const watchers = WATCHED.map((folder) =>
  watch(path.join(root, folder), { recursive: true }, () => {
    clearTimeout(changed);
    changed = setTimeout(() => {
      if (!isRunning) run.renew();
    }, PAUSE_MS);
  }),
);

process.exitCode = isInterrupted() ? 1 : await runTests();
if (process.stdin.isTTY && !isInterrupted()) {
  process.stdout.write(USAGE);
  const lines = createInterface({ input: process.stdin, signal: interruption.signal });
  for await (const line of lines) {
    const asked = line.trim().split(/\s+/).filter(Boolean);
    if (asked[0] === 'q' || isInterrupted()) break;
    if (asked.length > 0) names = asked;
    process.exitCode = await runTests();
    if (!isInterrupted()) process.stdout.write(USAGE);
  }
  // The end of the loop leaves the terminal open, which keeps this process alive.
  lines.close();
}
clearTimeout(changed);
for (const watcher of watchers) watcher.close();
await run.stop();

/** Runs the browser tests of these names. Resolves to the exit code. */
async function runTests(): Promise<number> {
  isRunning = true;
  const files = names.length > 0 ? names : [''];
  const tests = spawn('npm', ['test', '--silent', '--', ...files.map((name) => `web/e2e/${name}`)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise<number>((resolve, reject) => {
    tests.once('error', reject);
    tests.once('exit', (ended) => resolve(ended ?? 1));
  });
  isRunning = false;
  if (process.stdin.isTTY && !isInterrupted()) run.renew();
  return code;
}
