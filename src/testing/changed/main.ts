import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { budgetOf, isListed } from '../budgets.mjs';
import { readImports } from './import-graph.ts';
import { selectTests, testsOf, isTest } from './select-tests.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** Seconds of processor time: with two processors and the start of a run, a person waits at most two minutes. */
const LIMIT = 90;
/** Seconds of a test file without a budget of its own and without a report. */
const USUAL = 3;
const CODE = /\.(m?ts|tsx|mjs|cjs)$/;
/** They concern no test. */
const TEXTS = /\.md$|^\.github\/|^\.githooks\/|^Dockerfile$/;
const USAGE = `npm run test:changed                  tests and checks of what differs from the last commit
npm run test:changed -- --since main  of what differs from the common ancestor with a branch
npm run test:changed -- FILE ...      of these files
npm run check:changed                 the checks alone
`;

process.exitCode = await main();

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { since: { type: 'string' }, checks: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help === true) return say(USAGE);
  const changed = positionals.length > 0 ? positionals : changedFiles(values.since);
  if (changed.length === 0) return say('Nothing has changed.\n');
  const checks = runChecks(changed);
  const tests = values.checks === true ? Promise.resolve(0) : runTests(changed);
  return Math.max(await tests, ...(await Promise.all(checks)));
}

async function runTests(changed: readonly string[]): Promise<number> {
  const graph = await readImports(root);
  const { run, left } = selectTests(changed, graph, { costOf: costs(), seconds: LIMIT });
  const everything = changed.filter((file) => !TEXTS.test(file) && !isTest(file) && testsOf(file, graph).size === 0);
  say(`${changed.length} changed files select ${run.length + left.length} test files.\n`);
  if (left.length > 0) say(`Not run, because they take longer together: ${left.join(', ')}\n`);
  if (everything.length > 0) say(`Only npm test covers ${everything.join(', ')}\n`);
  return run.length === 0 ? 0 : start('npm', ['test', '--silent', '--', '--runTestsByPath', ...run]);
}

/** Compiles everything, because a changed type can break any file; lints and formats what changed. */
function runChecks(changed: readonly string[]): Promise<number>[] {
  const present = changed.filter((file) => existsSync(path.join(root, file)));
  const code = present.filter((file) => CODE.test(file));
  return [
    start('npm', ['run', '--silent', 'typecheck']),
    start('npx', ['prettier', '--check', '--log-level', 'warn', '--ignore-unknown', ...present]),
    ...(code.length > 0 ? [start('npm', ['run', '--silent', 'lint:files', '--', ...code])] : []),
  ];
}

/** Changed and new files by paths from the root, also without a commit. */
function changedFiles(since: string | undefined): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const base = since === undefined ? 'HEAD' : (git('merge-base', 'HEAD', since)[0] ?? since);
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/** What the files cost in the last run that had them, or their budgets. */
function costs(): (test: string) => number {
  const measured = new Map(reported().map(({ file, worker, children }) => [file, worker + children]));
  return (test) => measured.get(test) ?? (isListed(test) ? budgetOf(test) : USUAL);
}

function reported(): { file: string; worker: number; children: number }[] {
  const report = path.join(root, '.data/test-report.json');
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as { files: ReturnType<typeof reported> }).files : [];
}

/** Runs a program of the project. Resolves to its exit code. */
function start(program: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}
