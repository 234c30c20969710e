import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { DeletionRows } from '../../../domain/accounts/account-stores.ports.ts';
import type { DeletedAccountStore, DeletedCopy } from '../../../domain/accounts/profile/profile.ports.ts';
import type { AccountType } from '../../../domain/accounts/user.ts';
import { LONGEST_USERNAME } from '../../../domain/accounts/sign-in/sign-up.ts';
import { fromNow } from '../times.ts';
import { eraseMessages, eraseNamedEmails } from './personal-message-data.ts';
import { lockPools } from '../roommates/lock-owner.ts';
import { reviewedBy, settleReviews } from '../ratings/ratings.ts';
import { NOTHING_PENDING } from '../accounts/shared-writes.ts';
import { signedOut, lockAdmins, toUser, USER_COLUMNS, type UserRow } from '../accounts/users.ts';

type Row = Record<string, unknown>;

/** Tables that are restored with an account, in an order that foreign keys allow. Deleting the user deletes their rows. */
const OWNED = [
  'user_pictures',
  'favorite_lists',
  'user_favorites',
  'favorite_list_members',
  'saved_rankings',
  'saved_searches',
  'match_sessions',
  'student_facts',
  'data_issues',
  'saved_services',
  'service_reviews',
  'message_settings',
  'roommate_profiles',
  'roommate_hides',
  'notices',
] as const;

/** Rows as PostgreSQL's JSON, so that PostgreSQL can read every type back. */
interface Snapshot {
  user: Row & { username: string; account_type: AccountType };
  /** Without the tables that were added after the snapshot. */
  owned: Partial<Record<(typeof OWNED)[number], Row[]>>;
}

const restorable = (db: Knex) => db('deleted_accounts').whereRaw('purge_at > now()');

export const createDeletedAccountStore = (db: Knex): DeletedAccountStore => ({
  find: (addressDigest, keyDigest) =>
    restorable(db)
      .where({ email_digest: addressDigest })
      // Copies from before migration 9 have no digest of their key.
      .where((copy) => void copy.where({ key_digest: keyDigest }).orWhereNull('key_digest'))
      .orderBy('id', 'desc')
      .first<DeletedCopy | undefined>({ id: 'id', encrypted: 'sealed' }),
});

export const createDeletionRows = (trx: Knex.Transaction): DeletionRows => ({
  async lock(userId) {
    const adminIds = await lockAdmins(trx);
    const user = trx('users').where({ id: userId }).forUpdate();
    const row = await user.first<{ email: string; passwordHash: string } | undefined>('email', 'password as passwordHash');
    if (!row) throw signedOut();
    return { ...row, adminIds };
  },

  async snapshot(userId) {
    await lockPools(trx, userId);
    return JSON.stringify(await snapshotOf(trx, userId));
  },

  async keep({ addressDigest, keyDigest, encrypted, seconds }) {
    const [row] = await trx('deleted_accounts')
      .insert({ email_digest: addressDigest, key_digest: keyDigest, sealed: encrypted, purge_at: fromNow(trx, seconds) })
      .returning<{ purge_at: Date }[]>('purge_at');
    if (!row) throw new Error('An inserted row has disappeared');
    return row.purge_at;
  },

  async erase({ id, email }) {
    await deleteAddress(trx, email);
    // What staff wrote about the person.
    await trx('notes')
      .where({ resource: 'users', record_id: String(id) })
      .delete();
    await eraseNamedEmails(trx, id);
    await eraseMessages(trx, id);
    const reviewed = await reviewedBy(trx, id);
    await trx('users').where({ id }).delete();
    await settleReviews(trx, reviewed);
  },

  lockCopy: async (id) => (await restorable(trx).where({ id }).forUpdate().first('id')) !== undefined,
  typeIn: (snapshot) => (JSON.parse(snapshot) as Snapshot).user.account_type,

  async restore(snapshot, accountType) {
    const { user, owned } = JSON.parse(snapshot) as Snapshot;
    const row = await restoreUser(trx, { ...user, account_type: accountType, ...NOTHING_PENDING });
    if (!row) return undefined;
    const all = withMembers(owned);
    for (const table of OWNED) await restoreRows(trx, table, await validRows(trx, table, all[table] ?? []));
    await settleReviews(trx, await reviewedBy(trx, row.id));
    return toUser(row);
  },

  async dropCopy(id) {
    await trx('deleted_accounts').where({ id }).delete();
  },
});

/** Removes the address outside the account: emails that others caused, their pending changes to it, and reports without an account. */
async function deleteAddress(trx: Knex, email: string): Promise<void> {
  await trx('email_outbox').whereRaw('lower(recipient) = lower(?)', [email]).delete();
  await trx('users').whereRaw('lower(pending_email) = lower(?)', [email]).update(NOTHING_PENDING);
  await trx('data_issues').whereRaw('lower(email) = lower(?)', [email]).update({ email: null });
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

/** Undefined when the address is taken. A taken username gets another end, which the owner can change at once. */
async function restoreUser(trx: Knex, user: Snapshot['user']): Promise<UserRow | undefined> {
  const similar = { username: similarUsername(user.username), username_changed_at: null };
  for (const names of [{}, similar]) {
    const inserted = await insertRows(trx, 'users', [{ ...user, ...names }])
      .onConflict()
      .ignore()
      .returning<UserRow[]>(USER_COLUMNS);
    if (inserted[0]) return inserted[0];
  }
  return undefined;
}

/** The end is random, so that nobody can take all similar usernames. */
function similarUsername(username: string): string {
  const end = `_${randomBytes(3).toString('hex')}`;
  return username.slice(0, LONGEST_USERNAME - end.length) + end;
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

/** Copies from before migration 52 name the one list of a favorite in its row. */
function withMembers(owned: Snapshot['owned']): Snapshot['owned'] {
  const favorites = owned.user_favorites ?? [];
  const listed = favorites.filter(({ list_id }) => typeof list_id === 'number');
  const members = listed.map(({ user_id, list_id, id }) => ({ user_id, list_id, favorite_id: id }));
  return {
    favorite_list_members: members,
    ...owned,
    user_favorites: favorites.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => column !== 'list_id'))),
  };
}

/** Tables with rows about something that can be gone. */
const ABOUT: Readonly<Record<string, { column: string; table: string }>> = {
  user_favorites: { column: 'college_id', table: 'colleges' },
  favorite_list_members: { column: 'favorite_id', table: 'user_favorites' },
  data_issues: { column: 'college_id', table: 'colleges' },
  saved_services: { column: 'service_id', table: 'services' },
  service_reviews: { column: 'service_id', table: 'services' },
  roommate_profiles: { column: 'college_id', table: 'colleges' },
  roommate_hides: { column: 'profile_id', table: 'roommate_profiles' },
};

/** Leaves out rows about colleges, services and profiles that no longer exist. */
async function validRows(trx: Knex, table: string, rows: Row[]): Promise<Row[]> {
  const about = ABOUT[table];
  if (!about) return rows;
  const ids = rows.map((row) => row[about.column] as number);
  const known = new Set<unknown>(await trx(about.table).whereIn('id', ids).pluck('id'));
  return rows.filter((row) => known.has(row[about.column]));
}
