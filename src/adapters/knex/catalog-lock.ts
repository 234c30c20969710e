import { setTimeout } from 'node:timers/promises';
import type { Knex } from 'knex';
import pg from 'pg';
import { DomainError } from '../../domain/shared/domain-error.ts';
import { clientConfig, connectionOf } from './connection.ts';
import { CATALOG_LOCK } from './transactions/advisory-locks.ts';

interface Options {
  /** Waits for the current writer instead of throwing `busy`. */
  shouldWait?: boolean;
  /** Waits this long before throwing `busy`, so that two short edits succeed one after the other. */
  waitMs?: number;
}

/**
 * Opens a transaction that holds the lock, on its own connection, which may be idle for longer than those of the pool. Ending the
 * connection without a commit rolls back. Throws `busy` with the name of the current writer.
 */
export async function openCatalog(db: Knex, name: string, { shouldWait = false, waitMs = 0 }: Options = {}): Promise<pg.Client> {
  const connection = new pg.Client(clientConfig(connectionOf(db), `alma ${name} (pid ${process.pid})`));
  // Without a listener, a lost connection would end the process. The next query fails anyway.
  connection.on('error', () => undefined);
  await connection.connect();
  try {
    // Memory for the sorts and the temporary tables of one writer: with the defaults they go through files.
    await connection.query(`begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
      set local client_min_messages = error; set local jit = off; set local work_mem = '64MB'; set temp_buffers = '64MB'`);
    if (shouldWait) await connection.query('select pg_advisory_xact_lock($1)', [CATALOG_LOCK]);
    else await lock(connection, waitMs);
    return connection;
  } catch (error) {
    await connection.end();
    throw error;
  }
}

const RETRY_MS = 50;

async function lock(connection: pg.Client, waitMs: number): Promise<void> {
  for (let waited = 0; ; waited += RETRY_MS) {
    const { rows } = await connection.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [CATALOG_LOCK]);
    if (rows[0]?.locked) return;
    if (waited >= waitMs) break;
    await setTimeout(RETRY_MS);
  }
  const holder = (await findWriter(connection)) ?? 'another process, which has just ended';
  throw new DomainError('busy', 'import.busy', `The catalog is being written by ${holder}. Nothing was changed; try again later.`);
}

/** The application name of the lock's holder: "alma import ipeds (pid 12)". */
export async function findWriter(connection: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await connection.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = $1 and l.objsubid = 1
       and l.database = (select oid from pg_database where datname = current_database())`,
    [CATALOG_LOCK],
  );
  return rows[0]?.name;
}
