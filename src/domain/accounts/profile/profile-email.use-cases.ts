import { DomainError } from '../../shared/domain-error.ts';
import type { MailedSecrets } from '../accounts.ports.ts';
import { VERIFICATION_SECONDS } from '../lifetimes.ts';
import { addressInUseLetter, confirmNewEmailLetter, emailChangedLetter } from '../letters/new-email-letters.ts';
import type { EmailChangeStore } from './profile.ports.ts';
import type { PasswordProof } from './profile-password.use-cases.ts';
import type { Caller, User } from '../user.ts';

/** A person may write to any address this way, so the address is what is protected. */
const LETTERS_TO_ONE_ADDRESS = { letters: 3, seconds: 3_600 };

export interface EmailChangePorts {
  emailChanges: EmailChangeStore;
  secrets: MailedSecrets;
  publicUrl: string;
  /** Throws `invalid` for a wrong password. */
  prove: PasswordProof;
}

/** Moving an account to another address. */
export function createEmailChange({ emailChanges, secrets, publicUrl, prove }: EmailChangePorts) {
  return {
    /** Mails a link to the new address. Whether that has an account already cannot be seen from outside. */
    async changeEmail({ user }: Caller, { email, password }: { email: string; password: string }): Promise<void> {
      await prove(user.id, password);
      const { token, digest } = secrets.newToken();
      const outcome = await emailChanges.ask({
        userId: user.id,
        email,
        tokenDigest: digest,
        lifetimeSeconds: VERIFICATION_SECONDS,
        letter: confirmNewEmailLetter(email, token, publicUrl),
        notice: addressInUseLetter(email, publicUrl),
        atMost: LETTERS_TO_ONE_ADDRESS,
      });
      if (outcome === 'too-many') throw tooManyLetters();
    },

    cancelEmail: ({ user }: Caller): Promise<void> => emailChanges.cancel(user.id),

    /**
     * Follows the link of such a mail; undefined when the token belongs to none. Throws `gone` when it is too old, `conflict` when the
     * address has become somebody else's meanwhile. Afterwards nobody is signed in.
     */
    async confirmNewEmail(tokenDigest: string): Promise<User | undefined> {
      const outcome = await emailChanges.confirm(tokenDigest, emailChangedLetter);
      if (outcome === 'unknown') return undefined;
      if (outcome === 'expired') throw new DomainError('gone', 'TOKEN_EXPIRED', 'This link is too old. Ask for a new one on your profile.');
      if (outcome === 'taken') throw new DomainError('conflict', 'email.taken', 'This address belongs to another account by now.');
      return outcome;
    },
  };
}

function tooManyLetters(): DomainError {
  const message = 'This address was written to several times just now. Look there, or try again in an hour.';
  return new DomainError('too-many', 'email.too-many', message, [], LETTERS_TO_ONE_ADDRESS.seconds);
}
