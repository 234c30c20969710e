import { addNamed, type SavedKind } from '../saved-items/named-item.ts';
import { knownPlace } from '../search/places/known-place.ts';
import { METHOD_VERSION } from '../shared/method.ts';
import type { Answers } from './answers.ts';
import { MAX_MATCH_SESSIONS, type MatchSession } from './session.ts';
import type { MatchSessionsUses } from './sessions.ports.ts';

const KIND: SavedKind = { code: 'match-sessions', one: 'set of answers', many: 'sets of answers', limit: MAX_MATCH_SESSIONS };

/** The saved answers of a user. A user can only reach their own. */
export function createMatchSessions({ sessions, zips }: MatchSessionsUses) {
  return {
    /** Newest first. */
    all: (userId: number): Promise<MatchSession[]> => sessions.all(userId),

    /** Saves the method version as well. Throws `conflict` for a taken name, `refused` at the limit, `invalid` for a ZIP code without a place. */
    async save(userId: number, { name, answers }: { name: string; answers: Answers }): Promise<MatchSession> {
      const { homeZip } = answers;
      if (homeZip !== undefined) knownPlace(homeZip, zips.locate(homeZip), 'answers.homeZip');
      return sessions.transact((stores) => addNamed(KIND, stores.sessions, userId, { name, answers, methodVersion: METHOD_VERSION }));
    },

    remove: (userId: number, id: number): Promise<void> => sessions.remove(userId, id),
  };
}

export type MatchSessions = ReturnType<typeof createMatchSessions>;
