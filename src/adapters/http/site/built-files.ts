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
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Every file of the built site as a finished answer, by path. They are about a megabyte and are held in memory, so that a server
 * goes on serving the build its pages name while the next one replaces the folder.
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

/** Names below /assets carry a hash of the content and never change. */
async function fileAnswer(file: string, address: string, known: Set<string>): Promise<Answer> {
  const body = await readFile(file);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const storing = address.startsWith('/assets/') ? FOR_EVER : 'public, no-cache';
  const headers = ['Content-Type', TYPES[path.extname(file)] ?? '', 'Cache-Control', storing, 'ETag', etag, ...FILE_HEADERS];
  const twins = [['br', '.br'] as const, ['gzip', '.gz'] as const].filter(([, ending]) => known.has(file + ending));
  if (twins.length === 0) return { status: 200, headers, body, etag, isCompressed: true };
  return { status: 200, headers, body, etag, encoded: new Map(twins.map(([encoding, ending]) => [encoding, readFile(file + ending)])) };
}
