import type { Knex } from 'knex';
import pg from 'pg';
import { DomainError } from '../../domain/shared/domain-error.ts';

/** Only migrations write it. */
const LEDGER = ['knex_migrations', 'knex_migrations_lock'];

/**
 * Lets a role serve the site: it may read and change rows, also of tables that later migrations create, but not create, change or drop a
 * table. Runs as the owner of the tables. Repeating it is harmless.
 */
export async function grantServing(db: Knex, role: string): Promise<void> {
  await db.transaction(async (trx) => {
    const { schema, owner, database } = await here(trx);
    await refuseOwner(trx, role, owner);
    await trx.raw('grant connect, temporary on database ?? to ??', [database, role]);
    await trx.raw('grant usage on schema ?? to ??', [schema, role]);
    await trx.raw('grant select, insert, update, delete on all tables in schema ?? to ??', [schema, role]);
    await trx.raw('grant usage, select, update on all sequences in schema ?? to ??', [schema, role]);
    for (const table of LEDGER) await trx.raw('revoke insert, update, delete on ?? from ??', [table, role]);
    await trx.raw('alter default privileges in schema ?? grant select, insert, update, delete on tables to ??', [schema, role]);
    await trx.raw('alter default privileges in schema ?? grant usage, select, update on sequences to ??', [schema, role]);
    await refuseCreator(trx, role, { schema, owner });
  });
}

/** Whether the connected role may create tables. Without this right it cannot migrate. */
export async function mayCreateTables(db: Knex): Promise<boolean> {
  return isTrue(db, `select has_schema_privilege(current_schema(), 'create') as is`);
}

interface Here {
  schema: string;
  owner: string;
  database: string;
}

async function here(db: Knex): Promise<Here> {
  const { rows } = await db.raw<{ rows: [Here] }>(
    'select current_schema() as schema, current_user as owner, current_database() as database',
  );
  return rows[0];
}

async function refuseOwner(db: Knex, role: string, owner: string): Promise<void> {
  if (!(await isTrue(db, 'select exists (select from pg_roles where rolname = ?) as is', role))) {
    throw new DomainError(
      'not-found',
      'role.unknown',
      `There is no database role "${role}". Create it first: create role ${quoted(role)} login password '…'`,
    );
  }
  // True for the owner itself, its members and superusers.
  if (await isTrue(db, `select pg_has_role(?, current_user, 'member') as is`, role)) {
    throw new DomainError('invalid', 'role.owner', `"${role}" has every right of "${owner}", who owns the tables. Name another role.`);
  }
}

/** Until PostgreSQL 14, every role may create tables in the schema public. */
async function refuseCreator(db: Knex, role: string, { schema, owner }: Pick<Here, 'schema' | 'owner'>): Promise<void> {
  if (!(await isTrue(db, `select has_schema_privilege(?, current_schema(), 'create') as is`, role))) return;
  const [place, others] = [`create on schema ${quoted(schema)}`, `public, ${quoted(role)}`];
  const repair = `grant ${place} to ${quoted(owner)}; revoke ${place} from ${others}`;
  throw new DomainError('refused', 'role.creator', `"${role}" may create tables. As the owner of the schema run: ${repair}`);
}

const quoted = pg.escapeIdentifier;

async function isTrue(db: Knex, sql: string, ...values: string[]): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { is: boolean | null }[] }>(sql, values);
  return rows[0]?.is ?? false;
}
