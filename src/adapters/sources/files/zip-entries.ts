import type { Entry } from 'yauzl';
import { refusal } from '../faults.ts';

/** Kinds of entries as Unix writes them into the highest four bits; 0 is what other systems leave there. */
const FOLDER = 4;
const PLAIN = [0, 8];

/**
 * The entries that are files. Nothing is ever unpacked to the disk, but a zip with links, devices, names twice or names that play with a
 * terminal was not made by an agency: it is refused as a whole. Throws `invalid`.
 */
export function plainEntries(label: string, entries: readonly Entry[]): Entry[] {
  const files = entries.filter(({ fileName }) => !fileName.endsWith('/'));
  const seen = new Set<string>();
  for (const entry of files) {
    guardEntry(label, entry);
    const name = entry.fileName.toLowerCase();
    if (seen.has(name)) throw refusal('zip-duplicate', `${label} holds ${entry.fileName} more than once.`);
    seen.add(name);
  }
  return files;
}

function guardEntry(label: string, { fileName, externalFileAttributes }: Entry): void {
  if (/\p{Cc}/u.test(fileName)) throw refusal('zip-name', `${label} holds a file with control characters in its name.`);
  const kind = externalFileAttributes >>> 28;
  if (!PLAIN.includes(kind)) throw refusal('zip-special', `${label} holds ${fileName}, which is ${kindName(kind)} and no file.`);
}

const kindName = (kind: number): string => (kind === 10 ? 'a link' : kind === FOLDER ? 'a folder' : 'something special');
