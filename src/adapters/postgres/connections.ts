import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PORT } from './socket-folder.ts';

const NAME = 'alma presence';
const DATABASE = 'alma';
const TIMEOUT_MS = 60_000;

/** The connection to the embedded server: a private Unix socket without a password. */
export interface EmbeddedConnection {
  host: string;
  port: number;
  user: string;
  database: string;
}

/** One open connection per process that uses the server. It closes when the process ends, so the count is always correct. */
export interface ProcessRegistration {
  unregister(): Promise<void>;
}

export function connectionTo(socketFolder: string): EmbeddedConnection {
  return { host: socketFolder, port: PORT, user: 'alma', database: DATABASE };
}

/** Registers this process as a user of the server, and creates a missing database. Calls `onLost` if the server stops. */
export async function registerProcess(socketFolder: string, onLost: () => void): Promise<ProcessRegistration> {
  const client = await connectWithRetry(socketFolder);
  let isLeaving = false;
  client.once('end', () => isLeaving || onLost());
  await createDatabase(client);
  const handle = client as unknown as { ref(): void; unref(): void };
  handle.unref(); // this connection must not keep the process alive
  return {
    unregister: async () => {
      isLeaving = true;
      handle.ref();
      await client.end().catch(ignore);
    },
  };
}

/** The number of processes that use the server. */
export async function countProcesses(socketFolder: string): Promise<number> {
  const client = newClient(socketFolder);
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from pg_stat_activity where application_name = $1', [
      NAME,
    ]);
    return rows[0]?.n ?? 0;
  } finally {
    await client.end();
  }
}

function newClient(socketFolder: string, name = 'alma'): pg.Client {
  const client = new pg.Client({ ...connectionTo(socketFolder), database: 'postgres', application_name: name });
  client.on('error', ignore); // the 'end' event follows
  return client;
}

/** Retries while the server is starting or recovering (error 57P03). */
async function connectWithRetry(socketFolder: string): Promise<pg.Client> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const client = newClient(socketFolder, NAME);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(ignore);
      if ((error as { code?: string }).code !== '57P03' || Date.now() > deadline) throw error;
      await sleep(25);
    }
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(DATABASE)}`);
}

function ignore(): void {
  // the connection is closed; the 'end' event handles it
}
