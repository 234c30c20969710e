import type { Allowance } from '../../accounts/sign-in/backoff.ts';
import type { EmailDraft } from '../../mail/email.ts';

export interface ProofSecrets {
  /** Six random digits. */
  newCode(): string;
  /** Bound to the address. Useless without the secret key, which is not in the database; so is the digest of an address. */
  digestOfCode(email: string, code: string): string;
  digestOfAddress(email: string): string;
}

/** Whose proof of which college, by which address: only its digest is stored. */
interface ProofOrder {
  userId: number;
  collegeId: number;
  addressDigest: string;
  codeDigest: string;
}

export interface CodeOrder extends ProofOrder {
  seconds: number;
  perPerson: readonly Allowance[];
  perAddress: readonly Allowance[];
  message: EmailDraft;
}

export interface ConfirmOrder extends ProofOrder {
  /** As in the digest, to compare with the addresses of accounts. */
  mailbox: string;
  domain: string;
  mostTries: number;
}

/** Proofs of colleges by a code that goes to an address. They end by themselves. */
export interface ProofStore {
  /** Replaces the code for the college and mails the new one. Returns the seconds to wait, if the person or the address had too many. */
  ask(order: CodeOrder): Promise<number>;
  /** Uses up a try. `wrong`: also for a code that expired or was used. `taken`: another account has the address. */
  confirm(order: ConfirmOrder): Promise<'proved' | 'wrong' | 'taken'>;
}
