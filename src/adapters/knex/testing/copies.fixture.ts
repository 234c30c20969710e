import type { Knex } from 'knex';
import { copyDatabase, maintain, testServer } from './database.fixture.ts';

/** Closes the connections and returns the name of the database: PostgreSQL copies no database with open connections. */
export async function closed(db: Knex): Promise<string> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>('select current_database() as name');
  await db.destroy();
  return rows[0]?.name ?? '';
}

interface Recipe {
  /** The name of the database to start from. */
  from: () => Promise<string>;
  change: (db: Knex) => Promise<void>;
}

/** A database for all files of the run to copy. The first file that needs it makes it, while others wait. Returns its name. */
export async function makeOnce(label: string, { from, change }: Recipe): Promise<string> {
  const server = testServer();
  const name = `${server.prefix}_${label}`;
  await alone(name, async (trx) => {
    if (await trx('pg_database').where({ datname: name }).first()) return;
    const copy = await copyDatabase(await from());
    try {
      await change(copy.db);
      const working = await closed(copy.db);
      // Only a complete database gets the name, before the next file looks for it.
      await maintain(server, (admin) => admin.raw('alter database ?? rename to ??', [working, name]));
    } finally {
      await copy.destroy();
    }
  });
  return name;
}

/** Runs `work` while no other file of the run works under this name. */
async function alone(name: string, work: (trx: Knex.Transaction) => Promise<void>): Promise<void> {
  await maintain(testServer(), (admin) =>
    admin.transaction(async (trx) => {
      await trx.raw('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
      await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [name]);
      await work(trx);
    }),
  );
}
