import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import path from 'node:path';

/** A child process that runs a script and communicates in lines. */
export interface OtherProcess {
  /** The next output line. Throws with the error output if the process ends. */
  line(): Promise<string>;
  say(text: string): void;
  /** Sends SIGKILL and waits for the end. */
  kill(): Promise<void>;
  /** Waits for the end and returns the exit code. */
  ended(): Promise<number | null>;
  readonly errors: () => string;
}

const ROOT = path.resolve(import.meta.dirname, '../../..');

export function runScript(script: string, args: string[], identity: { uid?: number; gid?: number } = {}): OtherProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(ROOT, script), ...args], { cwd: ROOT, ...identity });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async () => {
    const next = await lines.next();
    if (next.done) throw new Error(`${script} ended: ${errors}`);
    return next.value;
  };
  const ended = async () => {
    if (isRunning(child)) await once(child, 'exit');
    return child.exitCode;
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await ended();
  };
  return { line, ended, kill, say: (text) => void child.stdin.write(`${text}\n`), errors: () => errors };
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

/** The process id of the server of a cluster. */
export function postmasterOf(cluster: string): number {
  return Number.parseInt(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8'), 10);
}
