import type { Knex } from 'knex';
import { networkPrefix } from '../../../domain/accounts/sign-in/session.ts';
import type { LiveSession, NewSession, SignInStore, SignUpOrder } from '../../../domain/accounts/sign-in/sign-in.ports.ts';
import type { Caller } from '../../../domain/accounts/user.ts';
import type { EmailDraft } from '../../../domain/mail/email.ts';
import { CONFIRMED_WITHIN_SECONDS } from '../../../domain/accounts/confirmed-password.ts';
import { recordAudit } from './audit-log.repo.ts';
import { IS_LIVE } from '../events/live-sessions.ts';
import { hasSecondStep } from './second-step-rows.ts';
import { enqueueEmail } from './shared-writes.ts';
import { fromNow, isWithinLast } from '../times.ts';
import { insertUser, toUser, USER_COLUMNS, usersByAddress, type UserRow } from './users.ts';

/** A write on every request would cost more than it is worth. */
const SEEN_EVERY_SECONDS = 60;
const SESSION_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const IS_FRESH = `${isWithinLast('sessions.last_seen_at')} as is_fresh`;
const IS_PROVEN = `${isWithinLast('sessions.authenticated_at')} as is_proven`;

export function createSignInStore(db: Knex): SignInStore {
  return {
    register: (order) => db.transaction((trx) => register(trx, order)),

    async isUsernameFree(username) {
      const owner = await db('users').whereRaw('lower(username) = lower(?)', [username]).first<{ id: number } | undefined>('id');
      return owner === undefined;
    },

    async credentialsOf(email) {
      const query = usersByAddress(db, email).whereNull('disabled_at');
      const row = await query.first<(UserRow & { password: string }) | undefined>([...USER_COLUMNS, 'password']);
      return row && { user: toUser(row), passwordHash: row.password };
    },

    async hasSignedInFrom(email, network, withinSeconds) {
      const session: unknown = await usersByAddress(db, email)
        .join('sessions', 'sessions.user_id', 'users.id')
        .where('sessions.ip_prefix', network)
        .whereRaw(isWithinLast('sessions.created_at'), [withinSeconds])
        .first('sessions.id');
      return session !== undefined;
    },

    async replaceHash(userId, from, to) {
      await db('users').where({ id: userId, password: from }).update({ password: to });
    },

    openSession: (session, mostSessions) =>
      db.transaction(async (trx) => {
        const { userId, hasPassedSecondStep = false } = session;
        if (!(await lockOwner(trx, session))) return 'refused';
        // A statement of its own: it sees what the lock has waited for.
        if (!hasPassedSecondStep && (await hasSecondStep(trx, userId))) return 'second-step';
        const sessionId = await insertSession(trx, session);
        await endUnusedSessions(trx, userId, sessionId, mostSessions);
        await recordAudit(trx, { event: 'sign-in', userId });
        return { sessionId };
      }),
    liveSession: (sessionId, isUnattended) => liveSession(db, sessionId, isUnattended),

    async endSession(sessionId) {
      await db('sessions').where({ id: sessionId }).whereNull('revoked_at').update({ revoked_at: db.fn.now() });
    },
  };
}

async function register(trx: Knex.Transaction, order: SignUpOrder): Promise<Caller | undefined> {
  const { account, client, message, notice } = order;
  const row = await insertUser(trx, account, {
    email_verification_token: account.verificationDigest,
    email_verification_expiry: fromNow(trx, order.verificationSeconds),
    // The form of a sign-up is refused without the agreement.
    agreed_at: trx.fn.now(),
  });
  if (!row) {
    await notifyOwner(trx, notice, order.noticeEverySeconds);
    return undefined;
  }
  await enqueueEmail(trx, { ...message, userId: row.id });
  await recordAudit(trx, { event: 'account-created', userId: row.id, details: { role: row.account_type } });
  return { sessionId: await insertSession(trx, { userId: row.id, client }), user: toUser(row) };
}

/** Tells the owner of an address about a sign-up with it. The lock on the row makes concurrent sign-ups send one email. */
async function notifyOwner(trx: Knex, notice: EmailDraft, everySeconds: number): Promise<void> {
  const owner = await usersByAddress(trx, notice.to)
    .whereNull('disabled_at')
    .forNoKeyUpdate()
    .first<{ id: number; email: string } | undefined>('id', 'email');
  if (!owner) return;
  const recent = trx('email_outbox').where({ user_id: owner.id, kind: notice.kind }).whereRaw(isWithinLast('created_at'), [everySeconds]);
  if ((await recent.first('id')) === undefined) await enqueueEmail(trx, { ...notice, to: owner.email, userId: owner.id });
}

/** Waits for a concurrent change of the user, and for another sign-in. False for a disabled account and for a former password. */
async function lockOwner(trx: Knex.Transaction, { userId, passwordHash }: NewSession): Promise<boolean> {
  const owner = trx('users').where({ id: userId, ...(passwordHash !== undefined && { password: passwordHash }) });
  return (await owner.whereNull('disabled_at').forNoKeyUpdate().first('id')) !== undefined;
}

async function insertSession(trx: Knex.Transaction, { userId, client }: Pick<NewSession, 'userId' | 'client'>): Promise<string> {
  const session = {
    id: trx.raw('gen_random_uuid()'),
    user_id: userId,
    user_agent: client.userAgent,
    ip_prefix: networkPrefix(client.address),
  };
  const [row] = await trx('sessions').insert(session).returning<{ id: string }[]>('id');
  return row?.id ?? '';
}

async function endUnusedSessions(trx: Knex, userId: number, newId: string, most: number): Promise<void> {
  const live = trx('sessions').where({ user_id: userId }).whereNull('revoked_at').whereNot({ id: newId });
  const tooMany = live
    .select('id')
    .orderBy('last_seen_at', 'desc')
    .offset(most - 1);
  await trx('sessions').whereIn('id', tooMany).update({ revoked_at: trx.fn.now() });
}

interface SessionWithUser extends UserRow {
  is_fresh: boolean;
  is_proven: boolean;
  confirmed_at: Date | null;
  has_passkey: boolean;
  due_at: Date | null;
  noticed_at: Date | null;
}

async function liveSession(db: Knex, sessionId: string, isUnattended: boolean): Promise<LiveSession | undefined> {
  if (!SESSION_ID.test(sessionId)) return undefined;
  const row = await db('sessions')
    .join('users', 'users.id', 'sessions.user_id')
    .leftJoin('second_steps', 'second_steps.user_id', 'users.id')
    .leftJoin('second_step_graces', 'second_step_graces.user_id', 'users.id')
    .where({ 'sessions.id': sessionId })
    .whereNull('users.disabled_at')
    .whereRaw(IS_LIVE)
    .first<SessionWithUser | undefined>([
      ...USER_COLUMNS,
      'second_steps.confirmed_at',
      db.raw('exists (select from passkeys where passkeys.user_id = users.id) as has_passkey'),
      'second_step_graces.due_at',
      'second_step_graces.noticed_at',
      db.raw(IS_FRESH, [SEEN_EVERY_SECONDS]),
      db.raw(IS_PROVEN, [CONFIRMED_WITHIN_SECONDS]),
    ]);
  if (!row) return undefined;
  if (!row.is_fresh && !isUnattended)
    await db('sessions').where({ id: sessionId }).whereNull('revoked_at').update({ last_seen_at: db.fn.now() });
  const grace = row.due_at && { grace: { dueAt: row.due_at, isOverNoticed: row.noticed_at !== null } };
  return { sessionId, user: toUser(row), isProven: row.is_proven, hasSecondStep: row.confirmed_at !== null || row.has_passkey, ...grace };
}
