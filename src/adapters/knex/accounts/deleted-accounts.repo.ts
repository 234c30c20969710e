import type { Knex } from 'knex';
import { lastAdminStays } from '../../../domain/accounts/permissions.ts';
import type { DeletedAccountStore } from '../../../domain/accounts/profile/profile.ports.ts';
import type { AccountType } from '../../../domain/accounts/user.ts';
import { DomainError } from '../../../domain/shared/domain-error.ts';
import { isLastAdmin } from './admins.ts';
import { fromNow } from '../times.ts';
import { toUser, USER_COLUMNS, type UserRow } from './user-rows.ts';

type Row = Record<string, unknown>;
type Erasing = Parameters<DeletedAccountStore['erase']>[0];
type Kept = Parameters<DeletedAccountStore['restore']>[0];

/** What comes back with an account, in an order in which it can be put back. All of it goes with the row of the user. */
const OWNED = ['user_pictures', 'favorite_lists', 'user_favorites', 'saved_rankings', 'match_sessions'] as const;

/** Rows as PostgreSQL writes them in JSON, so that it reads every type back as it was. */
interface Snapshot {
  user: Row & { account_type: AccountType };
  /** A table that came after it was taken is not in it. */
  owned: Partial<Record<(typeof OWNED)[number], Row[]>>;
}

/** Accounts that are gone, and what only their owners can make of what is left. */
export function createDeletedAccountStore(db: Knex): DeletedAccountStore {
  const kept = (connection: Knex, addressDigest: string) =>
    connection('deleted_accounts').where({ email_digest: addressDigest }).whereRaw('purge_at > now()');

  return {
    erase: (order) => db.transaction((trx) => erase(trx, order)),

    async sealed(addressDigest) {
      const row = await kept(db, addressDigest).first<{ sealed: string } | undefined>('sealed');
      return row?.sealed;
    },

    restore: ({ addressDigest, sealed, opened }: Kept, typeNow) =>
      db.transaction(async (trx) => {
        const mine = kept(trx, addressDigest).where({ sealed });
        // Of several at once the second waits here, and then finds nothing.
        if ((await mine.clone().forUpdate().first('email_digest')) === undefined) return 'gone';
        const snapshot = JSON.parse(opened) as Snapshot;
        const row = await putUserBack(trx, { ...snapshot.user, account_type: typeNow(snapshot.user.account_type) });
        if (!row) return 'taken';
        for (const table of OWNED) await putBack(trx, table, await stillPossible(trx, table, snapshot.owned[table] ?? []));
        await mine.delete();
        return toUser(row);
      }),
  };
}

async function erase(trx: Knex.Transaction, { userId, passwordHash, addressDigest, seal, restorableSeconds }: Erasing) {
  const isLast = await isLastAdmin(trx);
  const owner = await trx('users')
    .where({ id: userId })
    .forUpdate()
    .first<{ email: string; password: string } | undefined>('email', 'password');
  if (!owner) throw new DomainError('unauthenticated', 'session.required', 'Sign in to do this.');
  if (owner.password !== passwordHash) return undefined;
  if (isLast(userId)) throw lastAdminStays();
  const left = { sealed: seal(JSON.stringify(await snapshotOf(trx, userId))), purge_at: fromNow(trx, restorableSeconds) };
  const [row] = await trx('deleted_accounts')
    .insert({ email_digest: addressDigest, ...left })
    .onConflict('email_digest')
    .merge()
    .returning<{ purge_at: Date }[]>('purge_at');
  await forgetAddress(trx, owner.email);
  await trx('users').where({ id: userId }).delete();
  return row?.purge_at;
}

/** Where the address stands beside the account: in letters to it that others caused, and in their wishes to have it. */
async function forgetAddress(trx: Knex, email: string): Promise<void> {
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

/** The rows are locked: what is changed at the same time is either in the snapshot or finds nothing to change. */
async function asJson(trx: Knex, table: string, column: string, userId: number): Promise<Row[]> {
  const rows = await trx(table)
    .where({ [column]: userId })
    .forUpdate()
    .select<{ row: Row }[]>(trx.raw('to_jsonb(??.*) as row', [table]));
  return rows.map(({ row }) => row);
}

/** Nothing when the address or the username is somebody's. */
async function putUserBack(trx: Knex, user: Row): Promise<UserRow | undefined> {
  const inserted = await insertRows(trx, 'users', [user]).onConflict().ignore().returning<UserRow[]>(USER_COLUMNS);
  return inserted[0];
}

async function putBack(trx: Knex, table: string, rows: Row[]): Promise<void> {
  if (rows.length > 0) await insertRows(trx, table, rows);
}

/** Names only the columns that were there: what has been added since gets its default. */
function insertRows(trx: Knex, table: string, rows: Row[]) {
  const columns = Object.keys(rows[0] ?? {});
  const records = trx.select(columns).from(trx.raw('jsonb_populate_recordset(null::??, ?::jsonb)', [table, JSON.stringify(rows)]));
  return trx.into(trx.raw('?? (??)', [table, columns]) as unknown as string).insert(records);
}

/** Colleges may have gone meanwhile. */
async function stillPossible(trx: Knex, table: string, rows: Row[]): Promise<Row[]> {
  if (table !== 'user_favorites') return rows;
  const ids = rows.map(({ college_id: id }) => id as number);
  const known = new Set<unknown>(await trx('colleges').whereIn('id', ids).pluck('id'));
  return rows.filter(({ college_id: id }) => known.has(id));
}
