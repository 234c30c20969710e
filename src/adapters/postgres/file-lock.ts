import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { isAlive, processIdentity } from './processes.ts';

const POLL_MS = 25;

/**
 * Runs `work` while this process holds the lock file. The file has the process id and start time, so that the lock of a killed process is
 * ignored. Throws if the lock is not free after `timeoutMs`.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>, timeoutMs = 90_000): Promise<T> {
  const mine = `${file}.${randomUUID()}`;
  const content = processIdentity(process.pid);
  writeFileSync(mine, content);
  try {
    await take(file, mine, Date.now() + timeoutMs);
  } finally {
    rmSync(mine, { force: true });
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

async function take(file: string, mine: string, deadline: number): Promise<void> {
  while (!linked(mine, file)) {
    breakIfStale(file);
    if (Date.now() > deadline) throw new Error(`Timed out waiting for the lock ${file}, held by process ${contentOf(file) ?? 'unknown'}.`);
    await sleep(POLL_MS);
  }
}

/** Creates the lock as a hard link, which is atomic: a lock file always has its content. */
function linked(mine: string, file: string): boolean {
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes the lock of a dead process. Another process may have replaced the lock since the check; then the live lock is put back.
 * PostgreSQL's postmaster.pid covers the remaining gap.
 */
function breakIfStale(file: string): void {
  const content = contentOf(file);
  if (content === undefined || isHeld(content)) return;
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return; // another process was faster
  }
  if (contentOf(aside) !== content) linked(aside, file);
  rmSync(aside, { force: true });
}

function isHeld(content: string): boolean {
  const pid = Number(content.split(' ')[0]);
  return isAlive(pid) && processIdentity(pid) === content;
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // released in the meantime
  }
}
