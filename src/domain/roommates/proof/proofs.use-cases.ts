import { secondsUntilAllowed } from '../../accounts/sign-in/backoff.ts';
import { hostOf, isAt, mailboxOf, type MailDomainOf } from '../../mail/mail-domain.ts';
import { DomainError } from '../../shared/domain-error.ts';
import type { Transact } from '../../transactions/transact.ts';
import { collegeCodeEmail } from '../emails/college-code-email.ts';
import type { Member, StoredProfile } from '../member.ts';
import type { RoommateStores } from '../roommates.ports.ts';
import { notAvailable } from '../seen/seen.use-cases.ts';
import { CODES_A_PERSON, CODES_AN_ADDRESS, MOST_CODE_TRIES, PROOF_CODE_SECONDS } from './proof.ts';
import type { ProofSecrets } from './proofs.ports.ts';

export interface ProofsPorts {
  transact: Transact<RoommateStores>;
  secrets: ProofSecrets;
  mailDomainOf: MailDomainOf;
}

/** How a person proves the college of an own profile: with a code that goes to an address at the domain of the college. */
export function createProofs({ transact, secrets, mailDomainOf }: ProofsPorts) {
  /** Throws `refused` for an address elsewhere, and for a college without a domain. */
  function claimOf({ userId, profiles }: Member, publicId: string, email: string) {
    const { collegeId } = ownProfileOf({ profiles }, publicId);
    const domain = mailDomainOf(collegeId);
    if (domain === null) throw refused('proof.no-domain', 'Alma cannot check this college by an address.');
    if (!isAt(hostOf(email), domain)) throw refused('proof.elsewhere', `Use an address that ends with ${domain}.`);
    const mailbox = mailboxOf(email);
    return { userId, collegeId, domain, mailbox, addressDigest: secrets.digestOfAddress(mailbox) };
  }

  return {
    /** Mails a code, also to an address that another account has: the answer tells nothing about it. Throws `refused` and `too-many`. */
    async ask(member: Member, publicId: string, address: string): Promise<void> {
      const { domain, mailbox, ...claim } = claimOf(member, publicId, address);
      const { userId, addressDigest } = claim;
      const code = secrets.newCode();
      await transact(async ({ profiles, proofs, email }) => {
        await profiles.lockWriter(userId);
        await proofs.lockAddress(addressDigest);
        const wait = Math.max(
          secondsUntilAllowed(await proofs.codeAges({ userId }), CODES_A_PERSON),
          secondsUntilAllowed(await proofs.codeAges({ addressDigest }), CODES_AN_ADDRESS),
        );
        if (wait > 0) throw new DomainError('too-many', 'proof.too-many', 'We have already sent several codes. Try again later.', [], wait);
        await proofs.closeCodes(claim);
        await proofs.addCode({ ...claim, codeDigest: secrets.digestOfCode(mailbox, code), seconds: PROOF_CODE_SECONDS });
        email({ ...collegeCodeEmail(address, { code, domain }), userId });
      });
    },

    /** Throws `invalid` for a wrong code, and `refused` for an address that another account has, which only its reader learns. */
    async confirm(member: Member, publicId: string, { email, code }: { email: string; code: string }): Promise<void> {
      const { domain, mailbox, ...claim } = claimOf(member, publicId, email);
      const { userId, collegeId, addressDigest } = claim;
      const codeDigest = secrets.digestOfCode(mailbox, code.replaceAll(/\s/g, ''));
      // Returned and thrown later: an error would give the try back.
      const refusal = await transact(async ({ profiles, proofs, record }) => {
        await profiles.lockWriter(userId);
        const open = await proofs.tryCode(claim, MOST_CODE_TRIES);
        if (open?.codeDigest !== codeDigest || open.addressDigest !== addressDigest) return wrongCode();
        await proofs.closeCodes(claim);
        // The address is not needed any more.
        await proofs.dropCodeEmails(userId);
        if (await proofs.isTaken({ ...claim, mailbox })) {
          return refused('proof.address', `This address cannot confirm your college. Use another one at ${domain}.`);
        }
        await proofs.add({ ...claim, domain });
        record({ event: 'college-proved', userId, details: { collegeId } });
        return undefined;
      });
      if (refusal) throw refusal;
    },
  };
}

/** Throws one `not-found` for profiles of others and unknown ones. */
export function ownProfileOf({ profiles }: Pick<Member, 'profiles'>, publicId: string): StoredProfile {
  const own = profiles.find((profile) => profile.publicId === publicId);
  if (!own) throw notAvailable();
  return own;
}

const refused = (code: string, message: string) => new DomainError('refused', code, message, [{ path: 'email', message }]);

function wrongCode(): DomainError {
  const message = 'This code is not right, has expired, or had too many tries. You can ask for a new one';
  return new DomainError('invalid', 'proof.code', `${message}.`, [{ path: 'code', message }]);
}
