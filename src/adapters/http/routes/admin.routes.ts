import type { adminContract } from '../../../contracts/admin.contract.ts';
import { permissionsOf } from '../../../domain/accounts/permissions.ts';
import type { Caller } from '../../../domain/accounts/user.ts';
import type { Handlers } from '../mount.ts';

export interface Staff {
  /** Emails the admins that this user asks for access. */
  requestAccess(caller: Caller, message?: string): Promise<void>;
}

export function adminRoutes(staff: Staff): Handlers<typeof adminContract> {
  return {
    me: ({ caller }) => ({ permissions: [...permissionsOf(caller.user.accountType)] }),
    async requestAccess({ caller, body }) {
      await staff.requestAccess(caller, body.message);
      return { message: 'We sent your request to the admins. They will answer by email.' };
    },
  };
}
