import { countChanged, noRecord, outdatedRecord } from '../admin/record-errors.ts';
import { reportAnsweredEmail } from '../moderation/moderation-emails.ts';
import { DomainError } from '../shared/domain-error.ts';
import type { Effects } from '../transactions/transact.ts';
import { MAX_STAFF_EMAILS, roleChangedEmail, type RoleChange } from '../accounts/emails/staff-emails.ts';
import { lockEvent } from '../accounts/lock-event.ts';
import { isStaff, needsSecondStep, requireAdminLeft } from '../accounts/permissions.ts';
import type { AccountType } from '../accounts/user.ts';
import type { AccountKey, AccountSelection, LockedAccount, StaffStores } from './staff.ports.ts';

type Stores = StaffStores & Effects;

/** Absent fields stay. */
export interface AccountChanges {
  accountType?: AccountType;
  isDisabled?: boolean;
}

/** A change in the panel: the version that the admin saw, and why it changes. */
export interface AccountEdit {
  id: number;
  version: number;
  reason: string | null;
}

/**
 * Changes one account in the panel. Throws `not-found`, `conflict` when it has another version, and `refused` for the last admin and for
 * the caller's own account.
 */
export async function changeAccount(stores: Stores, edit: AccountEdit, changes: AccountChanges, publicUrl: string): Promise<void> {
  const account = await lockForChange(stores, { id: edit.id }, changes);
  if (!account) throw noRecord(edit.id);
  if (account.version !== edit.version) throw outdatedRecord();
  await apply(stores, account, changes, edit.reason);
  await answerRequest(stores, account, changes, publicUrl);
}

/** The same lock for several accounts: all or none. Returns their number. Throws like `changeAccount`, and `conflict` for another number. */
export async function lockAccounts(
  stores: Stores,
  selection: AccountSelection,
  { isDisabled, reason }: { isDisabled: boolean; reason: string | null },
  expected: number,
): Promise<number> {
  const admins = await stores.accounts.lockAdmins();
  const found = await stores.accounts.lockAll(selection);
  if (found.length !== expected) throw countChanged();
  const removed: number[] = [];
  for (const account of found) {
    if (isDisabled) removed.push(account.user.id);
    requireAdminLeft(admins, removed);
    await apply(stores, account, { isDisabled }, reason);
  }
  return found.length;
}

/** By an operator. The present role is a no-op. Undefined without an account. Throws `refused` for the last admin. */
export async function setRole(stores: Stores, email: string, accountType: AccountType, publicUrl: string): Promise<RoleChange | undefined> {
  const account = await lockForChange(stores, { email }, { accountType });
  if (!account) return undefined;
  const change = await giveRole(stores, account, accountType);
  await answerRequest(stores, account, { accountType }, publicUrl);
  return change;
}

/** Locks the account. Throws `refused` when the change would leave no admin. All transactions lock the admins first. */
export async function lockForChange(
  { accounts }: Pick<Stores, 'accounts'>,
  key: AccountKey,
  { accountType = 'admin', isDisabled = false }: AccountChanges,
): Promise<LockedAccount | undefined> {
  const admins = await accounts.lockAdmins();
  const account = await accounts.lock(key);
  if (account && (accountType !== 'admin' || isDisabled)) requireAdminLeft(admins, [account.user.id]);
  return account;
}

/** Disables or enables a locked account, and ends all access. */
export async function setLock({ accounts, record }: Stores, { user: { id }, isDisabled: before }: LockedAccount, isDisabled: boolean) {
  await accounts.setLock(id, isDisabled);
  const event = lockEvent({ id, isDisabled: before }, isDisabled);
  if (event) record(event);
}

async function apply(stores: Stores, account: LockedAccount, changes: AccountChanges, reason: string | null): Promise<void> {
  const { id, accountType } = account.user;
  const before = { accountType, isDisabled: account.isDisabled };
  const after = { ...before, ...changes };
  const changed = (['accountType', 'isDisabled'] as const).filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return;
  if (id === stores.caller.id) throw ownAccount();
  await giveRole(stores, account, after.accountType);
  if (changed.includes('isDisabled')) await setLock(stores, account, after.isDisabled);
  const pick = (values: typeof before) => Object.fromEntries(changed.map((field) => [field, values[field]]));
  stores.record({ event: 'record-changed', resource: 'users', id, before: pick(before), after: pick(after), reason });
}

/** Ends all access, so that the role takes effect at once, and tells the admins that exist afterwards. */
async function giveRole(stores: Stores, { user }: LockedAccount, accountType: AccountType): Promise<RoleChange> {
  const { accounts, caller, email, record } = stores;
  const { id, accountType: before } = user;
  if (accountType === before) return { user, before };
  const change = { user: { ...user, accountType }, before, by: await caller.username() };
  await accounts.setRole(id, accountType);
  if (!needsSecondStep(before) || !needsSecondStep(accountType)) await accounts.forgetGrace(id);
  await accounts.endAccess(id);
  for (const to of await accounts.adminAddresses(MAX_STAFF_EMAILS)) email({ ...roleChangedEmail(to, change), userId: id });
  record({ event: 'role-changed', userId: id, details: { before, after: accountType } });
  return change;
}

/** A new role of staff answers the person's request for access. A disabled account gets no email. */
async function answerRequest(
  { requests, caller, email, record, tell }: Stores,
  { user, isDisabled }: LockedAccount,
  changes: AccountChanges,
  publicUrl: string,
): Promise<void> {
  const { accountType = user.accountType } = changes;
  if (accountType === user.accountType || !isStaff(accountType)) return;
  const request = await requests.lock(user.id);
  if (!request) return;
  const { id: caseId, status } = request;
  await requests.close(caseId, { note: `The account got the role ${accountType}.`, byId: caller.id ?? null, outcome: 'acted' });
  record({
    event: 'record-changed',
    resource: 'cases',
    id: caseId,
    before: { status },
    after: { status: 'decided', accountType },
    reason: null,
  });
  if (!(changes.isDisabled ?? isDisabled)) email({ ...reportAnsweredEmail(user.email, 'access', 'acted', publicUrl), userId: user.id });
  for (const id of await requests.moderatorIds()) tell(id, 'case.updated', { caseId });
}

const ownAccount = () =>
  new DomainError('refused', 'user.self', 'You cannot change your own role or disable your own account. Ask another admin.');
