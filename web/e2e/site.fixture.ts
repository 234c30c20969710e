import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Knex } from 'knex';
import { createDatabase } from '../../src/adapters/knex/connection.ts';
import { createTestDatabase, urlOf, type TestDatabase } from '../../src/adapters/knex/testing/database.fixture.ts';
import { ask } from '../../src/testing/on-demand.fixture.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface Site {
  url: string;
  /** The server's database. */
  db: Knex;
  /** The variables of its servers. */
  environment: NodeJS.ProcessEnv;
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

/**
 * The sites that the files of a run share. On `visitors`, a file changes only the records of the people it signed up; on `panel`, files also
 * change what everyone sees, each of them something else.
 */
export type SharedSite = 'visitors' | 'panel';

/** Raises rate limits, because all test users share one address. */
const CROWDED = { NODE_ENV: 'test', RATE_LIMIT_MULTIPLIER: '100' };

interface Installation {
  /** Default: this checkout. */
  folder?: string;
  /** Default: with raised rate limits. */
  environment?: NodeJS.ProcessEnv;
  /** Gets a database without a catalog, prepares it before the start, and returns further variables. Default: a database with the seeds. */
  prepare?: (database: TestDatabase) => Promise<NodeJS.ProcessEnv>;
}

/** Builds the site, unless it is up to date. */
export async function buildSite(): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'web/build.ts'], { cwd: root });
}

/** The site that all files of a run share. `stop` closes the connection of this file only. */
export async function sharedSite(name: SharedSite): Promise<Site> {
  const { url, environment } = await ask<Pick<Site, 'url' | 'environment'>>(name);
  const db = createDatabase(environment.DATABASE_URL ?? '', { applicationName: 'alma test' });
  return { url, environment, db, startAnother: (port) => startServer(root, environment, port), stop: () => db.destroy() };
}

/** Starts the built site with a real server process, a real database with the seed catalog and a data folder of its own, for one file. */
export async function startSite({ folder = root, environment: given = CROWDED, prepare }: Installation = {}): Promise<Site> {
  await ask('build');
  const database = await createTestDatabase({ template: prepare ? 'migrated' : 'seeded' });
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'alma-site-'));
  const environment = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    PAGES_AHEAD_MB: '0',
    DATABASE_URL: urlOf(database.connection),
    AUTH_SECRET: randomBytes(48).toString('base64'),
    ALMA_DATA_DIR: dataFolder,
    ...given,
    ...(await prepare?.(database)),
  };
  const startAnother = (port?: string) => startServer(folder, environment, port);
  const server = await startAnother();
  return {
    url: server.url,
    db: database.db,
    environment,
    startAnother,
    async stop() {
      await server.kill('SIGTERM');
      await database.destroy();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function startServer(folder: string, environment: NodeJS.ProcessEnv, port = '0'): Promise<SiteServer> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: folder,
    env: { ...process.env, ...environment, PORT: port },
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
