import { DomainError } from '../../shared/domain-error.ts';
import { DAY, HOUR, MINUTE } from '../../shared/time.ts';
import { secondsUntilAllowed, type Allowance } from './backoff.ts';
import { RESET_CODE_SECONDS, resetPasswordEmail } from '../emails/account-emails.ts';
import type { PasswordResetPorts } from './password-reset.ports.ts';
import { refusePassword } from '../passwords.ts';
import { replacePassword } from '../replace-password.use-case.ts';

/** With five tries each, thirty guesses a day at one of a million codes. */
const CODES: readonly Allowance[] = [
  { events: 1, seconds: MINUTE },
  { events: 3, seconds: HOUR },
  { events: 6, seconds: DAY },
];
const MOST_TRIES = 5;
const TOKEN_SECONDS = 10 * MINUTE;
const REQUESTED = 'If that email address is in our database, we will send you an email to reset your password.';

/** Reset of a forgotten password: an email brings a code, the code gives a token, the token sets a password. */
export function createPasswordReset(ports: PasswordResetPorts) {
  const { transact, resets, failures, refusedAttempts, hasher, secrets, passwords, constantTime, publicUrl } = ports;

  return {
    /** Returns the same message whether the address has an account or not. */
    async requestCode(address: string): Promise<string> {
      const code = secrets.newCode();
      const digest = secrets.digestOfCode(address, code);
      const open = () =>
        transact(async (stores) => {
          const owner = await stores.users.lockByAddress(address);
          if (!owner) return;
          if (secondsUntilAllowed(await stores.resets.ages(owner.id), CODES) > 0) return;
          await stores.resets.close(owner.id);
          await stores.resets.add(owner, { digest, seconds: RESET_CODE_SECONDS });
          stores.email({ ...resetPasswordEmail(owner.email, code, publicUrl), userId: owner.id });
          stores.record({ event: 'password-reset-asked', userId: owner.id });
        });
      await constantTime(open);
      return REQUESTED;
    },

    /** Returns the token that sets a new password. Throws `invalid`, with one message for every cause. */
    async exchangeCode({ email, code }: { email: string; code: string }): Promise<string> {
      const digits = code.replaceAll(/[\s-]/g, '');
      const { token, digest } = secrets.newToken();
      const order = { email, codeDigest: secrets.digestOfCode(email, digits), tokenDigest: digest };
      const isRight = await constantTime(async () => {
        const isExchanged = await resets.exchange({ ...order, seconds: TOKEN_SECONDS, mostTries: MOST_TRIES });
        if (!isExchanged) await refusedAttempts.record({ event: 'password-reset-refused', email, code: 'reset.code-refused' });
        return isExchanged;
      });
      if (!isRight) throw new DomainError('invalid', 'reset.code-refused', 'Invalid or expired code');
      return token;
    },

    /** Throws `invalid` for a weak password, which does not use the token up, and for a used or unknown token (TOKEN_INVALID). */
    async resetPassword({ resetToken, password }: { resetToken: string; password: string }): Promise<void> {
      const tokenDigest = secrets.digestOfToken(resetToken);
      const owner = await resets.ownerOf(tokenDigest);
      if (!owner) throw tokenRefused();
      refusePassword('password', password, owner, passwords);
      const passwordHash = await hasher.hash(password);
      await transact(async (stores) => {
        const locked = await stores.users.lockByAddress(owner.email);
        // A concurrent call waits for the lock and then finds the token used.
        if (!locked || !(await stores.resets.useToken(locked.id, tokenDigest))) throw tokenRefused();
        await replacePassword(stores, { owner: locked, passwordHash, event: 'password-reset' }, publicUrl);
      });
      await failures.clear(secrets.digestOfAddress(owner.email));
    },
  };
}

const tokenRefused = () => new DomainError('invalid', 'TOKEN_INVALID', 'Your code was already used or has expired. Ask for a new one.');
