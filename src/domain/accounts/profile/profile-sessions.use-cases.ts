import { DomainError } from '../../shared/domain-error.ts';
import { deviceOf } from './device.ts';
import type { RequireRecentPassword } from './profile-password.use-cases.ts';
import type { AccessStore, OwnSession } from './profile.ports.ts';
import type { SessionLifetime } from '../sign-in/sign-in.ports.ts';
import type { Caller } from '../user.ts';

export interface SessionView extends Omit<OwnSession, 'userAgent'> {
  device: string;
  isCurrent: boolean;
}

export interface OwnSessionsPorts {
  access: AccessStore;
  lifetime: SessionLifetime;
  requireRecentPassword: RequireRecentPassword;
}

/** The devices where a person is signed in. */
export function createOwnSessions({ access, lifetime, requireRecentPassword }: OwnSessionsPorts) {
  return {
    async sessions({ user, sessionId }: Caller): Promise<SessionView[]> {
      const sessions = await access.sessions(user.id, lifetime);
      return sessions.map(({ userAgent, ...session }) => ({
        ...session,
        device: deviceOf(userAgent),
        isCurrent: session.id === sessionId,
      }));
    },

    /**
     * Throws `forbidden` without a recent password, and `not-found`, with one message for an ended session, another person's, and an
     * unknown one.
     */
    async endSession(caller: Caller, sessionId: string): Promise<void> {
      await requireRecentPassword(caller);
      const isEnded = await access.endSession(caller.user.id, sessionId);
      if (!isEnded) throw new DomainError('not-found', 'session.not-found', 'There is no such session. It may have ended already.');
    },

    /** Ends this session too, password resets, and a pending change of address. Throws `forbidden` without a recent password. */
    async endAllSessions(caller: Caller): Promise<void> {
      await requireRecentPassword(caller);
      await access.endAllSessions(caller.user.id);
    },
  };
}
