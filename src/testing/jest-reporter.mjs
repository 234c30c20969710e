import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { budgetOf } from './budgets.mjs';
import { secondsOfTrees } from './processor-time.mjs';

const REPORT = '.data/test-report.json';
const LONGEST = 15;
/** A run of fewer files prints no table of the longest. */
const MANY_FILES = 16;
const SILENCE_MS = 45_000;

/**
 * Writes what each file cost, and ends the output with the longest files, those above their budget, the tests that passed at their second run,
 * the failed ones, and one line of totals: "12 passed, 0 failed". Names the files that run when nothing was printed for a while.
 */
export default class CostReporter {
  #running = new Map();
  #alarm;
  #root;

  constructor({ rootDir }) {
    this.#root = rootDir;
  }

  onTestFileStart({ path: file }) {
    this.#running.set(file, Date.now());
    this.#waitForSilence();
  }

  onTestFileResult({ path: file }) {
    this.#running.delete(file);
    this.#waitForSilence();
  }

  #waitForSilence() {
    clearInterval(this.#alarm);
    this.#alarm = setInterval(() => {
      const files = [...this.#running].map(([file, start]) => `${this.#nameOf(file)} (${Math.round((Date.now() - start) / 1000)} s)`);
      process.stderr.write(`still running: ${files.join(', ')}\n`);
    }, SILENCE_MS);
    this.#alarm.unref();
  }

  onRunComplete(_contexts, results) {
    clearInterval(this.#alarm);
    const files = results.testResults.map((result) => this.#costOf(result)).sort((one, other) => cpuOf(other) - cpuOf(one));
    const report = {
      startedAt: new Date(results.startTime).toISOString(),
      seconds: round((Date.now() - results.startTime) / 1000),
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests + results.numTodoTests,
      // What all files share, in seconds of processor time.
      shared: {
        postgres: round(secondsOfTrees(({ command }) => command.includes(`alma-test-${process.pid}-`))),
        sites: round(secondsOfTrees(({ parent, command }) => parent === process.pid && command.includes('src/main.ts'))),
      },
      files,
    };
    this.#write(report);
    // After the summary of the other reporters.
    process.once('exit', () =>
      process.stderr.write(
        `${[...longestOf(files), ...aboveBudget(files), ...secondRuns(files), ...failures(files), totals(report)].join('\n')}\n`,
      ),
    );
  }

  #write(report) {
    const target = path.join(this.#root, REPORT);
    try {
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, `${JSON.stringify(report, null, 1)}\n`);
    } catch (error) {
      process.stderr.write(`The report could not be written: ${error.message}\n`);
    }
  }

  #costOf({ testFilePath, perfStats, cpu, testResults, testExecError }) {
    const named = (test) => testResults.filter(test).map(({ fullName }) => fullName);
    return {
      file: this.#nameOf(testFilePath),
      tests: testResults.length,
      clock: round((perfStats.end - perfStats.start) / 1000),
      worker: round(cpu?.worker ?? 0),
      children: round(cpu?.children ?? 0),
      sql: round(cpu?.sql ?? 0),
      failed: testExecError ? ['the file itself'] : named(({ status }) => status === 'failed'),
      secondRun: named(({ status, invocations = 1 }) => status === 'passed' && invocations > 1),
    };
  }

  #nameOf(file) {
    return path.relative(this.#root, file).replaceAll('\\', '/');
  }
}

const round = (seconds) => Math.round(seconds * 10) / 10;
/** Without the seconds of SQL, which are those of the clock. */
const cpuOf = ({ worker, children }) => worker + children;
const lineOf = (one) =>
  `${round(cpuOf(one)).toFixed(1).padStart(6)} s of processor time, ${one.clock.toFixed(1).padStart(6)} s: ${one.file}`;

function longestOf(files) {
  return files.length < MANY_FILES ? [] : [`The ${LONGEST} longest of ${files.length} files:`, ...files.slice(0, LONGEST).map(lineOf)];
}

function aboveBudget(files) {
  return files
    .filter((one) => cpuOf(one) > budgetOf(one.file))
    .map((one) => `above its budget of ${budgetOf(one.file)} s: ${lineOf(one).trim()}`);
}

const failures = (files) => files.flatMap(({ file, failed }) => failed.map((name) => `failed: ${file}: ${name}`));
const secondRuns = (files) => files.flatMap(({ secondRun }) => secondRun.map((name) => `passed at its second run: ${name}`));

function totals({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
