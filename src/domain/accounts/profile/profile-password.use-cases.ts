import { DomainError } from '../../shared/domain-error.ts';
import type { PasswordHasher, RefusedAttempts } from '../accounts.ports.ts';
import type { Transact } from '../../transactions/transact.ts';
import type { AccountStores } from '../account-stores.ports.ts';
import { refusePassword, type PasswordRules } from '../passwords.ts';
import { replacePassword } from '../replace-password.use-case.ts';
import type { AccessStore } from './profile.ports.ts';
import type { SignedIn, SignIn } from '../sign-in/sign-in.use-cases.ts';
import type { Caller } from '../user.ts';

export interface PasswordPorts {
  transact: Transact<AccountStores>;
  access: AccessStore;
  refusedAttempts: RefusedAttempts;
  hasher: PasswordHasher;
  passwords: PasswordRules;
  signedIn: SignIn['signedIn'];
  publicUrl: string;
}

/** Returns the stored hash. Throws `invalid` with the fault at `field` for a wrong password. */
export type RequirePassword = (userId: number, password: string, field?: string) => Promise<string>;

/** A session alone is not enough for these changes: another person could be at the owner's device. */
export const createRequirePassword =
  ({ access, hasher, refusedAttempts }: Pick<PasswordPorts, 'access' | 'hasher' | 'refusedAttempts'>): RequirePassword =>
  async (userId, password, field = 'password') => {
    const hash = await access.passwordHash(userId);
    if (await hasher.matches(password, hash)) return hash;
    await refusedAttempts.record({ event: 'password-refused', userId, code: 'password.wrong' });
    throw wrongPassword(field);
  };

/** Not `unauthenticated`: the session is valid, the field is not. */
export function wrongPassword(field: string): DomainError {
  const message = 'This is not your password';
  return new DomainError('invalid', 'password.wrong', message, [{ path: field, message }]);
}

/** A session that has proved the password gets a new token: one that was copied before must not be able to do more. */
export function createPasswordChange(ports: PasswordPorts) {
  const { transact, hasher, passwords, signedIn, publicUrl } = ports;
  const requirePassword = createRequirePassword(ports);
  return {
    /** Ends all other access. Throws `invalid` for a wrong current password or a weak new one. */
    async changePassword({ user, sessionId }: Caller, { current, next }: { current: string; next: string }): Promise<SignedIn> {
      const from = await requirePassword(user.id, current, 'current');
      refusePassword('next', next, user, passwords);
      const passwordHash = await hasher.hash(next);
      const renewed = await transact(async (stores) => {
        const { email, passwordHash: present } = await stores.users.lock(user.id);
        if (present !== from) throw wrongPassword('current');
        const owner = { id: user.id, email };
        await replacePassword(stores, { owner, passwordHash, event: 'password-changed', keptSessionId: sessionId }, publicUrl);
        return stores.sessions.renew(sessionId);
      });
      return signedIn({ user, sessionId: renewed });
    },

    async confirmPassword({ user, sessionId }: Caller, { password }: { password: string }): Promise<SignedIn> {
      await requirePassword(user.id, password);
      return signedIn({ user, sessionId: await transact(({ sessions }) => sessions.renew(sessionId)) });
    },
  };
}
