export interface ProofSecrets {
  /** Six random digits. */
  newCode(): string;
  /** Bound to the address. Useless without the secret key, which is not in the database; so is the digest of an address. */
  digestOfCode(email: string, code: string): string;
  digestOfAddress(email: string): string;
}

/** Who proves which college. */
export interface Claim {
  userId: number;
  collegeId: number;
}

/** Only the digest of an address is stored. */
export interface AddressClaim extends Claim {
  addressDigest: string;
}

/** Proofs of colleges by a code that goes to an address, and their codes. They end by themselves. */
export interface ProofRows {
  /** Lets one transaction at a time count the codes to an address. */
  lockAddress(addressDigest: string): Promise<void>;
  /** The ages in seconds of the codes of a person, or of those to an address, also of closed ones. */
  codeAges(of: { userId: number } | { addressDigest: string }): Promise<number[]>;
  addCode(code: AddressClaim & { codeDigest: string; seconds: number }): Promise<void>;
  /** Uses up a try of the open code. Undefined if there is no open code, or if it has expired or has no try left. */
  tryCode(claim: Claim, mostTries: number): Promise<{ addressDigest: string; codeDigest: string } | undefined>;
  /** A code works once. The rows stay a day, for the limits. */
  closeCodes(claim: Claim): Promise<void>;
  /** Deletes the emails with codes to a person. */
  dropCodeEmails(userId: number): Promise<void>;
  /** Whether another account has the address, as its own or by a proof that is not over. `mailbox`: the address as in the digest. */
  isTaken(claim: AddressClaim & { mailbox: string }): Promise<boolean>;
  /**
   * Adds a proof, or replaces that of the person for the college. If another account proves the address at this moment, the transaction
   * runs again and finds it taken.
   */
  add(proof: AddressClaim & { domain: string }): Promise<void>;
}
