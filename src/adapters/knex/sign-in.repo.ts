import type { Knex } from 'knex';
import type { LetterDraft } from '../../domain/accounts/letters.ts';
import type { NewAccount, SessionLives, SignInStore } from '../../domain/accounts/sign-in.ports.ts';
import type { Caller, Client } from '../../domain/accounts/user.ts';
import { endSessions, enqueue } from './shared-writes.ts';
import { fromNow, isWithinLast } from './times.ts';
import { toUser, USER_COLUMNS, type UserRow } from './user-rows.ts';

/** Writing on every call would cost more than it tells. */
const SEEN_EVERY_SECONDS = 240;
const SESSION_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Accounts and sessions in PostgreSQL. */
export function createSignInStore(db: Knex): SignInStore {
  return {
    register: (order) =>
      db.transaction(async (trx) => {
        const row = await insertUser(trx, order.account, order.verificationSeconds);
        if (!row) return void (await tellOwner(trx, order.notice, order.noticeEverySeconds));
        await enqueue(trx, { ...order.letter, userId: row.id });
        return { sessionId: await insertSession(trx, row.id, order.client), user: toUser(row) };
      }),

    async isUsernameFree(username) {
      const found = await db('users').whereRaw('lower(username) = lower(?)', [username]).first('id');
      return found === undefined;
    },

    async credentialsOf(email) {
      const query = db('users').whereRaw('lower(email) = lower(?)', [email]).whereNull('disabled_at');
      const row = await query.first<(UserRow & { password: string }) | undefined>([...USER_COLUMNS, 'password']);
      return row && { user: toUser(row), passwordHash: row.password };
    },

    async replaceHash(userId, from, to) {
      await db('users').where({ id: userId, password: from }).update({ password: to });
    },

    openSession: (userId, client) => insertSession(db, userId, client),
    liveSession: (sessionId, lives) => liveSession(db, sessionId, lives),

    async endSession(sessionId) {
      await db('sessions').where({ id: sessionId }).whereNull('revoked_at').update({ revoked_at: db.fn.now() });
    },

    endAllSessions: (userId) => endSessions(db, userId),
  };
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
    .forUpdate()
    .first<{ id: number; email: string } | undefined>('id', 'email');
  if (!owner) return;
  const recent = trx('email_outbox').where({ user_id: owner.id, kind: notice.kind }).whereRaw(isWithinLast('created_at'), [everySeconds]);
  if ((await recent.first('id')) === undefined) await enqueue(trx, { ...notice, to: owner.email, userId: owner.id });
}

async function insertSession(db: Knex, userId: number, client: Client): Promise<string> {
  const session = { id: db.raw('gen_random_uuid()'), user_id: userId, user_agent: client.userAgent, ip_prefix: client.address };
  const [row] = await db('sessions').insert(session).returning<{ id: string }[]>('id');
  if (!row) throw new Error('A session was not inserted');
  return row.id;
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
    .first<(UserRow & { is_fresh: boolean }) | undefined>([
      ...USER_COLUMNS,
      db.raw(`${isWithinLast('sessions.last_seen_at')} as is_fresh`, [SEEN_EVERY_SECONDS]),
    ]);
  if (!row) return undefined;
  if (!row.is_fresh) await db('sessions').where({ id: sessionId }).whereNull('revoked_at').update({ last_seen_at: db.fn.now() });
  return { sessionId, user: toUser(row) };
}
