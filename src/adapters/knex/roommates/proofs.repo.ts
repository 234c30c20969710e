import type { Knex } from 'knex';
import type { AddressClaim, Claim, ProofRows } from '../../../domain/roommates/proof/proofs.ports.ts';
import { agesOf, fromNow } from '../times.ts';
import { IS_OVER } from './proof-rows.ts';

/** The address of a college proves one account. */
export const ONE_PROOF_AN_ADDRESS = 'college_proofs_address';

const OF_ACCOUNT = `email_verified and lower(regexp_replace(email, '\\+[^@]*@', '@')) = ?`;

/** Proofs of colleges, with digests of addresses and codes. */
export function createProofRows(trx: Knex.Transaction): ProofRows {
  const openCodes = ({ userId, collegeId }: Claim) =>
    trx('college_proof_codes').where({ user_id: userId, college_id: collegeId, is_open: true });

  return {
    async lockAddress(digest) {
      await trx.raw(`select pg_advisory_xact_lock(hashtext('college proof'), hashtext(?))`, [digest]);
    },

    codeAges(of) {
      const where = 'userId' in of ? { user_id: of.userId } : { address_digest: of.addressDigest };
      return agesOf(trx, trx('college_proof_codes').where(where), 'created_at');
    },

    async addCode({ codeDigest, seconds, ...claim }) {
      await trx('college_proof_codes').insert({ ...columnsOf(claim), code_digest: codeDigest, expires_at: fromNow(trx, seconds) });
    },

    async tryCode(claim, mostTries) {
      const [code] = await openCodes(claim)
        .whereRaw('expires_at > now()')
        .where('tries', '<', mostTries)
        .update({ tries: trx.raw('tries + 1') })
        .returning<{ address_digest: string; code_digest: string }[]>(['address_digest', 'code_digest']);
      return code && { addressDigest: code.address_digest, codeDigest: code.code_digest };
    },

    async closeCodes(claim) {
      await openCodes(claim).update({ is_open: false });
    },

    async dropCodeEmails(userId) {
      await trx('email_outbox').where({ user_id: userId, kind: 'college-code' }).delete();
    },

    async isTaken({ userId, collegeId, addressDigest, mailbox }) {
      const proofs = () =>
        trx('college_proofs').where({ college_id: collegeId, address_digest: addressDigest }).whereNot({ user_id: userId });
      await proofs().whereRaw(IS_OVER).delete();
      if ((await proofs().first('user_id')) !== undefined) return true;
      return (await trx('users').whereNot({ id: userId }).whereRaw(OF_ACCOUNT, [mailbox]).first('id')) !== undefined;
    },

    async add({ domain, ...claim }) {
      await trx('college_proofs')
        .insert({ ...columnsOf(claim), domain })
        .onConflict(['user_id', 'college_id'])
        .merge({ address_digest: claim.addressDigest, domain, proved_at: trx.fn.now() });
    },
  };
}

const columnsOf = ({ userId, collegeId, addressDigest }: AddressClaim) => ({
  user_id: userId,
  college_id: collegeId,
  address_digest: addressDigest,
});
