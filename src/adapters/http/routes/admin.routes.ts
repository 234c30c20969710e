import type { adminContract } from '../../../contracts/admin.contract.ts';
import { permissionsOf } from '../../../domain/accounts/permissions.ts';
import type { Caller } from '../../../domain/accounts/user.ts';
import type { Handlers } from '../mount.ts';

export interface Staff {
  /** Mails the admins that this user asks for access. */
  requestAccess(caller: Caller, message?: string): Promise<void>;
}

/** The staff's side over HTTP. */
export function adminRoutes(staff: Staff): Handlers<typeof adminContract> {
  return {
    me: ({ caller }) => ({ permissions: [...permissionsOf(caller.user.accountType)] }),
    async requestAccess({ caller, body }) {
      await staff.requestAccess(caller, body.message);
      return { message: 'The admins have been asked. They answer by mail.' };
    },
  };
}
