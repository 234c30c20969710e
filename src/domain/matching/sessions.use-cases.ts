import type { Answers } from './answers.ts';
import type { MatchSession } from './session.ts';
import type { MatchSessionsPorts } from './sessions.ports.ts';

/** The answers people keep. `userId` is always whose they are: nobody reaches another's. */
export function createMatchSessions({ sessions }: MatchSessionsPorts) {
  return {
    /** The newest first. */
    all: (userId: number): Promise<MatchSession[]> => sessions.all(userId),
    save: (_userId: number, _session: { name: string; answers: Answers }): Promise<MatchSession> => Promise.reject(new Error('not built')),
    remove: (userId: number, id: number): Promise<void> => sessions.remove(userId, id),
  };
}

export type MatchSessions = ReturnType<typeof createMatchSessions>;
