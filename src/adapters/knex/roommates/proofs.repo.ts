import type { Knex } from 'knex';
import { secondsUntilAllowed } from '../../../domain/accounts/sign-in/backoff.ts';
import type { CodeOrder, ConfirmOrder, ProofStore } from '../../../domain/roommates/proof/proofs.ports.ts';
import { recordAudit } from '../accounts/audit-log.repo.ts';
import { enqueueEmail } from '../transactions/enqueue-emails.ts';
import { lockUser } from '../accounts/users.ts';
import { violatesUnique } from '../driver-errors.ts';
import { IS_OVER } from './proof-rows.ts';
import { agesOf, fromNow } from '../times.ts';

/** Proofs of colleges, with digests of addresses and codes. */
export const createProofStore = (db: Knex): ProofStore => ({
  ask: (order) => db.transaction((trx) => ask(trx, order)),
  confirm: (order) =>
    db
      .transaction((trx) => confirm(trx, order))
      .catch((error: unknown) => {
        // Two accounts confirmed one address at the same time.
        if (violatesUnique(error, 'college_proofs_address')) return 'taken' as const;
        throw error;
      }),
});

async function ask(trx: Knex.Transaction, order: CodeOrder): Promise<number> {
  const { userId, collegeId, addressDigest, codeDigest } = order;
  await lockUser(trx, userId);
  await lockAddress(trx, addressDigest);
  const codes = (where: object) => agesOf(trx, trx('college_proof_codes').where(where), 'created_at');
  const wait = Math.max(
    secondsUntilAllowed(await codes({ user_id: userId }), order.perPerson),
    secondsUntilAllowed(await codes({ address_digest: addressDigest }), order.perAddress),
  );
  if (wait > 0) return wait;
  await closeCodes(trx, order);
  await trx('college_proof_codes').insert({
    user_id: userId,
    college_id: collegeId,
    address_digest: addressDigest,
    code_digest: codeDigest,
    expires_at: fromNow(trx, order.seconds),
  });
  await enqueueEmail(trx, { ...order.message, userId });
  return 0;
}

/** Lets one transaction at a time count the codes to an address. */
const lockAddress = (trx: Knex, digest: string): Knex.Raw =>
  trx.raw(`select pg_advisory_xact_lock(hashtext('college proof'), hashtext(?))`, [digest]);

async function confirm(trx: Knex.Transaction, order: ConfirmOrder): Promise<'proved' | 'wrong' | 'taken'> {
  const { userId, collegeId, addressDigest, codeDigest, domain } = order;
  await lockUser(trx, userId);
  const [code] = await openCodes(trx, order)
    .whereRaw('expires_at > now()')
    .where('tries', '<', order.mostTries)
    .update({ tries: trx.raw('tries + 1') })
    .returning<{ address_digest: string; code_digest: string }[]>(['address_digest', 'code_digest']);
  if (code?.code_digest !== codeDigest || code.address_digest !== addressDigest) return 'wrong';
  await closeCodes(trx, order);
  // The address is not needed any more.
  await trx('email_outbox').where({ user_id: userId, kind: 'college-code' }).delete();
  if (await isTaken(trx, order)) return 'taken';
  await trx('college_proofs')
    .insert({ user_id: userId, college_id: collegeId, address_digest: addressDigest, domain })
    .onConflict(['user_id', 'college_id'])
    .merge({ address_digest: addressDigest, domain, proved_at: trx.fn.now() });
  await recordAudit(trx, { event: 'college-proved', userId, details: { collegeId } });
  return 'proved';
}

const openCodes = (trx: Knex, { userId, collegeId }: { userId: number; collegeId: number }) =>
  trx('college_proof_codes').where({ user_id: userId, college_id: collegeId, is_open: true });

/** A code works once, and a new one ends the former. The rows stay a day, for the limits. */
const closeCodes = (trx: Knex, order: { userId: number; collegeId: number }): Promise<number> =>
  openCodes(trx, order).update({ is_open: false });

const OF_ACCOUNT = `email_verified and lower(regexp_replace(email, '\\+[^@]*@', '@')) = ?`;

/** Whether another account has the address, as its own or by a proof that is not over. */
async function isTaken(trx: Knex, { userId, collegeId, addressDigest, mailbox }: ConfirmOrder): Promise<boolean> {
  const proofs = () => trx('college_proofs').where({ college_id: collegeId, address_digest: addressDigest }).whereNot({ user_id: userId });
  await proofs().whereRaw(IS_OVER).delete();
  if ((await proofs().first('user_id')) !== undefined) return true;
  return (await trx('users').whereNot({ id: userId }).whereRaw(OF_ACCOUNT, [mailbox]).first('id')) !== undefined;
}
