import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Knex } from 'knex';
import { createTestDatabase, urlOf, type TestDatabase } from '../../src/adapters/knex/testing/database.fixture.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface Site {
  url: string;
  /** The server's database. */
  db: Knex;
  /** Starts another server on the same database, at a free port or a given one. */
  startAnother(port?: string): Promise<SiteServer>;
  stop(): Promise<void>;
}

/** A server process of the site. */
export interface SiteServer {
  url: string;
  /** Resolves when the process is gone. */
  kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Raises rate limits, because all test users share one address. */
export const CROWDED = { NODE_ENV: 'test', RATE_LIMIT_MULTIPLIER: '100' };

interface Installation {
  /** Default: this checkout. */
  folder?: string;
  /** Prepares the database before the start, and returns further variables. */
  prepare?: (database: TestDatabase) => Promise<NodeJS.ProcessEnv>;
}

/** Starts the built site with a real server process and a real database with the seed catalog. */
export async function startSite(environment: NodeJS.ProcessEnv = {}, { folder = root, prepare }: Installation = {}): Promise<Site> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'web/build.ts'], { cwd: root });
  const database = await createTestDatabase();
  const prepared = await prepare?.(database);
  const shared = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    DATABASE_URL: urlOf(database.connection),
    AUTH_SECRET: randomBytes(48).toString('base64'),
    ...environment,
    ...prepared,
  };
  const startAnother = (port = '0') => startServer(folder, { ...shared, PORT: port });
  const server = await startAnother();
  return {
    url: server.url,
    db: database.db,
    startAnother,
    async stop() {
      await server.kill('SIGTERM');
      await database.destroy();
    },
  };
}

async function startServer(folder: string, environment: NodeJS.ProcessEnv): Promise<SiteServer> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const url = await Promise.race([
    announced(server.stdout),
    ended.then(() => Promise.reject(new Error('The server exited before it was ready'))),
  ]);
  return {
    url,
    async kill(signal) {
      server.kill(signal);
      await ended;
    },
  };
}

async function announced(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const url = /ready at (http:\/\/\S+?)"?[\s,}]*$/.exec(line)?.[1];
    if (url !== undefined) {
      output.resume();
      return url;
    }
  }
  throw new Error('The server printed no address');
}
