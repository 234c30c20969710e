import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Unused } from './detect.ts';
import { refusal } from './faults.ts';
import { CHUNK_BYTES, type SourceFile } from './inspect.ts';
import { openZip } from './zip.ts';

/** The CSV files behind the given paths: files, members of zips, and what lies directly in folders. */
export async function filesAt(paths: readonly string[]): Promise<{ files: SourceFile[]; unused: Unused[] }> {
  const files: SourceFile[] = [];
  const unused: Unused[] = [];
  for (const path of await expand(paths)) {
    const kind = extname(path).toLowerCase();
    if (kind === '.csv') {
      files.push(plainFile(path));
    } else if (kind === '.zip') {
      const zip = await openZip(path);
      files.push(...zip.files);
      unused.push(...zip.unused);
    } else {
      unused.push({ file: path, reason: 'it is neither a CSV nor a zip file' });
    }
  }
  return { files, unused };
}

async function expand(paths: readonly string[]): Promise<string[]> {
  const expanded: string[] = [];
  for (const path of paths) {
    const found = await stat(path).catch(() => null);
    if (!found) throw refusal('not-found', `There is no file or folder ${path}.`);
    if (!found.isDirectory()) {
      expanded.push(path);
      continue;
    }
    const entries = await readdir(path, { withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile() || entry.isSymbolicLink()).map((entry) => entry.name);
    expanded.push(...names.sort().map((name) => join(path, name)));
  }
  return expanded;
}

function plainFile(path: string): SourceFile {
  return { label: path, name: basename(path), open: () => readFile(path) };
}

async function* readFile(path: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>;
  } catch (fault) {
    throw refusal('unreadable', `${path} cannot be read: ${fault instanceof Error ? fault.message : 'unknown fault'}.`);
  }
}
