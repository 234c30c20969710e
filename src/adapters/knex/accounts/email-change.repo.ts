import type { Knex } from 'knex';
import type { EmailChange, EmailChangeStore } from '../../../domain/accounts/profile/profile.ports.ts';
import type { EmailDraft } from '../../../domain/mail/email.ts';
import { violatesUnique } from '../driver-errors.ts';
import { fromNow, isWithinLast } from '../times.ts';
import { closePasswordResets, endSessions, enqueueEmail } from './shared-writes.ts';
import { lockUser, toUser, USER_COLUMNS, usersByAddress, type UserRow } from './users.ts';

const NOTHING_PENDING = { pending_email: null, pending_email_token: null, pending_email_expiry: null };

/** New addresses that wait for confirmation. */
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
          if (violatesUnique(error, 'users_email_unique')) return 'taken' as const;
          throw error;
        }),
  };
}

async function ask(trx: Knex.Transaction, { userId, email, message, notice, limit, ...token }: EmailChange) {
  await lockUser(trx, userId);
  const owner = await usersByAddress(trx, email).first<{ id: number; email: string } | undefined>('id', 'email');
  if (owner?.id === userId) return 'same';
  if ((await emailsTo(trx, email, [message.kind, notice.kind], limit.seconds)) >= limit.emails) return 'too-many';
  await trx('users')
    .where({ id: userId })
    .update({
      pending_email: email,
      pending_email_token: token.tokenDigest,
      pending_email_expiry: fromNow(trx, token.lifetimeSeconds),
    });
  await enqueueEmail(trx, owner ? { ...notice, to: owner.email, userId: owner.id } : { ...message, userId });
  return 'asked';
}

async function emailsTo(trx: Knex, email: string, kinds: string[], withinSeconds: number): Promise<number> {
  const row = await trx('email_outbox')
    .whereIn('kind', kinds)
    .whereRaw('lower(recipient) = lower(?)', [email])
    .whereRaw(isWithinLast('created_at'), [withinSeconds])
    .count({ emails: '*' })
    .first<{ emails: number }>();
  return row.emails;
}

async function confirm(trx: Knex.Transaction, tokenDigest: string, notice: (oldAddress: string) => EmailDraft) {
  // A concurrent call waits here and then finds the token used.
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
  if (!row) throw new Error('A locked user has disappeared');
  await endSessions(trx, before.id);
  await closePasswordResets(trx, before.id);
  await enqueueEmail(trx, { ...notice(before.email), userId: before.id });
  return toUser(row);
}
