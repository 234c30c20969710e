import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Whether a process with this number exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The same, but a zombie counts as ended: in a container nobody may ever collect it. */
export function isRunning(pid: number): boolean {
  return isAlive(pid) && commandOf(pid) !== '';
}

/** The command line of a process, or an empty string; a number alone may have been given to somebody else since. */
export function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return ''; // it has ended in the meantime
  }
}

/** Where a process stands, following renames of that folder; undefined where the system does not tell. */
export function workingFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined; // not Linux, or it has ended in the meantime
  }
}

/** Whether any process still stands in this folder; never, where the system does not tell. */
export function isOccupied(folder: string): boolean {
  if (process.platform !== 'linux') return false;
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && workingFolderOf(Number(name)) === folder);
}

/** A name for one process that is not given out again: its number and, where the system tells, when it started. */
export function processIdentity(pid: number): string {
  return `${pid} ${startedAt(pid)}`.trim();
}

function startedAt(pid: number): string {
  if (process.platform !== 'linux') return '';
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return afterName.split(' ')[19] ?? ''; // field 22 of proc(5), counted from field 3
  } catch {
    return '';
  }
}
