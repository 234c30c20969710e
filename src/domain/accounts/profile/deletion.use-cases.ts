import { DomainError } from '../../shared/domain-error.ts';
import type { Transact } from '../../transactions/transact.ts';
import type { AccountStores } from '../account-stores.ports.ts';
import type { MailedSecrets, RefusedAttempts } from '../accounts.ports.ts';
import { requireAdminLeft, typeAfterRestoring } from '../permissions.ts';
import { createAttempts } from '../sign-in/attempts.use-cases.ts';
import { wrongPassword, type RequirePassword } from './profile-password.use-cases.ts';
import type { DeletedAccountStore, Encryption } from './profile.ports.ts';
import type { SignInFailures } from '../sign-in/sign-in.ports.ts';
import type { SignIn } from '../sign-in/sign-in.use-cases.ts';
import type { Caller, Client } from '../user.ts';
import { RESTORABLE_SECONDS } from './waiting-times.ts';

export interface DeletionPorts {
  transact: Transact<AccountStores>;
  deletedAccounts: DeletedAccountStore;
  encryption: Encryption;
  secrets: MailedSecrets;
  failures: SignInFailures;
  refusedAttempts: RefusedAttempts;
  requirePassword: RequirePassword;
  openSession: SignIn['openSession'];
}

/** Deletes an account and restores it. */
export function createDeletion(ports: DeletionPorts) {
  const { transact, deletedAccounts, encryption, secrets, requirePassword, openSession } = ports;

  const attempt = createAttempts(ports);

  return {
    /**
     * Erases the account at once. Returns until when the owner can restore it; the copy is encrypted with the password, so the database
     * alone does not reveal it. Throws `invalid` for a wrong password, `refused` for the last admin.
     */
    async remove({ user }: Caller, { password }: { password: string }): Promise<Date> {
      const passwordHash = await requirePassword(user.id, password);
      const addressDigest = secrets.digestOfAddress(user.email);
      const { digest: keyDigest, encrypt } = await encryption.keyFor(password, addressDigest);
      return transact(async ({ deletions, record }) => {
        const owner = await deletions.lock(user.id);
        if (owner.passwordHash !== passwordHash) throw wrongPassword('password');
        requireAdminLeft(owner.adminIds, [user.id]);
        const encrypted = encrypt(await deletions.snapshot(user.id));
        const restorableUntil = await deletions.keep({ addressDigest, keyDigest, encrypted, seconds: RESTORABLE_SECONDS });
        await deletions.erase({ id: user.id, email: owner.email });
        record({ event: 'account-deleted', userId: user.id });
        return restorableUntil;
      });
    },

    /**
     * Restores an account and signs in. Throws `unauthenticated` with the message of a failed sign-in, `too-many` as sign-in does,
     * `conflict` when another account has the address now.
     */
    async restore({ email, password }: { email: string; password: string }, client: Client) {
      const addressDigest = secrets.digestOfAddress(email);
      const found = await attempt({ email, client, isKnownNetwork: false }, async () => {
        const { digest } = await encryption.keyFor(password, addressDigest);
        const copy = await deletedAccounts.find(addressDigest, digest);
        const decrypted = await encryption.decrypt(copy?.encrypted, password);
        return copy && decrypted !== undefined ? { id: copy.id, decrypted } : undefined;
      });
      if (!found) throw refused();
      const user = await transact(async ({ deletions, record }) => {
        // A concurrent call waits here and then finds no copy.
        if (!(await deletions.lockCopy(found.id))) throw refused();
        const restored = await deletions.restore(found.decrypted, typeAfterRestoring(deletions.typeIn(found.decrypted)));
        if (!restored) throw new DomainError('conflict', 'account.taken', TAKEN);
        await deletions.dropCopy(found.id);
        record({ event: 'account-restored', userId: restored.id });
        return restored;
      });
      return openSession(user, client);
    },
  };
}

const TAKEN = 'Another account has this email address now. If it is not yours, reset its password, delete it, then try again.';

const refused = () => new DomainError('unauthenticated', 'sign-in.refused', 'Invalid credentials');
