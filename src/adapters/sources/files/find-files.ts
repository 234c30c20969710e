import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { UnusedFile } from '../detect.ts';
import { sourceError } from '../errors.ts';
import { CHUNK_BYTES, type SourceFile } from './inspect.ts';
import { openXls } from './xls.ts';
import { openXlsx } from './xlsx.ts';
import { openZip, whyUnread } from './zip.ts';

interface FoundFiles {
  files: SourceFile[];
  unused: UnusedFile[];
}

/** Finds CSV files and workbook sheets, also in zips, at the given paths. Looks into folders, but not into their subfolders. */
export async function findFiles(paths: readonly string[]): Promise<FoundFiles> {
  const all: FoundFiles = { files: [], unused: [] };
  for (const path of await expand(paths)) add(all, await openPath(path));
  return all;
}

function add(all: FoundFiles, { files, unused }: FoundFiles): void {
  all.files.push(...files);
  all.unused.push(...unused);
}

async function openPath(path: string): Promise<FoundFiles> {
  const isOpenInExcel = basename(path).startsWith('~$');
  const kind = isOpenInExcel ? '' : extname(path).toLowerCase();
  if (kind === '.csv') return { files: [plainFile(path)], unused: [] };
  if (kind === '.xlsx' || kind === '.xls') return openWorkbook(plainFile(path));
  if (kind === '.zip') return openArchive(path);
  return { files: [], unused: [{ file: path, reason: whyUnread(path) }] };
}

async function openArchive(path: string): Promise<FoundFiles> {
  const { files, workbooks, unused } = await openZip(path);
  const all: FoundFiles = { files, unused };
  for (const workbook of workbooks) add(all, await openWorkbook(workbook));
  return all;
}

const openWorkbook = (file: SourceFile) => (/\.xls$/i.test(file.name) ? openXls(file) : openXlsx(file));

async function expand(paths: readonly string[]): Promise<string[]> {
  const expanded: string[] = [];
  for (const path of paths) {
    const found = await stat(path).catch(() => null);
    if (!found) throw sourceError('not-found', `The file or folder ${path} does not exist.`);
    // A named pipe or a device may never end.
    if (!found.isFile() && !found.isDirectory()) throw sourceError('not-a-file', `${path} is neither a file nor a folder.`);
    expanded.push(...(found.isFile() ? [path] : await filesIn(path)));
  }
  return expanded;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const paths: string[] = [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    // A broken link stays, so that the error names it.
    const isFile = entry.isSymbolicLink()
      ? await stat(path).then(
          (target) => target.isFile(),
          () => true,
        )
      : entry.isFile();
    if (isFile) paths.push(path);
  }
  return paths.sort();
}

function plainFile(path: string): SourceFile {
  return { label: path, name: basename(path), open: () => readFile(path) };
}

async function* readFile(path: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>;
  } catch (error) {
    throw sourceError('unreadable', `${path} cannot be read: ${error instanceof Error ? error.message : 'unknown error'}.`);
  }
}
