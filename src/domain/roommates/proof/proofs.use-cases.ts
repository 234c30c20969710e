import { DomainError } from '../../shared/domain-error.ts';
import { collegeCodeEmail } from '../emails/college-code-email.ts';
import type { Member, StoredProfile } from '../member.ts';
import { notAvailable } from '../seen/seen.use-cases.ts';
import { hostOf, isAt, mailboxOf, type MailDomainOf } from '../../mail/mail-domain.ts';
import { CODES_A_PERSON, CODES_AN_ADDRESS, MOST_CODE_TRIES, PROOF_CODE_SECONDS } from './proof.ts';
import type { ProofSecrets, ProofStore } from './proofs.ports.ts';

export interface ProofsPorts {
  proofs: ProofStore;
  secrets: ProofSecrets;
  mailDomainOf: MailDomainOf;
}

/** How a person proves the college of an own profile: with a code that goes to an address at the domain of the college. */
export function createProofs({ proofs, secrets, mailDomainOf }: ProofsPorts) {
  /** Throws `refused` for an address elsewhere, and for a college without a domain. */
  function orderOf({ userId, profiles }: Member, publicId: string, email: string) {
    const { collegeId } = ownProfileOf({ profiles }, publicId);
    const domain = mailDomainOf(collegeId);
    if (domain === null) throw refused('proof.no-domain', 'Alma cannot check this college by an address.');
    if (!isAt(hostOf(email), domain)) throw refused('proof.elsewhere', `Use an address that ends with ${domain}.`);
    const mailbox = mailboxOf(email);
    return { userId, collegeId, domain, mailbox, addressDigest: secrets.digestOfAddress(mailbox) };
  }

  return {
    /** Mails a code, also to an address that another account has: the answer tells nothing about it. Throws `refused` and `too-many`. */
    async ask(member: Member, publicId: string, email: string): Promise<void> {
      const { userId, collegeId, domain, mailbox, addressDigest } = orderOf(member, publicId, email);
      const code = secrets.newCode();
      const wait = await proofs.ask({
        ...{ userId, collegeId, addressDigest },
        codeDigest: secrets.digestOfCode(mailbox, code),
        seconds: PROOF_CODE_SECONDS,
        perPerson: CODES_A_PERSON,
        perAddress: CODES_AN_ADDRESS,
        message: collegeCodeEmail(email, { code, domain }),
      });
      if (wait > 0) throw new DomainError('too-many', 'proof.too-many', 'We have already sent several codes. Try again later.', [], wait);
    },

    /** Throws `invalid` for a wrong code, and `refused` for an address that another account has, which only its reader learns. */
    async confirm(member: Member, publicId: string, { email, code }: { email: string; code: string }): Promise<void> {
      const order = orderOf(member, publicId, email);
      const codeDigest = secrets.digestOfCode(order.mailbox, code.replaceAll(/\s/g, ''));
      const outcome = await proofs.confirm({ ...order, codeDigest, mostTries: MOST_CODE_TRIES });
      if (outcome === 'wrong') throw wrongCode();
      if (outcome === 'taken')
        throw refused('proof.address', `This address cannot confirm your college. Use another one at ${order.domain}.`);
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
