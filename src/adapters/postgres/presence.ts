import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PORT } from './socket-folder.ts';

const NAME = 'alma presence';
const DATABASE = 'alma';
const PATIENCE_MS = 60_000;

/** How to reach the embedded server: a private Unix socket, no password. */
export interface EmbeddedConnection {
  host: string;
  port: number;
  user: string;
  database: string;
}

/** One open connection per process that uses the server: it ends with the process however that ends, so counting never lies. */
export interface Presence {
  leave(): Promise<void>;
}

export function connectionTo(socketFolder: string): EmbeddedConnection {
  return { host: socketFolder, port: PORT, user: 'alma', database: DATABASE };
}

/** Joins the users of the server, making the database when it is new. `onLost` is told when the server went away under us. */
export async function join(socketFolder: string, onLost: () => void): Promise<Presence> {
  const client = await connectPatiently(socketFolder);
  let leaving = false;
  client.once('end', () => leaving || onLost());
  await createDatabase(client);
  const handle = client as unknown as { ref(): void; unref(): void };
  handle.unref(); // being present keeps no process alive
  return {
    leave: async () => {
      leaving = true;
      handle.ref();
      await client.end().catch(ignore);
    },
  };
}

/** How many processes use the server. */
export async function countPresent(socketFolder: string): Promise<number> {
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
  client.on('error', ignore); // 'end' follows and is what we act on
  return client;
}

/** A server that is starting up or recovering accepts the socket and then says "not yet" (57P03). */
async function connectPatiently(socketFolder: string): Promise<pg.Client> {
  const deadline = Date.now() + PATIENCE_MS;
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
  // the connection is gone, which is what was wanted or is handled by 'end'
}
