import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { isAlive, processIdentity } from './processes.ts';

const POLL_MS = 25;

/**
 * Runs `work` while no other process runs under the same lock file. A holder that was killed is noticed by its process number and
 * start time. Throws when the lock is not free after `patienceMs`.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>, patienceMs = 90_000): Promise<T> {
  const mine = `${file}.${randomUUID()}`;
  const content = processIdentity(process.pid);
  writeFileSync(mine, content);
  try {
    await take(file, mine, Date.now() + patienceMs);
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
    if (Date.now() > deadline) throw new Error(`Another process holds ${file} for too long: ${contentOf(file) ?? 'nobody'}`);
    await sleep(POLL_MS);
  }
}

/** A hard link appears whole or not at all, so nobody ever reads a lock without its holder's name. */
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
 * Moves a dead holder's lock aside. Should somebody else have broken and taken it since we looked, we have moved a living lock:
 * it is put back. PostgreSQL's own postmaster.pid guards the rest of that tiny gap.
 */
function breakIfStale(file: string): void {
  const content = contentOf(file);
  if (content === undefined || isHeld(content)) return;
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return; // somebody else was quicker
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
    return undefined; // released between two looks
  }
}
