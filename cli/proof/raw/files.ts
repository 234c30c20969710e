import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { openPromise } from 'yauzl';

/** Published files below a folder, by lower-case name without `.zip` and without `_rv`. A revised file replaces the first edition. */
export async function findRawFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(folder, { recursive: true })).sort();
  const found = new Map<string, string>();
  for (const name of names) {
    const plain = path
      .basename(name)
      .toLowerCase()
      .replace(/\.zip$/, '');
    const key = plain.replace(/_rv(?=\.)/, '');
    if (!found.has(key) || key !== plain) found.set(key, path.join(folder, name));
  }
  return found;
}

/** The bytes of a file, or of the only file in a zip. */
export async function openRawFile(file: string): Promise<Readable> {
  if (!file.toLowerCase().endsWith('.zip')) return createReadStream(file);
  const zip = await openPromise(file);
  for await (const entry of zip.eachEntry()) return await zip.openReadStreamPromise(entry);
  throw new Error(`${file} is empty.`);
}
