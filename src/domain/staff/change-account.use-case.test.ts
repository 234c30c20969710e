import { randomUUID } from 'node:crypto';
import { untilLocked } from '../../adapters/http/testing/database-app.fixture.ts';
import { actAs } from '../../adapters/knex/origin.ts';
import type { AccountType, User } from '../accounts/user.ts';
import type { AccountChanges } from './change-account.use-case.ts';
import { startStaff, type StaffApp } from './staff.fixture.ts';

let app: StaffApp;
let admin: User;
beforeEach(async () => {
  app = await startStaff();
  admin = await app.add('admin', 'admin');
});
afterEach(() => app.destroy());

/** By an admin in the panel, who has seen the present version. */
async function change({ id }: User, changes: AccountChanges, by = admin): Promise<void> {
  const { version } = await app.db('users').where({ id }).first<{ version: number }>('version');
  await inPanel(by, () => app.staff.change({ id, version, reason: 'A test' }, changes));
}
const inPanel = <T>(by: User, work: () => Promise<T>): Promise<T> => actAs({ actor: `user ${by.id}`, network: '' }, work);
const lockAll = (filter: object, expected: number, by = admin) =>
  inPanel(by, () => app.staff.lockAll({ filter: { ...filter } }, { isDisabled: true, reason: 'A test' }, expected));
const stateOf = async ({ id }: User) => {
  const row = await app.db('users').where({ id }).first<{ account_type: AccountType; disabled_at: Date | null }>();
  return [row.account_type, row.disabled_at !== null];
};
const audited = ({ id }: User) => app.db('audit_log').where({ user_id: id }).whereNot({ event: 'account-created' }).orderBy('id');

describe('the own account', () => {
  it.each<AccountChanges>([{ accountType: 'student' }, { isDisabled: true }])('is not changed in the panel: %o', async (changes) => {
    await app.add('other', 'admin');
    await expect(change(admin, changes)).rejects.toMatchObject({ kind: 'refused', code: 'user.self' });
    expect(await stateOf(admin)).toEqual(['admin', false]);
    expect(await audited(admin)).toEqual([]);
  });

  it('can be saved as it is', async () => {
    await change(admin, { accountType: 'admin', isDisabled: false });
    expect(await audited(admin)).toEqual([]);
  });

  it('stops a change of several accounts', async () => {
    const other = await app.add('other', 'admin');
    await app.add('third', 'admin');
    await expect(lockAll({ accountType: 'admin' }, 3, other)).rejects.toMatchObject({ code: 'user.self' });
    expect(await app.db('users').whereNotNull('disabled_at')).toEqual([]);
  });
});

describe('the last admin', () => {
  const lastAdmin = { kind: 'refused', code: 'user.last-admin' };

  it('keeps role and access, in the panel and by a command; a locked admin does not count', async () => {
    const other = await app.add('other', 'admin');
    await app.staff.disable(other.email);
    for (const changes of [{ accountType: 'staff' }, { isDisabled: true }] as const) {
      await expect(change(admin, changes, other)).rejects.toMatchObject(lastAdmin);
    }
    await expect(app.staff.setRole(admin.email, 'student')).rejects.toMatchObject(lastAdmin);
    await expect(app.staff.disable(admin.email)).rejects.toMatchObject(lastAdmin);
    expect(await stateOf(admin)).toEqual(['admin', false]);
    await app.staff.setRole(other.email, 'student');
    expect(await stateOf(other)).toEqual(['student', true]);
  });

  it('stays when two admins lose the role at once', async () => {
    const other = await app.add('other', 'admin');
    const holder = await app.db.transaction();
    await holder('users').where({ account_type: 'admin' }).forUpdate();
    const changes = [app.staff.setRole(admin.email, 'student'), change(other, { accountType: 'student' })];
    const ended = Promise.allSettled(changes);
    await untilLocked(app.db, 2);
    await holder.commit();
    const refused = (await ended).flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toEqual([expect.objectContaining({ code: 'user.last-admin' })]);
    expect(await app.db('users').where({ account_type: 'admin' })).toHaveLength(1);
  });

  it('stays when several accounts are locked, also when the caller is the last', async () => {
    const other = await app.add('other', 'admin');
    await expect(lockAll({ accountType: 'admin' }, 2, other)).rejects.toMatchObject(lastAdmin);
    expect(await app.db('users').whereNotNull('disabled_at')).toEqual([]);
  });
});

describe('a new role', () => {
  it('ends the sessions, and tells the admins that exist afterwards who gave it', async () => {
    const ada = await app.add('ada', 'student');
    await app.db('sessions').insert({ id: randomUUID(), user_id: ada.id, user_agent: '', ip_prefix: '' });
    await change(ada, { accountType: 'admin' });
    expect(await app.db('sessions').where({ user_id: ada.id, revoked_at: null })).toEqual([]);
    const words = 'The role of ada (ada@example.edu) was changed from student to admin, by admin in the admin panel.';
    expect(await app.emails()).toEqual(
      ['admin@example.edu', 'ada@example.edu'].map((recipient) => ({
        kind: 'role-changed',
        recipient,
        body: expect.stringContaining(words) as string,
      })),
    );
    await app.staff.setRole(ada.email, 'student');
    expect((await app.emails()).slice(2)).toMatchObject([
      { recipient: 'admin@example.edu', body: expect.stringContaining('from admin to student, by a command on the server.') as string },
    ]);
  });

  it('is recorded with a lock of the same change, and the present one is not', async () => {
    const ada = await app.add('ada', 'student');
    await change(ada, { accountType: 'viewer', isDisabled: true });
    await change(ada, { accountType: 'viewer' });
    await app.staff.setRole(ada.email, 'viewer');
    expect(await audited(ada)).toMatchObject([
      { event: 'role-changed', actor: `user ${admin.id}`, details: { before: 'student', after: 'viewer' }, resource: null },
      { event: 'account-disabled', actor: `user ${admin.id}` },
      {
        event: 'record-changed',
        resource: 'users',
        record_id: String(ada.id),
        before: { accountType: 'student', isDisabled: false },
        after: { accountType: 'viewer', isDisabled: true },
        reason: 'A test',
      },
    ]);
  });

  it('answers a request for access, with no email to an account that the same change locks', async () => {
    for (const isDisabled of [false, true]) {
      const person = await app.add(`person-${isDisabled}`, 'student');
      const row = {
        kind: 'access',
        target_id: person.id,
        status: 'open',
        priority: 0,
        reasons: [],
        reporters: 1,
        has_minor: false,
        due_at: new Date(),
      };
      const [request] = await app.db('cases').insert(row).returning<{ id: number }[]>('id');
      await change(person, { accountType: 'parent' });
      expect(await app.db('cases').where({ id: request?.id }).first('status')).toEqual({ status: 'open' });
      await change(person, { accountType: 'staff', isDisabled });
      expect(await app.db('cases').where({ id: request?.id }).first('status')).toEqual({ status: 'decided' });
      const told = await app.db('events').where({ user_id: admin.id, kind: 'case.updated' }).orderBy('seq', 'desc').first<object>();
      expect(told).toMatchObject({ payload: { caseId: request?.id } });
    }
    const answers = (await app.emails()).filter(({ kind }) => kind === 'report-answered');
    expect(answers.map(({ recipient }) => recipient)).toEqual(['person-false@example.edu']);
  });
});

it('changes nothing for another version, another number of accounts, and an unknown account', async () => {
  const ada = await app.add('ada', 'student');
  await expect(app.staff.change({ id: ada.id, version: 9, reason: null }, { isDisabled: true })).rejects.toMatchObject({
    kind: 'conflict',
    code: 'record.outdated',
  });
  await expect(lockAll({ accountType: 'student' }, 2)).rejects.toMatchObject({ kind: 'conflict', code: 'records.count-changed' });
  const unknown = { id: 999_999, version: 1, reason: null };
  await expect(app.staff.change(unknown, { isDisabled: true })).rejects.toMatchObject({ code: 'record.not-found' });
  expect(await stateOf(ada)).toEqual(['student', false]);
});
