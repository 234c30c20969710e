import type { Knex } from 'knex';
import type { RetentionStore } from '../../domain/housekeeping/housekeeping.ports.ts';
import { isOldEvent } from './events/events.repo.ts';
import { deleteEvidence } from './moderation/upkeep.ts';
import { IS_OVER } from './roommates/proof-rows.ts';
import { purgeTrash } from './trash/purge-trash.ts';
import { isWithinLast } from './times.ts';

/** Few enough that no statement runs long. */
const BATCH_ROWS = 5_000;

export function createRetentionStore(db: Knex): RetentionStore {
  const isOlder = (column: string) => `not ${isWithinLast(column)}`;
  return {
    deleteSessions: (seconds) => deleteRows(db, 'sessions', (old) => old.whereRaw(isOlder('created_at'), [seconds])),
    clearEndedSessions: (idleSeconds) =>
      db('sessions')
        .whereNot('user_agent', '')
        .where((ended) => void ended.whereNotNull('revoked_at').orWhereRaw(isOlder('last_seen_at'), [idleSeconds]))
        .update({ user_agent: '' }),
    deletePasswordResets: (seconds) =>
      deleteRows(db, 'password_resets', (old) =>
        old.whereRaw(isOlder('created_at'), [seconds]).where((closed) => void closed.where('used', true).orWhereRaw('expires_at <= now()')),
      ),
    clearMailedTokens: (seconds) => forgetMailedTokens(db, seconds),
    deleteEmails: ({ sentSeconds, unsentSeconds }) =>
      deleteRows(db, 'email_outbox', (old) =>
        old
          .whereNull('next_attempt_at')
          .whereRaw(isOlder('created_at'), [unsentSeconds])
          .where((unsent) => void unsent.whereNot('body', '').orWhereRaw(isOlder('created_at'), [sentSeconds])),
      ),
    deleteDeletedAccounts: () => deleteRows(db, 'deleted_accounts', (old) => old.whereRaw('purge_at <= now()')),
    deleteRateLimits: () => deleteRows(db, 'rate_limits', (old) => old.whereRaw('expire <= extract(epoch from now()) * 1000')),
    deleteSignInFailures: (seconds) =>
      deleteRows(db, 'sign_in_failures', (old) => old.whereRaw(isOlder('greatest(last_failed_at, blocked_until)'), [seconds])),
    deletePasskeyChallenges: () => deleteRows(db, 'passkey_challenges', (old) => old.whereRaw('expires_at <= now()')),
    clearReporters: (seconds) =>
      db('data_issues')
        .where((known) => void known.whereNotNull('email').orWhereNotNull('user_id'))
        // False for open reports.
        .whereRaw(isOlder('closed_at'), [seconds])
        .update({ email: null, user_id: null }),
    deleteEvents: () => deleteRows(db, 'events', isOldEvent),
    deleteEvidence: (seconds) => deleteEvidence(db, seconds),
    deleteRoommateProfiles: (seconds) => deleteRows(db, 'roommate_profiles', (old) => old.whereRaw(isOlder('deleted_at'), [seconds])),
    deleteCollegeProofs: async (codeSeconds) =>
      (await deleteRows(db, 'college_proofs', (old) => old.whereRaw(IS_OVER))) +
      (await deleteRows(db, 'college_proof_codes', (old) => old.whereRaw(isOlder('created_at'), [codeSeconds]))),
    deleteAuditEvents: (seconds) => deleteRows(db, 'audit_log', (old) => old.whereRaw(isOlder('at'), [seconds])),
    purgeTrash: (seconds) => purgeTrash(db, seconds),
  };
}

/** Locked rows are left for the next round. */
async function deleteRows(db: Knex, table: string, where: (query: Knex.QueryBuilder) => Knex.QueryBuilder): Promise<number> {
  let deleted = 0;
  let last: number;
  do {
    const old = where(db(table).select('ctid')).limit(BATCH_ROWS).forUpdate().skipLocked();
    last = await db(table).whereRaw('ctid = any(array(?))', [old]).delete();
    deleted += last;
  } while (last === BATCH_ROWS);
  return deleted;
}

async function forgetMailedTokens(db: Knex, seconds: number): Promise<number> {
  const old = (column: string) => db('users').whereRaw(`not ${isWithinLast(column)}`, [seconds]);
  const verifications = await old('email_verification_expiry').update({ email_verification_token: null, email_verification_expiry: null });
  const changes = await old('pending_email_expiry').update({ pending_email: null, pending_email_token: null, pending_email_expiry: null });
  return verifications + changes;
}
