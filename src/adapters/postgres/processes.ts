import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Whether a process with this id exists, for any owner. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a process runs. A zombie does not count: in a container it may never be collected. */
export function isRunning(pid: number): boolean {
  return isAlive(pid) && commandOf(pid) !== '';
}

/** The command line of a process, or ''. Ids are reused, so an id alone does not identify a process. */
export function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return ''; // ended in the meantime
  }
}

/** The working folder of a process, also after a rename; undefined if the system hides it. */
export function workingFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined; // not Linux, or ended in the meantime
  }
}

/** Whether this is the working folder of any process. Always false if the system hides it. */
export function isWorkingFolder(folder: string): boolean {
  if (process.platform !== 'linux') return false;
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && workingFolderOf(Number(name)) === folder);
}

/** A unique name of a process: its id and, on Linux, its start time. */
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
