import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withFileLock } from './file-lock.ts';
import { processIdentity } from './processes.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'alma-lock-'));
  file = path.join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a file lock', () => {
  it('runs one process at a time and leaves no file', async () => {
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, (inside += 1));
      await sleep(5);
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 8 }, () => withFileLock(file, work)));
    expect(most).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is released if the work fails', async () => {
    await expect(withFileLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withFileLock(file, () => Promise.resolve('free'), 0)).toBe('free');
  });

  it.each([
    ['whose process ended', '4194305 1'],
    ['whose process id now belongs to another process', `${process.pid} 1`],
    ['that is empty', ''],
  ])('replaces the lock of a holder %s', async (_, content) => {
    writeFileSync(file, content);
    expect(await withFileLock(file, () => Promise.resolve('taken'), 30_000)).toBe('taken');
  });

  it('waits for a running holder, and names it after a timeout', async () => {
    writeFileSync(file, processIdentity(process.ppid));
    await expect(withFileLock(file, () => Promise.resolve(), 60)).rejects.toThrow(String(process.ppid));
  });
});
