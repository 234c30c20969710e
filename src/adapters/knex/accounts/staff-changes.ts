import type { Knex } from 'knex';
import type { RoleChange } from '../../../domain/accounts/emails/staff-emails.ts';
import type { Refusal } from '../../../domain/accounts/staff/staff.ports.ts';
import type { AccountType } from '../../../domain/accounts/user.ts';
import type { EmailDraft } from '../../../domain/mail/email.ts';
import type { Subject } from '../../../domain/moderation/moderation.ports.ts';
import { needsSecondStep } from '../../../domain/accounts/permissions.ts';
import { recordAudit } from './audit-log.repo.ts';
import { forgetGrace } from './second-step-graces.repo.ts';
import { endAccess, enqueueEmail } from './shared-writes.ts';
import { admins, lockAdmins, toUser, USER_COLUMNS, usersByAddress, type UserRow } from './users.ts';

/** Changes of roles and locks, by an operator or in the panel. */

export type StaffRow = UserRow & { disabled_at: Date | null; version: number };
export const STAFF_COLUMNS = [...USER_COLUMNS, 'users.disabled_at', 'users.version'];

/** An account by its address or its id. */
export type Account = { email: string } | { id: number };

/**
 * The user's row, locked until the end. A refusal when `removesAdmin` and the user is the last admin. Others may still write rows that
 * refer to the account: a transaction that tells people about the change would wait for an event that waits for the account.
 */
export async function lockRow(trx: Knex.Transaction, account: Account, removesAdmin: boolean): Promise<StaffRow | Refusal> {
  const isLast = await lockAdmins(trx);
  const query = 'id' in account ? trx('users').where({ id: account.id }) : usersByAddress(trx, account.email);
  const row = await query.forNoKeyUpdate().first<StaffRow | undefined>(STAFF_COLUMNS);
  if (!row) return 'unknown';
  return removesAdmin && isLast(row.id) ? 'last-admin' : row;
}

export interface RoleOrder {
  accountType: AccountType;
  message: (to: string, change: RoleChange) => EmailDraft;
  maxEmails: number;
}

/** Sets the role of a locked row, ends the sessions, and emails the admins that exist afterwards. The current role is a no-op. */
export async function giveRole(trx: Knex.Transaction, row: StaffRow, { accountType, message, maxEmails }: RoleOrder): Promise<RoleChange> {
  const before = row.account_type;
  const user = { ...toUser(row), accountType };
  if (before === accountType) return { user, before };
  await trx('users').where({ id: row.id }).update({ account_type: accountType });
  if (!needsSecondStep(before) || !needsSecondStep(accountType)) await forgetGrace(trx, row.id);
  await endAccess(trx, row.id);
  await emailAdmins(trx, row.id, maxEmails, (to) => message(to, { user, before }));
  await recordAudit(trx, { event: 'role-changed', userId: row.id, details: { before, after: accountType } });
  return { user, before };
}

/** Disables or enables a locked account, and ends its sessions. */
export async function setLock(trx: Knex.Transaction, account: Pick<Subject, 'id' | 'isDisabled'>, isDisabled: boolean): Promise<void> {
  const { id } = account;
  const disabledAt = isDisabled ? trx.raw('coalesce(disabled_at, now())') : null;
  await trx('users').where({ id }).update({ disabled_at: disabledAt });
  await endAccess(trx, id);
  const isChanged = account.isDisabled !== isDisabled;
  if (isChanged) await recordAudit(trx, { event: isDisabled ? 'account-disabled' : 'account-enabled', userId: id });
}

/** The account of a row, as cases and locks need it. */
export const subjectOf = ({ id, email, account_type, disabled_at }: StaffRow): Subject => ({
  id,
  email,
  accountType: account_type,
  isDisabled: disabled_at !== null,
});

/** The emails are about the user, if there is one, and are deleted with the account. */
export async function emailAdmins(trx: Knex, userId: number | null, most: number, message: (to: string) => EmailDraft): Promise<void> {
  const addresses = await admins(trx).limit(most).pluck<string[]>('email');
  for (const address of addresses) await enqueueEmail(trx, { ...message(address), userId });
}
