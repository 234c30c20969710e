import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LoadOrder, LoadResult } from './load.ts';
import type { ServerOrder } from './server.ts';

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 2;

export interface Measured extends LoadResult {
  /** Resident memory of the server afterwards, in megabytes. */
  memory: number;
  /** Path of a file with the body of the first answer. */
  bodyFile: string;
}

/** Starts one server, requests the paths in turn from 32 connections, and stops it. Throws if an answer is not 200. */
export async function measure(order: ServerOrder, paths: string[], seconds: number): Promise<Measured> {
  const child = fork(path.join(import.meta.dirname, 'server.ts'), [JSON.stringify(order)], { execArgv: ['--import', 'tsx'] });
  try {
    const { port } = await reply<{ port: number }>(child);
    const load: LoadOrder = { url: `http://127.0.0.1:${port}`, paths, seconds: WARM_UP_SECONDS, connections: CONNECTIONS };
    await fire(load);
    const bodyFile = await keepBody(load.url + (paths[0] ?? '/'));
    const result = await fire({ ...load, seconds });
    if (result.faults > 0) throw new Error(`${result.faults} answers of ${order.serves} were not 200, for example of ${paths[0] ?? ''}`);
    child.send('memory');
    const { rss } = await reply<{ rss: number }>(child);
    return { ...result, memory: Math.round(rss / 1_048_576), bodyFile };
  } finally {
    child.kill('SIGKILL');
  }
}

async function keepBody(url: string): Promise<string> {
  const file = path.join(os.tmpdir(), `alma-bench-body-${process.pid}`);
  await writeFile(file, Buffer.from(await (await fetch(url)).arrayBuffer()));
  return file;
}

async function reply<T>(child: ChildProcess): Promise<T> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('A measured server ended too early')));
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [T];
  return message;
}

/** Runs one load to its end. */
export async function fire(order: LoadOrder): Promise<LoadResult> {
  const script = path.join(import.meta.dirname, 'load.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, JSON.stringify(order)], { maxBuffer: 1e7 });
  return JSON.parse(stdout) as LoadResult;
}
