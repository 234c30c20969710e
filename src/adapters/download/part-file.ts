import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf, refusal } from './faults.ts';

/** What the host said about the file of which a part is here. The mark ties the rest to the same file. */
export interface PartOrigin {
  url: string;
  /** A strong ETag, or else when the file was changed: what `If-Range` understands. */
  mark: string;
}

const NAME = /\.part(?:\.json)?$/;

/** A file on its way: `HD2024.zip.part` beside the place it will have, and what the host said about it. */
export class PartFile {
  private readonly part: string;
  private readonly note: string;

  constructor(readonly path: string) {
    this.part = `${path}.part`;
    this.note = `${path}.part.json`;
  }

  /** How much is here, and what of. Null: there is nothing that could be continued. */
  async state(url: string): Promise<(PartOrigin & { bytes: number }) | null> {
    const found = await stat(this.part).catch(() => null);
    const origin = await readOrigin(this.note);
    return found && found.size > 0 && origin?.url === url ? { ...origin, bytes: found.size } : null;
  }

  /** Opens it to append from `offset` on; 0 starts anew. Without an origin a broken try cannot be continued. */
  async open(offset: number, origin: PartOrigin | null): Promise<FileHandle> {
    return onDisk(this.part, async () => {
      await mkdir(dirname(this.part), { recursive: true });
      if (origin) await writeFile(this.note, JSON.stringify(origin));
      else await rm(this.note, { force: true });
      return open(this.part, offset === 0 ? 'w' : 'a');
    });
  }

  /** Where the bytes lie until they have proved good. */
  get partPath(): string {
    return this.part;
  }

  /** Puts the whole file in its place, in one step, replacing what was there. */
  async settle(): Promise<void> {
    await onDisk(this.path, async () => {
      await rename(this.part, this.path);
      await rm(this.note, { force: true });
      // The name is safe only when the folder is written as well.
      const folder = await open(dirname(this.path), 'r');
      await folder.sync().finally(() => folder.close());
    });
  }

  async discard(): Promise<void> {
    await rm(this.part, { force: true });
    await rm(this.note, { force: true });
  }
}

/** Runs work on the disk. Throws `refused` when it is full or not ours. */
export async function onDisk<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    throw refusal('disk', `${basename(path)} cannot be written: ${codeOf(fault)}.`);
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

/** Removes parts below a folder that nobody has written to for longer than `olderThanMs`. */
export async function sweepParts(folder: string, olderThanMs: number): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names.filter((each) => NAME.test(each))) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > olderThanMs) await rm(join(folder, name), { force: true });
  }
}
