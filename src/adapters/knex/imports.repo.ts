import type { Knex } from 'knex';
import pg from 'pg';
import type { ImportStore, ImportTransaction } from '../../domain/data-sync/data-sync.ports.ts';
import { DomainError } from '../../domain/shared/domain-error.ts';
import { clientConfig, connectionOf } from './connection.ts';
import { finishRun, noteRun, readAppliedRuns, startRun } from './ledger.ts';
import { mergeStaged, type Staged } from './merge.ts';
import { stagedName } from './merge-sql.ts';
import { stageTable } from './staging.ts';

/** One lock for every write to the catalogue: two imports can never wait for each other. "ALMA" in hexadecimal. */
export const CATALOGUE_LOCK = 0x414c4d41;

export function createImportStore(db: Knex): ImportStore {
  return {
    begin: (what) => begin(db, `alma ${what} (pid ${process.pid})`),
    appliedRuns: () => readAppliedRuns(db),
    noteFailure: (report) => noteRun(db, report),
  };
}

async function begin(db: Knex, name: string): Promise<ImportTransaction> {
  // A connection of its own: an import may be silent for longer than the pool's connections may.
  const connection = new pg.Client(clientConfig(connectionOf(db), name));
  // A connection that breaks also fails the query that needs it; without a listener it would end the process instead.
  connection.on('error', () => undefined);
  await connection.connect();
  try {
    await connection.query(`begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
      set local client_min_messages = error; set local jit = off`);
    await lock(connection);
    return transactionOn(connection);
  } catch (error) {
    await connection.end();
    throw error;
  }
}

async function lock(connection: pg.Client): Promise<void> {
  const { rows } = await connection.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [CATALOGUE_LOCK]);
  if (rows[0]?.locked) return;
  const holders = await connection.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = $1 and l.objsubid = 1
       and l.database = (select oid from pg_database where datname = current_database())`,
    [CATALOGUE_LOCK],
  );
  const holder = holders.rows[0]?.name ?? 'another import, which has just ended';
  throw new DomainError('busy', 'import.busy', `The catalogue is being written by ${holder}. Nothing was changed; try again later.`);
}

function transactionOn(connection: pg.Client): ImportTransaction {
  const staged: Staged[] = [];
  let runId = 0;
  return {
    async stage(table, onProgress) {
      const outcome = await stageTable(connection, stagedName(staged.length), table, onProgress);
      staged.push({ table, outcome });
      return outcome;
    },
    async merge(run, options) {
      runId = await startRun(connection, run);
      return mergeStaged(connection, run, runId, staged, options);
    },
    async commit(report) {
      await finishRun(connection, runId, report);
      await connection.query('commit');
      await connection.end();
      return runId;
    },
    // Leaving is rolling back, also where the connection is broken and could not be asked to.
    rollback: () => connection.end(),
  };
}
