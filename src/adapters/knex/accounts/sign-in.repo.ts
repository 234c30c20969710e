import type { Knex } from 'knex';
import type { LetterDraft } from '../../../domain/accounts/letters/letters.ts';
import { networkPrefix } from '../../../domain/accounts/sign-in/network-prefix.ts';
import type { NewAccount, SessionLives, SignInStore } from '../../../domain/accounts/sign-in/sign-in.ports.ts';
import type { Caller } from '../../../domain/accounts/user.ts';
import { endSessions, enqueue } from './shared-writes.ts';
import { fromNow, isWithinLast } from '../times.ts';
import { toUser, USER_COLUMNS, type UserRow } from './user-rows.ts';

/** Writing on every call would cost more than it tells. */
const SEEN_EVERY_SECONDS = 240;
const SESSION_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const IS_FRESH = `${isWithinLast('sessions.last_seen_at')} as is_fresh`;
type Opening = Parameters<SignInStore['openSession']>[0];

/**
 * Waits for whoever is changing the user, and looks again afterwards: a password that is being replaced opens no session that the
 * replacement does not end.
 */
const INSERT_SESSION = `
  insert into sessions (id, user_id, user_agent, ip_prefix)
  select gen_random_uuid(), id, :userAgent, :ipPrefix from users
  where id = :userId and disabled_at is null and password = coalesce(:passwordHash, password)
  for share
  returning id`;

/** Accounts and sessions in PostgreSQL. */
export function createSignInStore(db: Knex): SignInStore {
  return {
    register: (order) => db.transaction((trx) => register(trx, order)),

    async isUsernameFree(username) {
      const owner = await db('users').whereRaw('lower(username) = lower(?)', [username]).first<{ id: number } | undefined>('id');
      return owner === undefined;
    },

    async credentialsOf(email) {
      const query = db('users').whereRaw('lower(email) = lower(?)', [email]).whereNull('disabled_at');
      const row = await query.first<(UserRow & { password: string }) | undefined>([...USER_COLUMNS, 'password']);
      return row && { user: toUser(row), passwordHash: row.password };
    },

    async replaceHash(userId, from, to) {
      await db('users').where({ id: userId, password: from }).update({ password: to });
    },

    openSession: (opening) => insertSession(db, opening),
    liveSession: (sessionId, lives) => liveSession(db, sessionId, lives),

    async endSession(sessionId) {
      await db('sessions').where({ id: sessionId }).whereNull('revoked_at').update({ revoked_at: db.fn.now() });
    },

    endAllSessions: (userId) => endSessions(db, userId),
  };
}

async function register(trx: Knex, order: Parameters<SignInStore['register']>[0]): Promise<Caller | undefined> {
  const row = await insertUser(trx, order.account, order.verificationSeconds);
  if (!row) {
    await tellOwner(trx, order.notice, order.noticeEverySeconds);
    return undefined;
  }
  await enqueue(trx, { ...order.letter, userId: row.id });
  const sessionId = await insertSession(trx, { userId: row.id, client: order.client });
  return sessionId === undefined ? undefined : { sessionId, user: toUser(row) };
}

/** Nothing when the address or the username is taken, even in this very moment. */
async function insertUser(trx: Knex, account: NewAccount, verificationSeconds: number): Promise<UserRow | undefined> {
  const [row] = await trx('users')
    .insert({
      username: account.username,
      email: account.email,
      password: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      account_type: account.accountType,
      email_verification_token: account.verificationDigest,
      email_verification_expiry: fromNow(trx, verificationSeconds),
      agreed_at: account.hasAgreed ? trx.fn.now() : null,
    })
    .onConflict()
    .ignore()
    .returning<UserRow[]>(USER_COLUMNS);
  return row;
}

/** Tells the owner of an address that somebody tried to sign up with it. The lock on the row lets only one of many do so. */
async function tellOwner(trx: Knex, notice: LetterDraft, everySeconds: number): Promise<void> {
  const owner = await trx('users')
    .whereRaw('lower(email) = lower(?)', [notice.to])
    .whereNull('disabled_at')
    .forNoKeyUpdate()
    .first<{ id: number; email: string } | undefined>('id', 'email');
  if (!owner) return;
  const recent = trx('email_outbox').where({ user_id: owner.id, kind: notice.kind }).whereRaw(isWithinLast('created_at'), [everySeconds]);
  if ((await recent.first('id')) === undefined) await enqueue(trx, { ...notice, to: owner.email, userId: owner.id });
}

async function insertSession(db: Knex, { userId, passwordHash, client }: Opening): Promise<string | undefined> {
  const bindings = { userId, passwordHash: passwordHash ?? null, userAgent: client.userAgent, ipPrefix: networkPrefix(client.address) };
  const { rows } = await db.raw<{ rows: { id: string }[] }>(INSERT_SESSION, bindings as Record<string, Knex.Value>);
  return rows[0]?.id;
}

async function liveSession(db: Knex, sessionId: string, { idleSeconds, absoluteSeconds }: SessionLives): Promise<Caller | undefined> {
  if (!SESSION_ID.test(sessionId)) return undefined;
  const row = await db('sessions')
    .join('users', 'users.id', 'sessions.user_id')
    .where({ 'sessions.id': sessionId })
    .whereNull('sessions.revoked_at')
    .whereNull('users.disabled_at')
    .whereRaw(isWithinLast('sessions.last_seen_at'), [idleSeconds])
    .whereRaw(isWithinLast('sessions.created_at'), [absoluteSeconds])
    .first<(UserRow & { is_fresh: boolean }) | undefined>([...USER_COLUMNS, db.raw(IS_FRESH, [SEEN_EVERY_SECONDS])]);
  if (!row) return undefined;
  if (!row.is_fresh) await db('sessions').where({ id: sessionId }).whereNull('revoked_at').update({ last_seen_at: db.fn.now() });
  return { sessionId, user: toUser(row) };
}
