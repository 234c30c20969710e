import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { createDatabase } from './connection.ts';
import { MIGRATIONS, migrateAndSeed } from './migrate.ts';
import { grantServing } from './serving-role.ts';
import { asRole, createRole, createTestDatabase, inDatabase, maintain, testServer, type TestDatabase } from './testing/database.fixture.ts';

let database: TestDatabase;
let served: Knex;
let role: { user: string; password: string };

beforeEach(async () => {
  database = await createTestDatabase();
  role = { user: `Alma "app" ${randomBytes(4).toString('hex')}`, password: 'p' };
  await createRole(database.db, role);
  served = createDatabase(asRole(database.connection, role), { applicationName: 'alma test' });
});

afterEach(async () => {
  await served.destroy();
  await database.destroy();
  await maintain(testServer(), (admin) => admin.raw('drop role ??', [role.user]));
});

const grant = () => grantServing(database.db, role.user);
const denied = { code: '42501' };
const tables = async (): Promise<string[]> => database.db('pg_tables').where({ schemaname: 'public' }).pluck('tablename');

describe('a role that serves the site', () => {
  it('can do nothing before it is granted', async () => {
    await expect(served('colleges').first()).rejects.toMatchObject(denied);
  });

  it('reads, writes and deletes rows of every table, except for what only migrations write', async () => {
    await grant();
    const ledger = ['knex_migrations', 'knex_migrations_lock'];
    for (const table of await tables()) {
      const { rows } = await served.raw<{ rows: object[] }>(
        `select has_table_privilege(t, 'select') as read, has_table_privilege(t, 'insert') as add,
           has_table_privilege(t, 'update') as change, has_table_privilege(t, 'delete') as remove from (select ?::regclass::oid as t) as it`,
        [table],
      );
      const isWritten = !ledger.includes(table);
      expect([table, rows]).toEqual([table, [{ read: true, add: isWritten, change: isWritten, remove: isWritten }]]);
    }
    const [{ id }] = (await served('data_versions').insert({ reason: 'test' }).returning('id')) as [{ id: number }];
    await served('data_versions').where({ id }).update({ reason: 'again' });
    expect(await served('data_versions').where({ id }).delete()).toBe(1);
  });

  it.each([
    'create table mine (id int)',
    'create index mine on users (email)',
    'create function mine() returns int language sql as $$ select 1 $$',
    'create schema mine',
    'alter table users add column mine text',
    'alter table audit_log disable trigger all',
    'drop table users',
    'truncate users',
    'delete from knex_migrations',
  ])('must not %s', async (statement) => {
    await grant();
    await expect(served.raw(statement)).rejects.toMatchObject(denied);
  });

  it('may use temporary tables, as exports do', async () => {
    await grant();
    await served.transaction((trx) => trx.raw('create temp table mine on commit drop as select 1 as id; analyze mine'));
  });

  it('may use tables of later migrations', async () => {
    await grant();
    await database.db.raw('create table later (id serial primary key)');
    await served('later').insert({});
    expect(await served('later').select('id')).toEqual([{ id: 1 }]);
  });

  it('may be granted again', async () => {
    await grant();
    await grant();
    expect(await served('colleges').first()).toBeUndefined();
  });
});

it('is granted by an owner who is no superuser and has migrated an empty database', async () => {
  const owner = { user: `${role.user} owner`, password: 'p' };
  const name = `${testServer().prefix}_${randomBytes(6).toString('hex')}`;
  await createRole(database.db, owner);
  await maintain(testServer(), (admin) => admin.raw('create database ?? owner ?? template template0', [name, owner.user]));
  const connect = (as: typeof role) => createDatabase(asRole(inDatabase(testServer(), name), as), { applicationName: 'alma test' });
  const [owned, mine] = [connect(owner), connect(role)];

  await migrateAndSeed(owned, () => undefined, { migrations: MIGRATIONS });
  await grantServing(owned, role.user);
  await mine('data_versions').insert({ reason: 'test' });
  await expect(mine.raw('create table mine (id int)')).rejects.toMatchObject(denied);

  await Promise.all([owned.destroy(), mine.destroy()]);
  await maintain(testServer(), async (admin) => {
    await admin.raw('drop database ?? with (force)', [name]);
    await admin.raw('drop role ??', [owner.user]);
  });
});

describe('a role that is refused', () => {
  it('does not exist', async () => {
    await expect(grantServing(database.db, 'nobody here')).rejects.toMatchObject({
      code: 'role.unknown',
      message: `There is no database role "nobody here". Create it first: create role "nobody here" login password '…'`,
    });
  });

  it('owns the tables, belongs to the owner, or is a superuser', async () => {
    const [{ owner }] = (await database.db.select(database.db.raw('current_user as owner'))) as [{ owner: string }];
    await expect(grantServing(database.db, owner)).rejects.toMatchObject({ code: 'role.owner' });
    await database.db.raw('grant ?? to ??', [owner, role.user]);
    await expect(grant()).rejects.toMatchObject({ code: 'role.owner' });
    await database.db.raw('revoke ?? from ??', [owner, role.user]);
    await database.db.raw('alter role ?? superuser', [role.user]);
    await expect(grant()).rejects.toMatchObject({ code: 'role.owner' });
  });

  it('may create tables, as every role could until PostgreSQL 14; nothing is granted', async () => {
    await database.db.raw('grant create on schema public to public');
    await expect(grant()).rejects.toMatchObject({
      code: 'role.creator',
      message: expect.stringMatching(
        /^"Alma "app" \w+" may create tables\. As the owner of the schema run: grant create on schema "public" to "\w+"; revoke create on schema "public" from public, "Alma ""app"" \w+"$/,
      ) as string,
    });
    await expect(served('colleges').first()).rejects.toMatchObject(denied);
  });
});
