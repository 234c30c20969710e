import { DomainError } from '../../shared/domain-error.ts';
import type { Allowance } from './backoff.ts';
import { passwordChangedLetter, resetPasswordLetter } from '../letters/letters.ts';
import { RESET_CODE_SECONDS, RESET_TOKEN_SECONDS } from '../lifetimes.ts';
import type { PasswordResetPorts } from './password-reset.ports.ts';
import { refusePassword } from '../passwords.ts';

const CODES: readonly Allowance[] = [
  { events: 1, seconds: 60 },
  { events: 3, seconds: 3_600 },
];
const MOST_TRIES = 5;
const REQUESTED = 'If that email address is in our database, we will send you an email to reset your password.';

/** A new password for those who forgot theirs: a code by mail, a token for the code, a password for the token. */
export function createPasswordReset(ports: PasswordResetPorts) {
  const { resets, failures, hasher, secrets, passwords, steadily, publicUrl } = ports;

  return {
    /** Always says the same. */
    async requestCode(email: string): Promise<string> {
      const code = secrets.newCode();
      const order = { email, codeDigest: secrets.digestOfCode(email, code), seconds: RESET_CODE_SECONDS, allowances: CODES };
      await steadily(() => resets.open({ ...order, letter: resetPasswordLetter(email, code, publicUrl) }));
      return REQUESTED;
    },

    /** The token that sets a new password; throws `invalid` with the same words whatever the cause. */
    async exchangeCode({ email, code }: { email: string; code: string }): Promise<string> {
      const digits = code.replaceAll(/[\s-]/g, '');
      const { token, digest } = secrets.newToken();
      const order = { email, codeDigest: secrets.digestOfCode(email, digits), tokenDigest: digest };
      const isRight = await steadily(() => resets.exchange({ ...order, seconds: RESET_TOKEN_SECONDS, mostTries: MOST_TRIES }));
      if (!isRight) throw new DomainError('invalid', 'reset.code-refused', 'Invalid or expired code');
      return token;
    },

    /** Throws `invalid` for a password that will not do, which leaves the token good, and for a token that is none (TOKEN_INVALID). */
    async resetPassword({ resetToken, password }: { resetToken: string; password: string }): Promise<void> {
      const tokenDigest = secrets.digestOfToken(resetToken);
      const owner = await resets.ownerOf(tokenDigest);
      if (!owner) throw tokenRefused();
      refusePassword('password', password, owner, passwords);
      const passwordHash = await hasher.hash(password);
      const isFirst = await resets.complete({ tokenDigest, passwordHash, letter: passwordChangedLetter(owner.email, publicUrl) });
      if (!isFirst) throw tokenRefused();
      await failures.forget(secrets.digestOfAddress(owner.email));
    },
  };
}

const tokenRefused = () => new DomainError('invalid', 'TOKEN_INVALID', 'Your code was used already, or is too old. Ask for a new one.');
