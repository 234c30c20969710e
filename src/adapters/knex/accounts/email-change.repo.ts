import type { Knex } from 'knex';
import type { EmailChange, EmailChangeStore } from '../../../domain/accounts/profile/profile.ports.ts';
import type { EmailDraft } from '../../../domain/mail/email.ts';
import { violatesUnique } from '../driver-errors.ts';
import { fromNow, isWithinLast } from '../times.ts';
import { recordAudit } from './audit-log.repo.ts';
import { endAccess, enqueueEmail, NOTHING_PENDING } from './shared-writes.ts';
import { signedOut, toUser, USER_COLUMNS, usersByAddress, type UserRow } from './users.ts';

/** New addresses that wait for confirmation. */
export function createEmailChangeStore(db: Knex): EmailChangeStore {
  return {
    ask: (change) => db.transaction((trx) => ask(trx, change)),

    cancel: (userId) =>
      db.transaction(async (trx) => {
        const canceled = await trx('users').where({ id: userId }).whereNotNull('pending_email').update(NOTHING_PENDING);
        if (canceled > 0) await recordAudit(trx, { event: 'address-change-canceled', userId });
      }),

    confirm: (tokenDigest, notice) =>
      db
        .transaction((trx) => confirm(trx, tokenDigest, notice))
        .catch((error: unknown) => {
          if (violatesUnique(error, 'users_email_unique')) return 'taken' as const;
          throw error;
        }),
  };
}

async function ask(trx: Knex.Transaction, { userId, passwordHash, email, message, notice, warning, limit, ...token }: EmailChange) {
  const asking = await trx('users')
    .where({ id: userId })
    .forNoKeyUpdate()
    .first<{ email: string; password: string } | undefined>('email', 'password');
  if (!asking) throw signedOut();
  // The owner has replaced the password since it was checked, which has ended every request before this one.
  if (asking.password !== passwordHash) return 'wrong-password';
  const owner = await usersByAddress(trx, email).first<{ id: number; email: string } | undefined>('id', 'email');
  if (owner?.id === userId) return 'same';
  const [toNew, toCurrent] = [
    await emailsTo(trx, email, [message.kind, notice.kind], limit.seconds),
    await emailsTo(trx, asking.email, [warning.kind], limit.seconds),
  ];
  if (Math.max(toNew, toCurrent) >= limit.emails) return 'too-many';
  await trx('users')
    .where({ id: userId })
    .update({
      pending_email: email,
      pending_email_token: token.tokenDigest,
      pending_email_expiry: fromNow(trx, token.lifetimeSeconds),
    });
  await enqueueEmail(trx, owner ? { ...notice, to: owner.email, userId: owner.id } : { ...message, userId });
  await enqueueEmail(trx, { ...warning, to: asking.email, userId });
  await recordAudit(trx, { event: 'address-change-asked', userId });
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
    })
    .returning<UserRow[]>(USER_COLUMNS);
  if (!row) throw new Error('A locked user has disappeared');
  await endAccess(trx, before.id);
  await enqueueEmail(trx, { ...notice(before.email), userId: before.id });
  await recordAudit(trx, { event: 'address-changed', userId: before.id });
  return toUser(row);
}
