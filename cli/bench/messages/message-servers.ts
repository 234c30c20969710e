import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MessageServer } from './message-server.ts';

/** Runs `work` with the addresses of server processes on one database; with the built site on demand. */
export async function withMessageServers<T>(
  database: string,
  count: number,
  work: (urls: string[]) => Promise<T>,
  { hasSite = false } = {},
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'alma-bench-'));
  const env = { ...process.env, DATABASE_URL: database, ALMA_DATA_DIR: folder, AUTH_SECRET: randomBytes(48).toString('base64') };
  const script = path.join(import.meta.dirname, 'message-server.ts');
  const children = Array.from({ length: count }, () => fork(script, hasSite ? ['site'] : [], { env, execArgv: ['--import', 'tsx'] }));
  try {
    return await work(await Promise.all(children.map(addressOf)));
  } finally {
    for (const child of children) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('A server of messages ended too early')));
  const [{ url }] = (await Promise.race([once(child, 'message'), ended])) as [MessageServer];
  return url;
}
