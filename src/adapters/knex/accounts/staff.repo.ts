import type { Knex } from 'knex';
import type { ListedUser, Refusal, StaffAccount, StaffStore } from '../../../domain/accounts/staff/staff.ports.ts';
import type { LetterDraft } from '../../../domain/accounts/letters/letters.ts';
import type { User } from '../../../domain/accounts/user.ts';
import { admins, isLastAdmin } from './admins.ts';
import { endSessions, enqueue } from './shared-writes.ts';
import { isWithinLast } from '../times.ts';
import { toUser, USER_COLUMNS, type UserRow } from './user-rows.ts';

type Order<K extends 'setRole' | 'setPassword' | 'askAdmins'> = Parameters<StaffStore[K]>[0];
type KnownRow = UserRow & { disabled_at: Date | null };

/** Accounts for those who run the site. */
export function createStaffStore(db: Knex): StaffStore {
  return {
    async hasAdmin() {
      return (await admins(db).first('id')) !== undefined;
    },
    create: (account) => create(db, account),
    async list({ accountType, most }) {
      const query = db('users').orderBy('id', 'desc').limit(most);
      if (accountType !== undefined) void query.where({ account_type: accountType });
      return (await query.select<KnownRow[]>([...USER_COLUMNS, 'disabled_at'])).map(toListedUser);
    },
    async find(email) {
      const row = await withAddress(db, email).first<UserRow | undefined>(USER_COLUMNS);
      return row && toUser(row);
    },
    setRole: (order) => db.transaction((trx) => setRole(trx, order)),
    setDisabled: (email, isDisabled) => db.transaction((trx) => setDisabled(trx, email, isDisabled)),
    setPassword: (order) => db.transaction((trx) => setPassword(trx, order)),
    askAdmins: (order) => db.transaction((trx) => askAdmins(trx, order)),
  };
}

const withAddress = (db: Knex, email: string) => db('users').whereRaw('lower(email) = lower(?)', [email]);

async function create(db: Knex, account: StaffAccount): Promise<User | 'email' | 'username'> {
  const [row] = await db('users')
    .insert({
      username: account.username,
      email: account.email,
      password: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      account_type: account.accountType,
      email_verified: account.emailVerified,
    })
    .onConflict()
    .ignore()
    .returning<UserRow[]>(USER_COLUMNS);
  if (row) return toUser(row);
  return (await withAddress(db, account.email).first('id')) === undefined ? 'username' : 'email';
}

/** The user's row, held until the end; or why it must stay as it is, when `leaves` is about to take an admin away. */
async function held(trx: Knex.Transaction, email: string, leaves: (row: KnownRow) => boolean): Promise<KnownRow | Refusal> {
  const isLast = await isLastAdmin(trx);
  const row = await withAddress(trx, email)
    .forUpdate()
    .first<KnownRow | undefined>([...USER_COLUMNS, 'disabled_at']);
  if (!row) return 'unknown';
  return leaves(row) && isLast(row.id) ? 'last-admin' : row;
}

async function setRole(trx: Knex.Transaction, { email, accountType, letter, mostLetters }: Order<'setRole'>) {
  const row = await held(trx, email, () => accountType !== 'admin');
  if (typeof row === 'string') return row;
  const before = row.account_type;
  const user = { ...toUser(row), accountType };
  if (before === accountType) return { user, before };
  await trx('users').where({ id: row.id }).update({ account_type: accountType });
  await endSessions(trx, row.id);
  await writeToAdmins(trx, row.id, mostLetters, (to) => letter(to, { user, before }));
  return { user, before };
}

async function setDisabled(trx: Knex.Transaction, email: string, isDisabled: boolean): Promise<User | Refusal> {
  const row = await held(trx, email, () => isDisabled);
  if (typeof row === 'string') return row;
  const disabledAt = isDisabled ? trx.raw('coalesce(disabled_at, now())') : null;
  await trx('users').where({ id: row.id }).update({ disabled_at: disabledAt });
  if (isDisabled) await closeDoors(trx, row.id);
  return toUser(row);
}

async function setPassword(trx: Knex.Transaction, { userId, passwordHash, letter }: Order<'setPassword'>): Promise<boolean> {
  if ((await trx('users').where({ id: userId }).update({ password: passwordHash })) === 0) return false;
  await closeDoors(trx, userId);
  await enqueue(trx, { ...letter, userId });
  return true;
}

/** The lock on the user's row lets only one of many at once see that nobody has asked yet. */
async function askAdmins(trx: Knex, { userId, letter, mostLetters, everySeconds }: Order<'askAdmins'>): Promise<void> {
  if ((await trx('users').where({ id: userId }).forNoKeyUpdate().first('id')) === undefined) return;
  const asked = trx('email_outbox').where({ user_id: userId, kind: 'access-request' }).whereRaw(isWithinLast('created_at'), [everySeconds]);
  if ((await asked.first('id')) === undefined) await writeToAdmins(trx, userId, mostLetters, letter);
}

/** The letters are about the user, and go with the account. */
async function writeToAdmins(trx: Knex, userId: number, most: number, letter: (to: string) => LetterDraft): Promise<void> {
  const addresses = await admins(trx).limit(most).pluck<string[]>('email');
  for (const address of addresses) await enqueue(trx, { ...letter(address), userId });
}

async function closeDoors(trx: Knex, userId: number): Promise<void> {
  await endSessions(trx, userId);
  await trx('password_resets').where({ user_id: userId, used: false }).update({ used: true });
}

const toListedUser = (row: KnownRow): ListedUser => ({ ...toUser(row), disabledAt: row.disabled_at });
