import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf, downloadError } from './errors.ts';

/** Identifies the file of a partial download, so that the rest comes from the same version. */
export interface PartOrigin {
  url: string;
  /** A strong ETag or a Last-Modified date, for `If-Range`. */
  mark: string;
}

const NAME = /\.part(?:\.json)?$/;

/** A partial file `HD2024.zip.part` beside its target, and `HD2024.zip.part.json` with its origin. */
export class PartFile {
  private readonly part: string;
  private readonly note: string;

  constructor(readonly path: string) {
    this.part = `${path}.part`;
    this.note = `${path}.part.json`;
  }

  /** The size and origin of the partial file; null if it cannot be resumed. */
  async state(url: string): Promise<(PartOrigin & { bytes: number }) | null> {
    const found = await stat(this.part).catch(() => null);
    const origin = await readOrigin(this.note);
    return found && found.size > 0 && origin?.url === url ? { ...origin, bytes: found.size } : null;
  }

  /** Opens the partial file. An `offset` of 0 truncates it. Without an origin, it cannot be resumed. */
  async open(offset: number, origin: PartOrigin | null): Promise<FileHandle> {
    return onDisk(this.part, async () => {
      await mkdir(dirname(this.part), { recursive: true });
      if (origin) await writeFile(this.note, JSON.stringify(origin));
      else await rm(this.note, { force: true });
      return open(this.part, offset === 0 ? 'w' : 'a');
    });
  }

  get partPath(): string {
    return this.part;
  }

  /** Replaces the target file atomically. */
  async moveIntoPlace(): Promise<void> {
    await onDisk(this.path, async () => {
      await rename(this.part, this.path);
      await rm(this.note, { force: true });
      // Sync the folder, so that the new name survives a crash.
      const folder = await open(dirname(this.path), 'r');
      await folder.sync().finally(() => folder.close());
    });
  }

  async discard(): Promise<void> {
    await rm(this.part, { force: true });
    await rm(this.note, { force: true });
  }
}

/** Runs disk work. Throws `refused` if the disk is full or not writable. */
export async function onDisk<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw downloadError('disk', `${basename(path)} cannot be written: ${codeOf(error)}.`);
  }
}

async function readOrigin(path: string): Promise<PartOrigin | null> {
  try {
    const origin: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (typeof origin !== 'object' || origin === null || !('url' in origin) || !('mark' in origin)) return null;
    return typeof origin.url === 'string' && typeof origin.mark === 'string' ? { url: origin.url, mark: origin.mark } : null;
  } catch {
    return null;
  }
}

/** Deletes partial files below a folder that are older than `olderThanMs`. */
export async function removeOldParts(folder: string, olderThanMs: number): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names.filter((each) => NAME.test(each))) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > olderThanMs) await rm(join(folder, name), { force: true });
  }
}
