import type { AuthProvider } from 'react-admin';
import { browserSend } from '../api/browser-send.ts';
import { createClient } from '../api/client.ts';
import type { StaffMember } from '../api/domain/staff.ts';
import { forgetSession, signOut } from '../api/session.ts';
import { permissionFor, type PanelResource } from './panel-resource.ts';
import { goToSignIn } from './sign-in.ts';

/**
 * The session of the site and the permissions from GET /api/admin/me. The gate has checked both, so nothing is asked again: the server
 * decides for each call. Only the status 401 ends the session.
 */
export function createAuthProvider(me: StaffMember, resources: readonly PanelResource[]): AuthProvider {
  const { id, firstName, lastName } = me.user;
  return {
    login: () => Promise.resolve(),
    async logout() {
      await signOut({ api: createClient(browserSend) });
      goToSignIn();
      return false;
    },
    checkAuth: () => Promise.resolve(),
    checkError({ status }: { status?: number }) {
      if (status !== 401) return Promise.resolve();
      forgetSession();
      goToSignIn();
      return Promise.reject(new SignedOut());
    },
    getIdentity: () => Promise.resolve({ id, fullName: `${firstName} ${lastName}` }),
    getPermissions: () => Promise.resolve(me.permissions),
    canAccess({ resource, action }) {
      const known = resources.find(({ name }) => name === resource);
      const needed = known ? permissionFor(known, action) : 'read';
      return Promise.resolve(needed !== undefined && me.permissions.includes(needed));
    },
  };
}

/** Tells react-admin that the page is left, without a call of `logout` and without a message. */
class SignedOut extends Error {
  readonly logoutUser = false;
  override readonly message = false as unknown as string;
}
