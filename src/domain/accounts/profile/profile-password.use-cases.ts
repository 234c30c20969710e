import { DomainError } from '../../shared/domain-error.ts';
import type { PasswordHasher, PasswordPolicy } from '../accounts.ports.ts';
import { passwordChangedLetter } from '../letters/letters.ts';
import { refusePassword } from '../passwords.ts';
import type { AccessStore } from './profile.ports.ts';
import type { Caller } from '../user.ts';

export interface PasswordPorts {
  access: AccessStore;
  hasher: PasswordHasher;
  passwords: PasswordPolicy;
  publicUrl: string;
}

/**
 * The stored hash, when the password is the user's own; else throws `invalid` with the fault at `field`.
 */
export type PasswordProof = (userId: number, password: string, field?: string) => Promise<string>;

/** Proves that the owner is there, not just somebody at their machine. */
export const createPasswordProof =
  ({ access, hasher }: Pick<PasswordPorts, 'access' | 'hasher'>): PasswordProof =>
  async (userId, password, field = 'password') => {
    const hash = await access.passwordHash(userId);
    if (!(await hasher.matches(password, hash))) throw notYours(field);
    return hash;
  };

/** Not 401: the session is fine, the field is not. */
export function notYours(field: string): DomainError {
  const message = 'This is not your password';
  return new DomainError('invalid', 'password.wrong', message, [{ path: field, message }]);
}

/** A password of one's own. */
export function createPasswordChange({ access, hasher, passwords, publicUrl }: PasswordPorts) {
  const prove = createPasswordProof({ access, hasher });
  return {
    /** Ends all other sessions. Throws `invalid` for a wrong current password, or a new one that will not do. */
    async changePassword({ user, sessionId }: Caller, { current, next }: { current: string; next: string }): Promise<void> {
      const from = await prove(user.id, current, 'current');
      refusePassword('next', next, user, passwords);
      const letter = passwordChangedLetter(user.email, publicUrl);
      const isChanged = await access.changePassword({ userId: user.id, sessionId, from, to: await hasher.hash(next), letter });
      if (!isChanged) throw notYours('current');
    },

    async confirmPassword({ user, sessionId }: Caller, { password }: { password: string }): Promise<void> {
      await prove(user.id, password);
      await access.markAuthenticated(sessionId);
    },
  };
}
