import { keptOr, type KeptKind } from '../shared/named-item.ts';
import { METHOD_VERSION } from '../shared/method.ts';
import type { Answers } from './answers.ts';
import { MAX_MATCH_SESSIONS, type MatchSession } from './session.ts';
import type { MatchSessionsPorts } from './sessions.ports.ts';

const KIND: KeptKind = { code: 'match-sessions', one: 'set of answers', many: 'sets of answers', limit: MAX_MATCH_SESSIONS };

/** The answers people keep. `userId` is always whose they are: nobody reaches another's. */
export function createMatchSessions({ sessions }: MatchSessionsPorts) {
  return {
    /** The newest first. */
    all: (userId: number): Promise<MatchSession[]> => sessions.all(userId),

    /** Notes the version of the method, too. Throws `conflict` for a name that is taken, `refused` beyond the limit. */
    async save(userId: number, { name, answers }: { name: string; answers: Answers }): Promise<MatchSession> {
      return keptOr(KIND, await sessions.add(userId, { name, answers, methodVersion: METHOD_VERSION }, MAX_MATCH_SESSIONS));
    },

    remove: (userId: number, id: number): Promise<void> => sessions.remove(userId, id),
  };
}

export type MatchSessions = ReturnType<typeof createMatchSessions>;
