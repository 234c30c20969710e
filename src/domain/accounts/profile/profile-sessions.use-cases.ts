import { DomainError } from '../../shared/domain-error.ts';
import type { Transact } from '../../transactions/transact.ts';
import type { AccountStores } from '../account-stores.ports.ts';
import { deviceOf } from './device.ts';
import type { AccessStore, OwnSession } from './profile.ports.ts';
import type { Caller } from '../user.ts';

export interface SessionView extends Omit<OwnSession, 'userAgent'> {
  device: string;
  isCurrent: boolean;
}

/** The devices where a person is signed in. */
export function createOwnSessions({ access, transact }: { access: AccessStore; transact: Transact<AccountStores> }) {
  return {
    async sessions({ user, sessionId }: Caller): Promise<SessionView[]> {
      const sessions = await access.sessions(user.id);
      return sessions.map(({ userAgent, ...session }) => ({
        ...session,
        device: deviceOf(userAgent),
        isCurrent: session.id === sessionId,
      }));
    },

    /** Throws `not-found`, with one message for an ended session, another person's, and an unknown one. */
    async endSession({ user }: Caller, sessionId: string): Promise<void> {
      const isEnded = await access.endSession(user.id, sessionId);
      if (!isEnded) throw new DomainError('not-found', 'session.not-found', 'There is no such session. It may have ended already.');
    },

    /** Ends this session too, password resets, and a pending change of address. */
    endAllSessions: ({ user }: Caller): Promise<void> =>
      transact(async (stores) => {
        await stores.access.end(user.id);
        stores.record({ event: 'signed-out-everywhere', userId: user.id });
      }),
  };
}
