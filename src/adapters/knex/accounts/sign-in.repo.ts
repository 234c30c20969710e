import type { Knex } from 'knex';
import type { SessionRows } from '../../../domain/accounts/account-stores.ports.ts';
import { networkPrefix } from '../../../domain/accounts/sign-in/session.ts';
import type { LiveSession, SignInStore } from '../../../domain/accounts/sign-in/sign-in.ports.ts';
import { CONFIRMED_WITHIN_SECONDS } from '../../../domain/accounts/confirmed-password.ts';
import { IS_LIVE } from '../events/live-sessions.ts';
import { isWithinLast } from '../times.ts';
import { signedOut, toUser, USER_COLUMNS, usersByAddress, type UserRow } from './users.ts';

/** A write on every request would cost more than it is worth. */
const SEEN_EVERY_SECONDS = 60;
const SESSION_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const IS_FRESH = `${isWithinLast('sessions.last_seen_at')} as is_fresh`;
const IS_PROVEN = `${isWithinLast('sessions.authenticated_at')} as is_proven`;

export function createSignInStore(db: Knex): SignInStore {
  return {
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

    liveSession: (sessionId, isUnattended) => liveSession(db, sessionId, isUnattended),

    async endSession(sessionId) {
      await db('sessions').where({ id: sessionId }).whereNull('revoked_at').update({ revoked_at: db.fn.now() });
    },
  };
}

export const createSessionRows = (trx: Knex.Transaction): SessionRows => ({
  async add(userId, { userAgent, address }) {
    const session = { id: trx.raw('gen_random_uuid()'), user_id: userId, user_agent: userAgent, ip_prefix: networkPrefix(address) };
    const [row] = await trx('sessions').insert(session).returning<{ id: string }[]>('id');
    return row?.id ?? '';
  },

  async renew(id) {
    const [row] = await trx('sessions')
      .where({ id })
      .whereNull('revoked_at')
      .update({ id: trx.raw('gen_random_uuid()'), authenticated_at: trx.fn.now() })
      .returning<{ id: string }[]>('id');
    if (!row) throw signedOut();
    return row.id;
  },

  async endUnused(userId, keptId, most) {
    const live = trx('sessions').where({ user_id: userId }).whereNull('revoked_at').whereNot({ id: keptId });
    const tooMany = live
      .select('id')
      .orderBy('last_seen_at', 'desc')
      .offset(most - 1);
    await trx('sessions').whereIn('id', tooMany).update({ revoked_at: trx.fn.now() });
  },
});

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
