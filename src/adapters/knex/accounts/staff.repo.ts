import type { Knex } from 'knex';
import type { RoleChange } from '../../../domain/accounts/emails/staff-emails.ts';
import { STAFF_TYPES } from '../../../domain/accounts/sign-in/session.ts';
import type { ListedUser, Refusal, StaffAccount, StaffStore } from '../../../domain/accounts/staff/staff.ports.ts';
import type { EmailDraft } from '../../../domain/mail/email.ts';
import type { User } from '../../../domain/accounts/user.ts';
import { answerAccessRequest } from './access-requests.ts';
import { forgetGrace } from './second-step-graces.repo.ts';
import { resetSecondSteps } from './second-steps.repo.ts';
import { recordAudit } from './audit-log.repo.ts';
import { endAccess, replacePassword } from './shared-writes.ts';
import { emailAdmins, giveRole, lockRow, setLock, subjectOf } from './staff-changes.ts';
import { tellModerators } from '../cases/moderators.ts';
import { isWithinLast } from '../times.ts';
import { admins, insertUser, toUser, USER_COLUMNS, usersByAddress, type UserRow } from './users.ts';

type Order<K extends 'setRole' | 'askAdmins'> = Parameters<StaffStore[K]>[0];
type ListedRow = UserRow & { disabled_at: Date | null };

/**
 * Accounts as the operator manages them.
 * @param publicUrl - for the links in emails
 */
export function createStaffStore(db: Knex, publicUrl: string): StaffStore {
  return {
    async hasAdmin() {
      return (await admins(db).first('id')) !== undefined;
    },
    create: (account) => db.transaction((trx) => create(trx, account)),
    async list({ accountType, most }) {
      const query = db('users').orderBy('id', 'desc').limit(most);
      if (accountType !== undefined) void query.where({ account_type: accountType });
      return (await query.select<ListedRow[]>([...USER_COLUMNS, 'disabled_at'])).map(toListedUser);
    },
    async membersAfter(id, most) {
      const members = db('users').where('id', '>', id).whereNotIn('account_type', STAFF_TYPES);
      return (await members.orderBy('id').limit(most).select<UserRow[]>(USER_COLUMNS)).map(toUser);
    },
    async find(email) {
      const row = await usersByAddress(db, email).first<UserRow | undefined>(USER_COLUMNS);
      return row && toUser(row);
    },
    setRole: (order) => db.transaction((trx) => setRole(trx, order, publicUrl)),
    setDisabled: (email, isDisabled) => db.transaction((trx) => setDisabled(trx, email, isDisabled)),
    setPassword: ({ passwordHash, ...order }) =>
      db.transaction((trx) => replacePassword(trx, { event: 'password-changed', ...order, to: passwordHash })),
    resetSecondStep: (email, message) => db.transaction((trx) => resetSecondStep(trx, email, message)),
    askAdmins: (order) => db.transaction((trx) => askAdmins(trx, order)),
  };
}

async function create(trx: Knex.Transaction, account: StaffAccount): Promise<User | 'email' | 'username'> {
  const row = await insertUser(trx, account, { email_verified: account.emailVerified });
  if (row) {
    await recordAudit(trx, { event: 'account-created', userId: row.id, details: { role: row.account_type } });
    return toUser(row);
  }
  return (await usersByAddress(trx, account.email).first('id')) === undefined ? 'username' : 'email';
}

async function setRole(trx: Knex.Transaction, { email, ...order }: Order<'setRole'>, publicUrl: string): Promise<RoleChange | Refusal> {
  const row = await lockRow(trx, { email }, order.accountType !== 'admin');
  if (typeof row === 'string') return row;
  const change = await giveRole(trx, row, order);
  const { accountType } = order;
  if (accountType !== change.before) await tellModerators(trx, await answerAccessRequest(trx, { userId: row.id, accountType, publicUrl }));
  return change;
}

async function setDisabled(trx: Knex.Transaction, email: string, isDisabled: boolean): Promise<User | Refusal> {
  const row = await lockRow(trx, { email }, isDisabled);
  if (typeof row === 'string') return row;
  await setLock(trx, subjectOf(row), isDisabled);
  return toUser(row);
}

async function resetSecondStep(
  trx: Knex.Transaction,
  email: string,
  message: (to: string) => EmailDraft,
): Promise<User | 'unknown' | 'none'> {
  const row = await lockRow(trx, { email }, false);
  if (typeof row === 'string') return 'unknown';
  if (!(await resetSecondSteps(trx, row.id, message(row.email)))) return 'none';
  await forgetGrace(trx, row.id);
  await endAccess(trx, row.id);
  return toUser(row);
}

/** The lock on the user's row makes concurrent requests of one user wait, so that only one sends emails. */
async function askAdmins(trx: Knex, { userId, message, maxEmails, everySeconds }: Order<'askAdmins'>): Promise<void> {
  if ((await trx('users').where({ id: userId }).forNoKeyUpdate().first('id')) === undefined) return;
  const asked = trx('email_outbox').where({ user_id: userId, kind: 'access-request' }).whereRaw(isWithinLast('created_at'), [everySeconds]);
  if ((await asked.first('id')) === undefined) await emailAdmins(trx, userId, maxEmails, message);
}

const toListedUser = (row: ListedRow): ListedUser => ({ ...toUser(row), disabledAt: row.disabled_at });
