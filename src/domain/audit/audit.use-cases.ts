import { DomainError } from '../shared/domain-error.ts';
import type { AuditEntry, AuditEventName } from './audit.ts';
import type { AuditLog } from './audit.ports.ts';

export interface AuditQuery {
  /** The id or the address of an account. A deleted account has only its id. */
  user?: number | string | undefined;
  event?: AuditEventName | undefined;
  most: number;
}

export function createAudit({ audit }: { audit: AuditLog }) {
  const idOf = async (user: number | string): Promise<number> => {
    const id = typeof user === 'number' ? user : await audit.userIdOf(user);
    if (id === undefined) throw new DomainError('not-found', 'user.unknown', `There is no account with the address ${user}.`);
    return id;
  };

  return {
    /** The newest first. Throws `not-found` for an unknown address. */
    async list({ user, ...filter }: AuditQuery): Promise<AuditEntry[]> {
      return audit.list({ ...filter, userId: user === undefined ? undefined : await idOf(user) });
    },
  };
}
