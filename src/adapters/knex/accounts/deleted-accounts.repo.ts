import type { Knex } from 'knex';
import { lastAdminRefusal } from '../../../domain/accounts/permissions.ts';
import type { DeletedAccountStore, EraseOrder } from '../../../domain/accounts/profile/profile.ports.ts';
import type { AccountType } from '../../../domain/accounts/user.ts';
import { fromNow } from '../times.ts';
import { accountGone, lockAdmins, toUser, USER_COLUMNS, type UserRow } from './users.ts';

type Row = Record<string, unknown>;

/** Tables that are restored with an account, in an order that foreign keys allow. Deleting the user deletes their rows. */
const OWNED = ['user_pictures', 'favorite_lists', 'user_favorites', 'saved_rankings', 'match_sessions'] as const;

/** Rows as PostgreSQL's JSON, so that PostgreSQL can read every type back. */
interface Snapshot {
  user: Row & { account_type: AccountType };
  /** Without the tables that were added after the snapshot. */
  owned: Partial<Record<(typeof OWNED)[number], Row[]>>;
}

export function createDeletedAccountStore(db: Knex): DeletedAccountStore {
  const restorable = (connection: Knex, addressDigest: string) =>
    connection('deleted_accounts').where({ email_digest: addressDigest }).whereRaw('purge_at > now()');

  return {
    erase: (order) => db.transaction((trx) => erase(trx, order)),

    async encrypted(addressDigest) {
      const row = await restorable(db, addressDigest).first<{ sealed: string } | undefined>('sealed');
      return row?.sealed;
    },

    restore: ({ addressDigest, encrypted, decrypted }, typeNow) =>
      db.transaction(async (trx) => {
        const mine = restorable(trx, addressDigest).where({ sealed: encrypted });
        // A concurrent call waits here and then finds no row.
        if ((await mine.clone().forUpdate().first('email_digest')) === undefined) return 'gone';
        const snapshot = JSON.parse(decrypted) as Snapshot;
        const row = await restoreUser(trx, { ...snapshot.user, account_type: typeNow(snapshot.user.account_type) });
        if (!row) return 'taken';
        for (const table of OWNED) await restoreRows(trx, table, await validRows(trx, table, snapshot.owned[table] ?? []));
        await mine.delete();
        return toUser(row);
      }),
  };
}

async function erase(trx: Knex.Transaction, { userId, passwordHash, addressDigest, encrypt, restorableSeconds }: EraseOrder) {
  const isLast = await lockAdmins(trx);
  const owner = await trx('users')
    .where({ id: userId })
    .forUpdate()
    .first<{ email: string; password: string } | undefined>('email', 'password');
  if (!owner) throw accountGone();
  if (owner.password !== passwordHash) return undefined;
  if (isLast(userId)) throw lastAdminRefusal();
  const copy = { sealed: encrypt(JSON.stringify(await snapshotOf(trx, userId))), purge_at: fromNow(trx, restorableSeconds) };
  const [row] = await trx('deleted_accounts')
    .insert({ email_digest: addressDigest, ...copy })
    .onConflict('email_digest')
    .merge()
    .returning<{ purge_at: Date }[]>('purge_at');
  await deleteAddress(trx, owner.email);
  await trx('users').where({ id: userId }).delete();
  return row?.purge_at;
}

/** Removes the address outside the account: emails that other accounts caused, and their pending changes to it. */
async function deleteAddress(trx: Knex, email: string): Promise<void> {
  await trx('email_outbox').whereRaw('lower(recipient) = lower(?)', [email]).delete();
  await trx('users')
    .whereRaw('lower(pending_email) = lower(?)', [email])
    .update({ pending_email: null, pending_email_token: null, pending_email_expiry: null });
}

async function snapshotOf(trx: Knex, userId: number): Promise<Snapshot> {
  const [user] = await asJson(trx, 'users', 'id', userId);
  const owned: [string, Row[]][] = [];
  for (const table of OWNED) owned.push([table, await asJson(trx, table, 'user_id', userId)]);
  return { user, owned: Object.fromEntries(owned) } as Snapshot;
}

/** Locks the rows: a concurrent change is either in the snapshot or finds no row. */
async function asJson(trx: Knex, table: string, column: string, userId: number): Promise<Row[]> {
  const rows = await trx(table)
    .where({ [column]: userId })
    .forUpdate()
    .select<{ row: Row }[]>(trx.raw('to_jsonb(??.*) as row', [table]));
  return rows.map(({ row }) => row);
}

/** Undefined when the address or the username is taken. */
async function restoreUser(trx: Knex, user: Row): Promise<UserRow | undefined> {
  const inserted = await insertRows(trx, 'users', [user]).onConflict().ignore().returning<UserRow[]>(USER_COLUMNS);
  return inserted[0];
}

async function restoreRows(trx: Knex, table: string, rows: Row[]): Promise<void> {
  if (rows.length > 0) await insertRows(trx, table, rows);
}

/** Lists only the columns of the snapshot, so that newer columns get their default. */
function insertRows(trx: Knex, table: string, rows: Row[]) {
  const columns = Object.keys(rows[0] ?? {});
  const records = trx.select(columns).from(trx.raw('jsonb_populate_recordset(null::??, ?::jsonb)', [table, JSON.stringify(rows)]));
  return trx.into(trx.raw('?? (??)', [table, columns]) as unknown as string).insert(records);
}

/** Leaves out favorites of colleges that no longer exist. */
async function validRows(trx: Knex, table: string, rows: Row[]): Promise<Row[]> {
  if (table !== 'user_favorites') return rows;
  const ids = rows.map(({ college_id: id }) => id as number);
  const known = new Set<unknown>(await trx('colleges').whereIn('id', ids).pluck('id'));
  return rows.filter(({ college_id: id }) => known.has(id));
}
