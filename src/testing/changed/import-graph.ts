import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';

/** The files that each file imports, by paths from the root with `/`. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const FOLDERS = ['src', 'web', 'cli', 'migrations', 'seeds'];
const CODE = /\.(m?ts|tsx|mjs)$/;

/** Reads the imports between the project's own files. A file that cannot be read throws. */
export async function readImports(root: string): Promise<ImportGraph> {
  const files = new Set((await Promise.all(FOLDERS.map((folder) => filesIn(root, folder)))).flat());
  return new Map([...files].map((file) => [file, importsOf(root, file).filter((imported) => files.has(imported))]));
}

/** Imports name whole files, so that no resolution is needed. */
function importsOf(root: string, file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'), true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => path.posix.join(path.posix.dirname(file), fileName));
}

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && CODE.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
