import type { Entry } from 'yauzl';
import { sourceError } from '../errors.ts';

/** Unix file types in the highest four bits. Other systems leave 0. */
const FOLDER = 4;
const PLAIN = [0, 8];

/**
 * The entries that are files. Throws `invalid` for links, devices, duplicate names and control characters in names: no agency publishes such
 * a zip. Nothing is unpacked to disk.
 */
export function plainEntries(label: string, entries: readonly Entry[]): Entry[] {
  const files = entries.filter(({ fileName }) => !fileName.endsWith('/'));
  const seen = new Set<string>();
  for (const entry of files) {
    checkEntry(label, entry);
    const name = entry.fileName.toLowerCase();
    if (seen.has(name)) throw sourceError('zip-duplicate', `${label} contains ${entry.fileName} more than once.`);
    seen.add(name);
  }
  return files;
}

function checkEntry(label: string, { fileName, externalFileAttributes }: Entry): void {
  if (/\p{Cc}/u.test(fileName)) throw sourceError('zip-name', `${label} contains a file name with control characters.`);
  const kind = externalFileAttributes >>> 28;
  if (!PLAIN.includes(kind)) throw sourceError('zip-special', `${label} contains ${fileName}, which is ${kindName(kind)}, not a file.`);
}

const kindName = (kind: number): string => (kind === 10 ? 'a link' : kind === FOLDER ? 'a folder' : 'a special file');
