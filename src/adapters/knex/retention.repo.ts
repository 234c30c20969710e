import type { Knex } from 'knex';
import type { Leftovers } from '../../domain/housekeeping/housekeeping.ports.ts';
import { isWithinLast } from './times.ts';

/** So few at a time that no statement runs long, however much has gathered. */
const AT_ONCE = 5_000;

/** Old rows, found and dropped. */
export function createLeftovers(db: Knex): Leftovers {
  const isOver = (column: string) => `not ${isWithinLast(column)}`;
  return {
    dropSessions: ({ idleSeconds, absoluteSeconds }) =>
      drop(db, 'sessions', (old) =>
        old
          .whereNotNull('revoked_at')
          .orWhereRaw(isOver('last_seen_at'), [idleSeconds])
          .orWhereRaw(isOver('created_at'), [absoluteSeconds]),
      ),
    dropPasswordResets: (seconds) =>
      drop(db, 'password_resets', (old) =>
        old.whereRaw(isOver('created_at'), [seconds]).where((closed) => void closed.where('used', true).orWhereRaw('expires_at <= now()')),
      ),
    forgetMailedTokens: (seconds) => forgetMailedTokens(db, seconds),
    dropLetters: ({ sentSeconds, keptSeconds }) =>
      drop(db, 'email_outbox', (old) =>
        old
          .whereNull('next_attempt_at')
          .whereRaw(isOver('created_at'), [keptSeconds])
          .where((kept) => void kept.whereNot('body', '').orWhereRaw(isOver('created_at'), [sentSeconds])),
      ),
    dropDeletedAccounts: () => drop(db, 'deleted_accounts', (old) => old.whereRaw('purge_at <= now()')),
    dropRateLimits: () => drop(db, 'rate_limits', (old) => old.whereRaw('expire <= extract(epoch from now()) * 1000')),
    dropSignInFailures: (seconds) =>
      drop(db, 'sign_in_failures', (old) => old.whereRaw(isOver('greatest(last_failed_at, blocked_until)'), [seconds])),
  };
}

/** Rows that somebody holds are left for the next round. */
async function drop(db: Knex, table: string, where: (query: Knex.QueryBuilder) => Knex.QueryBuilder): Promise<number> {
  let dropped = 0;
  let last: number;
  do {
    const old = where(db(table).select('ctid')).limit(AT_ONCE).forUpdate().skipLocked();
    last = await db(table).whereRaw('ctid = any(array(?))', [old]).delete();
    dropped += last;
  } while (last === AT_ONCE);
  return dropped;
}

async function forgetMailedTokens(db: Knex, seconds: number): Promise<number> {
  const old = (column: string) => db('users').whereRaw(`not ${isWithinLast(column)}`, [seconds]);
  const verifications = await old('email_verification_expiry').update({ email_verification_token: null, email_verification_expiry: null });
  const changes = await old('pending_email_expiry').update({ pending_email: null, pending_email_token: null, pending_email_expiry: null });
  return verifications + changes;
}
