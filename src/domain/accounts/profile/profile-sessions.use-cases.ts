import { DomainError } from '../../shared/domain-error.ts';
import { deviceOf } from './device.ts';
import type { AccessStore, OwnSession } from './profile.ports.ts';
import type { Caller } from '../user.ts';

export interface SessionView extends Omit<OwnSession, 'userAgent'> {
  device: string;
  isCurrent: boolean;
}

/** Where somebody is signed in. */
export function createOwnSessions({ access, lives }: { access: AccessStore; lives: Parameters<AccessStore['sessions']>[1] }) {
  return {
    async sessions({ user, sessionId }: Caller): Promise<SessionView[]> {
      const sessions = await access.sessions(user.id, lives);
      return sessions.map(({ userAgent, ...session }) => ({
        ...session,
        device: deviceOf(userAgent),
        isCurrent: session.id === sessionId,
      }));
    },

    /** Throws `not-found` for a session that has ended, is somebody else's, or never was: they cannot be told apart. */
    async endSession({ user }: Caller, sessionId: string): Promise<void> {
      const isEnded = await access.endSession(user.id, sessionId);
      if (!isEnded) throw new DomainError('not-found', 'session.not-found', 'There is no such session. It may have ended already.');
    },
  };
}
