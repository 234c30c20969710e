import { DomainError } from '../../shared/domain-error.ts';
import type { MailedSecrets } from '../accounts.ports.ts';
import { typeAfterRestoring } from '../permissions.ts';
import { SIGN_IN_BACKOFF } from '../sign-in/backoff.ts';
import { wrongPassword, type RequirePassword } from './profile-password.use-cases.ts';
import type { DeletedAccountStore, Encryption } from './profile.ports.ts';
import type { SignInFailures } from '../sign-in/sign-in.ports.ts';
import type { SignIn } from '../sign-in/sign-in.use-cases.ts';
import type { Caller, Client } from '../user.ts';
import { RESTORABLE_SECONDS } from './waiting-times.ts';

export interface DeletionPorts {
  deletedAccounts: DeletedAccountStore;
  encryption: Encryption;
  secrets: MailedSecrets;
  failures: SignInFailures;
  requirePassword: RequirePassword;
  openSession: SignIn['openSession'];
}

/** Deletes an account and restores it. */
export function createDeletion(ports: DeletionPorts) {
  const { deletedAccounts, encryption, secrets, failures, requirePassword, openSession } = ports;

  const decrypted = async (password: string, encrypted: string | undefined, account: string): Promise<string | undefined> => {
    try {
      return await encryption.decrypt(encrypted, password);
    } catch (error) {
      await failures.uncountAttempt(account);
      throw error;
    }
  };

  return {
    /**
     * Erases the account at once. Returns until when the owner can restore it; the copy is encrypted with the password, so the database
     * alone does not reveal it. Throws `invalid` for a wrong password, `refused` for the last admin.
     */
    async remove({ user }: Caller, { password }: { password: string }): Promise<Date> {
      const passwordHash = await requirePassword(user.id, password);
      const restorableUntil = await deletedAccounts.erase({
        userId: user.id,
        passwordHash,
        addressDigest: secrets.digestOfAddress(user.email),
        encrypt: await encryption.encryptorFor(password),
        restorableSeconds: RESTORABLE_SECONDS,
      });
      if (!restorableUntil) throw wrongPassword('password');
      return restorableUntil;
    },

    /**
     * Restores an account and signs in. Throws `unauthenticated` with the message of a failed sign-in, `too-many` as sign-in does,
     * `conflict` when another account has the address or the username now.
     */
    async restore({ email, password }: { email: string; password: string }, client: Client) {
      const addressDigest = secrets.digestOfAddress(email);
      const wait = await failures.countAttempt(addressDigest, SIGN_IN_BACKOFF);
      if (wait > 0) throw new DomainError('too-many', 'sign-in.too-many', 'Too many failed attempts. Try again later.', [], wait);
      const encrypted = await deletedAccounts.encrypted(addressDigest);
      const text = await decrypted(password, encrypted, addressDigest);
      if (encrypted === undefined || text === undefined) throw refused();
      await failures.clear(addressDigest);
      const outcome = await deletedAccounts.restore({ addressDigest, encrypted, decrypted: text }, typeAfterRestoring);
      if (outcome === 'gone') throw refused();
      if (outcome === 'taken') throw new DomainError('conflict', 'account.taken', TAKEN);
      return openSession(outcome, client);
    },
  };
}

const TAKEN = 'This account cannot be restored: another account now has its email address or its username.';

const refused = () => new DomainError('unauthenticated', 'sign-in.refused', 'Invalid credentials');
