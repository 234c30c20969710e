import { DomainError } from '../../shared/domain-error.ts';
import type { MailedSecrets } from '../accounts.ports.ts';
import { SIGN_IN_BACKOFF } from '../sign-in/backoff.ts';
import { RESTORABLE_SECONDS, typeAfterRestoring } from './deletion.ts';
import { notYours, type PasswordProof } from './profile-password.use-cases.ts';
import type { DeletedAccountStore, Sealer } from './profile.ports.ts';
import type { SignInFailures } from '../sign-in/sign-in.ports.ts';
import type { SignIn } from '../sign-in/sign-in.use-cases.ts';
import type { Caller, Client } from '../user.ts';

export interface DeletionPorts {
  deletedAccounts: DeletedAccountStore;
  sealer: Sealer;
  secrets: MailedSecrets;
  failures: SignInFailures;
  prove: PasswordProof;
  openSession: SignIn['openSession'];
}

/** Leaving for good, and changing one's mind about it. */
export function createDeletion({ deletedAccounts, sealer, secrets, failures, prove, openSession }: DeletionPorts) {
  const openedWith = async (password: string, sealed: string | undefined, attempts: string): Promise<string | undefined> => {
    try {
      return await sealer.open(sealed, password);
    } catch (error) {
      await failures.takeBack(attempts);
      throw error;
    }
  };

  return {
    /**
     * Erases the account at once, everywhere. Until the time it answers the owner can bring it back; who has the database alone cannot
     * read who it was. Throws `invalid` for a wrong password, `refused` for the last admin.
     */
    async remove({ user }: Caller, { password }: { password: string }): Promise<Date> {
      const passwordHash = await prove(user.id, password);
      const seal = await sealer.sealWith(password);
      const addressDigest = secrets.digestOfAddress(user.email);
      const restorableUntil = await deletedAccounts.erase({
        userId: user.id,
        passwordHash,
        addressDigest,
        seal,
        restorableSeconds: RESTORABLE_SECONDS,
      });
      if (!restorableUntil) throw notYours('password');
      return restorableUntil;
    },

    /**
     * Brings an account back and signs in. Throws `unauthenticated` in the words of a failed login whatever the cause, `too-many` as a
     * login does, `conflict` where somebody else has the address or the username by now.
     */
    async restore({ email, password }: { email: string; password: string }, client: Client) {
      const addressDigest = secrets.digestOfAddress(email);
      const wait = await failures.begin(addressDigest, SIGN_IN_BACKOFF);
      if (wait > 0) throw new DomainError('too-many', 'sign-in.too-many', 'Too many failed attempts. Try again later.', [], wait);
      const sealed = await deletedAccounts.sealed(addressDigest);
      const opened = await openedWith(password, sealed, addressDigest);
      if (sealed === undefined || opened === undefined) throw refused();
      await failures.forget(addressDigest);
      const outcome = await deletedAccounts.restore({ addressDigest, sealed, opened }, typeAfterRestoring);
      if (outcome === 'gone') throw refused();
      if (outcome === 'taken') throw new DomainError('conflict', 'account.taken', TAKEN);
      return openSession(outcome, client);
    },
  };
}

const TAKEN = 'Somebody has signed up with the address or the username of this account meanwhile, so it cannot come back.';

const refused = () => new DomainError('unauthenticated', 'sign-in.refused', 'Invalid credentials');
