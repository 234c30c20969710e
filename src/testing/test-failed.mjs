import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const REPORT = new URL('../../.data/test-report.json', import.meta.url);

/** Runs the files again that had a red test in the last run. */
const files = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')).files : [];
const red = files.filter(({ failed }) => failed.length > 0).map(({ file }) => file);
if (red.length === 0) process.stdout.write('The last run has no red test.\n');
else process.exitCode = spawnSync('npm', ['test', '--silent', '--', '--runTestsByPath', ...red], { stdio: 'inherit' }).status ?? 1;
