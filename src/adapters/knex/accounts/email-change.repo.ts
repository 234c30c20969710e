import type { Knex } from 'knex';
import type { LetterDraft } from '../../../domain/accounts/letters/letters.ts';
import type { EmailChange, EmailChangeStore } from '../../../domain/accounts/profile/profile.ports.ts';
import { lockUser } from './lock-user.ts';
import { endSessions, enqueue } from './shared-writes.ts';
import { toUser, USER_COLUMNS, type UserRow } from './user-rows.ts';
import { breaksUnique } from '../violations.ts';

const NOTHING_PENDING = { pending_email: null, pending_email_token: null, pending_email_expiry: null };

/** Addresses that wait to become an account's own. */
export function createEmailChangeStore(db: Knex): EmailChangeStore {
  return {
    ask: (change) => db.transaction((trx) => ask(trx, change)),

    async cancel(userId) {
      await db('users').where({ id: userId }).update(NOTHING_PENDING);
    },

    confirm: (tokenDigest, notice) =>
      db
        .transaction((trx) => confirm(trx, tokenDigest, notice))
        .catch((error: unknown) => {
          if (breaksUnique(error, 'users_email_unique')) return 'taken' as const;
          throw error;
        }),
  };
}

async function ask(trx: Knex.Transaction, { userId, email, letter, notice, atMost, ...token }: EmailChange) {
  await lockUser(trx, userId);
  const owner = await trx('users')
    .whereRaw('lower(email) = lower(?)', [email])
    .first<{ id: number; email: string } | undefined>('id', 'email');
  if (owner?.id === userId) return 'same';
  if ((await lettersTo(trx, email, [letter.kind, notice.kind], atMost.seconds)) >= atMost.letters) return 'too-many';
  await trx('users')
    .where({ id: userId })
    .update({
      pending_email: email,
      pending_email_token: token.tokenDigest,
      pending_email_expiry: trx.raw('now() + make_interval(secs => ?)', [token.lifetimeSeconds]),
    });
  await enqueue(trx, owner ? { ...notice, to: owner.email, userId: owner.id } : { ...letter, userId });
  return 'asked';
}

async function lettersTo(trx: Knex, email: string, kinds: string[], withinSeconds: number): Promise<number> {
  const row = await trx('email_outbox')
    .whereIn('kind', kinds)
    .whereRaw('lower(recipient) = lower(?)', [email])
    .whereRaw('created_at > now() - make_interval(secs => ?)', [withinSeconds])
    .count({ letters: '*' })
    .first<{ letters: number }>();
  return row.letters;
}

async function confirm(trx: Knex.Transaction, tokenDigest: string, notice: (oldAddress: string) => LetterDraft) {
  // Of several at once the second waits here, and then finds the token used.
  const before = await trx('users')
    .where({ pending_email_token: tokenDigest })
    .whereNull('disabled_at')
    .forUpdate()
    .first<{ id: number; email: string; is_live: boolean } | undefined>('id', 'email', trx.raw('pending_email_expiry > now() as is_live'));
  if (!before) return 'unknown';
  if (!before.is_live) return 'expired';
  const [row] = await trx('users')
    .where({ id: before.id })
    .update({
      email: trx.ref('pending_email'),
      email_verified: true,
      email_verification_token: null,
      email_verification_expiry: null,
      ...NOTHING_PENDING,
    })
    .returning<UserRow[]>(USER_COLUMNS);
  if (!row) throw new Error('A locked user is gone');
  await endSessions(trx, before.id);
  await trx('password_resets').where({ user_id: before.id, used: false }).update({ used: true });
  await enqueue(trx, { ...notice(before.email), userId: before.id });
  return toUser(row);
}
