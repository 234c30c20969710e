import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Answer } from '../answer/answer.ts';
import { FILE_HEADERS } from '../security-headers.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};
/** A name below these folders contains a hash of the content, so such a file never changes. */
const HASHED = /^\/(admin-)?assets\//;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Every file of the built site as a finished answer, by path. They take about a megabyte of memory, so a server goes on serving the files
 * that its pages name while a new build replaces the folder.
 */
export async function loadBuiltFiles(folder: string): Promise<Map<string, Answer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const known = new Set(files);
  const served = files.filter((file) => TYPES[path.extname(file)] !== undefined && !path.relative(folder, file).startsWith('.'));
  const answers = served.map(async (file) => {
    const address = `/${path.relative(folder, file).replaceAll('\\', '/')}`;
    return [address, await fileAnswer(file, address, known)] as const;
  });
  return new Map(await Promise.all(answers));
}

async function fileAnswer(file: string, address: string, known: Set<string>): Promise<Answer> {
  const body = await readFile(file);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const cacheControl = HASHED.test(address) ? IMMUTABLE : 'public, no-cache';
  const headers = ['Content-Type', TYPES[path.extname(file)] ?? '', 'Cache-Control', cacheControl, 'ETag', etag, ...FILE_HEADERS];
  const compressed = [['br', '.br'] as const, ['gzip', '.gz'] as const].filter(([, ending]) => known.has(file + ending));
  if (compressed.length === 0) return { status: 200, headers, body, etag, isCompressed: true };
  return {
    status: 200,
    headers,
    body,
    etag,
    encoded: new Map(compressed.map(([encoding, ending]) => [encoding, readFile(file + ending)])),
  };
}
