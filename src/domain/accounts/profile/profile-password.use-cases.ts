import { DomainError } from '../../shared/domain-error.ts';
import type { PasswordHasher, PasswordPolicy } from '../accounts.ports.ts';
import { passwordChangedEmail } from '../emails/account-emails.ts';
import { refusePassword } from '../passwords.ts';
import type { AccessStore } from './profile.ports.ts';
import type { Caller } from '../user.ts';

export interface PasswordPorts {
  access: AccessStore;
  hasher: PasswordHasher;
  passwords: PasswordPolicy;
  publicUrl: string;
}

/** Returns the stored hash. Throws `invalid` with the fault at `field` for a wrong password. */
export type RequirePassword = (userId: number, password: string, field?: string) => Promise<string>;

/** A session alone is not enough for these changes: another person could be at the owner's device. */
export const createRequirePassword =
  ({ access, hasher }: Pick<PasswordPorts, 'access' | 'hasher'>): RequirePassword =>
  async (userId, password, field = 'password') => {
    const hash = await access.passwordHash(userId);
    if (!(await hasher.matches(password, hash))) throw wrongPassword(field);
    return hash;
  };

/** Not `unauthenticated`: the session is valid, the field is not. */
export function wrongPassword(field: string): DomainError {
  const message = 'This is not your password';
  return new DomainError('invalid', 'password.wrong', message, [{ path: field, message }]);
}

export function createPasswordChange({ access, hasher, passwords, publicUrl }: PasswordPorts) {
  const requirePassword = createRequirePassword({ access, hasher });
  return {
    /** Ends all other sessions. Throws `invalid` for a wrong current password or a weak new one. */
    async changePassword({ user, sessionId }: Caller, { current, next }: { current: string; next: string }): Promise<void> {
      const from = await requirePassword(user.id, current, 'current');
      refusePassword('next', next, user, passwords);
      const message = passwordChangedEmail(user.email, publicUrl);
      const isChanged = await access.changePassword({ userId: user.id, sessionId, from, to: await hasher.hash(next), message });
      if (!isChanged) throw wrongPassword('current');
    },

    async confirmPassword({ user, sessionId }: Caller, { password }: { password: string }): Promise<void> {
      await requirePassword(user.id, password);
      await access.markAuthenticated(sessionId);
    },
  };
}
